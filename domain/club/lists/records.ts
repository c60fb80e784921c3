import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Stale } from "../../content/editing/fields.ts";
import type { SlugTaken } from "../../content/editing/ports.ts";
import type { ListFull } from "../../content/categories/ports.ts";
import type { Gone } from "../../content/reactions/ports.ts";
import type { Result } from "../../shared/result.ts";

/** What each record of an ordered list of the club has: a partner, a product. */
export type ListRecord = {
  readonly id: string;
  readonly isPublished: boolean;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Grows with each change of its details, and not with its place. */
  readonly revision: number;
};

/** What the staff writes of a record. */
export type Details<Item extends ListRecord> = Omit<Item, "id" | "updatedAt" | "revision">;

/** The row of a record of the club's folder: the database gives it its id and date. */
export type FirstRow<Item extends ListRecord> = Details<Item> & {
  /** Its place in the club's order, from 0. */
  readonly place: number;
};

/** The first rows of a list as records, for a backend in memory. */
export const firstRecords = <Item extends ListRecord>(rows: readonly FirstRow<Item>[]): readonly Item[] =>
  rows.map(({ place, ...row }) => {
    const record = { ...row, id: `first-${place}`, updatedAt: "2026-01-01T00:00:00.000Z", revision: 1 };
    return record as unknown as Item;
  });

/** The most records of a list, as in the database. */
export const mostRecords = 60;

/** The published records of a list. */
export type PublicList<Item> = {
  /** In the club's order. */
  list(): Promise<readonly Item[]>;
};

export type PlaceRecord = {
  readonly id: string;
  /** The id of the next record; null at the end of the list. */
  readonly before: string | null;
};

/** A list as the staff edits it, drafts too. */
export type RecordRepository<Item extends ListRecord> = {
  /** In the club's order. Callers who aren't staff find published ones. */
  all(): Promise<readonly Item[]>;
  /** At the end of the list. Refuses a record with the slug of another. */
  add(details: Details<Item>): Promise<Result<Item, SignedOut | NotStaff | ListFull | SlugTaken>>;
  /** Changes these details, if `revision` is still the current one. */
  change(
    record: Pick<Item, "id" | "revision"> & { readonly change: Partial<Details<Item>> },
  ): Promise<Result<Item, SignedOut | NotStaff | Gone | Stale>>;
  /** Idempotent. Refuses when one of the two is removed. */
  place(record: PlaceRecord): Promise<Result<void, SignedOut | NotStaff | Gone>>;
  /** Idempotent. */
  remove(id: string): Promise<Result<void, SignedOut | NotStaff>>;
};
