import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { Picture } from "../../shared/picture.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { Comment, CommentId } from "../reactions/comment.ts";
import type { Gone } from "../reactions/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { EditedItem, Field, Fields, ItemRef, ItemSummary, Kind } from "./item.ts";
import type { Stale } from "./revision.ts";

export type ItemFilter = {
  readonly kind: Kind;
  /** Words of the title, in any case and with or without accents; all when empty. */
  readonly search: string;
  /** Any of these, each once; all when absent. */
  readonly categories?: readonly string[] | undefined;
};

export type ItemCounts = Readonly<Record<Kind, number>> & {
  /** Every category that is in use, in the order of the alphabet. */
  readonly categories: readonly string[];
};

/** Articles and tips as the staff finds them, drafts too. */
export type ItemLists = {
  /** Newest first, by when they were begun; `from`: how many to skip. Whoever isn't staff finds what is published. */
  slice(wanted: ItemFilter & { readonly from: number; readonly count: number }): Promise<readonly ItemSummary[]>;
  /** How many of each kind there are. */
  count(wanted: Omit<ItemFilter, "kind">): Promise<Result<ItemCounts, SignedOut | NotStaff>>;
};

/** What a new article or tip says. */
export type NewItem = {
  readonly kind: Kind;
  readonly slug: Slug;
  readonly fields: Fields;
  /** Whose account writes it, and how they sign. */
  readonly authorId: MemberId;
  readonly authorName: string;
  readonly isPublished: boolean;
};

/** Another of its kind has that slug. */
export type SlugTaken = { readonly kind: "slug-taken" };

/** What the staff does with an article or a tip. */
export type ContentRepository = {
  /** As it is now. `undefined` when it isn't there, or isn't theirs to see. */
  open(item: ItemRef | { readonly kind: Kind; readonly slug: Slug }): Promise<EditedItem | undefined>;
  add(item: NewItem): Promise<Result<EditedItem, SignedOut | NotStaff | SlugTaken>>;
  /** Changes the fields, if `revision` is still the one that it has. Publication stays as it is. */
  save(
    item: ItemRef & { readonly revision: number; readonly fields: Fields },
  ): Promise<Result<EditedItem, SignedOut | NotStaff | Gone | Stale>>;
  /** Shows it to everybody, or to nobody but the staff. Saying it twice changes nothing. */
  setPublished(item: ItemRef, isPublished: boolean): Promise<Result<EditedItem, SignedOut | NotStaff | Gone>>;
  /** With all that hangs on it. Twice is as good as once. */
  remove(item: ItemRef): Promise<Result<void, SignedOut | NotStaff>>;
};

/** That somebody saved. */
export type Change = {
  /** The revision that came of it. */
  readonly revision: number;
  /** Null once that member has left. */
  readonly by: MemberId | null;
  readonly card: MemberCard;
  /** ISO 8601. */
  readonly at: string;
  readonly fields: readonly Field[];
};

export type ItemRecords = {
  /** The slugs that are that one, or begin with it and a hyphen. */
  slugsLike(kind: Kind, slug: Slug): Promise<readonly Slug[]>;
  /** Who saved what since that revision, oldest first. */
  changesSince(item: ItemRef, revision: number): Promise<readonly Change[]>;
};

/** Pictures that stand in articles and tips, in the club's own keeping. */
export type ItemPictures = {
  /** Keeps a picture, and gives its address: a path (`isOwnPicture`), so that it outlives the site's domain. */
  put(picture: Picture): Promise<Result<string, SignedOut | NotStaff | { readonly kind: "no-picture" }>>;
};

/** A comment with what it was said about, as the staff reads it. */
export type ModeratedComment = Comment & {
  readonly on: ItemRef & { readonly slug: Slug; readonly title: string };
};

/** Comments as the staff keeps an eye on them. */
export type Moderation = {
  /** Newest first, `count` at most, older than `before` (an ISO 8601 time) when that is given; hidden ones too, or alone. */
  latest(wanted: {
    readonly kind: Kind;
    readonly count: number;
    readonly before?: string | undefined;
    readonly hiddenOnly: boolean;
  }): Promise<readonly ModeratedComment[]>;
  /** Hides a comment from all but its author, who is told the reason, and the staff; null shows it again. */
  hide(kind: Kind, id: CommentId, reason: string | null): Promise<Result<void, SignedOut | NotStaff | Gone>>;
};
