import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { fakes } from "../../../../../tests/fakes.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { changeHinted } from "../../../../lib/live/following.ts";
import { matchesSelectionOf } from "../address.ts";
import { countStaffMatchesFx, listStaffMatchesFx } from "../effects.ts";
import { $counts, staffMatches } from "./list.ts";

it("[AD-62] counts with each answer to the list, and not with a match that this tab changed", async () => {
  let all = 1;
  let asked = 0;
  const scope = fork({
    handlers: fakes(
      [listStaffMatchesFx, () => ({ items: [matchFor("a")], total: all, page: 1, pages: 1 })],
      [countStaffMatchesFx, ({ isOver }: { isOver: boolean }) => (asked++, { isOver, all, drafts: 0, ofTeams: {} })],
    ),
  });
  await allSettled(staffMatches.wanted, { scope, params: matchesSelectionOf("") });
  expect([asked, scope.getState($counts)?.all]).toEqual([1, 1]);
  await allSettled(staffMatches.itemKnown, { scope, params: matchFor("a", { revision: 9 }) });
  expect(asked).toBe(1);
  all = 2;
  await allSettled(changeHinted, { scope, params: "matches" });
  expect([asked, scope.getState($counts)?.all]).toEqual([2, 2]);
});
