import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { PictureWidths } from "../../shared/picture.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import type { Sorting } from "../../shared/pages.ts";
import type { Result } from "../../shared/result.ts";
import type { AuthorChoice } from "../authors.ts";
import type { Slug } from "../../shared/slug.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { EditedItem, Field, Fields, ItemRef, ItemSummary, ContentKind, Schedule } from "./contentItem.ts";
import type { Stale } from "./fields.ts";

export type ItemFilter = {
  readonly kind: ContentKind;
  /**
   * What the title contains, or words that are all in the title, the texts, the category and the tags. Capitals and accents don't count.
   * Empty: all.
   */
  readonly search: string;
  /** Any of these, each once; absent: all. */
  readonly categories?: readonly string[] | undefined;
  /** The published ones, or the drafts. Absent: both. */
  readonly isPublished?: boolean | undefined;
};

/** By title and category as they are read, by creation, or by views, which tips alone have. */
export type ItemSorting = Sorting<"title" | "category" | "date" | "views">;

type CountsOfKinds = Readonly<Record<ContentKind, number>>;
/** How many of each kind there are, and how many of them are drafts. */
export type ItemCounts = CountsOfKinds & { readonly drafts: CountsOfKinds };

/** Content items as the staff finds them, drafts too. */
export type ItemLists = {
  /** Newest first, by creation, also of those that a sorting takes for equal. `from`: how many to skip. Callers who aren't staff find published ones. */
  slice(
    wanted: ItemFilter & {
      readonly sorting?: ItemSorting | undefined;
      readonly from: number;
      readonly count: number;
    },
  ): Promise<readonly ItemSummary[]>;
  count(wanted: Pick<ItemFilter, "search" | "categories">): Promise<Result<ItemCounts, SignedOut | NotStaff>>;
};

/** A new content item. */
export type NewItem = {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly fields: Fields;
  /** The author's account, and the name that they sign with. */
  readonly authorId: MemberId;
  readonly authorName: string;
  readonly isPublished: boolean;
};

/** Another item of the kind has the slug, or had it. */
export type SlugTaken = { readonly kind: "slug-taken" };

/** The database takes no such change: the page is from before an upgrade, and has to be loaded again. */
export type Outdated = { readonly kind: "outdated" };

/** It leads home, or stays first in its list. */
export type Highlight = "featured" | "pinned";

/** Only what is published is highlighted. */
export type Unpublished = { readonly kind: "unpublished" };

/** As many items of the kind are pinned as may be. */
export type EnoughPinned = { readonly kind: "enough-pinned" };

/** The content items that the staff edits. */
export type ContentRepository = {
  /** The current item. `undefined` when it is missing, or hidden from the caller. */
  open(item: ItemRef | { readonly kind: ContentKind; readonly slug: Slug }): Promise<EditedItem | undefined>;
  add(item: NewItem): Promise<Result<EditedItem, SignedOut | NotStaff | SlugTaken>>;
  /** Changes the fields, if `revision` is still the current one. Publication stays as it is. */
  save(
    item: ItemRef & { readonly revision: number; readonly fields: Fields },
  ): Promise<Result<EditedItem, SignedOut | NotStaff | Gone | Stale | Outdated>>;
  /**
   * Gives it another slug; no revision. The one before leads to it from then on, unless it was never published. At most `mostOldSlugs`
   * are kept. An own old slug may be taken again. Idempotent.
   */
  setSlug(item: ItemRef, slug: Slug): Promise<Result<EditedItem, SignedOut | NotStaff | Gone | SlugTaken>>;
  /** Publishes or unpublishes it. Idempotent. */
  setPublished(item: ItemRef, isPublished: boolean): Promise<Result<EditedItem, SignedOut | NotStaff | Gone>>;
  /**
   * Has it published and taken back at a time. The times of an earlier call are forgotten. What is published already isn't published again,
   * what becomes a draft isn't taken back. Within a minute of a time it has happened.
   */
  schedule(item: ItemRef, schedule: Schedule): Promise<Result<EditedItem, SignedOut | NotStaff | Gone>>;
  /**
   * Has a published item lead home, in the place of the one that does, or stay first in its list; or not any longer. No revision. What is
   * taken back is neither. Idempotent.
   */
  setHighlight(
    item: ItemRef,
    highlight: Highlight,
    isWanted: boolean,
  ): Promise<Result<EditedItem, SignedOut | NotStaff | Gone | Unpublished | EnoughPinned>>;
  /** Deletes it with its revisions and reactions. Idempotent. */
  remove(item: ItemRef): Promise<Result<void, SignedOut | NotStaff>>;
};

/** A save. */
export type Change = {
  /** The revision that the save made. */
  readonly revision: number;
  /** Null when the member has left. */
  readonly by: MemberId | null;
  readonly card: MemberCard;
  /** ISO 8601. */
  readonly at: string;
  readonly fields: readonly Field[];
};

export type ItemRecords = {
  /** The slugs, and the old ones, that are equal, or begin with it and a hyphen. */
  slugsLike(kind: ContentKind, slug: Slug): Promise<readonly Slug[]>;
  /** The saves since a revision, oldest first. */
  changesSince(item: ItemRef, revision: number): Promise<readonly Change[]>;
  /** The members of the staff with a username, then the people of the teams, by name. Empty for callers who aren't staff. */
  authorChoices(): Promise<readonly AuthorChoice[]>;
  /** The tags of all articles, drafts too, the most used first. Empty for callers who aren't staff. */
  tagChoices(): Promise<readonly string[]>;
};

/** Uploaded pictures of content items. */
export type ItemPictures = {
  /**
   * Stores a picture in its widths, and returns the address of the widest: a path (`isOwnPicture`), so that it outlives the site's domain.
   * When all of `smallerWidths` are given, the address tells them (`keptWidths`).
   * @param name of the file, for the library (`keptName`); empty for none
   */
  put(
    picture: PictureWidths,
    name?: string,
  ): Promise<Result<string, SignedOut | NotStaff | { readonly kind: "no-picture" }>>;
};
