import { staffOnly } from "../../accounts/session/staffOnly.tsx";

/** Leads staff from an empty part of a page to the form that fills it. */
export const StaffStep = staffOnly(async () => (await import("./StepLink.tsx")).StepLink);
