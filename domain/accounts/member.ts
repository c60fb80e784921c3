import type { ScoreChoice } from "./scoreChoice.ts";
import type { StaffRole } from "../shared/rights.ts";

export type MemberId = string & { readonly brand: "MemberId" };

export type Role = StaffRole;

/** What a session alone knows of the signed-in member. */
export type Member = { readonly id: MemberId; readonly email: string };

/** What a member tells the club. Hidden from others, who see the member card. */
export type Profile = {
  readonly fullName: string | null;
  readonly username: string | null;
  /** The address of a picture. */
  readonly avatar: string | null;
  /** Absent before the first choice. */
  readonly scores?: ScoreChoice;
};

/** The signed-in member, with all that the site shows them of themselves. */
export type Account = Member & Profile & { readonly role: Role | null };

/** What every visitor sees of a member. A member without a username, or who left, has `username: null`. */
export type MemberCard = {
  readonly username: string | null;
  readonly avatar: string | null;
  readonly isStaff: boolean;
};

/** The card of a member; of one who has left without an argument. */
export const memberCard = (
  member?: Pick<Profile, "username" | "avatar"> & { readonly role?: Role | undefined },
): MemberCard => ({
  username: member?.username ?? null,
  avatar: member?.avatar ?? null,
  isStaff: member?.role !== undefined,
});

/** Whether an admin can give a member the staff role, or take it: not their own, and no admin's. */
export const canChangeRole = (
  admin: MemberId | null,
  member: { readonly id: MemberId; readonly role?: Role | undefined },
): boolean => member.id !== admin && member.role !== "admin";
