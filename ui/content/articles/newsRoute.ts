import { withMatchBar } from "../../club/matches/withMatchBar.tsx";
import type { PageHandle } from "../../lib/page/handle.ts";
import { listReads } from "../../lib/lists/listAddress.ts";
import { $newsStatus, newsOpened } from "./list.ts";
import { NewsPage } from "./NewsPage.tsx";

export const Component = withMatchBar(NewsPage);
export const handle: PageHandle = { opened: newsOpened, status: $newsStatus, reads: listReads, shows: ["articles"] };
