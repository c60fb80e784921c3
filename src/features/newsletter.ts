import { NewsletterForm } from "../../ui/messages/newsletter/NewsletterForm.tsx";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const newsletter: Feature = {
  name: "newsletter",
  pages: [
    page(
      "/lettres",
      "ui/messages/newsletter/archive/ArchivePage.tsx",
      () => import("../../ui/messages/newsletter/archive/ArchivePage.tsx"),
    ),
    page(
      "/lettres/:slug",
      "ui/messages/newsletter/archive/LetterPage.tsx",
      () => import("../../ui/messages/newsletter/archive/LetterPage.tsx"),
    ),
    page("/newsletter/confirmer", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../ui/messages/newsletter/LinkPage.tsx")).ConfirmPage,
      handle: { startsAtOnce: true },
    })),
    // The links of notifications lead here too: "de" says so.
    page("/newsletter/desinscription", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../ui/messages/newsletter/LinkPage.tsx")).LeavePage,
      handle: { startsAtOnce: true, reads: ["de"] },
    })),
  ],
  pieces: [
    piece(
      "adminView",
      "ui/messages/newsletter/admin/letters/view.ts",
      async () => (await import("../../ui/messages/newsletter/admin/letters/view.ts")).view,
    ),
    piece(
      "adminView",
      "ui/messages/newsletter/admin/subscribers/view.ts",
      async () => (await import("../../ui/messages/newsletter/admin/subscribers/view.ts")).view,
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
