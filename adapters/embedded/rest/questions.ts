import { answerTo, dataRefusal } from "../gateway/refusals.ts";

/** Bytes of an address, without its origin. */
const longestAddress = 8 * 1024;
const mostFilters = 20;
/** Levels of embedded resources, and embedded resources in all. */
const deepest = 3;
const mostResources = 8;
/** Columns over all embedded resources, duplicates counted. */
const mostColumns = 60;
const mostOrders = 20;

const reserved = new Set(["select", "order", "limit", "offset", "on_conflict", "columns", "apikey"]);
const patterns = /^(?:not\.)?((?:i?like|i?match|(?:pl|ph|w)?fts)(?:\([^)]*\))?)(?:\.(.*))?$/s;
const nestedPatterns = /\.((?:i?like|i?match|(?:pl|ph|w)?fts)(?:\([^)]*\))?)(?:\.([^,)]*)|(?=[,)]|$))/gs;
/** The two forms that pages ask for, each matched in one pass: the beginning of a slug, and words without signs of a pattern. */
const plainForms: Readonly<Record<string, RegExp>> = {
  like: /^[a-z0-9-]*\*?$/,
  match: /^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|])*$/s,
};

/**
 * Refuses a question for rows that costs more than any page's: long addresses, deep or many embedded resources, many filters, patterns.
 * Where quoting leaves the count open, the higher one is taken.
 */
export const refusalOfQuestion = (request: Request): Response | undefined => {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.length + search.length > longestAddress) return answerTo(request, 414, "The address is too long");
  if (!isReadable(pathname) || search.includes("%00")) return tooMuch("The address can't be read");
  if (!pathname.startsWith("/rest/v1/")) return undefined;
  // Tables and functions have plain names: escaped ones would pass the checks of names.
  if (pathname.includes("%")) return tooMuch("The address can't be read");

  const selected = searchParams.getAll("select");
  if (selected.some((text) => depthOf(text) > deepest)) {
    return tooMuch(`Resources stand in each other at most ${deepest} levels deep`);
  }
  if (selected.join("").split("(").length - 1 > mostResources) {
    return tooMuch(`At most ${mostResources} resources are embedded in one answer`);
  }
  if (selected.join().split(",").length > mostColumns) {
    return tooMuch(`At most ${mostColumns} columns are named in one question`);
  }
  if (selected.some(repeatsAColumn)) return tooMuch("A column is named once in a resource");
  const orders = [...searchParams].flatMap(([name, value]) => (/(?:^|\.)order$/.test(name) ? value.split(",") : []));
  if (orders.length > mostOrders) return tooMuch(`At most ${mostOrders} orders are taken in one question`);
  const filters = [...searchParams].filter(([name]) => !reserved.has(name));
  if (filters.reduce((sum, [name, value]) => sum + conditionsIn(name, value), 0) > mostFilters) {
    return tooMuch(`At most ${mostFilters} filters are taken in one question`);
  }
  const pattern = filters.flatMap(([name, value]) => patternsIn(name, value)).find((found) => !isPlain(found));
  return pattern && tooMuch(`The operator ${pattern[0]} is not available for this value`);
};

type Pattern = readonly [operator: string, value: string];

const isPlain = ([operator, value]: Pattern): boolean => plainForms[operator]?.test(value) ?? false;

const isReadable = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
};

/** The depth of nested resources. Where quotes or JSON paths make closing signs ambiguous, each opening sign counts as a level. */
const depthOf = (select: string): number => {
  const isOpen = /"|->/.test(select);
  let depth = 0;
  let most = 0;
  for (const sign of select) {
    if (sign === "(") most = Math.max(most, ++depth);
    if (sign === ")" && !isOpen) depth--;
  }
  return most;
};

/**
 * Whether a resource names a column twice, under any alias: each alias would be a copy of the column's texts. Where quotes make names
 * ambiguous, two columns with an equal end count as one.
 */
const repeatsAColumn = (select: string): boolean => {
  const resources: string[][] = [[]];
  let column = "";
  const end = () => {
    // The column's own name, without alias, cast and JSON path.
    const name = column.replace(/::.*$/, "").split("->")[0]?.split(":").at(-1)?.replace(/["\s]/g, "") ?? "";
    if (name !== "") resources.at(-1)?.push(name);
    column = "";
  };
  const closed: string[][] = [];
  for (const sign of select) {
    if (sign === "(") {
      column = "";
      resources.push([]);
    } else if (sign === ")") {
      end();
      const whole = resources.length > 1 ? resources.pop() : undefined;
      if (whole) closed.push(whole);
    } else if (sign === ",") end();
    else column += sign;
  }
  end();
  return [...closed, ...resources].some((names) => new Set(names).size < names.length);
};

/** Whether resources are embedded in embedded resources, of which a few members with many comments make very many rows. */
export const isNested = (request: Request): boolean => {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.startsWith("/rest/v1/") && searchParams.getAll("select").some((text) => depthOf(text) > 1);
};

const isLogic = (name: string): boolean => /(?:^|\.)(?:and|or)$/.test(name);

const conditionsIn = (name: string, value: string): number => (isLogic(name) ? value.split(/[,(]/).length - 1 : 1);

const patternsIn = (name: string, value: string): readonly Pattern[] => {
  if (isLogic(name)) return [...value.matchAll(nestedPatterns)].map(([, operator = "", text = ""]) => [operator, text]);
  const [, operator, text = ""] = patterns.exec(value) ?? [];
  return operator === undefined ? [] : [[operator, text]];
};

const tooMuch = (message: string): Response => dataRefusal(400, message, { code: "PGRST100" });
