import { expect, it } from "vitest";
import { cellProblems, typedRow } from "../../domain/club/standings/rows.ts";
import { limitsOf, mostRows, type StandingsRow } from "../../domain/club/standings/standings.ts";
import { standingsRow } from "../standingsFor.ts";
import { databaseForTests } from "./database.ts";

const { query } = databaseForTests();

const good = standingsRow("Banquise");
const isStored = async (rows: unknown): Promise<boolean> => {
  const [answer] = await query("select private.are_standings($1::jsonb) as stored", [JSON.stringify(rows)]);
  return answer?.["stored"] === true;
};

it("[ST-6] the table takes the numbers that the form takes, and no other", async () => {
  for (const column of Object.keys(limitsOf) as (keyof typeof limitsOf)[]) {
    const [lowest, highest] = limitsOf[column];
    for (const number of [lowest - 1, lowest, highest, highest + 1, 1.5, null]) {
      const row = { ...good, [column]: number } as StandingsRow;
      expect([column, number, await isStored([row])]).toEqual([
        column,
        number,
        !(column in cellProblems(typedRow(row))),
      ]);
    }
  }
});

it.each([
  ["nothing", []],
  ["too many rows", Array.from({ length: mostRows + 1 }, () => good)],
  ["no list", good],
  ["a text as a number", [{ ...good, points: "12" }]],
  ["a missing number", [{ ...good, points: undefined }]],
  ["an unknown field", [{ ...good, secret: 1 }]],
  ["a blank name", [{ ...good, name: " " }]],
  ["a name of two lines", [{ ...good, name: "Ban\nquise" }]],
  ["a long name", [{ ...good, name: "é".repeat(61) }]],
  ["a team of another club", [{ ...good, team: "valorant" }]],
  ["a team that is no slug", [{ ...good, isOurs: true, team: "../x" }]],
])("[ST-6] the table refuses %s", async (_, rows) => {
  expect(await isStored(rows)).toBe(false);
  expect(await isStored([good, { ...good, isOurs: true, team: "valorant" }])).toBe(true);
});
