import { refused, type Result } from "../shared/result.ts";
import type { TooMany } from "../shared/limits.ts";
import { day } from "../shared/clock.ts";
import { isRetryTime } from "../shared/retry.ts";
import { readMailAddress } from "../shared/mailAddress.ts";

/** What a mail's link carries. Its bearer owns the address. */
export type SubscriptionToken = string & { readonly brand: "SubscriptionToken" };

export type Newsletter = {
  /** Mails a confirmation link. Answers the same for a known address. */
  subscribe(email: string): Promise<Result<void, TooMany>>;
  /** Confirms the subscription. Refuses an unknown or expired link. Idempotent. */
  confirm(token: SubscriptionToken): Promise<Result<void, UnknownLink>>;
  /** Erases the address. Idempotent. */
  leave(token: SubscriptionToken): Promise<Result<void, UnknownLink>>;
};

export type UnknownLink = { readonly kind: "unknown-link" };

/** The times are in milliseconds since 1970. */
export type Subscription = {
  readonly askedAt: number;
  /** The confirmation mails of a day that begins with the first of them. */
  readonly today: { readonly mails: number; readonly beganAt: number };
  readonly isConfirmed: boolean;
};

const mailsADay = 3;

/**
 * The subscription after a request that mails a confirmation link; undefined when no mail is due: the address is confirmed, was mailed
 * within ten minutes, or three times that day.
 */
export const requestSubscription = (known: Subscription | undefined, now: Date): Subscription | undefined => {
  const at = now.getTime();
  if (known && (known.isConfirmed || isRetryTime(known.askedAt, now))) return undefined;
  const today =
    known && at - known.today.beganAt <= day
      ? { ...known.today, mails: known.today.mails + 1 }
      : { mails: 1, beganAt: at };
  return today.mails > mailsADay ? undefined : { askedAt: at, today, isConfirmed: false };
};

/** Whether the confirmation link still works: for seven days, and without end once it was followed. */
export const isConfirmable = ({ askedAt, isConfirmed }: Subscription, now: Date): boolean =>
  isConfirmed || now.getTime() - askedAt <= 7 * day;

type Needs = { readonly newsletter: Newsletter };

export type SubscribeRefusal = TooMany | { readonly kind: "no-address" };
export type SubscribeToNewsletter = (email: string) => Promise<Result<void, SubscribeRefusal>>;

/** Requests a subscription, which the owner of the address confirms. Refuses invalid addresses. */
export const subscribeToNewsletter =
  ({ newsletter }: Needs): SubscribeToNewsletter =>
  async (email) => {
    const address = readMailAddress(email);
    return address === undefined ? refused({ kind: "no-address" }) : newsletter.subscribe(address);
  };
