import { expect, it } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import { memoryStore } from "../memory/shared/keyValueStore.ts";
import { browserScores, scoreChoiceName } from "./deviceScores.ts";
import { carefulStorage } from "./storage.ts";

const device = () => {
  const [storage, session] = [memoryStore(), memoryStore()];
  const scores = browserScores(
    carefulStorage(() => storage as unknown as Storage),
    carefulStorage(() => session as unknown as Storage),
  );
  return { storage, scores };
};

it("[NS-1] stores the choice as the page's script reads it, and finds it again", async () => {
  const { storage, scores } = device();
  expect(await scores.read()).toEqual({ choice: null, revealed: [] });
  const hidden = { isHidden: true, chosenAt: 1_764_000_000_000 };
  expect(await scores.store(hidden)).toEqual(hidden);
  expect(storage.getItem(scoreChoiceName)).toMatch(/^hidden/);
  expect((await scores.read()).choice).toEqual(hidden);
  const own = { ...hidden, by: "camille" as MemberId };
  await scores.store(own);
  expect((await scores.read()).choice).toEqual(own);
  await scores.store({ ...hidden, isHidden: false });
  expect(storage.getItem(scoreChoiceName)).not.toMatch(/hidden/);
});

it.each(["", "hidden", "hidden soon", "true", "hidden 17640000000000000000"])("reads no choice in %j", async (text) => {
  const { storage, scores } = device();
  storage.setItem(scoreChoiceName, text);
  expect((await scores.read()).choice).toBeNull();
});

it("[NS-2] remembers what was revealed, once each, until it is forgotten", async () => {
  const { scores } = device();
  for (const name of ["solstice", "/matches?equipe=valorant#12", "solstice"]) await scores.reveal(name);
  expect((await scores.read()).revealed).toEqual(["solstice", "/matches?equipe=valorant#12"]);
  await scores.forgetRevealed();
  expect((await scores.read()).revealed).toEqual([]);
});
