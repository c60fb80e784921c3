import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { libraryView } from "../../../admin/viewAddress.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: libraryView,
  parts: lazyModule(async () => (await import("./LibraryTab.tsx")).parts),
  words: words.view,
  order: 2,
};
