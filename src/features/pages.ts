import type * as staff from "../../ui/club/pages/admin/effects.ts";
import { readPageTextsFx } from "../../ui/club/pages/effects.ts";
import { readSiteFx } from "../../ui/lib/page/siteState.ts";
import { checkedEffects, feature } from "../feature.ts";
import { piece } from "../page.ts";

export const pages = feature({
  name: "pages",
  pieces: [
    piece(
      "adminTab",
      "ui/club/pages/admin/PagesTab.tsx",
      async () => (await import("../../ui/club/pages/admin/PagesTab.tsx")).tab,
    ),
  ],
  server: import.meta.env.SSR && { budget: { "ui/club/pages/admin/TextsDialog.tsx": 109.5 } },
  bind: () => import("./pages.bind.ts"),
  staff: () => import("./pages.staff.ts"),
  reads: {
    readSite: readSiteFx,
    readPageTexts: readPageTextsFx,
  },
  handle: checkedEffects<typeof staff>(),
});
