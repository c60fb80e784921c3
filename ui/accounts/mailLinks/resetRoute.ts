import type { PageHandle } from "../../lib/page/handle.ts";
import { forgotReads } from "../address.ts";

export { ResetPage as Component } from "./ResetPage.tsx";
export const handle: PageHandle = { reads: forgotReads };
