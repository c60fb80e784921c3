import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import { deviceDrafts } from "../../../../../tests/deviceDrafts.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { changeHinted } from "../../../../lib/live/following.ts";
import { openMatchFx } from "../effects.ts";
import { isUnsaved } from "./entry.ts";
import { $entries, $wait, scoreTapped, scoringClosed, scoringOpened } from "./scoring.ts";
import { fakes } from "../../../../../tests/fakes.ts";

const match = matchFor("a", { format: "bo1", status: "finished", maps: [{ name: "", ours: 13, theirs: 9 }] });

const open = async () => {
  const asked: string[] = [];
  let stored: Match | undefined = match;
  const scope = fork({
    handlers: fakes([openMatchFx, (id: string) => (asked.push(id), stored)], ...deviceDrafts(new Map())),
  });
  await allSettled(scoringOpened, { scope, params: match });
  return {
    asked,
    scope,
    entry: () => scope.getState($entries)[match.id],
    become: (next: Match | undefined) => {
      stored = next;
      return allSettled(changeHinted, { scope, params: "matches" });
    },
  };
};

it("[MA-23] the score sheet follows its match, in whichever list it is", async () => {
  const { asked, entry, become, scope } = await open();
  await become({ ...match, revision: 2, status: "live", maps: [{ name: "", ours: 13, theirs: 10 }] });
  expect(entry()?.shown).toMatchObject({ status: "live", maps: [{ theirs: 10 }] });
  await allSettled(scoringClosed, { scope });
  await become(match);
  expect(asked).toEqual([match.id]);
});

it("[MA-23] the score sheet tells that its match was deleted, and keeps what was entered", async () => {
  const { entry, become, scope } = await open();
  await allSettled(scoreTapped, {
    scope,
    params: { id: match.id, tap: { kind: "add", map: 0, side: "ours", points: -1 } },
  });
  await become(undefined);
  expect(entry()).toMatchObject({ failure: { kind: "gone" }, shown: { maps: [{ ours: 12 }] } });
});

it("[MA-23] a match that can be read again isn't deleted, and its score is saved", async () => {
  const { entry, become, scope } = await open();
  await become(undefined);
  const tap = { kind: "add", map: 0, side: "ours", points: -1 } as const;
  await allSettled(scoreTapped, { scope, params: { id: match.id, tap } });
  expect([entry()?.failure, scope.getState($wait)]).toEqual([{ kind: "gone" }, null]);
  await become(match);
  expect([entry()?.failure, scope.getState($wait)]).toEqual([null, { ms: expect.any(Number) }]);
});

it("[MA-23] follows a stored score that can't be stored any more, and takes it for unsaved only when it is changed", async () => {
  const { entry, become, scope } = await open();
  const old = { ...match, format: "bo3", revision: 2 } as const;
  await become(old);
  const isOfDevice = () => {
    const now = entry();
    return now && isUnsaved(now);
  };
  expect([entry()?.match, isOfDevice()]).toEqual([old, false]);
  await become({ ...old, revision: 3, forfeit: "ours" });
  expect(entry()?.shown.forfeit).toBe("ours");
  await allSettled(scoreTapped, {
    scope,
    params: { id: match.id, tap: { kind: "set", map: 0, side: "ours", points: 2 } },
  });
  expect(isOfDevice()).toBe(true);
});
