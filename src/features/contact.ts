import { words } from "../../ui/app/words.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const contact: Feature = {
  name: "contact",
  pages: [
    page("/contact", "ui/messages/contact/ContactPage.tsx", () => import("../../ui/messages/contact/ContactPage.tsx")),
  ],
  pieces: [
    piece(
      "adminView",
      "ui/messages/admin/inbox/view.ts",
      async () => (await import("../../ui/messages/admin/inbox/view.ts")).view,
    ),
  ],
  navEntries: [{ to: "/contact", words: words.contact, part: "club", foot: "club" }],
  server: import.meta.env.SSR && {
    forms: ["/contact"],
    functions: ["send-contact-email"],
  },
};
