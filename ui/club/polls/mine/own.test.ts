import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { changed, type Change, noChange, noHours, withHour } from "../../../../domain/club/polls/hours.ts";
import type { Poll, PollId } from "../../../../domain/club/polls/polls.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { pollFor } from "../../../../tests/pollFor.ts";
import { sarah } from "../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { answerPollFx, readPollsFx } from "../effects.ts";
import { $polls } from "../list.ts";
import { $changes, $failures, ownShown, painted, retryPressed } from "./own.ts";

type Answer = { readonly id: PollId; readonly hours: Change };
const id = "a" as PollId;
const monday = withHour(noChange, 0, 20, 2);
const sunday = withHour(noChange, 6, 20, 1);

const begin = async (answer: (given: Answer) => unknown = () => {}) => {
  const sent: Answer[] = [];
  let reads = 0;
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => sarah],
      [readPollsFx, () => (reads++, [pollFor("a")])],
      [answerPollFx, (given: Answer) => (sent.push(given), answer(given))],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await allSettled(ownShown, { scope });
  const own = () => {
    const state = scope.getState($polls);
    const polls: readonly Poll[] = state.status === "ready" ? state.value : [];
    return polls[0]?.players.map(({ hours }) => hours);
  };
  return {
    scope,
    sent: () => sent.map(({ hours }) => hours),
    reads: () => reads,
    own,
    paint: (change: Change) => allSettled(painted, { scope, params: { id, change } }),
  };
};

it("[EV-11] sends the painted hours alone, and shows them to the team without another read", async () => {
  const { scope, sent, reads, own, paint } = await begin();
  await paint(monday);
  await paint(sunday);
  expect(sent()).toEqual([monday, sunday]);
  expect(own()).toEqual([changed(noHours, changed(monday, sunday)), null]);
  expect(scope.getState($changes)).toEqual({});
  expect(reads()).toBe(1);
  await paint(noHours);
  expect(own()).toEqual([noHours, null]);
});

it("[EV-11] sends one request at a time, and what was painted meanwhile after it", async () => {
  let resolve = () => {};
  const promise = new Promise<void>((answer) => {
    resolve = answer;
  });
  const { scope, sent, paint } = await begin(() => promise);
  const all = [paint(monday), paint(sunday), paint(withHour(noChange, 0, 20, 0))];
  expect(sent()).toEqual([monday]);
  resolve();
  await Promise.all(all);
  expect(sent()).toEqual([monday, withHour(sunday, 0, 20, 0)]);
  expect(scope.getState($changes)).toEqual({});
});

it("[EV-11] reads what a closed poll has become, and shows what is stored", async () => {
  const { scope, reads, paint } = await begin(() => {
    throw { kind: "closed" };
  });
  await paint(monday);
  expect(scope.getState($failures)).toEqual({ a: { kind: "closed" } });
  expect([scope.getState($changes), reads()]).toEqual([{}, 2]);
});

it("[EV-13] keeps what a refusal left out, until the tab is shown again", async () => {
  const { scope, reads, paint } = await begin(() => {
    throw { kind: "not-a-player" };
  });
  await paint(monday);
  await allSettled(visitorReturned, { scope });
  expect(scope.getState($failures)).toEqual({ a: { kind: "not-a-player" } });
  expect(scope.getState($changes)).toEqual({ a: monday });
  expect(reads()).toBe(1);
  await allSettled(ownShown, { scope });
  expect([scope.getState($failures), scope.getState($changes), reads()]).toEqual([{}, {}, 2]);
});

it("[EV-11] sends again at a press, and when the network is back; and reads what others answered", async () => {
  const failures = [
    { kind: "too-many", seconds: 9 },
    { kind: "unexpected", cause: "", isOffline: true },
  ];
  const { scope, sent, own, paint, reads } = await begin(() => {
    const failure = failures.shift();
    if (failure) throw failure;
  });
  await paint(monday);
  expect(scope.getState($failures)).toMatchObject({ a: { kind: "too-many" } });
  await allSettled(retryPressed, { scope, params: id });
  expect(scope.getState($failures)).toMatchObject({ a: { isOffline: true } });
  expect(own()).toEqual([null, null]);
  await allSettled(visitorReturned, { scope });
  expect(sent()).toEqual([monday, monday, monday]);
  expect([scope.getState($failures), scope.getState($changes)]).toEqual([{}, {}]);
  expect(reads()).toBeGreaterThan(1);
});
