import type { ScoreChoice } from "./scoreChoice.ts";
import type { StaffRole } from "../shared/rights.ts";

export type MemberId = string & { readonly brand: "MemberId" };

export type Role = StaffRole;

/** The signed-in member, as a session knows them. */
export type Member = { readonly id: MemberId; readonly email: string };

/** A member's answers to the club. Other members and visitors see the member card only. */
export type Profile = {
  readonly fullName: string | null;
  readonly username: string | null;
  /** The address of a picture. */
  readonly avatar: string | null;
  /** Absent before the first choice. */
  readonly scores?: ScoreChoice;
  /** They have hidden their page. */
  readonly isHidden?: true;
  /** The bar and the greeting name them by their username. */
  readonly prefersUsername?: true;
  /** Whom they block; absent without any. */
  readonly blocked?: readonly MemberId[];
};

/** The signed-in member, with all that the site shows them of themselves. */
export type Account = Member & Profile & { readonly role: Role | null };

/** A member, as visitors see them. A member without a username, or who left, has `username: null`. */
export type MemberCard = {
  readonly username: string | null;
  readonly avatar: string | null;
  readonly isStaff: boolean;
  /** The member has hidden their page: names lead to none. */
  readonly isHidden?: true;
};

/** The card of a member; of one who has left without an argument. */
export const memberCard = (
  member?: Pick<Profile, "username" | "avatar"> & {
    readonly role?: Role | undefined;
    readonly isHidden?: boolean | undefined;
  },
): MemberCard => ({
  username: member?.username ?? null,
  avatar: member?.avatar ?? null,
  isStaff: member?.role !== undefined,
  ...(member?.isHidden && { isHidden: true as const }),
});

/** Whether an admin can give a member the staff role, or take it: not their own, and no admin's. */
export const canChangeRole = (
  admin: MemberId | null,
  member: { readonly id: MemberId; readonly role?: Role | undefined },
): boolean => member.id !== admin && member.role !== "admin";
