import { type AccountCall, accountRefusal } from "./call.ts";
import type { Limits } from "./limits.ts";

/** What is counted, and how often it may be done. */
export type Bounds = Readonly<Record<string, number>>;

/** An IPv6 provider hands whole ranges to one customer: a range has the bounds of five networks. */
const rangeOf = (network: string): string | undefined =>
  network.includes(":") ? network.split(":").slice(0, 3).join(":") : undefined;

/** One asker is one network; this machine itself has no bounds of that kind. */
export const perAsker = ({ network }: AccountCall, what: string, bound: number): Bounds => {
  if (network === undefined) return {};
  const range = rangeOf(network);
  return { [`${what} of ${network}`]: bound, ...(range !== undefined && { [`${what} of range ${range}`]: 5 * bound }) };
};

/** The address that was given. No account's is longer. */
export const addressIn = ({ given: { email = "" } }: AccountCall): string => email.slice(0, 255);

export const waitFor = (limits: Limits, bounds: Bounds): number =>
  Math.max(0, ...Object.entries(bounds).map(([what, bound]) => limits.wait(what, bound)));

/** Counts each, before the answer is there: else many asked at once would all find room. Returns what takes it back. */
export const countAll = (limits: Limits, bounds: Bounds): (() => void) => {
  const counted = Object.keys(bounds).map((what) => limits.count(what));
  return () => counted.forEach((takeBack) => takeBack());
};

const tooMany = (code: string, message: string) => (wait: number) => {
  const seconds = Math.ceil(wait / 1000);
  const refusal = accountRefusal(429, code, `${message}, retry after ${seconds} seconds`);
  refusal.headers.set("retry-after", String(seconds));
  return refusal;
};
/** Both take milliseconds. */
export const tooManyTries = tooMany("over_request_rate_limit", "Request rate limit reached");
export const tooManyMails = tooMany("over_email_send_rate_limit", "Email rate limit exceeded");
