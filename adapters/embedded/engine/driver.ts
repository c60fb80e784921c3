import type { ClientConfig, types } from "pg";
import { parse as parseArray } from "postgres-array";
import type { Address } from "./access.ts";

/** A database in a server of this machine, or at the owner's URL. */
export type DatabaseAddress = { readonly url: string } | (Address & { readonly database: string });

/** Milliseconds. Requests have shorter ones by their role: see callerContext.ts. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** "2026-01-02 03:04:05+00" as PostgREST writes it: "2026-01-02T03:04:05+00:00". Leaves "infinity" as it is. */
export const isoTimestamp = (written: string): string =>
  written.replace(/^(\S+) (\d\d:\S+)$/, "$1T$2").replace(/(T.*[+-]\d\d)$/, "$1:00");

/** Parsers by PostgreSQL's numbers of types. Other types stay text. */
const parsers = new Map<number, (text: string) => unknown>([
  [16, (text) => text === "t"],
  [20, (text) => wholeNumber(text)],
  [21, Number],
  [23, Number],
  [26, Number],
  [114, (text) => JSON.parse(text) as unknown],
  [700, Number],
  [701, Number],
  [1700, (text) => exactNumber(text)],
  [1114, isoTimestamp],
  [1184, isoTimestamp],
  [3802, (text) => JSON.parse(text) as unknown],
]);

/** A number that JavaScript can't hold stays exact. */
const wholeNumber = (text: string): number | bigint => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};
const exactNumber = (text: string): number | string => (String(Number(text)) === text ? Number(text) : text);

const asItIs = (text: string): string => text;

/** The numbers of array types, with their elements' numbers. */
export type ArrayTypes = ReadonlyMap<number, number>;

/** Reads `ArrayTypes`: each database has its own numbers for types that it defines. */
export const arrayTypesSql = "select oid, typelem from pg_type where typcategory = 'A' and typelem <> 0";

const parserWith =
  (arrays: () => ArrayTypes) =>
  (number: number): ((text: string) => unknown) => {
    const element = arrays().get(number);
    if (element === undefined) return parsers.get(number) ?? asItIs;
    const parse = parsers.get(element) ?? asItIs;
    return (text) => parseArray(text, parse) as unknown[];
  };

/** The driver's options for a database. Times are in UTC. */
export const clientOptions = (address: DatabaseAddress, arrays: () => ArrayTypes = () => new Map()): ClientConfig => ({
  ...placeOf(address),
  application_name: "site",
  options: "-c TimeZone=UTC",
  types: { getTypeParser: parserWith(arrays) as typeof types.getTypeParser },
  ...limits,
});

const placeOf = (address: DatabaseAddress): ClientConfig =>
  // Lets a connection that only listens notice that the other machine is gone.
  "url" in address
    ? { connectionString: address.url, keepAlive: true, keepAliveInitialDelayMillis: 30_000 }
    : { user: "postgres", ...address };
