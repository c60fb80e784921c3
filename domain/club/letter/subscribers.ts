import type { SignedOut } from "../../accounts/ports.ts";
import { foldWord, largestFile, mostRows, type ReadTable, type TableFile } from "../matches/files/planFile.ts";
import { oneLine } from "../lists/fields.ts";
import type { Clock } from "../../shared/clock.ts";
import { readMailAddress } from "../../shared/mailAddress.ts";
import { type Page, pageOf } from "../../shared/pages.ts";
import { type Day, dayInParis, isDay } from "../../shared/parisDay.ts";
import { done, refused, type Refused, type Result } from "../../shared/result.ts";
import { isBlank } from "../../shared/text.ts";

export type SubscriberId = string & { readonly brand: "SubscriberId" };

/** Of an imported address: where its owner agreed to get the newsletter, and when. */
export type Consent = { readonly source: string; readonly on: Day };

/** A confirmed address of the newsletter, with what each issue has to offer it. */
export type Subscriber = {
  readonly email: string;
  /** ISO 8601. */
  readonly confirmedAt: string;
  /** Null for an address whose owner confirmed it by the link. */
  readonly consent: Consent | null;
  /** The address of the page with the button to unsubscribe. */
  readonly leavePage: string;
  /** The address for the header `List-Unsubscribe` (RFC 8058); null on a backend without functions. */
  readonly leaveAtOnce: string | null;
};

/** "waiting": asked for, and not yet confirmed. "left": erased, and known by a mark alone. */
export const subscriberStates = ["confirmed", "waiting", "left"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export type SubscriberCounts = Readonly<Record<SubscriberState, number>>;

/** An address in the list of the panel. */
export type ListedSubscriber = {
  readonly id: SubscriberId;
  readonly email: string;
  readonly state: SubscriberState;
  /** Since when it has this state, ISO 8601. */
  readonly since: string;
  readonly consent: Consent | null;
};

/** "new": not yet confirmed. "known": confirmed. "left": its owner has left, and no import brings it back. */
export const fates = ["new", "known", "left"] as const;
/** What becomes of an address that is imported. */
export type Fate = (typeof fates)[number];
export type Judged = { readonly email: string; readonly fate: Fate };

/** The newsletter's subscribers are the admins' alone. */
export type NotListed = SignedOut | { readonly kind: "not-allowed" };

type Searched = {
  /** A part of the address. Empty: all. Who has left is found by the whole address alone. */
  readonly words: string;
};

/** For admins: the addresses are personal. */
export type Subscribers = {
  /** All confirmed ones, by address, with the links that unsubscribe their owners. */
  list(): Promise<Result<readonly Subscriber[], NotListed>>;
  /** Newest first. Empty for callers who aren't admins. `state` null: all. */
  slice(
    wanted: Searched & { readonly state: SubscriberState | null; readonly from: number; readonly count: number },
  ): Promise<readonly ListedSubscriber[]>;
  count(searched: Searched): Promise<Result<SubscriberCounts, NotListed>>;
  /** What would become of addresses, each once. Writes nothing. @param addresses as `readMailAddress` gives them */
  judge(addresses: readonly string[]): Promise<Result<readonly Judged[], NotListed>>;
  /** Adds those that are new, as confirmed. Returns what became of each. Idempotent. */
  add(wanted: {
    readonly addresses: readonly string[];
    readonly consent: Consent;
  }): Promise<Result<readonly Judged[], NotListed>>;
  /** Erases an address, as its owner would by leaving. Idempotent. */
  erase(id: SubscriberId): Promise<Result<void, NotListed>>;
};

type Needs = { readonly subscribers: Subscribers };

export type SubscriberQuery = Searched & { readonly state: SubscriberState | null; readonly page: number };
export type SubscriberList = Page<ListedSubscriber> & { readonly counts: SubscriberCounts };
export type FindSubscribers = (query: SubscriberQuery) => Promise<Result<SubscriberList, NotListed>>;

const perPage = 50;

/** One page of the addresses, with the count of each state. A page beyond the last is the last. Refuses callers who aren't admins. */
export const findSubscribers =
  ({ subscribers }: Needs): FindSubscribers =>
  async ({ words, state, page }) => {
    const counting = subscribers.count({ words });
    const found = await pageOf({
      page,
      perPage,
      slice: (from, count) => subscribers.slice({ words, state, from, count }),
      async total() {
        const counts = await counting;
        if (!counts.ok) return 0;
        const { confirmed, waiting, left } = counts.value;
        // Without a whole address nothing is known of those who have left but their number.
        const shown = { confirmed, waiting, left: words.trim() === "" ? 0 : left };
        return state === null ? shown.confirmed + shown.waiting + shown.left : shown[state];
      },
    });
    const counts = await counting;
    return counts.ok ? done({ ...found, counts: counts.value }) : counts;
  };

/** How files of other tools name the column of the address, folded. */
const addressColumns: ReadonlySet<string> = new Set([
  "e-mail",
  "email",
  "mail",
  "e-mail address",
  "email address",
  "adresse e-mail",
  "adresse email",
  "adresse mail",
  "courriel",
]);
const isMailColumn = (name: string): boolean => addressColumns.has(foldWord(name));
/** In some files, the column of where people live. */
const isPlainAddressColumn = (name: string): boolean => foldWord(name) === "adresse";

/** A row in which no address was found, or a wrong one. */
export type Unread = { readonly line: number; readonly text: string };

const shownOfRow = 100;

/** The texts of a cell that are meant as addresses: "Lya <lya@club.example>; sam@club.example" has two. */
const meantIn = (cell: string): readonly string[] =>
  cell
    .split(/[\s,;<>()"]+/u)
    .map((text) => text.replace(/^mailto:/i, "").replace(/^['.]+|['.]+$/g, ""))
    .filter((text) => text.includes("@"));

const addressesIn = (
  cells: readonly string[],
  column: number,
  isSure: boolean,
): { readonly read: string[]; readonly wrong: string[] } => {
  const inColumn = meantIn(cells[column] ?? "");
  const meant = isSure || inColumn.length > 0 ? inColumn : cells.flatMap(meantIn);
  if (meant.length === 0) return { read: [], wrong: [cells.filter((cell) => cell.trim() !== "").join(", ")] };
  const [read, wrong]: [string[], string[]] = [[], []];
  for (const text of meant) {
    const address = readMailAddress(text);
    if (address === undefined) wrong.push(text);
    else read.push(address);
  }
  return { read, wrong };
};

export type SubscriberPlan = {
  readonly judged: readonly Judged[];
  readonly unread: readonly Unread[];
  /** How often an address was given again. */
  readonly doubles: number;
};

export type PlanRefusal =
  | NotListed
  | { readonly kind: "too-large" }
  | { readonly kind: "too-many-rows"; readonly count: number }
  /** Nothing was given, or no address was found in it. */
  | { readonly kind: "no-addresses" };
export type PlanSubscribers = (file: TableFile) => Promise<Result<SubscriberPlan, PlanRefusal>>;

/**
 * Reads addresses, and says what would become of each. Writes nothing. Refuses files that are too large, and those without an address.
 * @param file CSV with or without names of columns, or an address on each line
 */
export const planSubscribers =
  ({ subscribers, readTable }: Needs & { readonly readTable: ReadTable }): PlanSubscribers =>
  async (file) => {
    if (file.size > largestFile) return refused({ kind: "too-large" });
    const isTelling = (cell: string) => isMailColumn(cell) || isPlainAddressColumn(cell) || cell.includes("@");
    const { header, count, pieces } = await readTable(await file.read(), (row) => row.filter(isTelling).length);
    const named = header.findIndex(isMailColumn);
    const column = named < 0 ? header.findIndex(isPlainAddressColumn) : named;
    const rows = column < 0 ? [{ line: 1, cells: header }] : [];
    if (count + rows.length > mostRows) return refused({ kind: "too-many-rows", count });
    const addresses = new Set<string>();
    const unread: Unread[] = [];
    let read = 0;
    const take = (line: number, cells: readonly string[]) => {
      const found = addressesIn(cells, column, named >= 0);
      read += found.read.length;
      for (const address of found.read) addresses.add(address);
      for (const text of found.wrong) if (text !== "") unread.push({ line, text: text.slice(0, shownOfRow) });
    };
    for (const { line, cells } of rows) take(line, cells);
    for await (const piece of pieces) for (const { line, cells } of piece) take(line, cells);
    if (addresses.size === 0) return refused({ kind: "no-addresses" });
    if (addresses.size > mostRows) return refused({ kind: "too-many-rows", count: addresses.size });
    const judged = await subscribers.judge([...addresses]);
    return judged.ok ? done({ judged: judged.value, unread, doubles: read - addresses.size }) : judged;
  };

/** The most characters of the place where consent was given. */
const longestSource = 200;

export type ConsentProblem =
  | { readonly kind: "no-source" }
  | { readonly kind: "long-source" }
  | { readonly kind: "no-day" }
  | { readonly kind: "future-day" };
type TypedConsent = { readonly source: string; readonly on: string };
export type AddSubscribers = (
  wanted: TypedConsent & { readonly addresses: readonly string[] },
) => Promise<Result<readonly Judged[], NotListed | ConsentProblem>>;

const readConsent = ({ source, on }: TypedConsent, today: Day): Consent | Refused<ConsentProblem> => {
  const line = oneLine(source);
  if (isBlank(line)) return refused({ kind: "no-source" });
  if ([...line].length > longestSource) return refused({ kind: "long-source" });
  if (!isDay(on, 1990)) return refused({ kind: "no-day" });
  return on > today ? refused({ kind: "future-day" }) : { source: line, on: on as Day };
};

/** Adds addresses whose owners agreed: it says where and when, and that is kept with each. Refuses an import that doesn't say it. */
export const addSubscribers =
  ({ subscribers, clock }: Needs & { readonly clock: Clock }): AddSubscribers =>
  async ({ addresses, ...typed }) => {
    const { now } = await clock.tell();
    const consent = readConsent(typed, dayInParis(now));
    return "refusal" in consent ? consent : subscribers.add({ addresses, consent });
  };
