import { lettersView, subscribersView } from "../../../ui/admin/viewAddress.ts";
import { NewsletterForm } from "../../../ui/messages/newsletter/NewsletterForm.tsx";
import type { Feature } from "../../feature.ts";
import { adminView, page } from "../../page.ts";

export const newsletter: Feature = {
  name: "newsletter",
  pages: [
    page(
      "/lettres",
      "ui/messages/newsletter/archive/ArchivePage.tsx",
      () => import("../../../ui/messages/newsletter/archive/ArchivePage.tsx"),
    ),
    page(
      "/lettres/:slug",
      "ui/messages/newsletter/archive/LetterPage.tsx",
      () => import("../../../ui/messages/newsletter/archive/LetterPage.tsx"),
    ),
    page("/newsletter/confirmer", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../../ui/messages/newsletter/LinkPage.tsx")).ConfirmPage,
      handle: { startsAtOnce: true },
    })),
    // The links of notifications lead here too: "de" says so.
    page("/newsletter/desinscription", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../../ui/messages/newsletter/LinkPage.tsx")).LeavePage,
      handle: { startsAtOnce: true, reads: ["de"] },
    })),
  ],
  pieces: [
    adminView(
      lettersView,
      "ui/messages/newsletter/admin/letters/view.ts",
      () => import("../../../ui/messages/newsletter/admin/letters/view.ts"),
    ),
    adminView(
      subscribersView,
      "ui/messages/newsletter/admin/subscribers/view.ts",
      () => import("../../../ui/messages/newsletter/admin/subscribers/view.ts"),
    ),
  ],
  unlisted: ["/newsletter"],
  footer: NewsletterForm,
  server: import.meta.env.SSR && {
    forms: ["/"],
    part: () => import("./newsletter.server.ts"),
    functions: ["confirm-newsletter", "subscribe-newsletter", "unsubscribe-newsletter"],
  },
};
