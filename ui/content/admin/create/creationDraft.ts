import { longestOf } from "../../../../domain/content/editing/fields.ts";
import type { AnnouncedCreation } from "../effects.ts";
import { codecOf, type Stored, textIn } from "../../../lib/draft.ts";
import { sourceOfBlocks } from "./storedBlocks.ts";

/** The content of the creation dialog. `content`: HTML for an article, markdown for a tip. */
export type CreationDraft = Omit<AnnouncedCreation, "isRetry">;

export const emptyCreation: CreationDraft = {
  kind: "article",
  title: "",
  slug: "",
  category: "",
  excerpt: "",
  featuredImage: "",
  match: "",
  authors: "",
  tags: "",
  difficulty: "",
  readTime: "",
  content: "",
  searchTitle: "",
  searchDescription: "",
  isPublished: false,
  isAnnounced: false,
};

/** The draft's name on the device. */
export const creationName = "content:new";

const texts = [
  "title",
  "slug",
  "category",
  "excerpt",
  "featuredImage",
  "match",
  "authors",
  "tags",
  "difficulty",
  "readTime",
  "content",
  "searchTitle",
  "searchDescription",
] as const;
const choices: readonly string[] = ["category", "match", "authors", "tags"] satisfies (typeof texts)[number][];

/** Whether the draft holds any text. A chosen category, match, author or tag alone doesn't count. */
export const isWorthStoring = (draft: CreationDraft): boolean =>
  texts.some((field) => !choices.includes(field) && draft[field].trim() !== "");

/** Above the limit of any field. A longer stored text is ignored. */
const longest = 2 * longestOf.content;
const textOf = (stored: Stored, field: string): string => textIn(stored, field, longest) ?? "";

const creationIn = (stored: Stored): CreationDraft => {
  const kind = stored["kind"] === "tip" ? "tip" : "article";
  return {
    ...emptyCreation,
    ...Object.fromEntries(texts.map((field) => [field, textOf(stored, field)])),
    kind,
    content: textOf(stored, "content") || sourceOfBlocks(kind, stored["blocks"], longest),
    isPublished: stored["isPublished"] === true,
    isAnnounced: stored["isAnnounced"] === true,
  };
};

export const creationCodec = codecOf<CreationDraft>({
  version: 1,
  parse: (stored) => {
    const draft = creationIn(stored);
    return isWorthStoring(draft) ? draft : null;
  },
  isEmpty: (draft) => !isWorthStoring(draft),
});
