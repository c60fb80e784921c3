import type { Member, MemberId, Role } from "../member.ts";
import type { SignedOut } from "../ports.ts";
import type { Result } from "../../shared/result.ts";

/** Whoever asks is not of the staff, or not any more. */
export type NotStaff = { readonly kind: "not-staff" };

export type Identity = {
  /** Who is signed in, as the backend says now, not as the device remembers. `undefined` for nobody. */
  confirmed(): Promise<Member | undefined>;
};

/** What the panel shows of the club at a glance. Days are those of Paris. */
export type Figures = {
  readonly articles: number;
  readonly articlesToday: number;
  readonly tips: number;
  readonly views: number;
  /** Of the tips, as those that follow. */
  readonly likes: number;
  readonly comments: number;
  /** From 1 to 5; null while nobody has rated. */
  readonly averageRating: number | null;
  /** Those in use, the fullest first. */
  readonly categories: readonly { readonly name: string; readonly tips: number; readonly views: number }[];
  readonly pending: number;
  /** Since when the oldest of them waits (ISO 8601); null when none does. */
  readonly oldestPending: string | null;
  readonly applications: number;
  readonly users: number;
  readonly usersToday: number;
};

export type ClubFigures = {
  /** All of them in one call, from sums and indexes: it costs the same for ten tips and ten thousand. */
  read(): Promise<Result<Figures, SignedOut | NotStaff>>;
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
