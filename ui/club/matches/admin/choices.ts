import { attach, combine, createEvent, createStore, sample } from "effector";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $now } from "../../../lib/page/now.ts";
import { createQuery } from "../../../lib/query.ts";
import { listMatchesFx } from "../effects.ts";
import { listStaffMatchesFx, listTeamsFx } from "./effects.ts";
import { staffMatches } from "./list/list.ts";

// What the forms offer. It is loaded with the tab, before the network may be gone.

export const choicesWanted = createEvent<unknown>();

const teams = createQuery({ effect: attach({ effect: listTeamsFx }), ends: [$memberId] });
const published = createQuery({
  effect: attach({ effect: listMatchesFx }),
  $params: $now.map(({ now }) => ({ page: 1, isWhole: false, now })),
  ends: [$memberId],
});
const firstPage = (isOver: boolean) =>
  createQuery({
    effect: attach({ effect: listStaffMatchesFx }),
    $params: createStore({ isOver, page: 1 }, { serialize: "ignore" }),
    ends: [$memberId],
  });
const [open, over] = [firstPage(false), firstPage(true)];
sample({
  clock: choicesWanted,
  fn: () => {},
  target: [teams.refreshed, published.refreshed, open.refreshed, over.refreshed],
});

export const $teams = teams.$state;

/** The matches that this device knows of. */
export const $knownMatches = combine([staffMatches.$list, open.$state, over.$state], (lists): readonly Match[] =>
  lists.flatMap((list) => valueOf(list)?.items ?? []),
);

const namesIn = (names: readonly string[]): readonly string[] => [...new Set(names.filter((name) => name !== ""))];

const competitionsOf = (matches: readonly Match[]) => matches.map(({ competition }) => competition);

/** The competitions that the public pages show; null until they are known. */
export const $shownCompetitions = published.$state.map((found) => valueOf(found)?.competitions ?? null);
/** A match may have been published meanwhile. */
export const shownCompetitionsWanted = published.refreshed;
/** The names of competitions that any match has. */
export const $competitions = combine($knownMatches, $shownCompetitions, (known, shown) =>
  namesIn([...(shown ?? []), ...competitionsOf(known)]),
);

/** The names of maps that a game was played on before. */
export const $mapNames = $knownMatches.map(
  (known) => (game: string) =>
    namesIn(known.filter((match) => match.game === game).flatMap(({ maps }) => maps.map(({ name }) => name))),
);
