import { words } from "../../ui/app/words.ts";
import { listPartnersFx, partnerActs } from "../../ui/club/partners/effects.ts";
import { feature } from "../feature.ts";
import { page } from "../page.ts";

export const partners = feature({
  name: "partners",
  pages: [
    page("/partners", "ui/club/partners/PartnersPage.tsx", async () => ({
      Component: (await import("../../ui/club/partners/PartnersPage.tsx")).PartnersPage,
    })),
  ],
  places: [{ to: "/partners", words: words.partners, part: "club" }],
  server: import.meta.env.SSR && { budget: { "/partners": 121 } },
  bind: () => import("./partners.bind.ts"),
  staff: () => import("./partners.staff.ts"),
  handle: {
    listPartners: listPartnersFx,
    listStaffPartners: partnerActs.allFx,
    addPartner: partnerActs.addFx,
    savePartner: partnerActs.saveFx,
    publishPartner: partnerActs.publishFx,
    placePartner: partnerActs.placeFx,
    removePartner: partnerActs.removeFx,
  },
});
