import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../../domain/accounts/member.ts";
import { centre } from "../../../../domain/content/body/focalPoint.ts";
import { ownPictures, pictureIdOf } from "../../../../domain/content/body/ownPicture.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $session } from "../../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx } from "../../../lib/drafts.ts";
import { writingLeft } from "../editor/pictures/upload.ts";
import { $unsaved, descriptionSent, descriptionTyped } from "./details.ts";
import { describePictureFx, listPicturesFx, uploadToLibraryFx } from "./effects.ts";
import { librarySelectionOf } from "./address.ts";
import { pictures } from "./library.ts";
import { uploads } from "./uploading.ts";

const addressOf = (name: string) => `${ownPictures}images/0000000${name.length}-0000-4000-8000-000000000000.png`;
const idOf = (name: string) => pictureIdOf(addressOf(name));
const chosen = (...names: readonly string[]) =>
  names.map((name) => ({ name, file: { name, size: 1, read: async () => new Uint8Array() } }));

const begin = async (save: () => Promise<void> = async () => {}) => {
  const described: unknown[] = [];
  let lists = 0;
  const scope = fork({
    values: [[$session, { status: "member", account: { id: "m1" as MemberId } as Account }]],
    handlers: fakes(
      [uploadToLibraryFx, async ({ name }: { name: string }) => addressOf(name)],
      [describePictureFx, (params: unknown) => (described.push(params), save())],
      [
        listPicturesFx,
        async () => ((lists += 1), { items: [], total: 0, page: 1, pages: 1, counts: { all: 0, unused: 0 } }),
      ],
      [storeDraftFx, () => true],
      [recallDraftFx, () => ""],
    ),
  });
  const run = async (unit: unknown, params?: unknown) => allSettled(unit as never, { scope, params } as never);
  await run(pictures.wanted, librarySelectionOf(""));
  const shown = () => scope.getState(uploads.$all).map(({ name, state }) => `${name} ${state.kind}`);
  return { scope, run, shown, described, lists: () => lists };
};

it("[NW-157] shows a stored picture in the list at once, and asks for its text until that is saved or left for later", async () => {
  const { run, shown, described, lists } = await begin();
  await run(uploads.chosen, chosen("a", "bb", "ccc"));
  expect(shown()).toEqual(["a stored", "bb stored", "ccc stored"]);
  expect(lists()).toBeGreaterThan(1);
  await run(descriptionTyped, { id: idOf("bb"), description: "La tribune" });
  await run(descriptionSent, idOf("bb"));
  expect(described).toEqual([{ id: idOf("bb"), description: "La tribune", point: centre }]);
  expect(shown()).toEqual(["a stored", "ccc stored"]);
  await run(uploads.taken, 1);
  expect(shown()).toEqual(["ccc stored"]);
});

it("[NW-157] keeps the picture and its text when saving fails, and when a text is left elsewhere", async () => {
  const { scope, run, shown } = await begin(() => Promise.reject({ kind: "unexpected" }));
  await run(uploads.chosen, chosen("a"));
  await run(descriptionTyped, { id: idOf("a"), description: "La tribune" });
  await run(descriptionSent, idOf("a"));
  await run(writingLeft);
  expect(shown()).toEqual(["a stored"]);
  expect(Object.values(scope.getState($unsaved))).toMatchObject([{ description: "La tribune" }]);
});
