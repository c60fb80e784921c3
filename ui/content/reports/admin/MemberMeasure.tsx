import { staffOnly } from "../../../accounts/session/staffOnly.tsx";

/** On a member's page: the staff warns or mutes them, without a report. */
export const MemberMeasure = staffOnly(async () => (await import("./MeasureButton.tsx")).MeasureButton);
