import { words } from "../../ui/app/words.ts";
import { feature } from "../feature.ts";
import { page } from "../page.ts";

export const legal = feature({
  name: "legal",
  pages: [
    page("/privacy", "ui/club/legal/PrivacyPage.tsx", async () => ({
      Component: (await import("../../ui/club/legal/PrivacyPage.tsx")).PrivacyPage,
    })),
    page("/terms", "ui/club/legal/TermsPage.tsx", async () => ({
      Component: (await import("../../ui/club/legal/TermsPage.tsx")).TermsPage,
    })),
  ],
  places: [
    { to: "/privacy", words: words.privacy, part: "mentions" },
    { to: "/terms", words: words.terms, part: "mentions" },
  ],
  server: import.meta.env.SSR && { budget: { "/privacy": 124.5, "/terms": 123 } },
});
