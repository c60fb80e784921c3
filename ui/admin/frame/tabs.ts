import type { AdminView } from "../../lib/page/slots.ts";

/** A view with a tab. */
export type TabOfView = AdminView & { readonly tab: NonNullable<AdminView["tab"]> };

/** The element id of the tabs, which on phones are a sheet. */
export const sideId = "admin-sections";
