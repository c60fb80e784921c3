import type * as staff from "../../ui/club/partners/admin/effects.ts";
import { words } from "../../ui/app/words.ts";
import { listPartnersFx } from "../../ui/club/partners/effects.ts";
import { checkedEffects, feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const partners = feature({
  name: "partners",
  pages: [
    page("/partners", "ui/club/partners/PartnersPage.tsx", () => import("../../ui/club/partners/PartnersPage.tsx")),
  ],
  places: [{ to: "/partners", words: words.partners, part: "club" }],
  pieces: [
    piece(
      "adminTab",
      "ui/club/partners/admin/PartnersTab.tsx",
      async () => (await import("../../ui/club/partners/admin/PartnersTab.tsx")).tab,
    ),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./partners.server.ts"),
  },
  bind: () => import("./partners.bind.ts"),
  staff: () => import("./partners.staff.ts"),
  reads: {
    listPartners: listPartnersFx,
  },
  handle: checkedEffects<typeof staff>(),
});
