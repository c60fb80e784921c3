import { expect, it } from "vitest";
import type { ClubTeams, Team } from "../teams.ts";
import { firstPlayerAccounts, firstTeamPages } from "./firstTeams.ts";

const team: Team = {
  slug: "valorant",
  game: "Valorant",
  status: "Active",
  achievements: [],
  players: [{ name: "Zoé", role: "Duelliste", position: "Entrée", qualities: ["Calme"] }],
  staff: [],
};
const folder = (teams: readonly Team[]): ClubTeams => ({
  title: "",
  lead: "",
  teams,
  expansion: { title: "", status: "Active", isRecruiting: false, text: "", chat: "" },
});

it("[CF-4] has the teams and people of the folder, and no others", () => {
  expect(firstTeamPages(folder([]))).toEqual({ teams: [], people: [], memberships: [], honours: [] });
  const { teams, people, memberships } = firstTeamPages(folder([team]));
  expect(teams).toMatchObject([{ slug: "valorant", title: "", lead: "", tier: "", founded: null, links: [] }]);
  expect(people).toMatchObject([{ slug: "zoe", name: "Zoé", qualities: ["Calme"], stats: null }]);
  expect(memberships).toMatchObject([
    { team: "valorant", person: "zoe", kind: "player", position: "Entrée", rank: "" },
  ]);
});

it("[MP-7] says which members the players are", () => {
  const players = [...team.players, { name: "Zoé B", role: "Soutien", username: "zoe_b" }];
  const accounts = firstPlayerAccounts(folder([{ ...team, players, staff: [{ name: "Zoe B", role: "Coach" }] }]));
  expect(accounts).toEqual([{ person: "zoe-b", username: "zoe_b" }]);
});

it("takes one person in two teams for the same, with all that is said of them", () => {
  const other: Team = {
    ...team,
    slug: "tarot",
    game: "Tarot",
    players: [],
    staff: [{ name: "Zoé", role: "Coach", story: "Elle rit." }],
  };
  const { people, memberships } = firstTeamPages(folder([team, other]));
  expect(people).toMatchObject([{ name: "Zoé", qualities: ["Calme"], story: "Elle rit." }]);
  expect(memberships.map(({ team, role }) => `${team} ${role}`)).toEqual(["valorant Duelliste", "tarot Coach"]);
});
