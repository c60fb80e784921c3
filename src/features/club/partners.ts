import { partnersView } from "../../../ui/admin/viewAddress.ts";
import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page } from "../../page.ts";

export const partners: Feature = {
  name: "partners",
  pages: [
    page("/partners", "ui/club/partners/PartnersPage.tsx", () => import("../../../ui/club/partners/PartnersPage.tsx")),
  ],
  navEntries: [{ to: "/partners", words: words.partners, part: "club", foot: "club" }],
  pieces: [
    adminView(partnersView, "ui/club/partners/admin/view.ts", () => import("../../../ui/club/partners/admin/view.ts")),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./partners.server.ts"),
  },
};
