import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { PollId } from "../../../../domain/club/polls/polls.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { deviceDrafts } from "../../../../tests/deviceDrafts.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { pollFor } from "../../../../tests/pollFor.ts";
import { sarah } from "../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { $toasts, toastActed } from "../../../lib/feedback/toasts.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { tellTimeFx } from "../../../lib/page/now.ts";
import { eventActs } from "../../events/admin/effects.ts";
import { staffEvents } from "../../events/admin/events.ts";
import { closePressed, deskLeft, deskShown, trainingPressed } from "./desk.ts";
import { closePollFx, linkPlayerFx, listPlayersFx, listPollsFx, openPollFx } from "./effects.ts";

const poll = pollFor("a");
const wednesday = { day: 2, from: 20, until: 22, count: 2, free: 2 };
const friday = { day: 4, from: 18, until: 21, count: 2, free: 1 };

const begin = async (
  close: () => unknown,
  add: () => unknown = () => {},
  device = new Map<string, string>(),
  events: readonly unknown[] = [],
) => {
  const closes: unknown[] = [];
  let reads = 0;
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => sarah],
      [tellTimeFx, () => ({ now: 0, zone: "Europe/Paris" })],
      ...deviceDrafts(device),
      [listPollsFx, () => (reads++, [poll])],
      [listPlayersFx, () => []],
      [openPollFx, () => {}],
      [linkPlayerFx, () => {}],
      [closePollFx, (given: unknown) => (closes.push(given), close())],
      [eventActs.allFx, () => events],
      [eventActs.addFx, async () => (await add(), { id: "new", slug: "soir", revision: 1 })],
    ),
  });
  await allSettled(sessionChanged, { scope });
  const { form } = staffEvents;
  return {
    scope,
    closes,
    reads: () => reads,
    press: (block: typeof wednesday, of = poll) => allSettled(trainingPressed, { scope, params: { poll: of, block } }),
    texts: () => scope.getState(form.$texts),
    type: (place: string) =>
      allSettled(form.creation.typed, { scope, params: { ...scope.getState(form.$texts), location: place } }),
    leave: () => allSettled(form.closed, { scope }),
    send: () => allSettled(form.creation.sent, { scope, params: scope.getState(form.$texts) }),
  };
};

it("[MO-16] reads the polls again when others answer, while the view is shown", async () => {
  const { scope, reads } = await begin(() => {});
  await allSettled(changeHinted, { scope, params: "polls" });
  expect(reads()).toBe(0);
  await allSettled(deskShown, { scope });
  await allSettled(changeHinted, { scope, params: "polls" });
  await allSettled(changeHinted, { scope, params: "events" });
  expect(reads()).toBe(2);
  await allSettled(deskLeft, { scope });
  await allSettled(changeHinted, { scope, params: "polls" });
  expect(reads()).toBe(2);
});

it("[EV-14] each block begins a form of its own, and keeps what is typed in it", async () => {
  const { press, texts, type, leave } = await begin(() => {});
  await press(wednesday);
  await type("Au local");
  await leave();
  await press(friday);
  expect(texts()).toMatchObject({ start: "2026-12-11T18:00", minutes: "180", location: "En ligne" });
  await leave();
  await press(wednesday);
  expect(texts()).toMatchObject({ start: "2026-12-09T20:00", minutes: "120", location: "Au local" });
});

it("[EV-14] a training begins with the place of the team's latest one", async () => {
  const training = { kind: "training", team: poll.team, location: "Au local", start: "2026-11-20T19:00:00.000Z" };
  const { scope, press, texts } = await begin(() => {}, undefined, undefined, [
    training,
    { ...training, location: "En ligne, sur le Discord", start: "2026-11-27T19:00:00.000Z" },
    { ...training, kind: "scrim", location: "Ailleurs", start: "2026-11-28T19:00:00.000Z" },
    { ...training, team: "lol", location: "Ailleurs", start: "2026-11-28T19:00:00.000Z" },
  ]);
  await allSettled(deskShown, { scope });
  await press(wednesday);
  expect(texts().location).toBe("En ligne, sur le Discord");
});

it("[EV-14] a poll whose closing failed is closed later with the training that was made of it", async () => {
  const answers: unknown[] = [
    { kind: "unexpected", cause: "" },
    { kind: "unexpected", cause: "" },
  ];
  const { scope, closes, press, type, send } = await begin(() => {
    const failure = answers.shift();
    if (failure) throw failure;
  });
  await press(wednesday);
  await type("En ligne");
  await send();
  const toast = scope.getState($toasts).find(({ act }) => act);
  expect(toast?.title).toBe("L'évènement est créé, mais le sondage reste ouvert");
  await allSettled(toastActed, { scope, params: toast?.act as never });
  await allSettled(closePressed, { scope, params: poll.id });
  await allSettled(closePressed, { scope, params: poll.id });
  const made = { id: "a" as PollId, event: "soir" as Slug };
  expect(closes).toEqual([made, made, made, { id: "a" }]);
});

it("[EV-14] a poll whose closing failed is closed with that training after a reload too, once", async () => {
  const device = new Map<string, string>();
  const first = await begin(
    () => {
      throw { kind: "unexpected", cause: "" };
    },
    () => {},
    device,
  );
  await first.press(wednesday);
  await first.type("En ligne");
  await first.send();
  const { scope, closes } = await begin(
    () => {},
    () => {},
    device,
  );
  await allSettled(deskShown, { scope });
  await allSettled(closePressed, { scope, params: poll.id });
  expect(closes).toEqual([{ id: "a", event: "soir" }]);
  const later = await begin(
    () => {},
    () => {},
    device,
  );
  await allSettled(deskShown, { scope: later.scope });
  await allSettled(closePressed, { scope: later.scope, params: poll.id });
  expect(later.closes).toEqual([{ id: "a" }]);
});

it("[EV-14] says when a poll has become another training meanwhile, and asks no more", async () => {
  const { scope, closes, press, type, send } = await begin(() => {
    throw { kind: "already-made" };
  });
  await press(wednesday);
  await type("En ligne");
  await send();
  expect(scope.getState($toasts).at(-1)).toMatchObject({ title: "Ce sondage était déjà clos" });
  await allSettled(closePressed, { scope, params: poll.id });
  expect(closes.at(-1)).toEqual({ id: "a" });
});

it("[EV-14] a form that is sent while another one's request is pending closes no other poll", async () => {
  let answer = () => {};
  const added = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { scope, closes, press, type } = await begin(
    () => {},
    () => added,
  );
  const { creation, closed, $texts } = staffEvents.form;
  const settled: Promise<unknown>[] = [];
  const fire = async (act: () => Promise<unknown>) => {
    settled.push(act());
    await Promise.resolve();
  };
  await press(wednesday);
  await type("En ligne");
  await fire(() => allSettled(creation.sent, { scope, params: scope.getState($texts) }));
  await fire(() => allSettled(closed, { scope }));
  await fire(() => press(friday, pollFor("b")));
  await fire(() => allSettled(creation.sent, { scope, params: { ...scope.getState($texts), location: "Au club" } }));
  answer();
  await Promise.all(settled);
  expect(closes).toEqual([{ id: "a", event: "soir" }]);
});
