import type { Connection } from "./connection.ts";

type Result = Awaited<ReturnType<Connection["query"]>>;

const begun: Result = { command: "BEGIN", rowCount: null, rows: [] };

/**
 * Sends `begin` together with the transaction's first statement when that has no parameters: a round trip less. One message is taken
 * as a whole: where `begin` fails, nothing behind it runs.
 */
export const withLateBegin = ({ query, release }: Connection): Connection => {
  let isBeginning = false;
  return {
    async query(sql, params = []) {
      if (sql === "begin") {
        isBeginning = true;
        return begun;
      }
      if (!isBeginning) return query(sql, params);
      isBeginning = false;
      if (params.length === 0) {
        const results = (await query(`begin;${sql}`)) as unknown as readonly Result[];
        return results.at(-1) ?? begun;
      }
      await query("begin");
      return query(sql, params);
    },
    release,
  };
};
