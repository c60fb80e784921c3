import { hour } from "../shared/clock.ts";
import type { MailLinkKind } from "./ports.ts";

/** Seconds between two mails to the same address, as on a hosted project. */
export const mailPause = 60;

const lifetimes: Readonly<Record<MailLinkKind, number>> = {
  "sign-up": 24 * hour,
  recovery: hour,
  "email-change": 24 * hour,
};

/** Whether a link is too old. @param at when it was mailed, in milliseconds since 1970 */
export const isExpiredLink = ({ kind, at }: { readonly kind: MailLinkKind; readonly at: number }, now: Date): boolean =>
  now.getTime() - at > lifetimes[kind];
