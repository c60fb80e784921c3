import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import type { Kind } from "./item.ts";
import type { ItemRecords } from "./ports.ts";

/** What was typed as a slug, or the title; its kind's name when neither leaves a letter. */
export const wantedSlug = (kind: Kind, title: string, typed = ""): Slug =>
  slugOf(typed) ?? slugOf(title) ?? (kind as string as Slug);

export type SlugWish = { readonly kind: Kind; readonly title: string; readonly slug: string };
export type ProposeSlug = (wish: SlugWish) => Promise<Slug>;

/** The slug that a new article or tip would get now: the one that was typed or the title's, with a number when it is taken. */
export const proposeSlug =
  ({ records }: { readonly records: ItemRecords }): ProposeSlug =>
  async ({ kind, title, slug }) => {
    const wanted = wantedSlug(kind, title, slug);
    return freeSlug(wanted, await records.slugsLike(kind, wanted));
  };
