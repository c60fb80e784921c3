import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

export const legal: Feature = {
  name: "legal",
  pages: [
    page("/privacy", "ui/club/legal/PrivacyPage.tsx", () => import("../../../ui/club/legal/PrivacyPage.tsx")),
    page("/terms", "ui/club/legal/TermsPage.tsx", () => import("../../../ui/club/legal/TermsPage.tsx")),
  ],
  navEntries: [
    { to: "/privacy", words: words.privacy, part: "mentions" },
    { to: "/terms", words: words.terms, part: "mentions" },
  ],
};
