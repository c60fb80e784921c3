import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Result } from "../../shared/result.ts";
import type { ItemRef } from "./contentItem.ts";

export type DraftLinkId = string & { readonly brand: "DraftLinkId" };

/** An open link that shows a draft to everybody who has it. */
export type DraftLink = {
  readonly id: DraftLinkId;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** A link with its secret, which is told at the opening alone: the backend keeps its hash. */
export type OpenedDraftLink = DraftLink & { readonly secret: string };

/** The days for which a link may be open. */
export const daysOfLinks = [1, 7, 30] as const;
export type DaysOfLink = (typeof daysOfLinks)[number];

/** The open links of one draft. */
export const mostLinks = 10;

/** The draft has as many open links as it may have. */
export type LinksFull = { readonly kind: "links-full" };

/** The links to drafts, for the staff. */
export type DraftLinks = {
  /** The open links of an item; the first to end comes first. */
  list(item: ItemRef): Promise<Result<readonly DraftLink[], SignedOut | NotStaff>>;
  open(
    wanted: ItemRef & { readonly days: DaysOfLink },
  ): Promise<Result<OpenedDraftLink, SignedOut | NotStaff | Gone | TooMany | LinksFull>>;
  /** Idempotent. */
  close(id: DraftLinkId): Promise<Result<void, SignedOut | NotStaff>>;
};
