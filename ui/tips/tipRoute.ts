import type { PageHandle } from "../page/handle.ts";
import { $tipStatus, tipOpened } from "./tip.ts";

export { TipPage as Component } from "./TipPage.tsx";
export const handle: PageHandle = { opened: tipOpened, status: $tipStatus };
