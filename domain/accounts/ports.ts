import type { ScoreChoice } from "./scoreChoice.ts";
import type { TooMany } from "../shared/limits.ts";
import type { Result } from "../shared/result.ts";
import type { Slug } from "../shared/slug.ts";
import type { Member, MemberId, Profile, Role } from "./member.ts";
import type { Names, NamesProblem, NewNames } from "./names.ts";
import type { PasswordProblem } from "./password.ts";
import type { Picture, PictureType } from "../shared/picture.ts";

export type Credentials = { readonly email: string; readonly password: string };

export type SignInRefusal =
  | { readonly kind: "bad-credentials" }
  /** The link in the confirmation mail wasn't followed. */
  | { readonly kind: "unconfirmed" }
  | TooManyTries;

/** The backend wants a pause, for so many seconds if it says. */
export type TooManyTries = { readonly kind: "too-many-tries"; readonly retryAfter?: number };

/** The backend refused for a reason that has no kind here, in its own words. */
export type Declined = { readonly kind: "declined"; readonly message: string };

/** A member signed in or out; or the session ended by itself: it was too old, ended elsewhere, or its member is erased. */
export type SessionNews = "changed" | "ended";

export type Session = {
  /** The signed-in member. A promise: a browser restores a stored session asynchronously. */
  current(): Promise<Member | undefined>;
  signIn(credentials: Credentials): Promise<Result<void, SignInRefusal>>;
  /** Ends the session on this device, also when the backend can't be reached. */
  signOut(): Promise<void>;
  /**
   * Calls back when a member signs in or out, in this tab or another. "ended" is reported once, by the tab that notices it;
   * the others report "changed". Returns the unsubscription.
   */
  subscribe(changed: (news: SessionNews) => void): () => void;
};

export type NewLogin = Credentials & { readonly names: NewNames };

/** The e-mail belongs to a member. A backend may hide that. */
export type EmailTaken = { readonly kind: "email-taken" };

export type SignUps = {
  /** Adds a login that waits until the link in its mail is followed. For a waiting one the mail is sent again. */
  add(login: NewLogin): Promise<Result<void, EmailTaken | PasswordProblem | TooManyTries | Declined>>;
  /** Sends that mail again. Never reveals whether a login waits for it. */
  sendAgain(email: string): Promise<Result<void, TooManyTries>>;
};

/** The purpose of a mail's link. */
export type MailLinkKind = "sign-up" | "recovery" | "email-change";
/** The secret in a mail's link. Only readers of the address's mails have it. */
export type MailToken = string & { readonly brand: "MailToken" };
export type MailLink = { readonly kind: MailLinkKind; readonly token: MailToken };

/** A session in an address: from the backend's own links, or forged from another member's session. */
export type SessionTokens = { readonly accessToken: string; readonly refreshToken: string };

/** The link is unknown, too old, or used. */
export type SpentLink = { readonly kind: "spent-link" };

export type MailLinks = {
  /**
   * Uses a link's token up, and opens a session. After a change of e-mail both mailboxes may have a link: `"one-more"` after
   * the first.
   */
  spend(link: MailLink): Promise<Result<"done" | "one-more", SpentLink | TooManyTries>>;
  /** The owner of a session in an address. Opens nothing. */
  ownerOf(session: SessionTokens): Promise<Result<{ readonly email: string }, SpentLink>>;
  /** Opens a session from an address. */
  open(session: SessionTokens): Promise<Result<void, SpentLink>>;
};

export type Logins = {
  /** Mails a link to choose another password. Never reveals whether the e-mail is known. */
  mailRecovery(email: string): Promise<Result<void, TooManyTries>>;
  /** Of the signed-in member. @param current the password until now, for a backend that asks for it each time */
  changePassword(
    password: string,
    current?: string,
  ): Promise<Result<void, SignedOut | SignInTooOld | SamePassword | PasswordProblem | TooManyTries | Declined>>;
  /** Of the signed-in member. It changes once the links in the mails are followed. */
  changeEmail(email: string): Promise<Result<void, SignedOut | SignInTooOld | EmailTaken | TooManyTries | Declined>>;
  /** Whether the session's sign-in is less than a day old. Renewing the session doesn't count. */
  signedInLately(): Promise<Result<boolean, SignedOut>>;
};

/** No member is signed in, or the session is invalid: expired, revoked, tampered with. */
export type SignedOut = { readonly kind: "signed-out" };
/** The sign-in is more than a day old: the password is asked for, because the session may be stolen. */
export type SignInTooOld = {
  readonly kind: "reauthentication";
  /** The backend asks for the password each time, however recent the sign-in is. */
  readonly isEachTime?: true;
};
/** The new password is the old one. */
export type SamePassword = { readonly kind: "same-password" };

/** A different member has the username, or a username that looks equal. */
export type UsernameTaken = { readonly kind: "username-taken" };

/** The username passes for a function or for the club. Staff can have such a name. */
export type UsernameReserved = { readonly kind: "username-reserved" };

export type Profiles = {
  /** `undefined` for a member without a profile. */
  of(member: MemberId): Promise<Profile | undefined>;
  /** Returns the names as they are stored. */
  saveNames(
    member: MemberId,
    names: Names,
  ): Promise<Result<Names, SignedOut | UsernameTaken | UsernameReserved | NamesProblem>>;
  /** Whether the site names the member to themselves by their username. Idempotent. */
  preferUsername(member: MemberId, isPreferred: boolean): Promise<Result<void, SignedOut>>;
  /** The address of the member's picture; null for none. */
  saveAvatar(member: MemberId, address: string | null): Promise<Result<void, SignedOut>>;
  /** Keeps the newer choice, this or the one before, and returns it. A time after now counts as now. */
  saveScoreChoice(member: MemberId, choice: ScoreChoice): Promise<Result<ScoreChoice, SignedOut>>;
  /** Erases the member: their login and their data. Their comments stay without a name. Idempotent. */
  remove(member: MemberId): Promise<Result<void, SignedOut | SignInTooOld>>;
};

/** The pictures of members. */
export type Avatars = {
  /** Stores a picture in place of one of the same type. Returns its address, a new one each time. */
  put(member: MemberId, picture: Picture): Promise<Result<string, SignedOut | { readonly kind: "no-picture" }>>;
  /** Deletes the member's pictures, but for the one of a type. Idempotent. */
  keepOnly(member: MemberId, type: PictureType | null): Promise<Result<void, SignedOut>>;
};

/** A member's trace on the page of a published article or tip. */
export type Trace = {
  readonly slug: Slug;
  readonly title: string;
  /** ISO 8601; null where the backend doesn't know. */
  readonly at: string | null;
  /** The words of a comment. */
  readonly text?: string;
  /** The stars of a rating, 1 to 5. */
  readonly rating?: number;
};

/** How many there are, and the latest of them. */
export type Traces = { readonly count: number; readonly latest: readonly Trace[] };

/** The latest traces of a kind that are listed. */
export const mostTraces = 50;

/** A member's traces on the site, by kind. Applications, followed teams and saved tips have tabs of their own. */
export type Activity = {
  readonly articleComments: Traces;
  readonly tipComments: Traces;
  readonly articleLikes: Traces;
  readonly tipLikes: Traces;
  readonly tipRatings: Traces;
  readonly applications: number;
  readonly followedTeams: number;
  readonly savedTips: number;
};

/** A member's data: the rows of each table, under the table's name. */
export type MyData = Readonly<Record<string, unknown>>;

export type MemberData = {
  activity(member: MemberId): Promise<Result<Activity, SignedOut>>;
  /** Refuses too many in a short time. */
  everything(member: MemberId): Promise<Result<MyData, SignedOut | TooMany>>;
};

export type Roles = {
  /** `undefined` for a member without a role. */
  of(member: MemberId): Promise<Role | undefined>;
};
