import type { Database } from "../database/database.ts";
import { withRequestNotes } from "../database/requestNotes.ts";
import type { Answer } from "../gateway/gateway.ts";
import { arrayNames, refusalOfArrays } from "./arrays.ts";
import { createWriteNews, isWrite } from "./writes.ts";

/** The names of the boolean columns: lite compares them by their type alone. */
const truthColumns = async (database: Database): Promise<ReadonlySet<string>> => {
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
const withExactFilters = (request: Request, truths: ReadonlySet<string>): Request => {
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

/** Answers requests to /rest/v1 as PostgREST does, and tells its listeners of each successful write before it is answered. */
export const restWith = async (lite: Answer, database: Database) => {
  const [truths, arrays] = [await truthColumns(database), await arrayNames(database.query)];
  const news = createWriteNews();
  const answer: Answer = async (request, peer) => {
    const body = isWrite(request) ? await request.clone().text() : "";
    const refusal = refusalOfArrays(request, body, arrays);
    if (refusal) return refusal;
    const [response, { rowsWritten }] = await withRequestNotes(() => lite(withExactFilters(request, truths), peer));
    news.tell(request, response, { body, rows: rowsWritten });
    return response;
  };
  return { answer, onWrite: news.listen };
};
