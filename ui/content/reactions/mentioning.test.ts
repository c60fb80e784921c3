import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Mentionable } from "../../../domain/content/reactions/mentionable.ts";
import { fakes } from "../../../tests/fakes.ts";
import { findMentionableFx } from "./effects.ts";
import { $isOfferCurrent, $offered, mentionSought } from "./mentioning.ts";

it.each([
  ["in their order", ["g", "gw"]],
  ["the earlier question's last", ["gw", "g"]],
])("[TK-7] offers the members of the latest question when the answers come %s", async (_, order) => {
  const answers = new Map<string, () => void>();
  const scope = fork({
    handlers: fakes([
      findMentionableFx,
      (words: string) =>
        new Promise<readonly Mentionable[]>((resolve) =>
          answers.set(words, () => resolve([{ id: words, username: words } as Mentionable])),
        ),
    ]),
  });
  const asked = [allSettled(mentionSought, { scope, params: "g" }), allSettled(mentionSought, { scope, params: "gw" })];
  await expect.poll(() => answers.size).toBe(2);
  for (const words of order) answers.get(words)?.();
  await Promise.all(asked);
  expect(scope.getState($offered).map(({ username }) => username)).toEqual(["gw"]);
  expect(scope.getState($isOfferCurrent)).toBe(true);
});
