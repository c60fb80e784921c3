import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { LibraryPicture, PictureId } from "../../../../domain/content/pictures/library.ts";
import type { PictureQuery } from "../../../../domain/content/pictures/listPictures.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { findPicturesFx } from "./effects.ts";
import { $picker, morePressed, pickerSearched } from "./picker.ts";

const picture = (id: string): LibraryPicture => ({
  id: id as PictureId,
  address: `/${id}`,
  fileName: id,
  description: "",
  point: { x: 50, y: 50 },
  storedAt: "",
  size: 1,
  uses: 0,
  versions: 0,
});

const opened = async (answers: Readonly<Record<string, readonly string[] | "fails">>) => {
  const asked: string[] = [];
  const scope = fork({
    handlers: fakes([
      findPicturesFx,
      async ({ search, page }: PictureQuery) => {
        asked.push(`${search} ${page}`);
        const ids = answers[`${search} ${page}`] ?? [];
        if (ids === "fails") throw { kind: "unexpected" };
        return { items: ids.map(picture), total: 3, page, pages: 2, counts: { all: 3, unused: 3 } };
      },
    ]),
  });
  const shown = () => {
    const { pictures, hasMore, hasFailed } = scope.getState($picker);
    return { ids: pictures?.map(({ id }) => id), hasMore, hasFailed };
  };
  const search = (words: string) => allSettled(pickerSearched, { scope, params: words });
  const more = () => allSettled(morePressed, { scope });
  return { asked, shown, search, more };
};

it("[NW-136] shows further pictures below the first, each once, and begins anew with other words", async () => {
  const { asked, shown, search, more } = await opened({ " 1": ["a", "b"], " 2": ["b", "c"], "un 1": ["c"] });
  await search("");
  expect(shown()).toEqual({ ids: ["a", "b"], hasMore: true, hasFailed: false });
  await more();
  expect(shown()).toEqual({ ids: ["a", "b", "c"], hasMore: false, hasFailed: false });
  await search("un");
  expect(shown().ids).toEqual(["c"]);
  expect(asked).toEqual([" 1", " 2", "un 1"]);
});

it("[NW-136] keeps what is shown when the next pictures can't be loaded, and asks for the same again", async () => {
  const { asked, shown, search, more } = await opened({ " 1": ["a"], " 2": "fails" });
  await search("");
  await more();
  expect(shown()).toEqual({ ids: ["a"], hasMore: false, hasFailed: true });
  await more();
  expect(asked).toEqual([" 1", " 2", " 2"]);
});
