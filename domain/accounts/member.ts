export type MemberId = string & { readonly brand: "MemberId" };

/** Both count as staff. Only an admin gives roles. */
export type Role = "staff" | "admin";

/** What a session alone knows of whoever is signed in. */
export type Member = { readonly id: MemberId; readonly email: string };

/** What a member tells the club. Never shown to others: they see the member card. */
export type Profile = {
  readonly fullName: string | null;
  readonly username: string | null;
  /** The address of a picture. */
  readonly avatar: string | null;
};

/** Whoever is signed in, with all that the site shows them of themselves. */
export type Account = Member & Profile & { readonly role: Role | null };

/** What everybody may see of a member. A member without a name, or who left, has `username: null`. */
export type MemberCard = {
  readonly username: string | null;
  readonly avatar: string | null;
  readonly isStaff: boolean;
};
