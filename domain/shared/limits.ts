import { minute } from "./clock.ts";

/** The act was done too often. It can be repeated after so many seconds. */
export type TooMany = { readonly kind: "too-many"; readonly seconds: number };

const span = 10 * minute;

/** How often each act can be done in ten minutes (docs/product.md, Limits and constants). */
export const limits = {
  comment: 20,
  like: 120,
  rating: 60,
  prediction: 60,
  "event-sign-up": 60,
  /** Lines to those who come to an event, of a member of the staff. */
  "event-note": 20,
  /** Answers to polls, of a player. */
  "poll-answer": 240,
  /** Openings of links to drafts. */
  "draft-link": 30,
  /** Remarks on content and answers to them, of a member of the staff. */
  remark: 60,
  report: 20,
  /** Warnings and mutes, of a member of the staff. */
  measure: 30,
  contact: 10,
  /** Answers to messages, of a member of the staff. */
  answer: 30,
  newsletter: 10,
  /** Letters that a member of the staff mails to themselves. */
  "letter-test": 10,
  /** Changes of what a member is told of. */
  "notification-choice": 120,
  /** Browsers that a member has receive pushes. */
  "push-device": 30,
  /** Blocks of members, and their ends. */
  block: 60,
  /** Of a member's own data. */
  export: 5,
  /** Account mails to one address. */
  mail: 5,
  /** Wrong passwords for one login. */
  "sign-in": 20,
} as const;

/** Whether a turn still counts. A turn more than a minute ahead comes from a wrong clock. */
export const isCounted = (at: number, now: number): boolean => now - at < span && at - now < minute;

/** Seconds until an act can be done again; 0 when it can be done now. @param turns when it was done, in milliseconds since 1970 */
export const secondsToWait = (act: keyof typeof limits, turns: readonly number[], now: number): number => {
  const counted = turns.filter((at) => isCounted(at, now)).toSorted((one, other) => other - one);
  const oldest = counted[limits[act] - 1];
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + span - now) / 1000));
};
