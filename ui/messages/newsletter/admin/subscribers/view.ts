import { lazyModule } from "../../../../design/components/lazyModule.ts";
import type { AdminView } from "../../../../lib/page/slots.ts";
import { subscribersView } from "../../../../admin/viewAddress.ts";
import { words } from "./words.ts";

export const view: AdminView = {
  path: subscribersView,
  shownBy: "newsletter",
  parts: lazyModule(async () => (await import("./SubscribersTab.tsx")).parts),
  words: words.view,
  order: 1,
  isForAdmins: true,
};
