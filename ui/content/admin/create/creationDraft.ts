import {
  clampedLevel,
  type DraftBlock,
  type DraftBlocks,
  firstBlocks,
  isUntouched,
} from "../../../../domain/content/editing/blocks.ts";
import type { Creation } from "../../../../domain/content/editing/createItem.ts";
import { longestOf } from "../../../../domain/content/editing/fields.ts";
import { codecOf, type Stored, textIn } from "../../../lib/draft.ts";

/** What the creation dialog holds while somebody writes. */
export type CreationDraft = Omit<Creation, "isRetry">;

export const emptyCreation: CreationDraft = {
  kind: "article",
  title: "",
  slug: "",
  category: "",
  excerpt: "",
  featuredImage: "",
  difficulty: "",
  readTime: "",
  blocks: firstBlocks,
  isPublished: false,
};

/** The name under which the device keeps it. */
export const creationName = "content:new";

const texts = ["title", "slug", "category", "excerpt", "featuredImage", "difficulty", "readTime"] as const;

/** Whether it holds anything that somebody would miss. */
export const isWorthKeeping = (draft: CreationDraft): boolean =>
  !isUntouched(draft.blocks) || texts.some((field) => field !== "category" && draft[field].trim() !== "");

/** Far more than a field may hold: longer texts are not taken over. */
const longest = 2 * longestOf.content;
const textOf = (kept: Stored, field: string): string => textIn(kept, field, longest) ?? "";

const blockIn = (kept: Stored, at: number): DraftBlock => {
  const [id, content] = [at + 1, textOf(kept, "content")];
  const { type, level } = kept;
  if (type === "heading") return { id, type, content, level: clampedLevel(Number(level)) };
  return { id, type: type === "image" ? "image" : "text", content };
};

const blocksIn = (kept: unknown): DraftBlocks => {
  const blocks = Array.isArray(kept)
    ? kept.filter((one): one is Stored => typeof one === "object" && one !== null)
    : [];
  return blocks.length > 0 ? blocks.map(blockIn) : firstBlocks;
};

const creationIn = (kept: Stored): CreationDraft => ({
  ...emptyCreation,
  ...Object.fromEntries(texts.map((field) => [field, textOf(kept, field)])),
  kind: kept["kind"] === "tip" ? "tip" : "article",
  blocks: blocksIn(kept["blocks"]),
  isPublished: kept["isPublished"] === true,
});

export const creationCodec = codecOf<CreationDraft>({
  version: 1,
  parse: (kept) => {
    const draft = creationIn(kept);
    return isWorthKeeping(draft) ? draft : null;
  },
  isEmpty: (draft) => !isWorthKeeping(draft),
});
