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
const breath = 1_000;
/** Milliseconds for which it may lag behind a view: views are frequent and no visitor expects to see theirs. */
const longBreath = 10_000;

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

/** The ids that a write has under a column's name, in its query or its body. */
const named = ({ search, body }: Write, name: string): ReadonlySet<string> =>
  idsIn([...search.getAll(name), ...rowsOf(body).map((row) => String(row[name]))].join(" "));

const anyOf = (ids: ReadonlySet<string>, present: (id: string) => boolean): boolean =>
  ids.size === 0 || [...ids].some(present);

type ChangeOf = (write: Write) => readonly Change<Shown>[];

const nothing: ChangeOf = () => [];
const everything: ChangeOf = () => [{ isOn: () => true, after: 0 }];

/** A tip or an article was written, published or deleted. Nearly every page of its kind names it. */
const written =
  (kind: ShownKind): ChangeOf =>
  () => [{ isOn: ({ kinds }) => kinds.includes(kind), after: 0 }];

const listsOf = (kind: ShownKind, after: number): Change<Shown> => ({
  isOn: ({ kinds, item, hasCounts }) => hasCounts && item === undefined && kinds.includes(kind),
  after,
});

/** Changes the item's page and the lists of its kind. Counts in the sidebars of other items' pages may be a minute old. */
const counted =
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

/** A new or hidden comment changes its item's page at once, because the author or staff looks for it there. */
const commented =
  (kind: ShownKind, name: string): ChangeOf =>
  (write) => {
    if (write.method === "POST") {
      return [...counted(kind, name, 0)(write).slice(0, 1), listsOf(kind, breath)];
    }
    const comments = named(write, "id");
    return [
      { isOn: ({ kinds, ids }) => kinds.includes(kind) && anyOf(comments, (id) => ids.has(id)), after: 0 },
      { isOn: ({ kinds, hasCounts }) => hasCounts && kinds.includes(kind), after: breath },
    ];
  };

/** Changes the item pages that name a member; at once when the member is deleted. */
const ofMember =
  (name: string): ChangeOf =>
  (write) => {
    const members = named(write, name);
    const after = write.method === "DELETE" ? 0 : breath;
    return [{ isOn: ({ item, ids }) => item !== undefined && anyOf(members, (id) => ids.has(id)), after }];
  };

/** The page changes of a write to each table and of a call of each writing function. */
export const changesBy: Readonly<Record<string, ChangeOf>> = {
  tips: written("tips"),
  articles: written("articles"),
  tip_likes: counted("tips", "tip_id", breath),
  tip_ratings: counted("tips", "tip_id", breath),
  article_likes: counted("articles", "article_id", breath),
  "rpc/count_tip_view": counted("tips", "tip", longBreath),
  tip_comments: commented("tips", "tip_id"),
  article_comments: commented("articles", "article_id"),
  profiles: ofMember("id"),
  user_roles: ofMember("user_id"),
  applications: nothing,
  application_notes: nothing,
  "rpc/withdraw_application": nothing,
  "rpc/undo_review": nothing,
};

/** Functions that only read. */
const readers = [
  "admin_statistics",
  "count_applications",
  "count_content",
  "export_my_data",
  "find_members",
  "get_tips_with_stats",
  "search_applications",
  "signed_in_lately",
];
const reads: ReadonlySet<string> = new Set(readers.map((name) => `rpc/${name}`));

/** The page changes of a write. A write to an unknown table or function changes all pages. */
export const shownChanges: ChangeOf = (write) => {
  if (reads.has(write.path)) return [];
  const changeOf = Object.hasOwn(changesBy, write.path) ? changesBy[write.path] : undefined;
  return (changeOf ?? everything)(write);
};
