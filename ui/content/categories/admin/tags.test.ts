import { allSettled, fork } from "effector";
import { expect, it, vi } from "vitest";
import { fakes } from "../../../../tests/fakes.ts";
import type { TagUse } from "../../../../domain/content/tagLists.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { listTagsFx, renameTagFx } from "./effects.ts";
import { $tagRenaming, tagRenamingOpened, tagRenamingSent, tagRenamingTyped } from "./tags.ts";

const tag: TagUse = { slug: "lan" as Slug, label: "LAN", articles: 2 };

it("[NW-196] keeps a typed name through an outage, and reads the list again after each try", async () => {
  const rename = vi.fn<() => Promise<void>>(async () => {});
  rename.mockRejectedValueOnce({ kind: "unexpected" });
  const list = vi.fn<() => Promise<readonly TagUse[]>>(async () => [tag]);
  const scope = fork({
    handlers: fakes([renameTagFx, rename], [listTagsFx, list]),
  });
  await allSettled(tagRenamingOpened, { scope, params: tag });
  await allSettled(tagRenamingTyped, { scope, params: "Finale" });
  await allSettled(tagRenamingSent, { scope });
  expect(scope.getState($tagRenaming)).toMatchObject({ label: "Finale", failure: { kind: "unexpected" } });
  expect(list).toHaveBeenCalledTimes(1);
  await allSettled(tagRenamingSent, { scope });
  expect(rename).toHaveBeenLastCalledWith({ slug: "lan", label: "Finale" });
  expect(scope.getState($tagRenaming)).toBeNull();
  expect(list).toHaveBeenCalledTimes(2);
});
