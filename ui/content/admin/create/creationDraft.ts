import type { MemberId } from "../../../../domain/accounts/member.ts";
import {
  clampedLevel,
  type DraftBlock,
  type DraftBlocks,
  firstBlocks,
  isUntouched,
} from "../../../../domain/content/editing/blocks.ts";
import type { Creation } from "../../../../domain/content/editing/createItem.ts";
import { longestOf } from "../../../../domain/content/editing/fields.ts";

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

/** As the device keeps it, with whose it is; nothing at all when nothing was written. */
export const writtenCreation = (member: MemberId, draft: CreationDraft): string =>
  isWorthKeeping(draft) ? JSON.stringify({ member, ...draft }) : "";

type Kept = Partial<Record<string, unknown>>;

/** Far more than a field may hold: what somebody else wrote there is not taken over, however long. */
const most = 2 * longestOf.content;
const textIn = (kept: Kept, name: string): string => {
  const said = kept[name];
  return typeof said === "string" && said.length <= most ? said : "";
};

const blockIn = (kept: Kept, at: number): DraftBlock => {
  const [id, content] = [at + 1, textIn(kept, "content")];
  const { type, level } = kept;
  if (type === "heading") return { id, type, content, level: clampedLevel(Number(level)) };
  return { id, type: type === "image" ? "image" : "text", content };
};

const blocksIn = (kept: unknown): DraftBlocks => {
  const blocks = Array.isArray(kept) ? kept.filter((one): one is Kept => typeof one === "object" && one !== null) : [];
  return blocks.length > 0 ? blocks.map(blockIn) : firstBlocks;
};

/** The member's draft in what the device kept; nothing in somebody else's, and in what is no draft. */
export const readCreation = (text: string, member: MemberId): CreationDraft | null => {
  try {
    const kept = JSON.parse(text) as Kept | null;
    if (kept?.["member"] !== member) return null;
    const draft: CreationDraft = {
      ...emptyCreation,
      ...Object.fromEntries(texts.map((field) => [field, textIn(kept, field)])),
      kind: kept["kind"] === "tip" ? "tip" : "article",
      blocks: blocksIn(kept["blocks"]),
      isPublished: kept["isPublished"] === true,
    };
    return isWorthKeeping(draft) ? draft : null;
  } catch {
    return null;
  }
};
