import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { MatchEdit, ScoreEdit } from "../../../../../domain/club/matches/editMatches.ts";
import { fakes } from "../../../../../tests/fakes.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { valueOf } from "../../../../lib/loading/loaded.ts";
import { $toasts, toastActed } from "../../../../lib/feedback/toasts.ts";
import { listStaffMatchesFx, saveMatchFx, scoreMatchFx } from "../effects.ts";
import { fullNameOf } from "../words.ts";
import { staffMatches } from "./list.ts";
import { $toPostpone, postponeOpened, postponePressed } from "./postponing.ts";

const match = matchFor("a", { start: "2026-12-01T20:00:00Z" });
const other = matchFor("b", { start: "2026-12-02T20:00:00Z" });

const tab = async () => {
  const [moves, calls]: [MatchEdit[], ScoreEdit[]] = [[], []];
  const page = (items: readonly unknown[]) => ({ items, page: 1, pages: 1, total: items.length });
  const scope = fork({
    handlers: fakes(
      [
        saveMatchFx,
        (edit: MatchEdit) => {
          moves.push(edit);
          return { ...match, start: moves.length > 1 ? match.start : "2026-12-05T18:00:00Z", revision: 2 };
        },
      ],
      [scoreMatchFx, (edit: ScoreEdit) => (calls.push(edit), { ...match, status: "postponed", revision: 2 })],
      // After a change the backend has another order.
      [listStaffMatchesFx, () => page(moves.length + calls.length > 0 ? [other, match] : [match, other])],
    ),
  });
  await allSettled(staffMatches.wanted, { scope, params: { isOver: false, page: 1 } as never });
  await allSettled(postponeOpened, { scope, params: match });
  const press = (start: string) => allSettled(postponePressed, { scope, params: { match, start } });
  const rows = () => valueOf(scope.getState(staffMatches.$list))?.items.map(({ id }) => id);
  return { scope, moves, calls, press, rows };
};

it("[MA-67] moves a match to the date that is given, and back", async () => {
  const { scope, moves, calls, press, rows } = await tab();
  await press("2026-12-05T19:00");
  expect(moves).toMatchObject([
    { id: "a", before: { start: "2026-12-01T21:00" }, after: { start: "2026-12-05T19:00" } },
  ]);
  expect(calls).toEqual([]);
  expect(scope.getState($toPostpone)).toBeNull();
  expect(rows()).toEqual(["a", "b"]);
  const [toast] = scope.getState($toasts);
  expect(toast?.title).toMatch(/^Match reporté au sam\./);
  if (toast?.act) await allSettled(toastActed, { scope, params: toast.act });
  expect(moves[1]).toMatchObject({ after: { start: "2026-12-01T21:00" } });
});

it("[MA-67] postpones without a date, and the row stays where it was pressed", async () => {
  const { scope, moves, calls, press, rows } = await tab();
  await press("");
  expect(moves).toEqual([]);
  expect(calls).toMatchObject([{ id: "a", after: { status: "postponed" } }]);
  expect(scope.getState($toPostpone)).toBeNull();
  expect(rows()).toEqual(["a", "b"]);
});

it("[MA-67] names a match with its competition and its day", () => {
  const alike = { ...match, start: other.start };
  expect(fullNameOf(match)).not.toBe(fullNameOf(alike));
  expect(fullNameOf(match)).toContain(match.competition);
});
