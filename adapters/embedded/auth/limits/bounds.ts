import { networksOf } from "../../../../supabase/functions/_shared/networks.ts";
import type { AccountCall } from "../call.ts";
import { accountRefusal, withRetryAfter } from "../../gateway/refusals.ts";
import type { Limits } from "./limits.ts";

/** Counted acts, and how often a caller may do them. */
export type Bounds = Readonly<Record<string, number>>;

/**
 * Bounds of a network; this machine has no bounds. An IPv6 provider gives a whole range to a customer, so a range has the bounds of five
 * networks.
 */
export const perNetwork = ({ network }: AccountCall, what: string, bound: number): Bounds => {
  if (network === undefined) return {};
  const ofRange = network.includes(":") && { [`${what} of range ${networksOf(network).around}`]: 5 * bound };
  return { [`${what} of ${network}`]: bound, ...ofRange };
};

/** The given address. No account's is longer. */
export const addressIn = ({ given: { email = "" } }: AccountCall): string => email.slice(0, 255);

export const waitFor = (limits: Limits, bounds: Bounds): number =>
  Math.max(0, ...Object.entries(bounds).map(([what, bound]) => limits.wait(what, bound)));

/** Counts before the answer, so that simultaneous requests can't all pass. Returns a function that takes the counts back. */
export const countAll = (limits: Limits, all: readonly string[], later = 0): (() => void) => {
  const counted = all.map((what) => limits.count(what, later));
  return () => counted.forEach((takeBack) => takeBack());
};

const tooMany = (code: string, message: string) => (wait: number) => {
  const retryAfter = Math.ceil(wait / 1000);
  return withRetryAfter(accountRefusal(429, code, `${message}, retry after ${retryAfter} seconds`), retryAfter);
};
/** Times in milliseconds. */
export const tooManyTries = tooMany("over_request_rate_limit", "Request rate limit reached");
export const tooManyMails = tooMany("over_email_send_rate_limit", "Email rate limit exceeded");

/** Networks that are kept of one member, and members. */
const mostOfOne = 10;
const mostMembers = 10_000;

/** Remembers the networks from which members signed in: tries from other networks don't slow the member there. */
export const signedInFrom = () => {
  /** The latest last. */
  const known = new Map<string, readonly string[]>();
  const keyOf = (network: string | undefined): string => network ?? "this machine";
  return {
    has: (email: string, network: string | undefined): boolean => known.get(email)?.includes(keyOf(network)) ?? false,
    add(email: string, network: string | undefined): void {
      const others = known.get(email)?.filter((other) => other !== keyOf(network)) ?? [];
      known.delete(email);
      known.set(email, [...others, keyOf(network)].slice(-mostOfOne));
      const [oldest] = known.keys();
      if (known.size > mostMembers && oldest !== undefined) known.delete(oldest);
    },
  };
};

export type SignedInFrom = ReturnType<typeof signedInFrom>;
