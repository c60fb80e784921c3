import { useState } from "react";
import { $isStaff } from "../../accounts/session/session.ts";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";
import type { DraftPlaceProps } from "../admin/drafts/DraftPlace.tsx";

const drafts = lazyModule(async () => (await import("../admin/drafts/DraftPlace.tsx")).DraftPlace);

/** On a missing page: shows its draft to staff. The code is loaded at the first one that staff open. */
export const StaffDraft = (props: DraftPlaceProps) => {
  const isStaff = useUnit($isStaff);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = isStaff && !hasFailed;
  const DraftPlace = useLazyModule(drafts, isOpen, () => setFailed(true));
  if (!isOpen) return props.missing;
  return DraftPlace ? <DraftPlace {...props} key={props.slug} /> : props.waiting;
};
