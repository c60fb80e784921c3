import type { PageHandle } from "../../lib/page/handle.ts";
import { forgotReads } from "../address.ts";

// The page of mail links shows the same component, so the route has a file of its own.
export { ResetPage as Component } from "./ResetPage.tsx";
export const handle: PageHandle = { reads: forgotReads, startsAtOnce: true };
