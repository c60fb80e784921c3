import { type ReactNode, useState } from "react";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { ReadableDraft } from "../../../domain/content/editing/readDraft.ts";
import { $isStaff } from "../../accounts/session/session.ts";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";

export type StaffDraftProps = {
  readonly kind: ContentKind;
  readonly slug: string;
  /** Shown to visitors and members, and to staff when there is no draft. */
  readonly missing: ReactNode;
  /** Shown while the draft is loading. */
  readonly waiting: ReactNode;
  /** Called when the item has been published meanwhile: reloads the page. */
  readonly onPublished: () => void;
  /** Renders the draft under its banner. */
  readonly children: (draft: ReadableDraft, banner: ReactNode) => ReactNode;
};

const drafts = lazyModule(async () => (await import("../admin/drafts/DraftPlace.tsx")).DraftPlace);

/** On a missing page: shows its draft to staff. The code is loaded at the first one that staff open. */
export const StaffDraft = (props: StaffDraftProps) => {
  const isStaff = useUnit($isStaff);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = isStaff && !hasFailed;
  const DraftPlace = useLazyModule(drafts, isOpen, () => setFailed(true));
  if (!isOpen) return props.missing;
  return DraftPlace ? <DraftPlace {...props} key={props.slug} /> : props.waiting;
};
