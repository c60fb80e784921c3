import { allSettled, createEffect, createStore, fork, type Scope } from "effector";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { LikesCount } from "../../domain/content/reactions/like.ts";
import { type Rating, ratings, type TipRating } from "../../domain/tips/rating.ts";
import { neighbours, smokes, tabOnTip, tip } from "../../tests/tipReader.ts";
import { likesShown } from "../content/reactions/likes.ts";
import { $rating, ratePressed } from "../tips/rating.ts";
import { tipReactions } from "../tips/reactions.ts";
import type { Unexpected } from "./feedback/failure.ts";
import { createOptimistic, type Reading, type Saving, shownValue } from "./optimistic.ts";
import { visitorArrived, visitorReturned } from "./page/visitor.ts";
import { fakes } from "../../tests/fakes.ts";

const { $likeStates, likeStateOf, likeClicked } = tipReactions;

// A member presses in two tabs. Answers come late, in any order or never, and requests with a lost answer may still be
// carried out. Once all requests have ended and the tabs are focused again, both show the stored row.

/** The fate of a request. A "ghost" fails for the tab and is carried out later. */
type Fate = "done" | "refused" | "lost" | "carried out, answer lost" | "ghost";

/** Holds each request until the test settles it. */
const backend = <Value>(stored: Value) => {
  let row = stored;
  let isFair = false;
  const waiting: Array<(fate: Fate) => void> = [];
  const ghosts: Array<() => void> = [];

  const request = <Answer>(act: () => Answer): Promise<Answer> =>
    new Promise((answer, fail) => {
      const settle = (fate: Fate) => {
        const failure = { kind: "unexpected", cause: fate };
        if (fate === "done") return answer(act());
        if (fate === "refused") return fail({ kind: "gone" });
        if (fate === "carried out, answer lost") act();
        if (fate === "ghost") ghosts.push(() => void act());
        fail(failure);
      };
      if (isFair) settle("done");
      else waiting.push(settle);
    });

  return {
    /** Stores the value. */
    save: <Answer>(value: Value, answer: () => Answer) =>
      request(() => {
        row = value;
        return answer();
      }),
    read: request,
    settle(at: number, fate: Fate) {
      const [one] = waiting.splice(at % Math.max(1, waiting.length), 1);
      one?.(fate);
    },
    haunt: () => ghosts.shift()?.(),
    /** Answers all requests from here on; no earlier one is carried out later. */
    becomeFair() {
      isFair = true;
      for (const settle of waiting.splice(0)) settle("done");
      for (const act of ghosts.splice(0)) act();
    },
    row: () => row,
  };
};
type Backend<Value> = ReturnType<typeof backend<Value>>;

const openTab = (scope: Scope) => ({
  arrive: () => void allSettled(visitorArrived, { scope }),
  comeBack: () => allSettled(visitorReturned, { scope }),
});
const never = () => Promise.reject({ kind: "unexpected" });

/** A like, and a rating: how a tab on a tip shows and changes the row of `world`. */
const like = {
  values: fc.boolean(),
  shown: (row: boolean) => ({ mine: row, likes: neighbours + Number(row) }),
  open: (world: Backend<boolean>) => {
    const count = (): LikesCount => ({ count: neighbours + Number(world.row()), mine: world.row() });
    const scope = tabOnTip({ like: ({ liked }) => world.save(liked, () => {}), ask: () => world.read(count) });
    return {
      ...openTab(scope),
      press: () => void allSettled(likeClicked, { scope, params: smokes }),
      screen: () => {
        const state = likeStateOf(scope.getState($likeStates), smokes);
        return { mine: shownValue(state), likes: likesShown(state, tip.likes) };
      },
    };
  },
};
const rating = {
  values: fc.constantFrom(...ratings, null),
  shown: (row: Rating | null): TipRating => ({
    mine: row,
    average: row === null ? 4 : (4 * neighbours + row) / (neighbours + 1),
  }),
  open: (world: Backend<Rating | null>) => {
    const now = () => rating.shown(world.row());
    const scope = tabOnTip({
      like: never,
      ask: never,
      rate: (wish) => world.save(wish.rating, now),
      askRating: () => world.read(now),
    });
    return {
      ...openTab(scope),
      press: (value: Rating | null) => void allSettled(ratePressed, { scope, params: { id: smokes, value } }),
      screen: () => scope.getState($rating),
    };
  },
};
type Kind<Value> = {
  readonly values: fc.Arbitrary<Value>;
  readonly shown: (row: Value) => { readonly mine: Value };
  readonly open: (world: Backend<Value>) => ReturnType<typeof openTab> & {
    readonly press: (value: Value) => void;
    readonly screen: () => { readonly mine: Value };
  };
};

const fates: readonly Fate[] = ["done", "refused", "lost", "carried out, answer lost", "ghost"];
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const endsAsStored = <Value>({ values, shown, open }: Kind<Value>) => {
  const move = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("press" as const), tab: fc.nat(1), value: values }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant("settle" as const), at: fc.nat(3), fate: fc.constantFrom(...fates) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("return" as const), tab: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("haunt" as const) }) },
  );
  return fc.asyncProperty(values, fc.array(move, { maxLength: 30 }), async (stored, moves) => {
    const world = backend(stored);
    const tabs = [open(world), open(world)];
    for (const tab of tabs) tab.arrive();
    await turn();

    for (const one of moves) {
      if (one.kind === "press") tabs[one.tab]?.press(one.value);
      if (one.kind === "return") void tabs[one.tab]?.comeBack();
      if (one.kind === "settle") world.settle(one.at, one.fate);
      if (one.kind === "haunt") world.haunt();
      await turn();
    }

    world.becomeFair();
    await turn();
    // A tab sends its pending requests first, then reloads the stored state.
    for (const tab of [...tabs, ...tabs]) await tab.comeBack();

    for (const tab of tabs) expect(tab.screen()).toEqual(shown(world.row()));
  });
};

const keepsLastPress = <Value>({ values, shown, open }: Kind<Value>) => {
  const pressOrAnswer = fc.oneof(fc.record({ value: values }), fc.nat(3));
  return fc.asyncProperty(values, fc.array(pressOrAnswer, { maxLength: 30 }), async (stored, moves) => {
    const world = backend(stored);
    const tab = open(world);
    tab.arrive();
    await turn();
    world.settle(0, "done"); // The member's own state is known before they press.
    await turn();

    for (const one of moves) {
      if (typeof one === "number") world.settle(one, "done");
      else tab.press(one.value);
      await turn();
    }
    const { mine: wanted } = tab.screen();

    world.becomeFair();
    await turn();
    expect(world.row()).toBe(wanted);
    expect(tab.screen()).toEqual(shown(wanted));
  });
};

describe("a like", () => {
  it("[TP-6] ends with each tab showing the stored row, after any interleaving of presses, tabs and failures", async () => {
    await expect(fc.assert(endsAsStored<boolean>(like), { numRuns: 3_000 })).resolves.toBeUndefined();
  });

  it("[TP-6] keeps the last press without failures, in any order of answers", async () => {
    await expect(fc.assert(keepsLastPress<boolean>(like), { numRuns: 3_000 })).resolves.toBeUndefined();
  });
});

describe("a rating", () => {
  it("[TP-13] ends with each tab showing the stored row, after any interleaving of presses, tabs and failures", async () => {
    await expect(fc.assert(endsAsStored<Rating | null>(rating), { numRuns: 1_000 })).resolves.toBeUndefined();
  });

  it("[TP-13] keeps the last press without failures, in any order of answers", async () => {
    await expect(fc.assert(keepsLastPress<Rating | null>(rating), { numRuns: 1_000 })).resolves.toBeUndefined();
  });
});

it("has one request in flight for each content item, and none waits for another item", async () => {
  const ids = ["a", "b"] as const;
  type Id = (typeof ids)[number];
  const saveFx = createEffect<Saving<Id, number>, void, Unexpected>();
  const readFx = createEffect<Reading<Id>, { readonly mine: number }, Unexpected>();
  const $id = createStore<Id | null>("a", { serialize: "ignore" });
  const $member = createStore<MemberId | null>("camille" as MemberId, { serialize: "ignore" });
  const { chosen, stateOf, $states } = createOptimistic({
    saveFx,
    readFx,
    initial: 0,
    $id,
    $member,
    forgetMember: () => undefined,
  });
  const choiceOrAnswer = fc.oneof(
    fc.record({ id: fc.constantFrom(...ids), value: fc.integer({ min: 1, max: 3 }) }),
    fc.constantFrom(...ids),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(choiceOrAnswer, { maxLength: 20 }), async (moves) => {
      const rows = { a: 0, b: 0 };
      const waiting: Record<Id, (() => void)[]> = { a: [], b: [] };
      const save = ({ id, value }: Saving<Id, number>) =>
        new Promise<void>((done) => waiting[id].push(() => ((rows[id] = value), done())));
      const scope = fork({
        handlers: fakes([saveFx, save], [readFx, ({ id }: Reading<Id>) => ({ mine: rows[id] })]),
      });
      const shown = () => ids.map((id) => shownValue(stateOf(scope.getState($states), id)));
      for (const one of moves) {
        if (typeof one === "string") waiting[one].shift()?.();
        else void allSettled(chosen, { scope, params: one });
        await turn();
        for (const id of ids) expect(waiting[id].length).toBeLessThanOrEqual(1);
        const unsaved = ids.filter((id, at) => shown()[at] !== rows[id]);
        for (const id of unsaved) expect(waiting[id]).toHaveLength(1);
      }
      for (const id of [...ids, ...ids, ...ids]) {
        waiting[id].shift()?.();
        await turn();
      }
      expect(shown()).toEqual([rows.a, rows.b]);
    }),
  );
});
