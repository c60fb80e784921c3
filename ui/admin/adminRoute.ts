import type { PageHandle } from "../page/handle.ts";

export { AdminPage as Component } from "./AdminPage.tsx";
export const handle: PageHandle = { isForStaff: true };
