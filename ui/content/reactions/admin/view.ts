import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { commentsView } from "../../../admin/viewAddress.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: commentsView,
  parts: lazyModule(async () => (await import("./CommentsTab.tsx")).parts),
  words: words.view,
  order: 1,
  hints: words.keys,
};
