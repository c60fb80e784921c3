import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import type { Reactions } from "../backend.ts";

/** The likes of a content item, and its comments without the hidden and deleted ones, and without replies to a hidden one. */
export const reactionCounts = <Id>({ likes, comments }: Reactions<Id>, id: Id) => {
  const own = comments.read().filter((comment) => comment.on === id);
  const hidden = new Set(own.filter(isHidden).map((comment) => comment.id));
  const counted = own.filter(
    (comment) => !isHidden(comment) && !comment.isDeleted && !(comment.parent && hidden.has(comment.parent)),
  );
  return { likes: likes.read().filter(({ on }) => on === id).length, comments: counted.length };
};

export const sharesOn = <Id>({ shares }: Reactions<Id>, id: Id): number =>
  shares.read().filter(({ on }) => on === id).length;

/** The categories in use, the fullest first. */
export const countCategories = (items: readonly { readonly category: string }[]) =>
  [...new Set(items.map(({ category }) => category))]
    .map((name) => ({ name, count: items.filter(({ category }) => category === name).length }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
