import type { Articles } from "../articles/ports.ts";
import type { ReadContent, ReadHtml } from "../body/content.ts";
import type { ShowCards } from "../body/shownContent.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { previewContent, type ReadableDraft, type ReadableItem, readableOf } from "./readDraft.ts";

/** A content item to which a link leads, and until when. */
export type SharedItem = ReadableItem & {
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** The drafts that are shared by a link. */
export type SharedDrafts = {
  /** The item of an open link, to everybody; `undefined` for any other secret. */
  read(secret: string): Promise<SharedItem | undefined>;
};

export type SharedDraft = ReadableDraft & Pick<SharedItem, "expiresAt">;
export type ReadSharedDraft = (wanted: {
  readonly secret: string;
}) => Promise<Result<SharedDraft, { readonly kind: "not-found" }>>;

type Needs = {
  readonly shared: SharedDrafts;
  readonly articles: Pick<Articles, "authorsOf">;
  readonly readHtml: ReadHtml;
  readonly readContent: ReadContent;
  readonly showCards: ShowCards;
};

const isSecret = (text: string): boolean => /^[\da-f]{64}$/.test(text);

/** The content item of a link as readers will see it. Refuses a link that is closed or over as it refuses one that never was. */
export const readSharedDraft =
  ({ shared, articles, ...needs }: Needs): ReadSharedDraft =>
  async ({ secret }) => {
    const item = isSecret(secret) ? await shared.read(secret) : undefined;
    if (!item) return refused({ kind: "not-found" });
    const readable = await readableOf(item, { preview: previewContent(needs), articles });
    return done({ ...readable, expiresAt: item.expiresAt });
  };
