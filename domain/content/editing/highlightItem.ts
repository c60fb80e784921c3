import { done, type RefusalOf, type Result } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "./contentItem.ts";
import type { ContentRepository, Highlight } from "./ports.ts";

/** The most items of a kind that are pinned. */
export const mostPinned = 3;

export type HighlightWish = ItemRef & { readonly highlight: Highlight; readonly isWanted: boolean };
export type Highlighted = {
  readonly item: EditedItem;
  /** The title of the item that led home before; null when it gave its place to none. */
  readonly replaced: string | null;
};
export type HighlightRefusal = RefusalOf<ContentRepository["setHighlight"]>;
export type HighlightItem = (wish: HighlightWish) => Promise<Result<Highlighted, HighlightRefusal>>;

type Needs = {
  readonly contents: ContentRepository;
  /** The item that leads home; null for none. */
  readonly readFeatured: () => Promise<{ readonly item: { readonly id: string; readonly title: string } } | null>;
};

/**
 * Puts a published item at the head of home or of its list, or takes it from there. The item that led home before loses its place; its
 * title is returned.
 * Refuses a draft, a fourth pinned one, and callers who aren't staff.
 */
export const highlightItem =
  ({ contents, readFeatured }: Needs): HighlightItem =>
  async ({ kind, id, highlight, isWanted }) => {
    const before = highlight === "featured" && isWanted ? await readFeatured() : null;
    const answer = await contents.setHighlight({ kind, id }, highlight, isWanted);
    if (!answer.ok) return answer;
    return done({ item: answer.value, replaced: before && before.item.id !== id ? before.item.title : null });
  };
