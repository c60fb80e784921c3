import { matchesView, standingsView } from "../../../ui/admin/viewAddress.ts";
import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page, piece } from "../../page.ts";

export const matches: Feature = {
  name: "matches",
  pages: [
    page(
      "/matches",
      "ui/club/matches/list/MatchesPage.tsx",
      () => import("../../../ui/club/matches/list/MatchesPage.tsx"),
    ),
    page(
      "/matches/:slug",
      "ui/club/matches/detail/MatchPage.tsx",
      () => import("../../../ui/club/matches/detail/MatchPage.tsx"),
      ["matchAct"],
    ),
    page(
      "/matches/:slug/overlay",
      "ui/club/matches/overlay/OverlayPage.tsx",
      () => import("../../../ui/club/matches/overlay/OverlayPage.tsx"),
      [],
      { isBare: true },
    ),
  ],
  navEntries: [{ to: "/matches", words: words.matches, part: "teams", foot: "club" }],
  pieces: [
    piece(
      "pageTop",
      "ui/club/matches/bar/MatchBar.tsx",
      async () => (await import("../../../ui/club/matches/bar/MatchBar.tsx")).matchBar,
    ),
    piece(
      "teamMatches",
      "ui/club/matches/team/teamMatches.ts",
      async () => (await import("../../../ui/club/matches/team/teamMatches.ts")).teamMatches,
    ),
    adminView(matchesView, "ui/club/matches/admin/view.ts", () => import("../../../ui/club/matches/admin/view.ts")),
    adminView(
      standingsView,
      "ui/club/standings/admin/view.ts",
      () => import("../../../ui/club/standings/admin/view.ts"),
    ),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./matches.server.ts"),
  },
};
