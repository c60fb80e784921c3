import type { PageHandle } from "../../lib/page/handle.ts";
import { authReads } from "../address.ts";

export { AuthPage as Component } from "./AuthPage.tsx";
export const handle: PageHandle = { reads: authReads };
