import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import { deviceDrafts } from "../../../../../tests/deviceDrafts.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { changeHinted } from "../../../../lib/live/following.ts";
import { openMatchFx } from "../effects.ts";
import { $entries, scoreTapped, scoringClosed, scoringOpened } from "./scoring.ts";

const match = matchFor("a", { status: "finished", maps: [{ name: "", ours: 13, theirs: 9 }] });

const open = async () => {
  const asked: string[] = [];
  let stored: Match | undefined = match;
  const scope = fork({
    handlers: [[openMatchFx, (id: string) => (asked.push(id), stored)], ...deviceDrafts(new Map())],
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
