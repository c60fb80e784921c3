import { words } from "../../ui/app/words.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const partners: Feature = {
  name: "partners",
  pages: [
    page("/partners", "ui/club/partners/PartnersPage.tsx", () => import("../../ui/club/partners/PartnersPage.tsx")),
  ],
  navEntries: [{ to: "/partners", words: words.partners, part: "club", foot: "club" }],
  pieces: [
    piece(
      "adminView",
      "ui/club/partners/admin/view.ts",
      async () => (await import("../../ui/club/partners/admin/view.ts")).view,
    ),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./partners.server.ts"),
  },
};
