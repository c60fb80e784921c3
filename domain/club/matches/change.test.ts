import { expect, it } from "vitest";
import { matchFor } from "../../../tests/matchFor.ts";
import { changeMatch } from "./change.ts";

const now = "2026-11-28T22:00:00.000Z";
const [first, second, third] = ["2026-11-28T20:00:00.000Z", "2026-11-28T23:30:00.000Z", "2026-11-30T20:00:00.000Z"];

it("[MA-28] keeps the first announced start while a match is moved, and forgets it when it is moved back", () => {
  const announced = matchFor("a", { start: first });
  const moved = changeMatch(announced, { start: second }, now);
  expect(moved).toMatchObject({ start: second, movedFrom: first, revision: 2 });
  const again = changeMatch(moved, { start: third }, now);
  expect(again).toMatchObject({ start: third, movedFrom: first, revision: 3 });
  expect(changeMatch(again, { notes: "En salle" }, now)).toMatchObject({ movedFrom: first });
  expect(changeMatch(again, { start: first }, now)).toMatchObject({ start: first, movedFrom: null });
});

it("[MA-28] announces no start of a draft, and keeps the one that was announced before the match became a draft", () => {
  const draft = matchFor("a", { start: first, isPublished: false });
  expect(changeMatch(draft, { start: second }, now).movedFrom).toBeNull();
  expect(changeMatch({ ...draft, movedFrom: third }, { start: second }, now).movedFrom).toBe(third);
});

it("[MA-28] dates the end once, and forgets it when the match is opened again or cancelled", () => {
  const finished = changeMatch(matchFor("a"), { status: "finished" }, now);
  expect(finished.finishedAt).toBe(now);
  const later = "2026-11-29T10:00:00.000Z";
  expect(changeMatch(finished, { notes: "Corrigé" }, later).finishedAt).toBe(now);
  expect(changeMatch(finished, { status: "live" }, later).finishedAt).toBeNull();
  expect(changeMatch(finished, { status: "cancelled" }, later).finishedAt).toBeNull();
});
