import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { categoriesView, words } from "./words.ts";

export const view: AdminView = {
  path: categoriesView,
  parts: lazyModule(async () => (await import("./CategoriesTab.tsx")).parts),
  words: words.tab,
  order: 2,
};
