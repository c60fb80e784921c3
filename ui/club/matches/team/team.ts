import { createEvent, sample } from "effector";
import { hour } from "../../../../domain/shared/clock.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $moment } from "../../../lib/page/moment.ts";
import { createQuery } from "../../../lib/query.ts";
import { teamMatchesFx } from "../effects.ts";
import { followMatches } from "../live.ts";

/** A page that shows what teams play is opened. */
export const teamMatchesOpened = createEvent<{ readonly isSlim: boolean }>();

const query = createQuery({
  effect: teamMatchesFx,
  $params: $moment.map(({ now }) => ({ now: now - (now % hour) })),
  name: "team-matches",
});

export const { $state: $teamMatches, reloaded: teamMatchesRetried } = query;

sample({ clock: teamMatchesOpened, fn: () => {}, target: query.refreshed });

export const $areTeamsFollowed = followMatches({
  $shown: $teamMatches.map((teams) => (valueOf(teams) ?? []).flatMap(({ coming }) => coming)),
  refreshed: query.refreshed,
});
