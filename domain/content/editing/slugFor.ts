import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import type { Kind } from "./item.ts";
import type { ItemRecords } from "./ports.ts";

/** The slug of the typed text, or of the title; the kind's name when neither has a letter. */
export const wantedSlug = (kind: Kind, title: string, typed = ""): Slug =>
  slugOf(typed) ?? slugOf(title) ?? (kind as string as Slug);

export type SlugWish = { readonly kind: Kind; readonly title: string; readonly slug: string };
export type ProposeSlug = (wish: SlugWish) => Promise<Slug>;

/** The slug that a new item gets, with a number when it is taken. */
export const proposeSlug =
  ({ records }: { readonly records: ItemRecords }): ProposeSlug =>
  async ({ kind, title, slug }) => {
    const wanted = wantedSlug(kind, title, slug);
    return freeSlug(wanted, await records.slugsLike(kind, wanted));
  };
