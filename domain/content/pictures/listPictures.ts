import { type Page, pageOf } from "../../shared/pages.ts";
import { done, type Result } from "../../shared/result.ts";
import type { LibraryPicture, NotSeen, PictureCounts, PictureFilter, PictureLibrary } from "./library.ts";

export type PictureQuery = PictureFilter & { readonly page: number };
export type PictureList = Page<LibraryPicture> & { readonly counts: PictureCounts };
export type ListPictures = (query: PictureQuery) => Promise<Result<PictureList, NotSeen>>;

const perPage = 24;

/** One page of the uploaded pictures, newest first. A page beyond the last is the last. Refuses callers who aren't staff. */
export const listPictures =
  ({ library }: { readonly library: PictureLibrary }): ListPictures =>
  async ({ search, isUnused, page }) => {
    const counting = library.count({ search });
    const found = await pageOf({
      page,
      perPage,
      slice: (from, count) => library.slice({ search, isUnused, from, count }),
      async total() {
        const counts = await counting;
        return counts.ok ? counts.value[isUnused ? "unused" : "all"] : 0;
      },
    });
    const counts = await counting;
    return counts.ok ? done({ ...found, counts: counts.value }) : counts;
  };
