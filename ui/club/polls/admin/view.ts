import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { viewWords as words } from "./viewWords.ts";

export const view: AdminView = {
  path: words.path,
  parts: lazyModule(async () => (await import("./PollsView.tsx")).parts),
  words: words.tab,
  order: 1,
};
