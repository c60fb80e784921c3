import type * as staff from "../../ui/club/matches/admin/effects.ts";
import type * as staffStandings from "../../ui/club/standings/admin/effects.ts";
import { listMatchesFx, nextMatchesFx, readMatchFx, teamMatchesFx } from "../../ui/club/matches/effects.ts";
import type * as hidden from "../../ui/club/matches/hidden/effects.ts";
import { readStandingsFx } from "../../ui/club/standings/effects.ts";
import { words } from "../../ui/app/words.ts";
import { checkedEffects, feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const matches = feature({
  name: "matches",
  pages: [
    page(
      "/matches",
      "ui/club/matches/list/MatchesPage.tsx",
      () => import("../../ui/club/matches/list/MatchesPage.tsx"),
      ["pageTop"],
    ),
    page(
      "/matches/:slug",
      "ui/club/matches/detail/MatchPage.tsx",
      () => import("../../ui/club/matches/detail/MatchPage.tsx"),
      ["pageTop"],
    ),
  ],
  places: [{ to: "/matches", words: words.matches, part: "teams", foot: 1 }],
  pieces: [
    piece(
      "pageTop",
      "ui/club/matches/MatchBar.tsx",
      async () => (await import("../../ui/club/matches/MatchBar.tsx")).matchBar,
    ),
    piece(
      "teamMatches",
      "ui/club/matches/team/teamMatches.ts",
      async () => (await import("../../ui/club/matches/team/teamMatches.ts")).teamMatches,
    ),
    piece(
      "adminTab",
      "ui/club/matches/admin/MatchesTab.tsx",
      async () => (await import("../../ui/club/matches/admin/MatchesTab.tsx")).tab,
    ),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./matches.server.ts"),
    budget: {
      "/matches": 121,
      "/matches/:slug": 117,
      "ui/club/matches/MatchBar.tsx": 9.5,
      "ui/club/matches/admin/edit/MatchDialog.tsx": 81.5,
      "ui/club/matches/admin/files/ImportDialog.tsx": 82.5,
      "node_modules/papaparse/papaparse.min.js": 6.5,
      "ui/club/standings/admin/StandingsList.tsx": 75.5,
      "ui/club/standings/admin/StandingsDialog.tsx": 86.5,
      "ui/club/matches/admin/score/ScoreDialog.tsx": 82.5,
    },
  },
  bind: () => import("./matches.bind.ts"),
  staff: () => import("./matches.staff.ts"),
  reads: {
    listMatches: listMatchesFx,
    readMatch: readMatchFx,
    readNextMatches: nextMatchesFx,
    listTeamMatches: teamMatchesFx,
    readStandings: readStandingsFx,
  },
  handle: {
    ...checkedEffects<typeof hidden>(),
    ...checkedEffects<typeof staff>(),
    ...checkedEffects<typeof staffStandings>(),
  },
});
