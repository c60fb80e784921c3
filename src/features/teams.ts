import { words } from "../../ui/app/words.ts";
import { feature } from "../feature.ts";
import { page } from "../page.ts";

export const teams = feature({
  name: "teams",
  pages: [
    page("/teams", "ui/club/teams/TeamsPage.tsx", () => import("../../ui/club/teams/TeamsPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
    page("/team-valorant", "ui/club/teams/ValorantPage.tsx", () => import("../../ui/club/teams/ValorantPage.tsx"), [
      "pageTop",
      "teamMatches",
    ]),
  ],
  places: [
    { to: "/teams", words: words.allTeams, part: "teams", foot: 1 },
    { to: "/team-valorant", words: words.valorantTeam, part: "teams" },
  ],
  server: import.meta.env.SSR && {
    budget: { "/teams": 142, "/team-valorant": 141.5 },
    part: () => import("./teams.server.ts"),
  },
});
