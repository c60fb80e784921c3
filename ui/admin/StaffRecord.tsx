import { staffOnly } from "../accounts/session/staffOnly.tsx";

/** On the page of a record: leads staff to its form in the panel. */
export const StaffRecord = staffOnly(async () => (await import("./RecordLink.tsx")).RecordLink);
