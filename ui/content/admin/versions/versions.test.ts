import { allSettled, fork } from "effector";
import { expect, it, vi } from "vitest";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { VersionId } from "../../../../domain/content/versions/ports.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { compareVersionsFx, listVersionsFx, restoreVersionFx } from "./effects.ts";
import { $opened } from "./opened.ts";
import { $isGone, $isHeld, otherChosen, partTaken, versionsShown } from "./versions.ts";

const item = { kind: "article", id: "a1" as ItemId, title: "Stage" } as const;
const versions = ["c", "b", "a"].map((id) => ({ id: id as VersionId, at: "2026-11-27T02:00:00Z" }));

/** The dialog of an item with three versions: the newest is compared with the one before it. Later answers wait for `answer`. */
const begin = async () => {
  let waiting: Promise<void> | undefined;
  const restore = vi.fn<(asked: unknown) => unknown>(async () => ({ ...item, revision: 4 }));
  const scope = fork({
    values: [[$opened, item]],
    handlers: fakes(
      [listVersionsFx, async () => ({ item: { ...item, revision: 3 }, versions })],
      [
        compareVersionsFx,
        async () => {
          await waiting;
          return { fields: [], passages: [], isSame: true };
        },
      ],
      [restoreVersionFx, restore],
    ),
  });
  await allSettled(versionsShown, { scope });
  let answer = () => {};
  waiting = new Promise((resolve) => (answer = resolve));
  return { scope, answer: () => answer(), restore };
};

it("[NW-41] restores no part from a comparison that the chosen one hasn't replaced yet", async () => {
  const { scope, answer, restore } = await begin();
  const chosen = allSettled(otherChosen, { scope, params: "a" as VersionId });
  await vi.waitFor(() => expect(scope.getState($isHeld)).toBe(true));
  void allSettled(partTaken, { scope, params: { passage: 0 } });
  expect(restore).not.toHaveBeenCalled();
  answer();
  await chosen;
  await allSettled(partTaken, { scope, params: { passage: 0 } });
  expect(restore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ before: "a", after: "c", revision: 3, part: { passage: 0 } }),
  );
});

it("[NW-40] tells an item that doesn't exist any more from a failure", async () => {
  const scope = fork({
    values: [[$opened, item]],
    handlers: fakes([listVersionsFx, () => Promise.reject({ kind: "gone" })]),
  });
  await allSettled(versionsShown, { scope });
  expect(scope.getState($isGone)).toBe(true);
});
