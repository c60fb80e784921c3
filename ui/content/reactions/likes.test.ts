import { allSettled } from "effector";
import { describe, expect, it } from "vitest";
import { smokes, tabOnTip, tip } from "../../../tests/tipReader.ts";
import type { LikesCount, LikeWish } from "../../../domain/content/reactions/like.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { visitorArrived, visitorReturned } from "../../lib/page/visitor.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { shownValue } from "../../lib/optimistic.ts";
import { likesShown } from "./likes.ts";

const { $likeStates, likeStateOf, likeClicked } = tipReactions;

/** A reader on the page of a tip that twelve others like. */
const reader = ({ like, ...backend }: Parameters<typeof tabOnTip>[0]) => {
  const sent: LikeWish<TipId>[] = [];
  const scope = tabOnTip({ ...backend, like: (wish) => (sent.push(wish), like(wish)) });
  const state = () => likeStateOf(scope.getState($likeStates), smokes);
  return {
    sent,
    arrive: () => allSettled(visitorArrived, { scope }),
    press: () => allSettled(likeClicked, { scope, params: smokes }),
    comeBack: () => allSettled(visitorReturned, { scope }),
    signOut: () => allSettled(signOutPressed, { scope }),
    isLit: () => shownValue(state()),
    likes: () => likesShown(state(), tip.likes),
    toasts: () => scope.getState($toasts).map(({ title }) => title),
  };
};

const notLiked = async (): Promise<LikesCount> => ({ count: 12, mine: false });
const saves = async () => {};
const breaks = () => Promise.reject({ kind: "unexpected", cause: "no network" });

/** The test triggers the answers. */
const atWill = <Answer>(answer: Answer) => {
  const waiting: Array<() => void> = [];
  return {
    ask: () => new Promise<Answer>((resolve) => waiting.push(() => resolve(answer))),
    next: () => waiting.shift()?.(),
  };
};

describe("a member's state", () => {
  it("[TP-6] is liked at once, before the backend answers, and counts one more", async () => {
    const backend = atWill<void>(undefined);
    const one = reader({ like: backend.ask, ask: notLiked });
    await one.arrive();

    const pressed = one.press();
    expect(one.isLit()).toBe(true);
    expect(one.likes()).toBe(13);

    backend.next();
    await pressed;
    expect(one.likes()).toBe(13);
    expect(one.toasts()).toEqual(["Tip liké !"]);
  });

  it("[TP-6] is removed by a second press", async () => {
    const one = reader({ like: saves, ask: notLiked });
    await one.arrive();
    await one.press();
    await one.press();
    expect(one.isLit()).toBe(false);
    expect(one.likes()).toBe(12);
    // The later toast of the topic replaces the earlier one.
    expect(one.toasts()).toEqual(["Like retiré"]);
  });

  it("[TP-6] is rolled back with a toast when the backend fails, and can be set again", async () => {
    let isBroken = true;
    const one = reader({ like: () => (isBroken ? breaks() : saves()), ask: notLiked });
    await one.arrive();
    await one.press();
    expect(one.isLit()).toBe(false);
    expect(one.toasts()).toEqual(["Erreur lors de l'action"]);

    isBroken = false;
    await one.press();
    expect(one.isLit()).toBe(true);
  });

  it("stays liked when only the answer was lost", async () => {
    let row = false;
    const one = reader({
      like: ({ liked }) => {
        row = liked;
        return breaks();
      },
      ask: async () => ({ count: 12 + Number(row), mine: row }),
    });
    await one.arrive();
    await one.press();
    expect(one.isLit()).toBe(true);
    expect(one.likes()).toBe(13);
  });

  it("sends a quick second press only after the first was answered", async () => {
    const backend = atWill<void>(undefined);
    const one = reader({ like: backend.ask, ask: notLiked });
    await one.arrive();
    const first = one.press();
    const second = one.press();
    expect(one.sent).toEqual([{ id: smokes, liked: true }]);

    backend.next();
    await Promise.resolve();
    backend.next();
    await Promise.all([first, second]);
    expect(one.sent).toEqual([
      { id: smokes, liked: true },
      { id: smokes, liked: false },
    ]);
    expect(one.isLit()).toBe(false);
  });

  it("[TP-6] has the last of two presses from before the member was known", async () => {
    let row = false;
    const wait = atWill<void>(undefined);
    const one = reader({
      like: async ({ liked }) => {
        await wait.ask();
        row = liked;
      },
      ask: async () => ({ count: 12 + Number(row), mine: row }),
    });
    const acts = [one.press(), one.press(), one.arrive()];
    await expect.poll(() => one.sent.length).toBe(1);
    wait.next();
    await expect.poll(() => one.sent.length).toBe(2);
    wait.next();
    await Promise.all(acts);
    expect([row, one.isLit(), one.likes()]).toEqual([false, false, 12]);
  });

  it("is liked on arrival when the member likes the tip, and an earlier press removes nothing", async () => {
    const backend = atWill<LikesCount>({ count: 13, mine: true });
    const one = reader({ like: saves, ask: backend.ask });
    const arrived = one.arrive();
    await Promise.resolve();
    const pressed = one.press(); // An empty state, because it is not known yet.
    backend.next();
    await Promise.all([arrived, pressed]);
    expect(one.isLit()).toBe(true);
    expect(one.likes()).toBe(13);
    expect(one.sent.every(({ liked }) => liked)).toBe(true);
  });

  it("shows a change from elsewhere when the member returns", async () => {
    let row = false;
    const one = reader({ like: saves, ask: async () => ({ count: 12 + Number(row), mine: row }) });
    await one.arrive();
    row = true;
    await one.comeBack();
    expect(one.isLit()).toBe(true);
    expect(one.likes()).toBe(13);
  });

  it("stops sending requests after failures", async () => {
    const one = reader({ like: breaks, ask: breaks });
    await one.arrive();
    await one.press();
    await one.press();
    expect(one.isLit()).toBe(false);
    expect(one.sent).toHaveLength(2);
  });
});

describe("a visitor's state", () => {
  it("[TP-6] stays, and a toast asks to sign in without a request", async () => {
    const one = reader({ like: saves, ask: notLiked, account: null });
    await one.arrive();
    await one.press();
    expect(one.isLit()).toBe(false);
    expect(one.sent).toEqual([]);
    expect(one.toasts()).toEqual(["Vous devez être connecté pour liker"]);
  });

  it("[TP-6] is rolled back when only the backend knows that the session has ended", async () => {
    const one = reader({ like: () => Promise.reject({ kind: "signed-out" }), ask: notLiked });
    await one.arrive();
    await one.press();
    expect(one.isLit()).toBe(false);
    expect(one.toasts()).toEqual(["Vous devez être connecté pour liker"]);
  });
});

describe("a change of member", () => {
  it("keeps the loaded count, and drops the member's like", async () => {
    const one = reader({ like: saves, ask: async () => ({ count: 20, mine: true }) });
    await one.arrive();
    expect(one.likes()).toBe(20);
    await one.signOut();
    expect(one.isLit()).toBe(false);
    expect(one.likes()).toBe(20);
  });

  it("ignores an answer for the previous member", async () => {
    const backend = atWill<LikesCount>({ count: 13, mine: true });
    const one = reader({ like: saves, ask: backend.ask });
    const arrived = one.arrive();
    await new Promise((resolve) => setImmediate(resolve));
    void one.signOut();
    await new Promise((resolve) => setImmediate(resolve));
    backend.next();
    await arrived;
    expect(one.isLit()).toBe(false);
  });
});
