import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { ListFull } from "../../content/categories/ports.ts";
import type { SlugTaken } from "../../content/editing/ports.ts";
import { done, refused, type Refusal, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";
import { type ChangeRefusal, changedDetails, changePart, type Merge, partOf } from "./changePart.ts";
import type { Details, ListRecord, RecordRepository } from "./records.ts";

/** A record as it is typed into a form. */
export type Typed = Readonly<Record<string, string>>;

/** The problem of each field. */
export type InvalidRecord<Fields extends Typed, Problem extends string = string> = {
  readonly kind: "invalid-record";
  readonly fields: Readonly<Partial<Record<keyof Fields, Problem>>>;
};

/** Reads what is typed. Refuses with the problem of each field. @param before what the form began with; absent for a new record */
export type ReadTyped<Item extends ListRecord, Fields extends Typed, Problem extends string> = (
  typed: Fields,
  before?: Fields,
) => Result<Details<Item>, InvalidRecord<Fields, Problem>>;

/** A list may have a removal of its own. */
type Records<Item extends ListRecord> = Omit<RecordRepository<Item>, "remove">;
type Needs<Item extends ListRecord> = { readonly records: Records<Item> };

export type AddRefusal<Fields extends Typed, Problem extends string = string> =
  SignedOut | NotStaff | ListFull | SlugTaken | InvalidRecord<Fields, Problem>;

/** Adds a record at the end of its list. An equal one that stands there is this one, sent again after its answer was lost. */
export const addRecord =
  <Item extends ListRecord, Fields extends Typed, Problem extends string>(
    readTyped: ReadTyped<Item, Fields, Problem>,
  ) =>
  ({ records }: Needs<Item>) =>
  async (typed: Fields): Promise<Result<Item, AddRefusal<Fields, Problem>>> => {
    const read = readTyped(typed);
    if (!read.ok) return read;
    const last = (await records.all()).at(-1);
    return last && isSame(partOf(last, read.value), read.value) ? done(last) : records.add(read.value);
  };

/** Adds once more when another member has taken the slug since the list was read. */
export const addedWithSlug = async <Item, Refused extends Refusal>(
  add: () => Promise<Result<Item, Refused>>,
): Promise<Result<Item, Refused>> => {
  const added = await add();
  return added.ok || added.refusal.kind !== "slug-taken" ? added : add();
};

export type RecordEdit<Fields extends Typed> = {
  readonly id: string;
  /** The revision that the edit began with. */
  readonly revision: number;
  /** What the edit began with. */
  readonly before: Fields;
  readonly after: Fields;
};

export type SaveRefusal<Item extends ListRecord, Fields extends Typed, Problem extends string = string> =
  ChangeRefusal<Item> | InvalidRecord<Fields, Problem>;

const opened = async <Item extends ListRecord>(records: Records<Item>, id: string) =>
  (await records.all()).find((record) => record.id === id);

/** How two changes of the same detail become one. Others are a conflict. */
type Merges<Item extends ListRecord> = {
  readonly [Name in keyof Details<Item>]?: Merge<Details<Item>[Name]>;
};

const mergeDetails =
  <Item extends ListRecord>(merges: Merges<Item>): Merge<Partial<Details<Item>>> =>
  (before, mine, theirs) => {
    const merged = (Object.keys(mine) as (keyof Details<Item>)[]).map((name) => {
      if (isSame(theirs[name], before[name])) return [name, mine[name]] as const;
      // What the edit began with may not be valid any more: then nothing is known of it.
      const merge = before[name] === undefined ? undefined : (merges[name] as Merge<unknown> | undefined);
      return [name, merge?.(before[name], mine[name], theirs[name])] as const;
    });
    const isWhole = merged.every(([, value]) => value !== undefined);
    return isWhole ? (Object.fromEntries(merged) as Partial<Details<Item>>) : undefined;
  };

/** Saves the changed details of a record. Refuses a conflict with the record as it stands. */
export const saveRecord =
  <Item extends ListRecord, Fields extends Typed, Problem extends string>(
    readTyped: ReadTyped<Item, Fields, Problem>,
    merges: Merges<Item> = {},
  ) =>
  ({ records }: Needs<Item>) =>
  async ({
    id,
    revision,
    before,
    after,
  }: RecordEdit<Fields>): Promise<Result<Item, SaveRefusal<Item, Fields, Problem>>> => {
    const [old, read] = [readTyped(before, before), readTyped(after, before)];
    if (!read.ok) return read;
    const open = () => opened(records, id);
    const { isEmpty, ...changed } = changedDetails<Details<Item>>(old.ok ? old.value : {}, read.value);
    if (isEmpty) {
      const record = await open();
      return record ? done(record) : refused({ kind: "gone" });
    }
    const change = (from: number, part: Partial<Details<Item>>) => records.change({ id, revision: from, change: part });
    return changePart<Item, Partial<Details<Item>>>(
      { open, change },
      { revision, ...changed },
      undefined,
      mergeDetails(merges),
    );
  };

/** Shows a record to everybody, or to the staff alone. */
export type PublishRecord = { readonly id: string; readonly revision: number; readonly isPublished: boolean };

/** Publishes a record, or makes it a draft. Another member's change of its details stays. */
export const publishRecord =
  <Item extends ListRecord>({ records }: Needs<Item>) =>
  ({ id, revision, isPublished }: PublishRecord): Promise<Result<Item, ChangeRefusal<Item>>> =>
    changePart<Item, Pick<ListRecord, "isPublished">>(
      {
        open: () => opened(records, id),
        change: (from, part) =>
          records.change({ id, revision: from, change: part as unknown as Partial<Details<Item>> }),
      },
      { revision, before: { isPublished: !isPublished }, after: { isPublished } },
    );
