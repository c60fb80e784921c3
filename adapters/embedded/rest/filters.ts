import type { Database } from "../database/database.ts";

/** The names of the boolean columns: lite compares them by their type alone. */
export const truthColumns = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.query<{ name: string }>(
    "select distinct column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'boolean'",
  );
  return new Set(rows.map(({ name }) => name));
};

const comparison = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte|match)\.)(.*)$/s;

/**
 * The same request with the values of its filters as plain text. Plain lite guesses a type (`eq.true` becomes a boolean, which equals
 * no text) and drops spaces at the ends; PostgreSQL knows the column's type.
 */
export const withExactFilters = (request: Request, truths: ReadonlySet<string>): Request => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith("/rest/v1/")) return request;
  let isChanged = false;
  const exact = [...url.searchParams].map(([name, value]) => {
    const [, operator, compared] = comparison.exec(value) ?? [];
    if (operator === undefined || truths.has(name)) return [name, value];
    isChanged = true;
    // lite takes the text between the first and the last quote as it is.
    return [name, `${operator}"${compared}"`];
  });
  if (!isChanged) return request;
  url.search = new URLSearchParams(exact).toString();
  return new Request(url, request);
};
