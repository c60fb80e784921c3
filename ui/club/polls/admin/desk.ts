import { attach, createEvent, sample } from "effector";
import { type Block, dayOf } from "../../../../domain/club/polls/hours.ts";
import type { Poll, PollId } from "../../../../domain/club/polls/polls.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { staffEvents } from "../../events/admin/events.ts";
import { choicesWanted } from "../../matches/admin/choices.ts";
import { form as matchForm } from "../../matches/admin/edit/matchForm.ts";
import { $polls, pollsWanted } from "../list.ts";
import { closePollFx, linkPlayerFx, listPlayersFx, openPollFx } from "./effects.ts";
import { closed, linked, notClosed, notLinked, notOpened, opened, trainingOf } from "./words.ts";

/** The view is shown. */
export const deskShown = createEvent();

const players = createQuery({ effect: listPlayersFx, ends: [$memberId] });
export const { $state: $players, reloaded: playersRetried } = players;
sample({ clock: deskShown, fn: () => null, target: choicesWanted });

export const { requested: openPressed, $inFlight: $opening } = createMutation(openPollFx, {
  done: () => opened,
  failed: ({ error }) => notOpened(error),
});
export const { requested: linkPressed, $inFlight: $linking } = createMutation(linkPlayerFx, {
  keyOf: ({ person }) => person,
  done: ({ params }) => linked(params.username),
  failed: ({ error }) => notLinked(error),
});
export const { requested: closePressed, $inFlight: $closing } = createMutation(closePollFx, {
  keyOf: ({ id }) => id,
  done: ({ params }) => closed(params),
  failed: ({ error }) => notClosed(error),
});

type Wanted = { readonly poll: Poll; readonly block: Block };
export const trainingPressed = createEvent<Wanted>();
export const matchPressed = createEvent<Wanted>();

/** The forms begin with what the poll found. Their times are by the clock on the wall of the club. */
const startOf = ({ poll, block }: Wanted): string =>
  `${dayOf(poll.week, block.day)}T${String(block.from).padStart(2, "0")}:00`;
sample({
  clock: trainingPressed,
  fn: ({ poll, block }) => ({
    from: poll.id,
    texts: {
      title: trainingOf(poll.game),
      kind: "training",
      team: poll.team,
      start: startOf({ poll, block }),
      minutes: String((block.until - block.from) * 60),
    },
  }),
  target: staffEvents.form.openedWith,
});
sample({
  clock: matchPressed,
  fn: (wanted) => ({ from: wanted.poll.id, texts: { team: wanted.poll.team, start: startOf(wanted) } }),
  target: matchForm.openedWith,
});

// The poll is closed with what was made of it: a lost answer is asked for once more at the next press of "Clore".
const closeWithFx = attach({ effect: closePollFx });
sample({
  clock: staffEvents.form.madeFrom,
  fn: ({ from, item }) => ({ id: from as PollId, event: item.slug }),
  target: closeWithFx,
});
sample({
  clock: matchForm.madeFrom,
  fn: ({ from, item }) => ({ id: from as PollId, match: item.slug }),
  target: closeWithFx,
});

sample({
  clock: [deskShown, openPollFx.finally, closePollFx.finally, linkPlayerFx.finally],
  fn: () => {},
  target: [pollsWanted, players.refreshed],
});
// Answers come meanwhile.
sample({
  clock: visitorReturned,
  source: $polls,
  filter: ({ status }) => status === "ready",
  fn: () => {},
  target: pollsWanted,
});
