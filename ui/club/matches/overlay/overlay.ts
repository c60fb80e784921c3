import { combine, createEvent, createStore, sample } from "effector";
import { startOf } from "../../../../domain/club/matches/match.ts";
import { detailModel } from "../../../content/details/detailModel.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import type { PageAddress } from "../../../lib/page/handle.ts";
import { $now } from "../../../lib/page/now.ts";
import { createQuery } from "../../../lib/query.ts";
import { readPersonFx } from "../../teams/effects.ts";
import { nextMatchesFx, readMatchFx } from "../effects.ts";
import { refreshOnChange } from "../live.ts";
import { type Overlay, overlayOf } from "./address.ts";

const match = detailModel({ name: "overlay", readFx: readMatchFx });
export const { $item: $match, $status: $overlayStatus } = match;

/** The overlay of an address is opened. */
export const overlayOpened = createEvent<PageAddress>();

/** What else the overlay shows beside its match. */
const partsWanted = createEvent<Pick<Overlay, "person" | "next">>();

const $parts = createStore<Pick<Overlay, "person" | "next">>({ person: null, next: null }, { serialize: "ignore" }).on(
  partsWanted,
  (_, parts) => parts,
);

const person = createQuery({
  effect: readPersonFx,
  $params: $parts.map(({ person }) => person && { slug: person.slug }),
  name: "overlay-person",
});
/** The match of the overlay may be among the next ones: one more is read. */
const next = createQuery({
  effect: nextMatchesFx,
  $params: combine($parts, $now, ({ next }, { now }) => next && { now, count: 2 }),
  name: "overlay-next",
});

sample({ clock: overlayOpened, fn: ({ search }) => overlayOf(search), target: partsWanted });
sample({ clock: overlayOpened, target: match.opened });
sample({ clock: partsWanted, fn: () => {}, target: [person.refreshed, next.refreshed] });

refreshOnChange(match.refreshed);
refreshOnChange(next.refreshed);
sample({ clock: changeHinted, filter: (watched) => watched === "teams", fn: () => {}, target: person.refreshed });

/** The person of the lower third, with their role in the match's team, or else their latest one. */
export const $person = combine(person.$state, match.$shown, (state, shown) => {
  const found = valueOf(state);
  if (!found) return null;
  const { slug, name, photo, teams } = found;
  const present = teams.filter(({ departed }) => !departed);
  const { role = "", game = "" } = present.find(({ team }) => team === shown?.team) ?? present[0] ?? teams[0] ?? {};
  return { slug, name, photo, role, game };
});

/** The first match to come after the overlay's own. */
export const $nextMatch = combine(
  next.$state,
  match.$slug,
  $now,
  (state, own, { now }) => valueOf(state)?.next.find((one) => one.slug !== own && startOf(one) > now) ?? null,
);
// The shown one has begun: another one is next.
sample({ clock: $nextMatch.updates, filter: (match) => match === null, fn: () => {}, target: next.refreshed });
