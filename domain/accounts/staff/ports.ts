import type { Member, MemberId, Role } from "../member.ts";
import type { SignedOut } from "../ports.ts";
import type { Result } from "../../shared/result.ts";

/** Whoever asks is not of the staff, or not any more. */
export type NotStaff = { readonly kind: "not-staff" };

export type Identity = {
  /** Who is signed in, as the backend says now, not as the device remembers. `undefined` for nobody. */
  confirmed(): Promise<Member | undefined>;
};

/** A member as an admin sees them who gives roles. */
export type TeamMember = {
  readonly id: MemberId;
  readonly username: string | null;
  readonly avatar: string | null;
  readonly role: Role | null;
};

/** Only admins give and take the staff role: not their own, and never the admins'. */
export type NotAllowed = { readonly kind: "not-allowed" };

export type RoleChange = { readonly member: MemberId; readonly isStaff: boolean };

export type Team = {
  /** The team, when the words are blank; else members by a part of their username, or by their whole e-mail. */
  find(words: string): Promise<Result<readonly TeamMember[], SignedOut | NotAllowed>>;
  /** Makes a member staff, or no staff. Saying it twice changes nothing. */
  setStaff(change: RoleChange): Promise<Result<void, SignedOut | NotAllowed>>;
};
