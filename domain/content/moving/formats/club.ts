import type { ContentKind, EditedItem } from "../../editing/contentItem.ts";
import { tagsOf } from "../../tags.ts";
import { isoDate } from "../dates.ts";
import type { Found, FoundItem } from "../found.ts";
import { isObject, objectsIn, textIn, textsIn, type Unknown } from "./json.ts";

const format = "club-site";
const version = 1;

const listNames = { article: "articles", tip: "tips" } as const;

/** A content item as an export has it. */
const exportedItem = ({ kind, id, slug, oldSlugs, fields, byline, authorNames, ...state }: EditedItem): Unknown => {
  const { title, category, excerpt, content, featuredImage, match, difficulty, readTime, heroImage, author } = fields;
  const own =
    kind === "article"
      ? { author: byline ?? "", authors: authorNames, tags: tagsOf(fields.tags).map(({ label }) => label), match }
      : { author, difficulty, readTime, heroImage };
  const { searchTitle, searchDescription } = fields;
  const { isPublished, publishedAt, isFeatured, isPinned, createdAt, updatedAt } = state;
  const common = {
    id,
    slug,
    oldSlugs,
    title,
    category,
    excerpt,
    content,
    featuredImage,
    searchTitle,
    searchDescription,
  };
  return { ...common, ...own, isPublished, publishedAt, isFeatured, isPinned, createdAt, updatedAt };
};

/** The JSON of an export. `others`: the further lists by name. */
export const exportJson = (
  items: Readonly<Record<ContentKind, readonly EditedItem[]>>,
  others: Unknown,
  exportedAt: string,
): string => {
  const [articles, tips] = [items.article.map(exportedItem), items.tip.map(exportedItem)];
  return `${JSON.stringify({ format, version, exportedAt, articles, tips, ...others }, null, 2)}\n`;
};

const itemOf = (kind: ContentKind, item: Unknown): FoundItem => ({
  kind,
  origin: `club:${kind}:${textIn(item, "id", "slug")}`,
  title: textIn(item, "title"),
  slug: textIn(item, "slug"),
  format: "stored",
  body: textIn(item, "content"),
  excerpt: textIn(item, "excerpt"),
  category: textIn(item, "category"),
  author: textIn(item, "author"),
  authors: textsIn(item, "authors"),
  tags: textsIn(item, "tags"),
  featuredImage: textIn(item, "featuredImage"),
  isPublished: item["isPublished"] === true,
  date: isoDate(textIn(item, "publishedAt")),
  createdAt: isoDate(textIn(item, "createdAt")),
  more: {
    match: textIn(item, "match"),
    difficulty: textIn(item, "difficulty"),
    readTime: textIn(item, "readTime"),
    heroImage: textIn(item, "heroImage"),
    searchTitle: textIn(item, "searchTitle"),
    searchDescription: textIn(item, "searchDescription"),
  },
  highlights: { isFeatured: item["isFeatured"] === true, isPinned: item["isPinned"] === true },
  oldSlugs: textsIn(item, "oldSlugs"),
  notes: [],
});

/** The articles and tips of an export of a site like this one. `undefined` for JSON of another kind. */
export const readClubExport = (json: unknown): Found | "newer-export" | undefined => {
  if (!isObject(json) || json["format"] !== format) return undefined;
  if (json["version"] !== version) return "newer-export";
  const items = (["article", "tip"] as const).flatMap((kind) =>
    objectsIn(json, listNames[kind]).map((item) => itemOf(kind, item)),
  );
  return { source: "club", items, leftOut: [] };
};
