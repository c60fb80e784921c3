import type { MemberCard } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Comment } from "../reactions/comment.ts";
import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { ContentKind, EditedItem, Fields, Highlights } from "../editing/contentItem.ts";
import type { FormerAddress } from "../editing/formerPath.ts";

/** Where content comes from; "club": the export of a site like this one. */
export const importSources = ["wordpress", "ghost", "markdown", "club"] as const;
export type ImportSource = (typeof importSources)[number];

export type ImportId = string & { readonly brand: "ImportId" };

/** A content item from elsewhere, as it is stored. It is featured or pinned where nothing has the place. */
export type MovedItem = Highlights & {
  readonly kind: ContentKind;
  /** Names it where it comes from: a second import of the same origin adds nothing. At most 600 characters. */
  readonly origin: string;
  /** The slug that it should have. A taken one gets a number. */
  readonly slug: Slug;
  /** Former ones, the newest last, and before them paths on another site. Taken ones are left out. */
  readonly oldSlugs: readonly FormerAddress[];
  readonly fields: Fields;
  /** The name that readers see of an article's author; empty for none. A tip's author is a field. */
  readonly byline: string;
  readonly isPublished: boolean;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
  /** ISO 8601; null: the time of the import. */
  readonly createdAt: string | null;
};

/** An import, as the browser that makes it knows it. */
export type NewImport = { readonly id: ImportId; readonly source: ImportSource; readonly fileNames: string };

/** What is there of an origin, and the slug that its item would get. */
export type CheckedItem = { readonly origin: string; readonly isKnown: boolean; readonly slug: Slug };

/** "known": an earlier import has added it, and it is still there. "invalid": the database takes no such item. */
export type AddedItem = {
  readonly origin: string;
  readonly outcome: "added" | "known" | "invalid";
  /** The slug that it has. */
  readonly slug: Slug;
};

/** An import with items that are still there. */
export type ImportSummary = NewImport & {
  /** ISO 8601. */
  readonly at: string;
  /** The member who made it. */
  readonly card: MemberCard;
  /** How many of its items are still there. */
  readonly items: number;
  /** How many of them were changed, published, taken back, scheduled or commented on since. */
  readonly changed: number;
};

export type ChangedItem = { readonly kind: ContentKind; readonly slug: Slug; readonly title: string };

/** The most items of a check, and of an addition. */
export const mostChecked = 200;
export const mostAdded = 25;

type Asked<Value> = Promise<Result<Value, SignedOut | NotStaff>>;

/** Content from elsewhere. */
export type Imports = {
  /** In the order that they are asked for. At most `mostChecked`. */
  check(items: readonly Pick<MovedItem, "kind" | "origin" | "slug">[]): Asked<readonly CheckedItem[]>;
  /** Adds items to an import, which begins with its first ones: all but the invalid and the known, or none. Idempotent. At most `mostAdded`. */
  add(batch: { readonly of: NewImport; readonly items: readonly MovedItem[] }): Asked<readonly AddedItem[]>;
  /** The newest first. */
  list(): Asked<readonly ImportSummary[]>;
  /** Deletes some of an import's items that weren't changed since. `rest`: how many of them are left. Idempotent. */
  takeBack(id: ImportId): Asked<{ readonly removed: number; readonly rest: number }>;
  /** An import's items that were changed since; at most 200. */
  changedOf(id: ImportId): Asked<readonly ChangedItem[]>;
};

/** A comment as an export has it. */
export type ArchivedComment = Pick<Comment, "id" | "parent" | "text" | "createdAt" | "hiddenBecause" | "isDeleted"> & {
  /** The id of the content item. */
  readonly item: string;
  /** A username; null for a member who has left, or has none. */
  readonly author: string | null;
};

/** A member as an export has them: what each page shows of them. */
export type ArchivedMember = { readonly username: string | null; readonly isStaff: boolean };

/** All content items, with what members said of them, for an export. */
export type Archive = {
  /** Oldest first, by creation; the drafts too for the staff. `from`: how many to skip. */
  slice(kind: ContentKind, from: number, count: number): Promise<readonly EditedItem[]>;
  /** Oldest first; the hidden ones too for the staff. */
  comments(kind: ContentKind, from: number, count: number): Promise<readonly ArchivedComment[]>;
  /** In a fixed order. */
  members(from: number, count: number): Promise<readonly ArchivedMember[]>;
};

/** The path of the site's server at which the staff ask for a picture of another site: `?adresse=`. */
export const oldPicturePath = "/_reprise/image";

/** Pictures of other sites. */
export type OldPictures = {
  /**
   * The bytes of a picture at an https address of the open net. Undefined for one that isn't there, isn't a picture, is too large, or stands
   * on or leads to a private network, and where the backend asks no other sites.
   */
  fetch(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
};
