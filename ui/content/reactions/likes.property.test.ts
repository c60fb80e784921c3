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

// Whatever a member taps, in two tabs, while answers come late, in any order, or never, and requests are carried out
// though their answer was lost: once all is quiet and the tabs were looked at again, each shows what the row says.

/** What happens to a request. A "ghost" fails for the tab, but is carried out later all the same. */
type Fate = "done" | "refused" | "lost" | "carried out, answer lost" | "ghost";

/** Holds every request until it is told what becomes of it. */
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
    /** From now on everything is answered, and nothing of the past is still to come. */
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

it("[TP-6] ends with each screen showing the row, after any interleaving of taps, tabs and failures", async () => {
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
      // Each tab first says what it still had to say, then looks at what both have come to.
      for (const tab of [...tabs, ...tabs]) await tab.comeBack();

      const shown = { isLit: world.row(), likes: neighbours + Number(world.row()) };
      for (const tab of tabs) expect(tab.screen()).toEqual(shown);
    }),
    { numRuns: 3_000 },
  );
});

it("[TP-6] keeps what was pressed last when nothing fails, whatever order the answers come in", async () => {
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
