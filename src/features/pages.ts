import { readSiteFx } from "../../ui/lib/page/siteState.ts";
import {
  listPagesFx,
  readPageTextsFx,
  restorePageTextsFx,
  savePageTextsFx,
  switchFeatureFx,
} from "../../ui/club/pages/effects.ts";
import { feature } from "../feature.ts";
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
  server: import.meta.env.SSR && { budget: { "ui/club/pages/admin/TextsDialog.tsx": 98.5 } },
  bind: () => import("./pages.bind.ts"),
  staff: () => import("./pages.staff.ts"),
  handle: {
    readSite: readSiteFx,
    readPageTexts: readPageTextsFx,
    listPages: listPagesFx,
    savePageTexts: savePageTextsFx,
    restorePageTexts: restorePageTextsFx,
    switchFeature: switchFeatureFx,
  },
});
