import { combine, createEvent, createStore, sample } from "effector";
import { type Match, startOf } from "../../../../../domain/club/matches/match.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { valueOf } from "../../../../lib/loading/loaded.ts";
import { $now } from "../../../../lib/page/now.ts";
import { $siteAddress } from "../../../../lib/page/site.ts";
import { createQuery } from "../../../../lib/query.ts";
import { readTeamFx } from "../../../teams/effects.ts";
import { nextMatchesFx } from "../../effects.ts";
import { copyTextFx } from "../effects.ts";
import { $entries } from "../score/scoring.ts";
import { copied, notCopied } from "./words.ts";

/** Open and close the dialog about a match's overlay. */
export const broadcastOpened = createEvent<Match>();
export const broadcastClosed = createEvent();
/** The path of an overlay, whose address is to be copied. */
export const copyPressed = createEvent<string>();

const $opened = createStore<Match | null>(null, { serialize: "ignore" })
  .on(broadcastOpened, (_, match) => match)
  .reset([broadcastClosed, $memberId]);

/** The match of the dialog, with the score that is entered on this device; null while it is closed. */
export const $broadcast = combine($opened, $entries, (match, entries) =>
  match ? { ...match, ...entries[match.id]?.shown } : null,
);

const team = createQuery({ effect: readTeamFx, $params: $opened.map((match) => match && { slug: match.team }) });
/** The match itself may be among the next ones: one more is read. */
const next = createQuery({ effect: nextMatchesFx, $params: $now.map(({ now }) => ({ now, count: 2 })) });
sample({ clock: broadcastOpened, fn: () => {}, target: [team.reloaded, next.refreshed] });

/** Those who may have a lower third: the team of the match. */
export const $people = team.$state.map((state) => {
  const { game = "", players = [], staff = [] } = valueOf(state) ?? {};
  return [...players, ...staff].map(({ slug, name, role, photo }) => ({ slug, name, role, photo, game }));
});

export const $nextMatch = combine(
  next.$state,
  $opened,
  $now,
  (state, own, { now }) => valueOf(state)?.next.find((one) => one.slug !== own?.slug && startOf(one) > now) ?? null,
);

sample({ clock: copyPressed, source: $siteAddress, fn: (site, path) => site + path, target: copyTextFx });
sample({ clock: copyTextFx.done, fn: () => copied, target: toastShown });
sample({ clock: copyTextFx.fail, fn: () => notCopied, target: toastShown });
