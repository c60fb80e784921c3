import type { Row } from "../database/connection.ts";
import { dataRefusal } from "../gateway/refusals.ts";

type Query = (sql: string) => Promise<readonly Row[]>;

/** The names of columns and parameters that hold arrays. No other column or parameter has such a name. */
export const arrayNames = async (query: Query): Promise<ReadonlySet<string>> => {
  const rows = await query(`
    select column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'ARRAY'
    union
    select parameter.name
    from pg_proc p, unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[])) as parameter (name, type)
    join pg_type t on t.oid = parameter.type
    where p.pronamespace = 'public'::regnamespace and t.typcategory = 'A'
  `);
  return new Set(rows.map(({ name }) => String(name)));
};

/**
 * Refuses what is no array where one belongs, as PostgreSQL does: plain lite reads `{}` as an object, and gives objects and numbers to
 * the driver as they are.
 */
export const refusalOfArrays = (
  { url }: Pick<Request, "url">,
  body: string,
  names: ReadonlySet<string>,
): Response | undefined => {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith("/rest/v1/")) return undefined;
  for (const [key, value] of searchParams) {
    const name = key.split(".").at(-1) ?? "";
    if (names.has(name) && !isArrayFilter(value)) return malformed(value);
    if (isLogic(name) && [...names].some((array) => value.includes(`${array}.`))) return malformed(value);
  }
  const given = body === "" ? undefined : jsonIn(body);
  if (given === undefined) return undefined;
  const isCall = pathname.startsWith("/rest/v1/rpc/");
  const rows = Array.isArray(given) && !isCall ? given : [given];
  if (!rows.every(isObject))
    return dataRefusal(400, isCall ? "Arguments are one JSON object" : "Rows are JSON objects", { code: "PGRST102" });
  const wrong = rows.flatMap(Object.entries).find(([name, value]) => names.has(name) && !isArray(value));
  if (!wrong) return undefined;
  return dataRefusal(400, "expected JSON array", { code: "22P02", hint: `See the value of key "${wrong[0]}".` });
};

/** The names of columns that hold JSON. No other column has such a name. */
export const jsonNames = async (query: Query): Promise<ReadonlySet<string>> => {
  const rows = await query(
    "select column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'",
  );
  return new Set(rows.map(({ name }) => String(name)));
};

/**
 * The body with lists for JSON columns as JSON text: plain lite gives every list to the driver, which writes an array of PostgreSQL.
 * Written twice, because lite reads such a text once.
 * @param names what `jsonNames` found
 */
export const withJsonLists = (body: string, names: ReadonlySet<string>): string => {
  const given = body.includes("[") ? jsonIn(body) : undefined;
  const isList = ([name, value]: [string, unknown]) => Array.isArray(value) && names.has(name);
  const rows = (Array.isArray(given) ? given : [given]).filter(isObject);
  if (!rows.flatMap(Object.entries).some(isList)) return body;
  const written = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map((entry) =>
        isList(entry) ? [entry[0], JSON.stringify(JSON.stringify(entry[1]))] : entry,
      ),
    ),
  );
  return JSON.stringify(Array.isArray(given) ? written : written[0]);
};

const isLogic = (name: string): boolean => name === "and" || name === "or";

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isArray = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object"));

const element = String.raw`(?:"(?:[^"\\]|\\.)*"|[^{}",\\\s]+)`;
const literal = String.raw`\{${element}(?:,${element})*\}`;
const arrayFilter = new RegExp(
  String.raw`^(?:${literal}|(?:not\.)?(?:is\..*|(?:eq|neq|gt|gte|lt|lte|cs|cd|ov)\.${literal}))$`,
  "s",
);

/** Whether lite passes a filter or an argument of an address on as an array's text. It reads the text of an empty array as an object. */
const isArrayFilter = (value: string): boolean => arrayFilter.test(value);

const malformed = (value: string): Response =>
  dataRefusal(400, `malformed array literal: ${JSON.stringify(value)}`, { code: "22P02" });
