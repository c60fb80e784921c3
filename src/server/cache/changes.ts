import type { Write } from "../../../adapters/embedded/rest/writes.ts";
import type { ShownKind } from "../../../ui/lib/page/handle.ts";
import type { Change } from "./pageCache.ts";

/** The data that a page shows. */
export type Shown = {
  readonly kinds: readonly ShownKind[];
  /** The `id` of the tip or article whose page it is. */
  readonly item?: string | undefined;
  /** The ids of all rows that it shows, such as comments and their authors. */
  readonly ids: ReadonlySet<string>;
  /** Whether it shows counts of likes, ratings, comments or views. Feeds and the sitemap don't. */
  readonly hasCounts: boolean;
};

/** Milliseconds for which a cached page may lag behind a like, a rating or a member's name. */
export const lagOfOneSecond = 1_000;
/** Milliseconds for which it may lag behind a view: views are frequent and no visitor expects to see theirs. */
export const lagOfTenSeconds = 10_000;

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** All ids in a text. */
export const idsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(uuid));

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (body: string): readonly Row[] => {
  try {
    const sent: unknown = JSON.parse(body);
    return (Array.isArray(sent) ? sent : [sent]).filter((row): row is Row => typeof row === "object" && row !== null);
  } catch {
    return [];
  }
};

/** A request that has written, or the database's report of a write, which names the changed item or member and has no body. */
export type HeardWrite = Write & { readonly item?: string };

/** The ids that a write has under a column's name, in its query or its body. */
const named = ({ search, body, item }: HeardWrite, name: string): ReadonlySet<string> =>
  idsIn(item ?? [...search.getAll(name), ...rowsOf(body).map((row) => String(row[name]))].join(" "));

const anyOf = (ids: ReadonlySet<string>, present: (id: string) => boolean): boolean =>
  ids.size === 0 || [...ids].some(present);

export type ChangeOf = (write: HeardWrite) => readonly Change<Shown>[];

/** The page changes of writes: by table, and by "rpc/<function>". */
export type PageChanges = Readonly<Record<string, ChangeOf>>;

/** A function that only reads, or a table that no shared page shows. */
export const affectsNoPage: ChangeOf = () => [];
export const affectsAllPages = (): readonly Change<Shown>[] => [{ isOn: () => true, after: 0 }];

/** A record of a kind was written, published or deleted. Nearly every page of its kind names it. */
export const invalidatesKind =
  (kind: ShownKind): ChangeOf =>
  () => [{ isOn: ({ kinds }) => kinds.includes(kind), after: 0 }];

/** The lists that pages show as a part of another. */
const kindsOfParts: Readonly<Record<string, ShownKind>> = { people: "teams", memberships: "teams", honours: "teams" };

/** A record got another place in an ordered list of the club: the table of the list is its kind. */
export const placed: ChangeOf = (write) =>
  rowsOf(write.body).flatMap(({ of_list: list }) => {
    // The menu of every page has the teams in their order.
    const changeOf =
      list === "teams" ? affectsAllPages : invalidatesKind(kindsOfParts[String(list)] ?? (list as ShownKind));
    return changeOf(write);
  });

const listsOf = (kind: ShownKind, after: number): Change<Shown> => ({
  isOn: ({ kinds, item, hasCounts }) => hasCounts && item === undefined && kinds.includes(kind),
  after,
});

/** Changes the item's page and the lists of its kind. Counts in the sidebars of other items' pages may be a minute old. */
export const counted =
  (kind: ShownKind, name: string, after: number): ChangeOf =>
  (write) => {
    const items = named(write, name);
    return [
      {
        isOn: ({ kinds, item }) => item !== undefined && kinds.includes(kind) && anyOf(items, (id) => id === item),
        after,
      },
      listsOf(kind, after),
    ];
  };

/** Changes the item's page, which alone shows the count. */
export const countedOnItem =
  (kind: ShownKind, name: string, after: number): ChangeOf =>
  (write) =>
    counted(kind, name, after)(write).slice(0, 1);

/** A new or hidden comment changes its item's page at once, because the author or staff looks for it there. */
export const commented =
  (kind: ShownKind, name: string): ChangeOf =>
  (write) => {
    if (write.method === "POST") {
      return [...countedOnItem(kind, name, 0)(write), listsOf(kind, lagOfOneSecond)];
    }
    const comments = named(write, "id");
    return [
      { isOn: ({ kinds, ids }) => kinds.includes(kind) && anyOf(comments, (id) => ids.has(id)), after: 0 },
      { isOn: ({ kinds, hasCounts }) => hasCounts && kinds.includes(kind), after: lagOfOneSecond },
    ];
  };

/** Changes the pages that show a comment, and the counts of lists. */
export const changesComment =
  (name: string, after: number): ChangeOf =>
  (write) => {
    const comments = named(write, name);
    return [
      { isOn: ({ ids }) => anyOf(comments, (id) => ids.has(id)), after },
      { isOn: ({ hasCounts, item }) => hasCounts && item === undefined, after: lagOfOneSecond },
    ];
  };

/** Changes the pages of items that name a member, and the member's own; at once when the member is deleted. */
export const ofMember =
  (name: string): ChangeOf =>
  (write) => {
    const members = named(write, name);
    const after = write.method === "DELETE" ? 0 : lagOfOneSecond;
    return [
      {
        isOn: ({ kinds, item, ids }) =>
          (item !== undefined || kinds.includes("members")) && anyOf(members, (id) => ids.has(id)),
        after,
      },
    ];
  };
