import { beforeAll, expect, it } from "vitest";
import type { Audience } from "../../domain/shared/rights.ts";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { attempt, attemptsSql, type Cell, cellsOf, type Column, columnsSql, type Outcome } from "./cells.ts";
import { contractFiles } from "../contracts/files.ts";
import * as catalogue from "./catalogue.ts";
import { databaseForTests } from "./database.ts";
import { audiences } from "./audiences.ts";
import type { Reach } from "./reach.ts";

// Every audience tries every column of every table, and what is stored afterwards is compared with the cells beside the contracts.

const { query } = databaseForTests();

/** Members of the seed. */
const members: Readonly<Record<Audience, string | undefined>> = {
  visitor: undefined,
  member: memberId(1),
  staff: memberId(2),
  admin: memberId(3),
};

const cells = contractFiles.flatMap((file) => file.cells ?? []);
const reaches: Readonly<Record<string, Reach>> = Object.assign({}, ...cells.map(({ reach }) => reach));
const storedBy = (who: "member" | "staff" | "admin"): readonly string[] =>
  cells.flatMap(({ stored = {} }) => stored[who] ?? []);
const byMembers = storedBy("member");
const byStaff = [...byMembers, ...storedBy("staff")];
const writes: Readonly<Record<Audience, readonly string[]>> = {
  visitor: [],
  member: byMembers,
  staff: byStaff,
  admin: [...byStaff, ...storedBy("admin")],
};

/** The number of cells in a statement. */
const atOnce = 50;

type Tried = Cell & Outcome & { readonly isGranted: boolean };
let tried: readonly Tried[] = [];
/** Tables on which visitors or members have a privilege and that have no row: nothing would be seen of them. */
let empty: readonly string[] = [];

beforeAll(async () => {
  for (const { rows } of cells) if (rows !== undefined) await query(rows);
  await query(attemptsSql);
  const columns = (await query(columnsSql)) as readonly Column[];
  const granted = new Set((await query(catalogue.privileges)).map(({ privilege }) => privilege));
  const isGranted = ({ audience, act, of: { table, column } }: Cell): boolean => {
    if (table.startsWith("storage.")) return true;
    const whole = `${audience === "visitor" ? "anon" : "authenticated"}: ${act} on ${table.replace(/^(public|private)\./, "")}`;
    return granted.has(whole) || granted.has(`${whole} (${column})`);
  };
  const reached = new Set(
    audiences
      .flatMap((audience) => cellsOf(audience, columns))
      .flatMap((cell) => (isGranted(cell) ? cell.of.table : [])),
  );
  const without: string[] = [];
  for (const table of reached) if ((await query(`select from ${table} limit 1`)).length === 0) without.push(table);
  empty = without;
  const outcomes: Tried[] = [];
  for (const audience of audiences) {
    const own = cellsOf(audience, columns);
    for (let from = 0; from < own.length; from += atOnce) {
      const some = own.slice(from, from + atOnce);
      const found = await attempt(query, some, members[audience]);
      outcomes.push(...some.map((cell, at) => ({ ...cell, ...(found[at] as Outcome), isGranted: isGranted(cell) })));
    }
  }
  tried = outcomes;
}, 300_000);

const nameOf = ({ act, of: { table, column } }: Cell): string =>
  `${act} ${table}${act === "delete" ? "" : ` ${column}`}`;

it("[HS-22] has a row of each table that visitors or members may reach", () => {
  expect(empty).toEqual([]);
});

it("[HS-22] knows each table of which it has cells", () => {
  const tables = new Set(tried.map(({ of }) => of.table));
  expect(Object.keys(reaches).filter((name) => !tables.has(name.replace(/^\w+ /, "")))).toEqual([]);
});

it("[HS-22] refuses each cell without a privilege, and stores nothing there", () => {
  const without = tried.filter(({ isGranted }) => !isGranted);
  expect(without.length).toBeGreaterThan(2_000);
  expect(tried.length - without.length).toBeGreaterThan(500);
  expect(without.filter(({ refusal, seen, changed }) => refusal === null || seen > 0 || changed.length > 0)).toEqual(
    [],
  );
});

it("[HS-22] lets no audience see or change rows beyond its reach", async () => {
  const beyond: string[] = [];
  const keysOf = new Map<string, ReadonlySet<unknown>>();
  let done = 0;
  for (const cell of tried.filter(({ refusal, act }) => refusal === null && act !== "insert")) {
    const { audience, act, of } = cell;
    const reach = (reaches[`${act} ${of.table}`]?.[audience] ?? "false").replaceAll("ME", `'${members[audience]}'`);
    const reached = `select concat_ws(' ', ${of.key}) as key from ${of.table} where ${reach}`;
    const keys = keysOf.get(reached) ?? new Set((await query(reached)).map(({ key }) => key));
    keysOf.set(reached, keys);
    done++;
    if (cell.seen > keys.size || cell.changed.some((key) => !keys.has(key)))
      beyond.push(`${audience}: ${nameOf(cell)}`);
  }
  expect(done).toBeGreaterThan(400);
  expect(beyond).toEqual([]);
});

it.each(audiences)("[HS-22] stores what the %s may store", (audience) => {
  const stored = tried.filter((cell) => cell.audience === audience && cell.changed.length > 0).map(nameOf);
  // The dates of changes are the database's own.
  expect(stored.filter((name) => !name.endsWith(" updated_at")).toSorted()).toEqual(writes[audience].toSorted());
});
