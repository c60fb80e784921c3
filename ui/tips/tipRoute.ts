import { withMatchBar } from "../club/matches/withMatchBar.tsx";
import type { PageHandle } from "../lib/page/handle.ts";
import { $tipId, $tipStatus, tipOpened } from "./tip.ts";
import { TipPage } from "./TipPage.tsx";

export const Component = withMatchBar(TipPage);
export const handle: PageHandle = { opened: tipOpened, status: $tipStatus, shows: ["tips"], item: $tipId };
