import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Clock } from "../../shared/clock.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { freeSlug, type Slug } from "../../shared/slug.ts";
import { normalizeText } from "../../shared/text.ts";
import type { ReadContent, ReadHtml } from "../body/content.ts";
import type { Category } from "../categories/category.ts";
import type { Categories } from "../categories/ports.ts";
import type { ContentKind } from "../editing/contentItem.ts";
import { type FileProblem, type Found, type FoundItem, gathered, type LeftOut, type Note } from "./found.ts";
import { mostItems } from "./limits.ts";
import { type ChosenFile, type FileReaders, openFiles } from "./openFiles.ts";
import { type PreparedItem, prepareItem, type TextReaders } from "./prepareItem.ts";
import { besideFinder } from "./besideFiles.ts";
import { itemAt, itemFinder, type Surroundings, type Taken } from "./oldAddresses.ts";
import { withHtmlAddresses, withMarkdownAddresses } from "./sourceAddresses.ts";
import { type CheckedItem, type ImportId, type Imports, mostChecked, type MovedItem, type NewImport } from "./ports.ts";

/** An item of a plan. */
export type PlannedItem = {
  readonly item: MovedItem;
  readonly notes: readonly Note[];
  /** An earlier import has added it: this one leaves it alone. */
  readonly isKnown: boolean;
  /** The pictures and files that are stored with it. */
  readonly taken: readonly Taken[];
};

/** The pictures of new items by the host that they are taken from; an empty host for the files beside the texts. */
export type PictureHost = { readonly host: string; readonly pictures: number };

/** What an import would do. */
export type ImportPlan = {
  readonly of: NewImport;
  readonly items: readonly PlannedItem[];
  readonly leftOut: readonly LeftOut[];
  /** Names of categories that the club doesn't have. */
  readonly newCategories: readonly string[];
  readonly hosts: readonly PictureHost[];
  /** The old site's address as far as it is known, and whether addresses of new items can only be read with it. */
  readonly site: string;
  readonly lacksSite: boolean;
};

export type ReadingProgress = { readonly done: number; readonly all: number };

export type ReadImport = (wanted: {
  readonly files: readonly ChosenFile[];
  /** The old site's address, where the files don't tell it. */
  readonly site?: string;
  readonly progressed: (progress: ReadingProgress) => void;
}) => Promise<Result<ImportPlan, FileProblem | SignedOut | NotStaff>>;

/** What a device brings along for files of other sites. */
export type MovingReaders = FileReaders &
  Pick<TextReaders, "markdownHtml" | "siteHtml" | "readForeign"> & {
    /** Lets the device do other work. */
    readonly rest: () => Promise<void>;
    readonly newId: () => ImportId;
  };

type Needs = {
  readonly imports: Imports;
  readonly categories: Categories;
  readonly clock: Clock;
  readonly loadReaders: () => Promise<MovingReaders>;
  readonly readHtml: ReadHtml;
  readonly readContent: ReadContent;
};

/** Items between which the device does other work. */
const pieceLength = 20;

const hostOf = (address: string): string => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";

const hostsOf = (all: readonly PreparedItem[]): readonly PictureHost[] => {
  const counts = new Map<string, number>();
  for (const { taken } of all) {
    const hosts = new Map(taken.map(({ address, file }) => [address, file ? "" : hostOf(address)]));
    for (const host of hosts.values()) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts]
    .map(([host, pictures]) => ({ host, pictures }))
    .toSorted((one, other) => other.pictures - one.pictures || one.host.localeCompare(other.host));
};

const newCategoriesOf = (all: readonly PreparedItem[], listed: readonly Category[]): readonly string[] => {
  const isListed = (kind: ContentKind, name: string) => listed.some((one) => one.kind === kind && one.slug === name);
  const names = all
    .filter(({ item: { kind, fields } }) => fields.category !== "" && !isListed(kind, fields.category))
    .map(({ item }) => item.fields.category);
  return [...new Set(names)];
};

/** What is published at a time to come becomes a draft. */
const withoutFuture = (item: FoundItem, now: number): FoundItem =>
  item.isPublished && item.date !== null && Date.parse(item.date) > now
    ? { ...item, isPublished: false, notes: [{ kind: "draft", why: "scheduled" }, ...item.notes] }
    : item;

/** Gives each new item a slug of its own, and tells where it isn't the wanted one. */
const withSlugs = (all: readonly PreparedItem[], checked: readonly CheckedItem[]): readonly PlannedItem[] => {
  const used: Record<ContentKind, Slug[]> = { article: [], tip: [] };
  return all.map(({ item, notes, taken }, at) => {
    const { isKnown = false, slug: free = item.slug } = checked[at] ?? {};
    if (isKnown) return { item: { ...item, slug: free }, notes, isKnown, taken };
    const slug = freeSlug(free, used[item.kind]);
    used[item.kind].push(slug);
    const why = free === item.slug ? "slug-double" : "slug-taken";
    const told: readonly Note[] = slug === item.slug ? [] : [{ kind: why, wanted: item.slug }];
    return { item: { ...item, slug }, notes: [...told, ...notes], isKnown, taken };
  });
};

const folders = { article: "/news/", tip: "/tips/" } as const;

/** Links to items of the same files lead to their new addresses, now that all have their slugs. */
const withOwnLinks = (all: readonly PlannedItem[], places: readonly number[]): readonly PlannedItem[] => {
  const addressOf = (address: string): string | null => {
    const found = itemAt(address);
    if (!found) return address;
    const to = all[places.indexOf(found.at)]?.item;
    return to ? folders[to.kind] + to.slug + found.rest : null;
  };
  return all.map((one) => {
    const change = one.item.kind === "tip" ? withMarkdownAddresses : withHtmlAddresses;
    const content = change(one.item.fields.content, addressOf);
    return { ...one, item: { ...one.item, fields: { ...one.item.fields, content } } };
  });
};

type Progressed = (progress: ReadingProgress) => void;

/** The items as they are going to be stored, a piece at a time. */
const preparedAll = async (
  found: Found,
  listed: readonly Category[],
  readers: MovingReaders & TextReaders,
  now: number,
  surroundings: Surroundings,
  progressed: Progressed,
) => {
  const all: PreparedItem[] = [];
  /** The places of the prepared items among those of the files. */
  const places: number[] = [];
  const tooLong: string[] = [];
  for (const [at, item] of found.items.entries()) {
    const one = await prepareItem(withoutFuture(item, now), listed, readers, surroundings);
    if (one) {
      all.push(one);
      places.push(at);
    } else tooLong.push(item.title);
    if (at % pieceLength === pieceLength - 1) {
      progressed({ done: at + 1, all: found.items.length });
      await readers.rest();
    }
  }
  return { all, places, tooLong: gathered(tooLong.map((name) => ({ kind: "too-long", name }))) };
};

const checkedAll = async (imports: Imports, items: readonly MovedItem[]) => {
  const checked: CheckedItem[] = [];
  for (let at = 0; at < items.length; at += mostChecked) {
    const wanted = items.slice(at, at + mostChecked).map(({ kind, origin, slug }) => ({ kind, origin, slug }));
    const answer = await imports.check(wanted);
    if (!answer.ok) return answer;
    checked.push(...answer.value);
  }
  return done(checked);
};

const longestNames = 200;

const namesOf = (files: readonly ChosenFile[]): string => {
  const [first = ""] = files.map(({ path }) => path);
  const name = files.length === 1 ? first : `${first.split("/")[0]} (${files.length})`;
  return normalizeText(name).replace(/\s+/g, " ").slice(0, longestNames);
};

/** Reads files and compares them with what is stored. Writes nothing. */
export const readImport =
  ({ imports, categories, clock, loadReaders, readHtml, readContent }: Needs): ReadImport =>
  async ({ files, site: typed = "", progressed }) => {
    const readers = { ...(await loadReaders()), readHtml, readContent };
    const opened = await openFiles(files, readers);
    if (!opened.ok) return opened;
    const found = opened.value;
    const [name = ""] = files.map(({ path }) => path);
    if (found.items.length > mostItems) return refused({ kind: "too-many-items", name });
    if (found.items.length === 0) return refused({ kind: "nothing-found", name });
    const [listed, { now }] = await Promise.all([categories.list(), clock.tell()]);
    const site = (typed || found.site || "").replace(/\/+$/, "");
    const beside = found.beside ?? [];
    const surroundings: Surroundings = {
      site,
      findBeside: besideFinder(beside),
      findItem: itemFinder(found.items, site),
    };
    const { all, places, tooLong } = await preparedAll(found, listed, readers, now, surroundings, progressed);
    const checked = await checkedAll(
      imports,
      all.map(({ item }) => item),
    );
    if (!checked.ok) return checked;
    const fresh = all.filter((_, at) => !checked.value[at]?.isKnown);
    const shown = new Set(all.flatMap(({ taken }) => taken.flatMap(({ file, widths = [] }) => [file, ...widths])));
    const unseen = beside
      .filter((file) => !shown.has(file))
      .map(({ path }) => ({ kind: "files", name: path }) as const);
    return done({
      of: { id: readers.newId(), source: found.source, fileNames: namesOf(files) },
      items: withOwnLinks(withSlugs(all, checked.value), places),
      leftOut: [...tooLong, ...found.leftOut, ...gathered(unseen)],
      newCategories: newCategoriesOf(fresh, listed),
      hosts: hostsOf(fresh),
      site,
      lacksSite: fresh.some(({ lacksSite }) => lacksSite),
    });
  };
