import { refused, type RefusalOf, type Result } from "../../shared/result.ts";
import { type Slug, slugOf } from "../../shared/slug.ts";
import type { EditedItem, ItemRef } from "./contentItem.ts";
import type { FormerAddress } from "./formerPath.ts";
import type { ContentRepository } from "./ports.ts";

/** The most former slugs of an item that are kept; the newest stay. */
export const mostOldSlugs = 50;

/** The former slugs of an item after it got another one. */
export const oldSlugsAfter = (
  { slug, oldSlugs, publishedAt }: Pick<EditedItem, "slug" | "oldSlugs" | "publishedAt">,
  next: Slug,
): readonly FormerAddress[] => {
  if (slug === next) return oldSlugs;
  const others = oldSlugs.filter((one) => one !== next);
  return publishedAt === null ? others : [...others, slug].slice(-mostOldSlugs);
};

/** `typed`: as in a form, "Été 2026" too. */
export type SlugChange = ItemRef & { readonly typed: string };
export type ChangeSlugRefusal = RefusalOf<ContentRepository["setSlug"]> | { readonly kind: "slug-required" };
export type ChangeSlug = (change: SlugChange) => Promise<Result<EditedItem, ChangeSlugRefusal>>;

/**
 * Gives a content item another slug; of a published one, the one before leads to it from then on. Refuses a text without a letter or a
 * digit, and the present or former slug of another item.
 */
export const changeSlug =
  ({ contents }: { readonly contents: Pick<ContentRepository, "setSlug"> }): ChangeSlug =>
  async ({ kind, id, typed }) => {
    const slug = slugOf(typed);
    return slug === undefined ? refused({ kind: "slug-required" }) : contents.setSlug({ kind, id }, slug);
  };
