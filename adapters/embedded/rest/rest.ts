import type { Database } from "../database/database.ts";
import { withRequestNotes } from "../database/requestNotes.ts";
import type { Answer } from "../gateway/gateway.ts";
import { arrayNames, refusalOfArrays } from "./arrays.ts";
import { truthColumns, withExactFilters } from "./filters.ts";
import { createWriteNews, isWrite } from "./writes.ts";

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
