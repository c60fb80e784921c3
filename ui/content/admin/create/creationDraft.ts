import {
  clampedLevel,
  type DraftBlock,
  type DraftBlocks,
  firstBlocks,
  isUntouched,
} from "../../../../domain/content/editing/blocks.ts";
import { longestOf } from "../../../../domain/content/editing/fields.ts";
import type { AnnouncedCreation } from "../effects.ts";
import { codecOf, type Stored, textIn } from "../../../lib/draft.ts";

/** The content of the creation dialog. */
export type CreationDraft = Omit<AnnouncedCreation, "isRetry">;

export const emptyCreation: CreationDraft = {
  kind: "article",
  title: "",
  slug: "",
  category: "",
  excerpt: "",
  featuredImage: "",
  match: "",
  difficulty: "",
  readTime: "",
  blocks: firstBlocks,
  isPublished: false,
  isAnnounced: false,
};

/** The draft's name on the device. */
export const creationName = "content:new";

const texts = ["title", "slug", "category", "excerpt", "featuredImage", "match", "difficulty", "readTime"] as const;
const choices: readonly string[] = ["category", "match"] satisfies (typeof texts)[number][];

/** Whether the draft holds any text. A chosen category or match alone doesn't count. */
export const isWorthStoring = (draft: CreationDraft): boolean =>
  !isUntouched(draft.blocks) || texts.some((field) => !choices.includes(field) && draft[field].trim() !== "");

/** Above the limit of any field. A longer stored text is ignored. */
const longest = 2 * longestOf.content;
const textOf = (stored: Stored, field: string): string => textIn(stored, field, longest) ?? "";

const blockIn = (stored: Stored, at: number): DraftBlock => {
  const [id, content] = [at + 1, textOf(stored, "content")];
  const { type, level } = stored;
  if (type === "heading") return { id, type, content, level: clampedLevel(Number(level)) };
  return { id, type: type === "image" ? "image" : "text", content };
};

const blocksIn = (stored: unknown): DraftBlocks => {
  const blocks = Array.isArray(stored)
    ? stored.filter((one): one is Stored => typeof one === "object" && one !== null)
    : [];
  return blocks.length > 0 ? blocks.map(blockIn) : firstBlocks;
};

const creationIn = (stored: Stored): CreationDraft => ({
  ...emptyCreation,
  ...Object.fromEntries(texts.map((field) => [field, textOf(stored, field)])),
  kind: stored["kind"] === "tip" ? "tip" : "article",
  blocks: blocksIn(stored["blocks"]),
  isPublished: stored["isPublished"] === true,
  isAnnounced: stored["isAnnounced"] === true,
});

export const creationCodec = codecOf<CreationDraft>({
  version: 1,
  parse: (stored) => {
    const draft = creationIn(stored);
    return isWorthStoring(draft) ? draft : null;
  },
  isEmpty: (draft) => !isWorthStoring(draft),
});
