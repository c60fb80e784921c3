import { peopleView, teamsView } from "../../../ui/admin/viewAddress.ts";
import { teamNavEntries } from "../../../ui/club/teams/menu.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page, piece } from "../../page.ts";

export const teams: Feature = {
  name: "teams",
  pages: [
    page("/teams", "ui/club/teams/TeamsPage.tsx", () => import("../../../ui/club/teams/TeamsPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/team-valorant", "ui/club/teams/TeamPage.tsx", () => import("../../../ui/club/teams/TeamPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/teams/:slug", "ui/club/teams/TeamPage.tsx", () => import("../../../ui/club/teams/TeamPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/players/:slug", "ui/club/teams/PersonPage.tsx", () => import("../../../ui/club/teams/PersonPage.tsx"), [
      "pageTop",
      "personFacts",
    ]),
  ],
  navEntries: teamNavEntries(),
  navEntriesNow: ({ teams }) => teams && teamNavEntries(teams),
  pieces: [
    adminView(teamsView, "ui/club/teams/admin/view.ts", () => import("../../../ui/club/teams/admin/view.ts")),
    adminView(peopleView, "ui/club/teams/admin/view.ts", async () => ({
      view: (await import("../../../ui/club/teams/admin/view.ts")).peopleIn,
    })),
    piece(
      "memberTab",
      "ui/club/teams/followed/FollowedTeamsTab.tsx",
      async () => (await import("../../../ui/club/teams/followed/FollowedTeamsTab.tsx")).followedTeamsTab,
    ),
  ],
  server: import.meta.env.SSR && {
    part: () => import("./teams.server.ts"),
  },
};
