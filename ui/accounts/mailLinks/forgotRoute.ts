import type { PageHandle } from "../../lib/page/handle.ts";
import { forgotReads } from "../address.ts";

export { ForgotPage as Component } from "./ForgotPage.tsx";
export const handle: PageHandle = { reads: forgotReads };
