import { createEvent, createStore, sample } from "effector";
import type { FoundStandings, ShownStandings, StandingsQuery } from "../../../domain/club/standings/readStandings.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { type Loaded, valueOf } from "../../lib/loading/loaded.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";
import { readStandingsFx } from "./effects.ts";

/** A page that shows standings is opened, or none of them: null. */
export const standingsWanted = createEvent<StandingsQuery | null>();

/** A page that leads to all standings is opened. */
export const competitionsWanted = createEvent();

const isOther = (one: StandingsQuery | null, before: StandingsQuery | null): boolean =>
  JSON.stringify(one) !== JSON.stringify(before);

const $query = createStore<StandingsQuery | null>(null, { sid: "standings-query", updateFilter: isOther }).on(
  standingsWanted,
  (_, query) => query,
);
// The answer to another question would hide that this one failed.
const query = createQuery({
  effect: readStandingsFx,
  $params: $query,
  name: "standings",
  ends: [$query.updates],
});
sample({ clock: standingsWanted, fn: () => {}, target: query.refreshed });

const allNames: StandingsQuery = { kind: "names" };
const competitions = createQuery({
  effect: readStandingsFx,
  $params: createStore<StandingsQuery | null>(null, { sid: "competitions-query" }).on(
    competitionsWanted,
    () => allNames,
  ),
  name: "competitions",
});
const changed = [changeHinted.filter({ fn: (watched) => watched === "standings" }), visitorReturned];
sample({ clock: changed, fn: () => {}, target: query.refreshed });
sample({ clock: [...changed, competitionsWanted], fn: () => {}, target: competitions.refreshed });

/** Names the standings in the address of a page. */
export const standingsPart = "classement";

export const $standings = query.$state;
/** The competitions that have standings. */
export const $competitions = competitions.$state;
export const $standingsStatus = $standings.map(({ status }) => (status === "failed" ? 503 : 200));

/** The standings of a competition. The store may still hold the standings of the previous page. */
export const standingsOf = (
  state: Loaded<FoundStandings>,
  competition: string | undefined,
): readonly ShownStandings[] => (valueOf(state)?.standings ?? []).filter((one) => one.competition === competition);
