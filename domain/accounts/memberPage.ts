import type { Result } from "../shared/result.ts";
import { refused, done } from "../shared/result.ts";
import type { Slug } from "../shared/slug.ts";
import { longestUsername } from "./username.ts";
import type { Badge } from "./badges.ts";
import type { MemberCard, MemberId } from "./member.ts";
import type { Session, SignedOut } from "./ports.ts";

/** A comment of a member on a published article or tip. */
export type MemberComment = {
  readonly id: string;
  readonly on: "article" | "tip";
  readonly slug: Slug;
  /** Of the article or tip. */
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
};

/** The person of the club's teams who a member is, as the person's own page shows them. */
export type MemberPerson = {
  readonly slug: Slug;
  readonly name: string;
  /** The published ones that they are in today, in the order of the person's page. */
  readonly teams: readonly {
    readonly slug: Slug;
    readonly game: string;
    readonly kind: "player" | "staff";
    /** "Capitaine", "Coach". */
    readonly role: string;
  }[];
};

/** What a member's page shows of them. */
export type MemberPage = {
  readonly id: MemberId;
  /** Their username: the address of the page has it. */
  readonly slug: string;
  /** Says whether the page is hidden: then they and the staff alone see it. */
  readonly card: MemberCard;
  /** The month of their sign-up in Paris: "2026-11". */
  readonly since: string;
  /** Those that are earned, in their order. */
  readonly badges: readonly Badge[];
  /** Null for those whom the staff links with no person, or with one without a page. */
  readonly person: MemberPerson | null;
  /** The newest published articles that they sign. */
  readonly articles: readonly { readonly slug: Slug; readonly title: string }[];
  /** The newest published tips that they sign: staff by their username, a person of the teams by their name. */
  readonly tips: readonly { readonly slug: Slug; readonly title: string }[];
  /** How many comments of theirs visitors can read, and the latest of them. */
  readonly comments: { readonly count: number; readonly latest: readonly MemberComment[] };
};

/** The most articles, tips and comments, each, that a page has. */
export const mostOnMemberPage = { articles: 12, tips: 12, comments: 10 } as const;

/** The pages of members. */
export type MemberPages = {
  /**
   * By a username; capitals, accents and spaces don't count. `undefined` for a name that no member has. A hidden page is found by the
   * member themselves and by staff alone.
   */
  of(username: string): Promise<MemberPage | undefined>;
  /** Hides the member's own page, or shows it again. Idempotent. */
  hide(member: MemberId, isHidden: boolean): Promise<Result<void, SignedOut>>;
};

type NotFound = { readonly kind: "not-found" };

export type ReadMember = (wanted: { readonly slug: string }) => Promise<Result<MemberPage, NotFound>>;

/** The page of the member with a username. */
export const readMember =
  ({ pages }: { readonly pages: MemberPages }): ReadMember =>
  async ({ slug }) => {
    // An address may have signs that no backend can be asked for.
    const isName = slug !== "" && [...slug].length <= longestUsername && !/[\p{Cc}\p{Cs}]/u.test(slug);
    const page = isName ? await pages.of(slug) : undefined;
    return page ? done(page) : refused({ kind: "not-found" });
  };

export type HideMyPage = (choice: { readonly isHidden: boolean }) => Promise<Result<void, SignedOut>>;

/** Hides the signed-in member's page, or shows it again. Refuses visitors. */
export const hideMyPage =
  ({ session, pages }: { readonly session: Session; readonly pages: MemberPages }): HideMyPage =>
  async ({ isHidden }) => {
    const member = await session.current();
    return member ? pages.hide(member.id, isHidden) : refused({ kind: "signed-out" });
  };
