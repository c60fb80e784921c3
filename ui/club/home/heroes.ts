import { createStore, sample } from "effector";
import { founders } from "virtual:club/founders";
import { home } from "virtual:club/home";
import type { Figure } from "../../../domain/club/club.ts";
import { presentHeroes } from "../../../domain/club/heroes.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { $switchedOff } from "../../lib/page/siteState.ts";
import { createQuery } from "../../lib/query.ts";
import { readTeamsFx } from "../teams/effects.ts";
import { homeOpened } from "./reading.ts";

const query = createQuery({ effect: readTeamsFx });

/** The people whom home draws. The server's page passes on no more. A failure hides nothing that is shown. */
export const $heroes = createStore<readonly Figure[]>(home.heroes, { sid: "home-heroes" }).on(
  query.$state,
  (shown, list) => (list.status === "ready" ? presentHeroes(home.heroes, list.value.teams, founders.people) : shown),
);

sample({
  clock: [homeOpened, changeHinted.filter({ fn: (watched) => watched === "teams" })],
  source: $switchedOff,
  filter: (off) => home.heroes.length > 0 && !off.includes("teams"),
  fn: () => {},
  target: query.refreshed,
});
