import { staffOnly } from "../../accounts/session/staffOnly.tsx";

/** On a published page: staff's way into the editor. */
export const StaffEdit = staffOnly(async () => (await import("../admin/edit/EditButton.tsx")).EditButton);
