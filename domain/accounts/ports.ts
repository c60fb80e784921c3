import type { Result } from "../shared/result.ts";
import type { Member, MemberId, Profile, Role } from "./member.ts";
import type { Names, NamesProblem, NewNames } from "./names.ts";
import type { PasswordProblem } from "./password.ts";
import type { Picture, PictureType } from "../shared/picture.ts";

export type Credentials = { readonly email: string; readonly password: string };

export type SignInRefusal =
  | { readonly kind: "bad-credentials" }
  /** The link in the confirmation mail was not followed yet. */
  | { readonly kind: "unconfirmed" }
  | TooManyTries;

/** The backend wants a pause after many tries, and may say of how many seconds. */
export type TooManyTries = { readonly kind: "too-many-tries"; readonly retryAfter?: number };

/** The backend refused for a reason of its own, in its own words. */
export type Declined = { readonly kind: "declined"; readonly message: string };

/** Somebody signed in or out; or the session has ended by itself: it was too old, ended elsewhere, or of a member who is no more. */
export type SessionNews = "changed" | "ended";

export type Session = {
  /** Who is signed in, or nobody. A promise: a browser needs a moment to restore a kept session. */
  current(): Promise<Member | undefined>;
  signIn(credentials: Credentials): Promise<Result<void, SignInRefusal>>;
  /** Forgets the session on this device, also when the backend can't be reached. */
  signOut(): Promise<void>;
  /**
   * Calls back whenever somebody signs in or out, in this tab or another. That a session has ended by itself is said once, in the
   * tab that found it out; the others hear that it changed. Returns what ends it.
   */
  subscribe(changed: (news: SessionNews) => void): () => void;
};

export type NewLogin = Credentials & { readonly names: NewNames };

/** The e-mail belongs to somebody already. A backend may hide that, and then says nothing of the kind. */
export type EmailTaken = { readonly kind: "email-taken" };

export type SignUps = {
  /** Makes a login that waits for its owner to follow a mail's link. For one that waits already, the mail is sent again. */
  add(login: NewLogin): Promise<Result<void, EmailTaken | PasswordProblem | TooManyTries | Declined>>;
  /** Sends that mail again. The same answer whether or not anybody waits for one. */
  sendAgain(email: string): Promise<Result<void, TooManyTries>>;
};

/** What a mail's link is for. */
export type MailLinkKind = "sign-up" | "recovery" | "email-change";
/** What a mail's link carries. Whoever has it reads the mails of that address. */
export type MailToken = string & { readonly brand: "MailToken" };
export type MailLink = { readonly kind: MailLinkKind; readonly token: MailToken };

/** A session in an address: from the backend's own links, or made by another member of a session of theirs. */
export type BroughtSession = { readonly accessToken: string; readonly refreshToken: string };

/** The link is unknown, too old, or was used before. */
export type SpentLink = { readonly kind: "spent-link" };

export type MailLinks = {
  /**
   * Spends a link's token, and opens the session that comes of it: a link proves who reads the mails, as a password does.
   * A change of e-mail may want a link in both mailboxes: `"one-more"` after the first.
   */
  spend(link: MailLink): Promise<Result<"done" | "one-more", SpentLink | TooManyTries>>;
  /** Whose session a link has brought along. Opens nothing. */
  ownerOf(session: BroughtSession): Promise<Result<{ readonly email: string }, SpentLink>>;
  /** Opens the session that a link has brought along. */
  open(session: BroughtSession): Promise<Result<void, SpentLink>>;
};

export type Logins = {
  /** Mails a link that lets its owner choose another password. The same answer whether or not the e-mail is known. */
  mailRecovery(email: string): Promise<Result<void, TooManyTries>>;
  /** Of whoever is signed in. */
  changePassword(
    password: string,
  ): Promise<Result<void, SignedOut | SignInTooOld | SamePassword | PasswordProblem | TooManyTries | Declined>>;
  /** Of whoever is signed in; it is theirs once they follow the links of the mails that are sent. */
  changeEmail(email: string): Promise<Result<void, SignedOut | SignInTooOld | EmailTaken | TooManyTries | Declined>>;
  /** Whether the session's sign-in is less than a day old. Renewing a session doesn't count. */
  signedInLately(): Promise<Result<boolean, SignedOut>>;
};

/** Nobody is signed in, or the session turned out to be no more: expired, revoked, tampered with. */
export type SignedOut = { readonly kind: "signed-out" };
/** The sign-in is more than a day old: the session may have been stolen, so the password is asked for first. */
export type SignInTooOld = { readonly kind: "reauthentication" };
/** The new password is the old one. */
export type SamePassword = { readonly kind: "same-password" };

/** Somebody else has the username, or one that looks the same. */
export type UsernameTaken = { readonly kind: "username-taken" };

export type Profiles = {
  /** `undefined` for a member without a profile. */
  of(member: MemberId): Promise<Profile | undefined>;
  /** Gives the names as they are kept from now on. */
  saveNames(member: MemberId, names: Names): Promise<Result<Names, SignedOut | UsernameTaken | NamesProblem>>;
  /** Where the member's picture is to be seen; null for nowhere. */
  saveAvatar(member: MemberId, address: string | null): Promise<Result<void, SignedOut>>;
  /** Erases the member: their login, and all that hangs on it. Their comments stay, without a name. Twice is as good as once. */
  remove(member: MemberId): Promise<Result<void, SignedOut | SignInTooOld>>;
};

/** The picture that each member shows of themselves. */
export type Avatars = {
  /** Keeps a picture in place of one of the same type. Gives its address, which is another for each. */
  put(member: MemberId, picture: Picture): Promise<Result<string, SignedOut | { readonly kind: "no-picture" }>>;
  /** Forgets the member's pictures, but for the one of a type. Twice is as good as once. */
  keepOnly(member: MemberId, type: PictureType | null): Promise<Result<void, SignedOut>>;
};

/** How much of each kind a member has left on the site. */
export type Statistics = {
  readonly articleComments: number;
  readonly articleLikes: number;
  readonly tipLikes: number;
  readonly applications: number;
};

/** All that the club keeps of a member: what each of its tables says of them, under the table's name. */
export type MyData = Readonly<Record<string, unknown>>;

/** What belongs to a member. */
export type MemberData = {
  count(member: MemberId): Promise<Result<Statistics, SignedOut>>;
  everything(member: MemberId): Promise<Result<MyData, SignedOut>>;
};

export type Roles = {
  /** `undefined` for a member without a role. */
  of(member: MemberId): Promise<Role | undefined>;
};
