import { withMatchBar } from "../club/matches/withMatchBar.tsx";
import type { PageHandle } from "../lib/page/handle.ts";
import { listReads } from "../lib/lists/listAddress.ts";
import { $tipsStatus, tipsOpened } from "./list.ts";
import { TipsPage } from "./TipsPage.tsx";

export const Component = withMatchBar(TipsPage);
export const handle: PageHandle = { opened: tipsOpened, status: $tipsStatus, reads: listReads, shows: ["tips"] };
