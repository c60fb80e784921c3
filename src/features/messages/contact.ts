import { messagesView } from "../../../ui/admin/viewAddress.ts";
import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page } from "../../page.ts";

export const contact: Feature = {
  name: "contact",
  pages: [
    page(
      "/contact",
      "ui/messages/contact/ContactPage.tsx",
      () => import("../../../ui/messages/contact/ContactPage.tsx"),
    ),
  ],
  pieces: [
    adminView(
      messagesView,
      "ui/messages/admin/inbox/view.ts",
      () => import("../../../ui/messages/admin/inbox/view.ts"),
    ),
  ],
  navEntries: [{ to: "/contact", words: words.contact, part: "club", foot: "club" }],
  server: import.meta.env.SSR && {
    forms: ["/contact"],
    functions: ["send-contact-email"],
  },
};
