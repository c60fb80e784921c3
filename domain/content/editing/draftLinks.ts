import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { type ReadContent, type ReadHtml } from "../body/content.ts";
import type { Gone } from "../reactions/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "./contentItem.ts";
import { previewContent, type ReadableDraft, readableOf } from "./readDraft.ts";

/** A link that shows a draft to everybody who has it. */
export type DraftLink = {
  readonly secret: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** Days after which a link is over. */
export const daysOfLink = 14;

export type DraftLinks = {
  /** The link of an item, maybe one that is over; null without one. */
  of(item: ItemRef): Promise<Result<DraftLink | null, SignedOut | NotStaff>>;
  /** Opens a link for `daysOfLink` days. The item's earlier link is closed. */
  open(item: ItemRef): Promise<Result<DraftLink, SignedOut | NotStaff | Gone>>;
  /** Closes the link of an item. Idempotent. */
  close(item: ItemRef): Promise<Result<void, SignedOut | NotStaff>>;
  /** The item of an open link, to everybody; `undefined` for any other secret. */
  read(secret: string): Promise<EditedItem | undefined>;
};

type Needs = { readonly links: DraftLinks; readonly readHtml: ReadHtml; readonly readContent: ReadContent };

export type ReadSharedDraft = (wanted: {
  readonly secret: string;
}) => Promise<Result<ReadableDraft, { readonly kind: "not-found" }>>;

const isSecret = (text: string): boolean => /^[\da-f]{64}$/.test(text);

/** The content item of a link as readers will see it. Refuses a link that is closed or over as it refuses one that never was. */
export const readSharedDraft =
  ({ links, ...needs }: Needs): ReadSharedDraft =>
  async ({ secret }) => {
    const item = isSecret(secret) ? await links.read(secret) : undefined;
    return item ? done(await readableOf(item, previewContent(needs))) : refused({ kind: "not-found" });
  };
