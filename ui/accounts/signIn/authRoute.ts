import type { PageHandle } from "../../lib/page/handle.ts";
import { authReads } from "../address.ts";

export { AuthPage as Component } from "./AuthPage.tsx";
// Whether the backend has Discord is asked in the browser.
export const handle: PageHandle = { reads: authReads, startsAtOnce: true };
