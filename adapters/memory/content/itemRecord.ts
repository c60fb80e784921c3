import type { FormerAddress } from "../../../domain/content/editing/formerPath.ts";
import type { ArticleRecord, TipRecord } from "../dataset.ts";

export type ItemRecord = ArticleRecord | TipRecord;

/** A draft of the seed has no date of its own. */
const draftBegun = "2026-11-16T14:00:00Z";

export const begunAt = ({ createdAt, publishedAt }: ItemRecord): string => createdAt ?? publishedAt ?? draftBegun;

/** What a draft is: neither at the head of home nor of its list. */
export const notHighlighted = { isFeatured: false, isPinned: false };

/** Compares by the pinned ones first. For a stable sort after another. */
export const pinnedFirst = (items: readonly ItemRecord[]) => {
  const pinned = new Set<string>(items.filter(({ isPinned }) => isPinned).map(({ id }) => id));
  return (one: { readonly id: string }, other: { readonly id: string }) =>
    Number(pinned.has(other.id)) - Number(pinned.has(one.id));
};

/** The item with the slug, or else the one that had it. */
export const atSlug = <Item extends ItemRecord>(items: readonly Item[], slug: FormerAddress): Item | undefined =>
  items.find((item) => item.slug === slug) ?? items.find(({ oldSlugs = [] }) => oldSlugs.includes(slug));
