import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { reportsView } from "../../../admin/viewAddress.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: reportsView,
  parts: lazyModule(async () => (await import("./ReportsTab.tsx")).parts),
  words: words.view,
  order: 1,
};
