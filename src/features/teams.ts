import { teamNavEntries } from "../../ui/club/teams/menu.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const teams: Feature = {
  name: "teams",
  pages: [
    page("/teams", "ui/club/teams/TeamsPage.tsx", () => import("../../ui/club/teams/TeamsPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/team-valorant", "ui/club/teams/TeamPage.tsx", () => import("../../ui/club/teams/TeamPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/teams/:slug", "ui/club/teams/TeamPage.tsx", () => import("../../ui/club/teams/TeamPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/players/:slug", "ui/club/teams/PersonPage.tsx", () => import("../../ui/club/teams/PersonPage.tsx"), [
      "pageTop",
    ]),
  ],
  navEntries: teamNavEntries(),
  navEntriesNow: ({ teams }) => teams && teamNavEntries(teams),
  pieces: [
    piece(
      "adminView",
      "ui/club/teams/admin/view.ts",
      async () => (await import("../../ui/club/teams/admin/view.ts")).view,
    ),
    piece(
      "adminView",
      "ui/club/teams/admin/view.ts",
      async () => (await import("../../ui/club/teams/admin/view.ts")).peopleIn,
    ),
    piece(
      "memberTab",
      "ui/club/teams/followed/FollowedTeamsTab.tsx",
      async () => (await import("../../ui/club/teams/followed/FollowedTeamsTab.tsx")).followedTeamsTab,
    ),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./teams.server.ts"),
  },
};
