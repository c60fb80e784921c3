import { combine, createStore, sample } from "effector";
import type { AnnouncedMatch } from "../../../../domain/club/matches/announced.ts";
import { isOpen, type Prediction } from "../../../../domain/club/predictions/prediction.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { type Loaded, ready, valueOf } from "../../../lib/loading/loaded.ts";
import { $now } from "../../../lib/page/now.ts";
import { createQuery } from "../../../lib/query.ts";
import { refreshOnChange } from "../../matches/live.ts";
import { openMatchesFx, readOwnPredictionsFx } from "../effects.ts";
import { tableOpened } from "./table.ts";

/** Some of those that are read may be live. */
const mostRead = 8;
const mostShown = 5;

const query = createQuery({
  effect: openMatchesFx,
  $params: $now.map(({ now }) => ({ now, count: mostRead })),
  name: "open-matches",
  keep: ({ next }) => ({ next }),
});
sample({ clock: tableOpened, fn: () => {}, target: query.refreshed });
refreshOnChange(query.refreshed);

/** The next matches that can be predicted, the soonest first. */
export const $openMatches = combine(query.$state, $now, (state, { now }): Loaded<readonly AnnouncedMatch[]> =>
  state.status === "ready"
    ? ready(
        state.value.next
          .filter((match) => isOpen({ start: match.start, status: match.status ?? "scheduled" }, now))
          .slice(0, mostShown),
      )
    : state,
);

const $ids = $openMatches.map((open) => (valueOf(open) ?? []).map(({ slug }) => slug).join(" "));
// The server's page is a visitor's. A return to the page shows what was predicted meanwhile.
sample({
  clock: [$ids, $memberId, tableOpened],
  source: { open: $openMatches, member: $memberId },
  filter: ({ open, member }) => member !== null && (valueOf(open) ?? []).length > 0,
  fn: ({ open }) => ({ ids: (valueOf(open) ?? []).map(({ slug }) => slug) }),
  target: readOwnPredictionsFx,
});

/** The member's own predictions of these matches, by their slugs. */
export const $ownOfOpen = createStore<Readonly<Record<string, Prediction | null>>>({}, { serialize: "ignore" })
  .on(readOwnPredictionsFx.doneData, (_, all) => Object.fromEntries(all.map(({ id, prediction }) => [id, prediction])))
  .reset($memberId);
