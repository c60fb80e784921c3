import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { FocalPoint } from "../body/focalPoint.ts";

/** In the names of all files of a picture: its own, and its smaller widths. */
export type PictureId = string & { readonly brand: "PictureId" };

/** An uploaded picture. */
export type LibraryPicture = {
  readonly id: PictureId;
  /** Of the widest: `isOwnPicture`. */
  readonly address: string;
  /** As it was called on the device; empty when unknown. */
  readonly fileName: string;
  /** The text that is offered to stand for it; empty for none. */
  readonly description: string;
  /** Stays in view wherever a cover or a photo is cut. */
  readonly point: FocalPoint;
  /** ISO 8601. */
  readonly storedAt: string;
  /** Bytes of all widths. */
  readonly size: number;
  /** In how many records its address stands now. */
  readonly uses: number;
  /** In how many earlier versions of articles and tips. They don't keep it from being deleted. */
  readonly versions: number;
};

/** The kinds of records in which a picture may stand. */
export const usePlaces = ["article", "tip", "match", "person", "partner", "product", "page", "letter"] as const;
export type UsePlace = (typeof usePlaces)[number];

/** A record that has a picture's address, in whichever field. */
export type PictureUse = {
  readonly place: UsePlace;
  readonly id: string;
  /** What the record is called. Of a page, its section. */
  readonly title: string;
  /** Of an article or a tip. */
  readonly slug: Slug | null;
};

/** What the staff says of a picture. */
export type PictureDetails = Pick<LibraryPicture, "description" | "point">;

export type PictureFilter = {
  /** Words of the name or the text; capitals and accents don't count. Empty: all. */
  readonly search: string;
  readonly isUnused: boolean;
};
export type PictureCounts = { readonly all: number; readonly unused: number };

export type NotSeen = SignedOut | NotStaff;
/** Records show some of the pictures. */
export type InUse = { readonly kind: "in-use"; readonly ids: readonly PictureId[] };

/** The uploaded pictures, for the staff. */
export type PictureLibrary = {
  /** Newest first. `from`: how many to skip. Empty for callers who aren't staff. */
  slice(wanted: PictureFilter & { readonly from: number; readonly count: number }): Promise<readonly LibraryPicture[]>;
  /** How many have the words, and how many of them no record shows. */
  count(wanted: Pick<PictureFilter, "search">): Promise<Result<PictureCounts, NotSeen>>;
  /** Where a picture stands: 200 records at most. */
  usesOf(id: PictureId): Promise<Result<readonly PictureUse[], NotSeen>>;
  /** Keeps the text that stands for a picture, and its point, which is no save of the records that show it. */
  describe(id: PictureId, details: PictureDetails): Promise<Result<void, NotSeen>>;
  /** Deletes pictures with all their widths, or none when a record shows one of them. Idempotent. */
  remove(ids: readonly PictureId[]): Promise<Result<void, NotSeen | InUse>>;
  /**
   * Puts a picture in the place of another in all records, as a save of each, and gives it the other's text and point. Earlier versions, and
   * letters that are on their way or sent, keep the other, as does what only an admin may change. Returns where the other still stands. Both are addresses of uploaded pictures.
   * Idempotent.
   */
  replace(old: string, by: string): Promise<Result<readonly PictureUse[], NotSeen>>;
};
