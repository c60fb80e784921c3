import { words } from "../../ui/app/words.ts";
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
});
