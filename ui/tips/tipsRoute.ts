import type { PageHandle } from "../page/handle.ts";
import { $tipsStatus, tipsOpened } from "./list.ts";

export { TipsPage as Component } from "./TipsPage.tsx";
export const handle: PageHandle = { opened: tipsOpened, status: $tipsStatus };
