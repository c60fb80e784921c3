import { combine, createEvent, createStore, sample } from "effector";
import { hour } from "../../../../domain/shared/clock.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import type { OpenedAround } from "../../../lib/page/handle.ts";
import { $now } from "../../../lib/page/now.ts";
import { createQuery } from "../../../lib/query.ts";
import { teamMatchesFx } from "../effects.ts";
import { isAnyPlayed, refreshOnChange } from "../live.ts";

/** A page that shows what teams play is opened: one team, or all. */
export const teamMatchesOpened = createEvent<OpenedAround>();

const $team = createStore<string | null>(null, { sid: "matches-of-team" }).on(teamMatchesOpened, (_, { team }) => team);

const query = createQuery({
  effect: teamMatchesFx,
  $params: combine({ now: $now.map(({ now }) => now - (now % hour)), team: $team }),
  name: "team-matches",
  // The matches of one team say nothing of another.
  ends: [$team.updates],
});

export const { $state: $teamMatches, reloaded: teamMatchesRetried } = query;

sample({ clock: teamMatchesOpened, fn: () => {}, target: query.refreshed });

refreshOnChange(query.refreshed);
export const $isPlaying = isAnyPlayed(
  $teamMatches.map((teams) => (valueOf(teams) ?? []).flatMap(({ coming }) => coming)),
);
