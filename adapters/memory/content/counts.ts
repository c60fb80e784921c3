import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import type { Reactions } from "../backend.ts";

/** The likes of a content item, and its comments without the hidden ones. */
export const reactionCounts = <Id>({ likes, comments }: Reactions<Id>, id: Id) => ({
  likes: likes.read().filter(({ on }) => on === id).length,
  comments: comments.read().filter((comment) => comment.on === id && !isHidden(comment)).length,
});

export const sharesOn = <Id>({ shares }: Reactions<Id>, id: Id): number =>
  shares.read().filter(({ on }) => on === id).length;

/** The categories in use, the fullest first. */
export const countCategories = (items: readonly { readonly category: string }[]) =>
  [...new Set(items.map(({ category }) => category))]
    .map((name) => ({ name, count: items.filter(({ category }) => category === name).length }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
