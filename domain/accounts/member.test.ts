import { expect, it } from "vitest";
import { isExpiredLink } from "./mailLink.ts";
import { canChangeRole, type MemberId, memberCard } from "./member.ts";
import { isSameUsername } from "./names.ts";
import { isRecentSignIn } from "./session.ts";

const [yanis, lya] = ["yanis" as MemberId, "lya" as MemberId];
const now = new Date("2026-11-20T10:00:00Z");
const hour = 3_600_000;

it("[BE-3] an admin changes the roles of others, but for admins", () => {
  expect(canChangeRole(yanis, { id: lya })).toBe(true);
  expect(canChangeRole(yanis, { id: lya, role: "staff" })).toBe(true);
  expect(canChangeRole(yanis, { id: lya, role: "admin" })).toBe(false);
  expect(canChangeRole(yanis, { id: yanis, role: "staff" })).toBe(false);
});

it("shows of a member their username, their picture, and whether they are staff", () => {
  const member = { username: "lya", avatar: "/lya.png" };
  expect(memberCard(member)).toEqual({ ...member, isStaff: false });
  expect(memberCard({ ...member, role: "staff" })).toEqual({ ...member, isStaff: true });
  expect(memberCard()).toEqual({ username: null, avatar: null, isStaff: false });
});

it("takes usernames that look the same for one, and no name for none", () => {
  expect(isSameUsername("Lya", "lyà")).toBe(true);
  expect(isSameUsername("lya", "lia")).toBe(false);
  expect(isSameUsername(null, null)).toBe(false);
});

it.each([
  ["sign-up", 24],
  ["recovery", 1],
  ["email-change", 24],
] as const)("a mail's link for %s works for %i hours", (kind, hours) => {
  expect(isExpiredLink({ kind, at: now.getTime() - hours * hour }, now)).toBe(false);
  expect(isExpiredLink({ kind, at: now.getTime() - hours * hour - 1 }, now)).toBe(true);
});

it("a sign-in is recent for a day", () => {
  expect(isRecentSignIn(now.getTime() - 24 * hour + 1, now)).toBe(true);
  expect(isRecentSignIn(now.getTime() - 24 * hour, now)).toBe(false);
});
