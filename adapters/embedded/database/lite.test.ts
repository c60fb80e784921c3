import { expect, it } from "vitest";
import { withLateBegin } from "./lite.ts";

const sent: string[] = [];
const plain = {
  query: async (sql: string) => {
    sent.push(sql);
    const results = sql.split(";").map((statement) => ({ command: statement, rowCount: null, rows: [] }));
    return (results.length > 1 ? results : results[0]) as never;
  },
  release() {},
};

it.each([
  ["with a statement without parameters, in one message", [["begin"], ["a"], ["b", 1], ["commit"]], "begin;a b commit"],
  ["before one with parameters", [["begin"], ["a", 1], ["commit"]], "begin a commit"],
  ["with an end that comes at once", [["begin"], ["rollback"]], "begin;rollback"],
  ["only where it is asked for", [["a"], ["begin"], ["b"], ["commit"], ["c"]], "a begin;b commit c"],
])("sends begin %s", async (_, asked, expected) => {
  sent.length = 0;
  const { query } = withLateBegin(plain);
  const commands: string[] = [];
  for (const [sql, ...params] of asked) commands.push((await query(String(sql), params)).command.toLowerCase());
  expect(sent.join(" ")).toBe(expected);
  expect(commands).toEqual(asked.map(([sql]) => sql));
});
