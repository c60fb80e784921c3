import { allSettled } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { LikeWish } from "../../../domain/content/reactions/like.ts";
import type { LikesCount } from "../../../domain/content/reactions/likesOf.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { neighbours, smokes, tabOnTip, tip } from "../../../tests/tipReader.ts";
import { readerArrived, readerReturned } from "../../lib/page/reader.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { likeStateOf, isLiked, likesShown } from "./likeState.ts";

const { $likeStates, likeClicked } = tipReactions;

// A member presses in two tabs. Answers come late, in any order or never, and requests with a lost answer may still be
// carried out. Once all requests have ended and the tabs are focused again, both show the stored row.

/** The fate of a request. A "ghost" fails for the tab and is carried out later. */
type Fate = "done" | "refused" | "lost" | "carried out, answer lost" | "ghost";

/** Holds each request until the test settles it. */
const backend = (isLiked: boolean) => {
  let row = isLiked;
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
    like: ({ liked }: LikeWish<TipId>) =>
      request(() => {
        row = liked;
      }),
    ask: () => request((): LikesCount => ({ count: neighbours + Number(row), mine: row })),
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

const openTab = (world: ReturnType<typeof backend>) => {
  const scope = tabOnTip(world);
  const state = () => likeStateOf(scope.getState($likeStates), smokes);
  return {
    arrive: () => void allSettled(readerArrived, { scope }),
    press: () => void allSettled(likeClicked, { scope, params: smokes }),
    comeBack: () => allSettled(readerReturned, { scope }),
    screen: () => ({ isLit: isLiked(state()), likes: likesShown(state(), tip.likes) }),
  };
};

const fates: readonly Fate[] = ["done", "refused", "lost", "carried out, answer lost", "ghost"];
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("press" as const), tab: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("settle" as const), at: fc.nat(3), fate: fc.constantFrom(...fates) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("return" as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("haunt" as const) }) },
);

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it("[TP-6] ends with each tab showing the stored row, after any interleaving of presses, tabs and failures", async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(move, { maxLength: 30 }), async (isLiked, moves) => {
      const world = backend(isLiked);
      const tabs = [openTab(world), openTab(world)];
      for (const tab of tabs) tab.arrive();
      await turn();

      for (const one of moves) {
        if (one.kind === "press") tabs[one.tab]?.press();
        if (one.kind === "return") void tabs[one.tab]?.comeBack();
        if (one.kind === "settle") world.settle(one.at, one.fate);
        if (one.kind === "haunt") world.haunt();
        await turn();
      }

      world.becomeFair();
      await turn();
      // Each tab sends its pending requests first, then reloads the stored state.
      for (const tab of [...tabs, ...tabs]) await tab.comeBack();

      const shown = { isLit: world.row(), likes: neighbours + Number(world.row()) };
      for (const tab of tabs) expect(tab.screen()).toEqual(shown);
    }),
    { numRuns: 3_000 },
  );
});

it("[TP-6] keeps the last press without failures, in any order of answers", async () => {
  const tapOrAnswer = fc.oneof(fc.constant("press" as const), fc.nat(3));
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(tapOrAnswer, { maxLength: 30 }), async (isLiked, moves) => {
      const world = backend(isLiked);
      const tab = openTab(world);
      tab.arrive();
      await turn();
      world.settle(0, "done"); // The member's own state is known before they press.
      await turn();

      for (const one of moves) {
        if (one === "press") tab.press();
        else world.settle(one, "done");
        await turn();
      }
      const { isLit: wanted } = tab.screen();

      world.becomeFair();
      await turn();
      expect(world.row()).toBe(wanted);
      expect(tab.screen()).toEqual({ isLit: wanted, likes: neighbours + Number(wanted) });
    }),
    { numRuns: 3_000 },
  );
});
