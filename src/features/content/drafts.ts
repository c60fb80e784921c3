import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";
import { sharedDraftPath } from "../../../ui/content/drafts/address.ts";

export const drafts: Feature = {
  name: "drafts",
  pages: [
    page(
      sharedDraftPath,
      "ui/content/drafts/SharedDraftPage.tsx",
      () => import("../../../ui/content/drafts/SharedDraftPage.tsx"),
    ),
  ],
  unlisted: [sharedDraftPath],
};
