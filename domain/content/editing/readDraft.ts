import type { Roles, Session } from "../../accounts/ports.ts";
import type { ReadContent, ReadHtml } from "../body/content.ts";
import type { Articles } from "../articles/ports.ts";
import type { ArticleAuthor } from "../authors.ts";
import { firstPlan } from "../body/firstPlan.ts";
import { type ShowCards, shownContent, type ShownContent } from "../body/shownContent.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { may, readingDrafts, audienceOf } from "../../shared/rights.ts";
import { isSlug } from "../../shared/slug.ts";
import { type Tag, tagsOf } from "../tags.ts";
import type { ContentKind, EditedItem, ItemRef } from "./contentItem.ts";
import type { ContentRepository } from "./ports.ts";

/** What a stored text is read with. */
export type TextNeeds = {
  readonly readHtml: ReadHtml;
  readonly readContent: ReadContent;
};

type PreviewContentNeeds = TextNeeds & { readonly showCards: ShowCards };

export type PreviewContent = (source: {
  readonly kind: ContentKind;
  readonly content: string;
}) => Promise<ShownContent>;

/** The body of an article's HTML or of a tip's text. Links that readers see as cards are still links: nothing is asked for. */
export const writtenContent =
  ({ readHtml, readContent }: TextNeeds): PreviewContent =>
  async ({ kind, content }) =>
    shownContent(kind, kind === "tip" ? readContent(content) : await readHtml(content));

/** The body of an article's HTML or of a tip's text as readers see it. */
export const previewContent =
  ({ showCards, ...needs }: PreviewContentNeeds): PreviewContent =>
  async (source) => {
    const written = await writtenContent(needs)(source);
    return source.kind === "tip" ? written : showCards(written);
  };

type ReadableNeeds = {
  readonly preview: PreviewContent;
  readonly articles: Pick<Articles, "authorsOf">;
};

type Needs = {
  readonly session: Session;
  readonly roles: Roles;
  readonly contents: ContentRepository;
} & ReadableNeeds;

/** A content item as its page shows it, published or not. */
export type ReadableDraft = ItemRef & {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly category: string;
  readonly categoryLabel: string;
  readonly author: string | null;
  /** Those whom an article names, in their order. */
  readonly authors: readonly ArticleAuthor[];
  readonly tags: readonly Tag[];
  readonly featuredImage: string | null;
  readonly heroImage: string | null;
  /** The drawing of a tip's plan; null without one. */
  readonly plan: string | null;
  readonly difficulty: string | null;
  readonly readTime: string | null;
  readonly content: ShownContent;
  readonly isPublished: boolean;
  /** When it was first published, or else last changed. ISO 8601. */
  readonly date: string;
};

/** What a page shows of a stored content item. */
export type ReadableItem = ItemRef &
  Pick<
    EditedItem,
    "slug" | "fields" | "categoryLabel" | "byline" | "authorNames" | "isPublished" | "publishedAt" | "updatedAt"
  >;

/** A stored content item as its page shows it. */
export const readableOf = async (item: ReadableItem, { preview, articles }: ReadableNeeds): Promise<ReadableDraft> => {
  const { kind, id, slug, fields, categoryLabel, byline, authorNames, isPublished, publishedAt, updatedAt } = item;
  const [authors, content] = await Promise.all([
    articles.authorsOf(authorNames),
    preview({ kind, content: fields.content }),
  ]);
  return {
    kind,
    id,
    slug,
    title: fields.title,
    excerpt: fields.excerpt || null,
    category: fields.category,
    categoryLabel,
    author: kind === "tip" ? fields.author : byline,
    authors,
    tags: tagsOf(fields.tags),
    featuredImage: fields.featuredImage || null,
    heroImage: fields.heroImage || null,
    plan: kind === "tip" ? firstPlan(fields.content) : null,
    difficulty: fields.difficulty || null,
    readTime: fields.readTime || null,
    content,
    isPublished,
    date: publishedAt ?? updatedAt,
  };
};

export type DraftQuery = { readonly kind: ContentKind; readonly slug: string };
export type ReadDraft = (wanted: DraftQuery) => Promise<Result<ReadableDraft, { readonly kind: "not-found" }>>;

/**
 * The content item at an address that visitors can't read. Refuses callers without the right to read drafts as it refuses a
 * missing one.
 */
export const readDraft =
  ({ session, roles, contents, ...needs }: Needs): ReadDraft =>
  async ({ kind, slug }) => {
    const missing = refused({ kind: "not-found" } as const);
    const member = isSlug(slug) ? await session.current() : undefined;
    if (!member || !isSlug(slug) || !may(audienceOf(await roles.of(member.id)), readingDrafts[kind])) return missing;
    const item = await contents.open({ kind, slug });
    return item ? done(await readableOf(item, needs)) : missing;
  };
