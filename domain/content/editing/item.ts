import type { Slug } from "../../shared/slug.ts";

/** The kinds of content items. */
export type Kind = "article" | "tip";

export type ItemId = string & { readonly brand: "ArticleId" | "TipId" };

export type ItemRef = { readonly kind: Kind; readonly id: ItemId };

/** Categories that the panel offers for both kinds, after those of the site's own lists. */
export const editedCategories = ["news", "strategy", "technique", "analysis"] as const;

/** Further ones that it offers. */
export const creationCategories = ["gaming", "technology", "esports", "streaming", "reviews"] as const;

/** An article or a tip as the staff's list shows it, drafts too. */
export type ItemSummary = ItemRef & {
  readonly slug: Slug;
  readonly title: string;
  readonly excerpt: string | null;
  /** Perhaps nothing. */
  readonly category: string;
  readonly featuredImage: string | null;
  readonly isPublished: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Of a tip; null for an article, whose views nobody counts. */
  readonly views: number | null;
};

/** What an edit form of an article holds. */
const articleFields = ["title", "category", "excerpt", "content", "featuredImage"] as const;
/** What an edit form of a tip holds. */
export const tipFields = [...articleFields, "difficulty", "readTime", "heroImage", "author"] as const;

export type Field = (typeof tipFields)[number];

export const fieldsOf = (kind: Kind): readonly Field[] => (kind === "tip" ? tipFields : articleFields);

/** What an edit changes, each as text; nothing is "". What only tips have is "" in an article. `content`: HTML, or a tip's text. */
export type Fields = Readonly<Record<Field, string>>;

/** The fields of a stored article or tip. */
export const fieldsFrom = (kind: Kind, stored: Readonly<Partial<Record<Field, string | null>>>): Fields => {
  const own = fieldsOf(kind);
  const texts = tipFields.map((field) => [field, (own.includes(field) && stored[field]) || ""]);
  return Object.fromEntries(texts) as Fields;
};

/** An article or a tip as it is edited. */
export type EditedItem = ItemRef & {
  readonly slug: Slug;
  readonly fields: Fields;
  /** Who an article's readers are told wrote it; null where they are told nobody, and for a tip, whose author is a field. */
  readonly byline: string | null;
  readonly isPublished: boolean;
  /** ISO 8601; null for what was never published. */
  readonly publishedAt: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Grows with each change of its fields, and with nothing else. A save carries the one that it started from. */
  readonly revision: number;
};
