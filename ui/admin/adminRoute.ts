import type { PageHandle } from "../page/handle.ts";
import { panelReads } from "./address.ts";
import { contentReads } from "./content/address.ts";

export { AdminPage as Component } from "./AdminPage.tsx";
export const handle: PageHandle = { isForStaff: true, reads: [...new Set([...panelReads, ...contentReads])] };
