import type { Result } from "../shared/result.ts";

/** A confirmed address of the newsletter, with what each issue has to offer it. */
export type Subscriber = {
  readonly email: string;
  /** ISO 8601. */
  readonly confirmedAt: string;
  /** The address of the page with the button to unsubscribe. */
  readonly leavePage: string;
  /** The address for the header `List-Unsubscribe` (RFC 8058); null on a backend without functions. */
  readonly leaveAtOnce: string | null;
};

/** Only admins list them. */
export type NotListed = { readonly kind: "signed-out" | "not-allowed" };

export type Subscribers = {
  /** All confirmed ones, by address. For admins: the addresses are personal, and the links unsubscribe their owners. */
  list(): Promise<Result<readonly Subscriber[], NotListed>>;
};
