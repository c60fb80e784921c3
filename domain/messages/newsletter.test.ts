import { expect, it } from "vitest";
import { isConfirmable, requestSubscription, type Subscription } from "./newsletter.ts";

const now = new Date("2026-11-20T10:00:00Z");
const ago = (minutes: number) => now.getTime() - minutes * 60_000;
const [day, week] = [24 * 60, 7 * 24 * 60];
const known = (more: Partial<Subscription> = {}): Subscription => ({
  askedAt: ago(10),
  today: { mails: 1, beganAt: ago(10) },
  isConfirmed: false,
  ...more,
});

it("mails a new address, and one that hasn't confirmed after ten minutes", () => {
  const first = { askedAt: now.getTime(), today: { mails: 1, beganAt: now.getTime() }, isConfirmed: false };
  expect(requestSubscription(undefined, now)).toEqual(first);
  expect(requestSubscription(known(), now)).toEqual({ ...first, today: { mails: 2, beganAt: ago(10) } });
  expect(requestSubscription(known({ askedAt: ago(10) + 1 }), now)).toBeUndefined();
  expect(requestSubscription(known({ isConfirmed: true }), now)).toBeUndefined();
});

it("[CT-6] mails three times in the day that begins with the first mail", () => {
  const asked = (mails: number, minutes: number) =>
    requestSubscription(known({ today: { mails, beganAt: ago(minutes) } }), now)?.today.mails;
  expect(asked(2, day)).toBe(3);
  expect(asked(3, day)).toBeUndefined();
  expect(asked(3, day + 1)).toBe(1);
});

it("[LY-8] confirms within seven days, and again at any time", () => {
  expect(isConfirmable(known({ askedAt: ago(week) }), now)).toBe(true);
  expect(isConfirmable(known({ askedAt: ago(week) - 1 }), now)).toBe(false);
  expect(isConfirmable(known({ askedAt: ago(week) - 1, isConfirmed: true }), now)).toBe(true);
});
