import { NewsletterForm } from "../../ui/messages/newsletter/NewsletterForm.tsx";
import { subscribeFx } from "../../ui/messages/newsletter/effects.ts";
import type * as staffActs from "../../ui/messages/newsletter/admin/effects.ts";
import type * as acts from "../../ui/messages/newsletter/acts.ts";
import { checkedEffects, feature } from "../feature.ts";
import { page } from "../page.ts";

export const newsletter = feature({
  name: "newsletter",
  pages: [
    page("/newsletter/confirmer", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../ui/messages/newsletter/LinkPage.tsx")).ConfirmPage,
      handle: { startsAtOnce: true },
    })),
    page("/newsletter/desinscription", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../ui/messages/newsletter/LinkPage.tsx")).LeavePage,
      handle: { startsAtOnce: true },
    })),
  ],
  unlisted: ["/newsletter"],
  footer: NewsletterForm,
  server: import.meta.env.SSR && {
    forms: ["/"],
    functions: ["confirm-newsletter", "subscribe-newsletter", "unsubscribe-newsletter"],
  },
  bind: () => import("./newsletter.bind.ts"),
  staff: () => import("./newsletter.staff.ts"),
  handle: {
    subscribeToNewsletter: subscribeFx,
    ...checkedEffects<typeof acts>(),
    ...checkedEffects<typeof staffActs>(),
  },
});
