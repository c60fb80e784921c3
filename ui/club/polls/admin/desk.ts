import { createEvent, createStore, sample } from "effector";
import type { EventRecord } from "../../../../domain/club/events/event.ts";
import { type Block, dayOf } from "../../../../domain/club/polls/hours.ts";
import type { Poll, PollId } from "../../../../domain/club/polls/polls.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { recallDraftFx, settingName, storeDraftFx } from "../../../lib/drafts.ts";
import { toastActed } from "../../../lib/feedback/toasts.ts";
import type { Asked } from "../../../lib/act.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { staffEvents } from "../../events/admin/events.ts";
import { choicesWanted } from "../../matches/admin/choices.ts";
import { form as matchForm } from "../../matches/admin/edit/matchForm.ts";
import { closePollFx, linkPlayerFx, listPlayersFx, listPollsFx, openPollFx } from "./effects.ts";
import {
  closeAgain,
  closed,
  linked,
  notClosed,
  notLinked,
  notOpened,
  opened,
  trainingOf,
  usualPlace,
} from "./words.ts";

/** The view is shown, or left. */
export const deskShown = createEvent();
export const deskLeft = createEvent();
const $isShown = createStore(false, { serialize: "ignore" })
  .on(deskShown, () => true)
  .reset(deskLeft);

const polls = createQuery({ effect: listPollsFx, ends: [$memberId] });
/** The polls of all teams. */
export const { $state: $staffPolls, reloaded: pollsRetried } = polls;

const players = createQuery({ effect: listPlayersFx, ends: [$memberId] });
export const { $state: $players, reloaded: playersRetried } = players;
sample({ clock: deskShown, fn: () => null, target: choicesWanted });
sample({ clock: deskShown, target: staffEvents.wanted });

export const { requested: openPressed, $inFlight: $opening } = createMutation(openPollFx, {
  done: () => opened,
  failed: ({ error }) => notOpened(error),
});
export const { requested: linkPressed, $inFlight: $linking } = createMutation(linkPlayerFx, {
  keyOf: ({ person }) => person,
  done: ({ params }) => linked(params.username),
  failed: ({ error }) => notLinked(error),
});
const closing = createMutation(closePollFx, {
  keyOf: ({ id }) => id,
  done: () => closed,
  failed: ({ params, error }) => notClosed(params, error),
});
export const { $inFlight: $closing } = closing;
export const closePressed = createEvent<PollId>();
/** The poll that was closed last. It keeps the focus. */
export const $closed = createStore<PollId | null>(null, { serialize: "ignore" })
  .on(closePollFx.done, (_, { params }) => params.id)
  .reset([deskLeft, $memberId]);

type Wanted = { readonly poll: Poll; readonly block: Block };
export const trainingPressed = createEvent<Wanted>();
export const matchPressed = createEvent<Wanted>();

/** The forms begin with what the poll found. Their times are by the clock on the wall of the club. */
/** Each block has a draft of its own. */
const fromOf = ({ poll, block: { day, from, until } }: Wanted): string => `${poll.id} ${day} ${from} ${until}`;
const pollIn = (from: string): PollId => from.split(" ")[0] as PollId;
const startOf = ({ poll, block }: Wanted): string =>
  `${dayOf(poll.week, block.day)}T${String(block.from).padStart(2, "0")}:00`;
/** Where the team trained last, as far as it is known. */
const placeOf = (team: Slug, events: readonly EventRecord[]): string => {
  const trainings = events.filter((one) => one.kind === "training" && one.team === team);
  return trainings.toSorted((one, other) => other.start.localeCompare(one.start))[0]?.location ?? usualPlace;
};
sample({
  clock: trainingPressed,
  source: staffEvents.$list,
  fn: (events, wanted) => ({
    from: fromOf(wanted),
    texts: {
      title: trainingOf(wanted.poll.game),
      kind: "training",
      team: wanted.poll.team,
      location: placeOf(wanted.poll.team, valueOf(events) ?? []),
      start: startOf(wanted),
      minutes: String((wanted.block.until - wanted.block.from) * 60),
    },
  }),
  target: staffEvents.form.openedWith,
});
sample({
  clock: matchPressed,
  fn: (wanted) => ({ from: fromOf(wanted), texts: { team: wanted.poll.team, start: startOf(wanted) } }),
  target: matchForm.openedWith,
});

// The poll is closed with what was made of it. After a failure, the next press of "Clore" or of the toast closes it with that, after a
// reload too.
type Made = Asked<"closePoll">;
const nameOf = (member: string) => settingName(`unclosed-polls ${member}`);

const isMade = (one: unknown): one is Made => {
  const { id, event, match } = (one ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === "string" && [event, match].filter((slug) => typeof slug === "string").length === 1;
};

const madeIn = (text: string): readonly Made[] => {
  try {
    const stored: unknown = JSON.parse(text || "[]");
    return Array.isArray(stored) ? stored.filter(isMade) : [];
  } catch {
    return [];
  }
};

/** What was made of polls that are still open. */
export const $unclosed = createStore<readonly Made[]>([], { serialize: "ignore" })
  .on(closePollFx, (all, params) =>
    params.event || params.match ? [...all.filter(({ id }) => id !== params.id), params] : all,
  )
  .on(closePollFx.done, (all, { params }) => all.filter(({ id }) => id !== params.id))
  .on(closePollFx.fail, (all, { params, error }) =>
    error.kind === "already-made" || error.kind === "gone" ? all.filter(({ id }) => id !== params.id) : all,
  )
  .reset($memberId);
sample({
  // Another window may have made something meanwhile: its entries are kept.
  clock: [deskShown, sample({ clock: [$memberId.updates, visitorReturned], filter: $isShown, fn: () => {} })],
  source: $memberId,
  filter: (member) => member !== null,
  fn: (member) => nameOf(member ?? ""),
  target: recallDraftFx,
});
sample({
  clock: recallDraftFx.done,
  source: { all: $unclosed, member: $memberId },
  filter: ({ member }, { params }) => member !== null && params === nameOf(member),
  fn: ({ all }, { result }) => [...madeIn(result).filter(({ id }) => !all.some((one) => one.id === id)), ...all],
  target: $unclosed,
});
sample({
  clock: [closePollFx, closePollFx.finally],
  source: { all: $unclosed, member: $memberId },
  filter: ({ member }) => member !== null,
  fn: ({ all, member }) => ({ name: nameOf(member ?? ""), text: all.length > 0 ? JSON.stringify(all) : "" }),
  target: storeDraftFx,
});
sample({
  clock: toastActed,
  filter: ({ name }) => name === closeAgain,
  fn: ({ id }) => id as PollId,
  target: closePressed,
});
sample({
  clock: closePressed,
  source: $unclosed,
  fn: (all, id) => all.find((one) => one.id === id) ?? { id },
  target: closing.requested,
});
sample({
  clock: staffEvents.form.madeFrom,
  fn: ({ from, item }) => ({ id: pollIn(from), event: item.slug }),
  target: closePollFx,
});
sample({
  clock: matchForm.madeFrom,
  fn: ({ from, item }) => ({ id: pollIn(from), match: item.slug }),
  target: closePollFx,
});

sample({
  clock: [deskShown, openPollFx.finally, closePollFx.finally, linkPlayerFx.finally],
  fn: () => {},
  target: [polls.refreshed, players.refreshed],
});
// Answers come meanwhile.
const elsewhere = sample({ clock: changeHinted, filter: (watched) => watched === "polls" });
sample({ clock: [elsewhere, visitorReturned], filter: $isShown, fn: () => {}, target: polls.hinted });
