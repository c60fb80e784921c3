import type { Member, MemberId, Role } from "../member.ts";
import type { SignedOut } from "../ports.ts";
import type { Result } from "../../shared/result.ts";

/** The caller isn't staff. */
export type NotStaff = { readonly kind: "not-staff" };

export type Identity = {
  /** The signed-in member as the backend knows them now; the device may remember another. */
  confirmed(): Promise<Member | undefined>;
};

/** A member as an admin sees them. */
export type TeamMember = {
  readonly id: MemberId;
  readonly username: string | null;
  readonly avatar: string | null;
  readonly role: Role | null;
};

/** Only admins change the staff role: of others, and never an admin's. */
export type NotAllowed = { readonly kind: "not-allowed" };

/** A member whose username passes for a function or for the club. */
export type ReservedName = Omit<TeamMember, "role" | "username"> & { readonly username: string };

export type RoleChange = { readonly member: MemberId; readonly isStaff: boolean };

export type Team = {
  /** The team for blank words; else members by a part of their username, or by their whole e-mail. */
  find(words: string): Promise<Result<readonly TeamMember[], SignedOut | NotAllowed>>;
  /** The members without a role whose username passes for a function or for the club, at most a hundred. */
  reserved(): Promise<Result<readonly ReservedName[], SignedOut | NotAllowed>>;
  /** Takes a member's username if it passes for a function or for the club; they choose another. Idempotent. Refuses those with a role. */
  takeName(member: MemberId): Promise<Result<void, SignedOut | NotAllowed>>;
  /** Gives a member the staff role, or takes it. Idempotent. */
  setStaff(change: RoleChange): Promise<Result<void, SignedOut | NotAllowed>>;
};
