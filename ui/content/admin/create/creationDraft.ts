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

/** The content of the creation dialog. */
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

/** The draft's name on the device. */
export const creationName = "content:new";

const texts = ["title", "slug", "category", "excerpt", "featuredImage", "difficulty", "readTime"] as const;

/** Whether the draft holds any text. A chosen category alone doesn't count. */
export const isWorthKeeping = (draft: CreationDraft): boolean =>
  !isUntouched(draft.blocks) || texts.some((field) => field !== "category" && draft[field].trim() !== "");

/** Above the limit of any field. A longer stored text is ignored. */
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
