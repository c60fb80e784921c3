import { words } from "../../ui/app/words.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const applications: Feature = {
  name: "applications",
  pages: [
    page(
      "/recruitment",
      "ui/applications/RecruitmentPage.tsx",
      () => import("../../ui/applications/RecruitmentPage.tsx"),
    ),
  ],
  pieces: [
    piece(
      "adminView",
      "ui/applications/admin/view.ts",
      async () => (await import("../../ui/applications/admin/view.ts")).view,
    ),
    piece(
      "adminView",
      "ui/applications/positions/admin/view.ts",
      async () => (await import("../../ui/applications/positions/admin/view.ts")).view,
    ),
    piece(
      "memberTab",
      "ui/applications/mine/MyApplications.tsx",
      async () => (await import("../../ui/applications/mine/MyApplications.tsx")).applicationsTab,
    ),
  ],
  navEntries: [{ to: "/recruitment", words: words.recruitment, part: "club", foot: "club" }],
  server: import.meta.env.SSR && {
    functions: ["send-application-to-discord"],
  },
};
