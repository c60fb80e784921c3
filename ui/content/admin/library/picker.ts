import { createEvent, createStore, sample } from "effector";
import type { LibraryPicture } from "../../../../domain/content/pictures/library.ts";
import type { PictureList, PictureQuery } from "../../../../domain/content/pictures/listPictures.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { findPicturesFx } from "./effects.ts";

/** The dialog is opened, or other words are searched in it. */
export const pickerSearched = createEvent<string>();
/** Loads the next pictures, or those again that failed. */
export const morePressed = createEvent();

const queryOf = (search: string, page: number): PictureQuery => ({ search, isUnused: false, page });

type Picker = {
  /** The latest request. Answers to others are ignored. */
  readonly asked: PictureQuery;
  /** Null while the first are on their way. */
  readonly pictures: readonly LibraryPicture[] | null;
  readonly total: number;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
};
const begun = (search: string): Picker => ({
  asked: queryOf(search, 1),
  pictures: null,
  total: 0,
  hasMore: false,
  hasFailed: false,
});

/** Pictures that were stored meanwhile move others to the next page, where they come again. */
const withPage = (picker: Picker, { items, total, page, pages }: PictureList): Picker => {
  const before = picker.pictures ?? [];
  const known = new Set(before.map(({ id }) => id));
  const pictures = [...before, ...items.filter(({ id }) => !known.has(id))];
  return { ...picker, pictures, total, hasMore: page < pages, hasFailed: false };
};

/** The pictures of the dialog, newest first. */
export const $picker = createStore(begun(""), { serialize: "ignore" })
  .on(pickerSearched, (_, search) => begun(search))
  .on(morePressed, ({ hasFailed, ...picker }) => {
    const { search, page } = picker.asked;
    return { ...picker, asked: queryOf(search, hasFailed ? page : page + 1), hasMore: false, hasFailed: false };
  })
  .on(findPicturesFx.done, (picker, { params, result }) =>
    params === picker.asked ? withPage(picker, result) : picker,
  )
  .on(findPicturesFx.fail, (picker, { params }) => (params === picker.asked ? { ...picker, hasFailed: true } : picker))
  .reset($memberId);

sample({ clock: [pickerSearched, morePressed], source: $picker, fn: ({ asked }) => asked, target: findPicturesFx });
