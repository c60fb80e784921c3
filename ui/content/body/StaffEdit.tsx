import { useState } from "react";
import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import { $isStaff } from "../../accounts/session/session.ts";
import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";

const buttons = lazyModule(async () => (await import("../admin/edit/EditButton.tsx")).EditButton);

/** On a published page: staff's way into the editor. Its code is loaded by staff alone. */
export const StaffEdit = (item: ItemRef) => {
  const isStaff = useUnit($isStaff);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = isStaff && !hasFailed;
  const EditButton = useLazyModule(buttons, isOpen, () => setFailed(true));
  return isOpen && EditButton ? <EditButton {...item} /> : null;
};
