import { lazyModule } from "../../design/components/lazyModule.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { accessView } from "../viewAddress.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: accessView,
  parts: lazyModule(async () => (await import("./AccessView.tsx")).parts),
  words: words.view,
  order: 2,
  tab: { group: "site", icon: "key" },
  isForAdmins: true,
};
