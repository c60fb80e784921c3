import { LetterForm } from "../../ui/messages/newsletter/LetterForm.tsx";
import { confirmLetterFx, leaveLetterFx, subscribeFx } from "../../ui/messages/newsletter/effects.ts";
import { feature } from "../feature.ts";
import { page } from "../page.ts";

export const newsletter = feature({
  name: "newsletter",
  pages: [
    page("/newsletter/confirmer", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../ui/messages/newsletter/LinkPage.tsx")).ConfirmPage,
    })),
    page("/newsletter/desinscription", "ui/messages/newsletter/LinkPage.tsx", async () => ({
      Component: (await import("../../ui/messages/newsletter/LinkPage.tsx")).LeavePage,
    })),
  ],
  unlisted: ["/newsletter"],
  footer: LetterForm,
  bind: () => import("./newsletter.bind.ts"),
  handle: {
    subscribeLetter: subscribeFx,
    confirmLetter: confirmLetterFx,
    leaveLetter: leaveLetterFx,
  },
});
