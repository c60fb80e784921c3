import type { Slug } from "../../shared/slug.ts";
import type { FormerAddress } from "./formerPath.ts";

/** The kinds of content items. */
export type ContentKind = "article" | "tip";

export type ItemId = string & { readonly brand: "ArticleId" | "TipId" };

export type ItemRef = { readonly kind: ContentKind; readonly id: ItemId };

/** When a draft is published by itself, and when a content item becomes a draft again. ISO 8601; null for never. */
export type Schedule = {
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
};

/** Where a published item comes first. A draft is neither. */
export type Highlights = {
  /** It leads home: one item of both kinds does. */
  readonly isFeatured: boolean;
  /** It stays first in the list of its kind. */
  readonly isPinned: boolean;
};

/** A content item as the staff's list shows it, drafts too. */
export type ItemSummary = ItemRef &
  Schedule &
  Highlights & {
    readonly slug: Slug;
    readonly title: string;
    readonly excerpt: string | null;
    /** May be empty. */
    readonly category: string;
    /** The category as it is shown. */
    readonly categoryLabel: string;
    readonly featuredImage: string | null;
    readonly isPublished: boolean;
    /** ISO 8601. */
    readonly createdAt: string;
    /** Null for an article: its views aren't counted. */
    readonly views: number | null;
  };

const commonFields = [
  "title",
  "category",
  "excerpt",
  "content",
  "featuredImage",
  "searchTitle",
  "searchDescription",
] as const;
/** The fields of an article's edit form. */
const articleFields = [...commonFields, "match", "authors", "tags"] as const;
/** The fields of a tip's edit form. */
const tipFields = [...commonFields, "difficulty", "readTime", "heroImage", "author"] as const;
/** The fields of both forms. */
export const allFields = [...tipFields, "match", "authors", "tags"] as const;

export type Field = (typeof allFields)[number];

export const fieldsOf = (kind: ContentKind): readonly Field[] => (kind === "tip" ? tipFields : articleFields);

/**
 * The fields of an edit as texts, empty without a value and for fields of the other kind. `content`: an article's HTML, or a
 * tip's text. `match`: the slug of the match that an article is about. `authors`: a line for each (`authorLines`). `tags`: a line for each (`tagsOf`). `searchTitle` and `searchDescription`: what search engines and
 * shared links show instead of the title and the excerpt.
 */
export type Fields = Readonly<Record<Field, string>>;

/** The fields of a stored article or tip. */
export const fieldsFrom = (kind: ContentKind, stored: Readonly<Partial<Record<Field, string | null>>>): Fields => {
  const own = fieldsOf(kind);
  const texts = allFields.map((field) => [field, (own.includes(field) && stored[field]) || ""]);
  return Object.fromEntries(texts) as Fields;
};

/** A content item as it is edited. */
export type EditedItem = ItemRef &
  Schedule &
  Highlights & {
    readonly slug: Slug;
    /** The slugs that it had while it was published or afterwards, the newest last, and before them its paths on another site. They lead to it. */
    readonly oldSlugs: readonly FormerAddress[];
    readonly fields: Fields;
    /** The category as it is shown. */
    readonly categoryLabel: string;
    /** The author that readers of an article see; null for none, and for a tip, whose author is a field. */
    readonly byline: string | null;
    /** The names that readers see of the authors whom an article names, in their order. */
    readonly authorNames: readonly string[];
    readonly isPublished: boolean;
    /** ISO 8601; null for one that was never published. */
    readonly publishedAt: string | null;
    /** ISO 8601. */
    readonly createdAt: string;
    /** ISO 8601. */
    readonly updatedAt: string;
    /** Grows with each change of the fields only. A save carries the revision that it started from. */
    readonly revision: number;
  };
