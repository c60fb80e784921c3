import type { Feature } from "../feature.ts";
import { page } from "../page.ts";

export const drafts: Feature = {
  name: "drafts",
  pages: [
    page(
      "/apercu",
      "ui/content/drafts/SharedDraftPage.tsx",
      () => import("../../ui/content/drafts/SharedDraftPage.tsx"),
    ),
  ],
  unlisted: ["/apercu"],
};
