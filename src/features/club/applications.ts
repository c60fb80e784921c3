import { applicationsView, positionsView } from "../../../ui/admin/viewAddress.ts";
import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page, piece } from "../../page.ts";

export const applications: Feature = {
  name: "applications",
  pages: [
    page(
      "/recruitment",
      "ui/applications/RecruitmentPage.tsx",
      () => import("../../../ui/applications/RecruitmentPage.tsx"),
    ),
  ],
  pieces: [
    adminView(
      applicationsView,
      "ui/applications/admin/view.ts",
      () => import("../../../ui/applications/admin/view.ts"),
    ),
    adminView(
      positionsView,
      "ui/applications/positions/admin/view.ts",
      () => import("../../../ui/applications/positions/admin/view.ts"),
    ),
    piece(
      "memberTab",
      "ui/applications/mine/MyApplications.tsx",
      async () => (await import("../../../ui/applications/mine/MyApplications.tsx")).applicationsTab,
    ),
  ],
  navEntries: [{ to: "/recruitment", words: words.recruitment, part: "club", foot: "club" }],
};
