import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";

/** What a mail's link carries. Whoever has it owns the address. */
export type LetterToken = string & { readonly brand: "LetterToken" };

export type Newsletter = {
  /** Mails the address a link that confirms it. The same whether or not the address is known. */
  subscribe(email: string): Promise<Result<void, TooMany>>;
  /** Makes the link's owner a reader. Refuses a link that is unknown or too old. Twice is as good as once. */
  confirm(token: LetterToken): Promise<Result<void, UnknownLink>>;
  /** Forgets the link's owner. Twice is as good as once. */
  leave(token: LetterToken): Promise<Result<void, UnknownLink>>;
};

export type UnknownLink = { readonly kind: "unknown-link" };
