import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";

/** What a mail's link carries. Its bearer owns the address. */
export type LetterToken = string & { readonly brand: "LetterToken" };

export type Newsletter = {
  /** Mails a confirmation link. Answers the same for a known address. */
  subscribe(email: string): Promise<Result<void, TooMany>>;
  /** Confirms the subscription. Refuses an unknown or expired link. Idempotent. */
  confirm(token: LetterToken): Promise<Result<void, UnknownLink>>;
  /** Erases the address. Idempotent. */
  leave(token: LetterToken): Promise<Result<void, UnknownLink>>;
};

export type UnknownLink = { readonly kind: "unknown-link" };
