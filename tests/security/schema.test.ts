import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractFiles } from "../contracts/files.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { differencesOf } from "./grants.ts";
import * as catalogue from "./catalogue.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const ask = (sql: string) => embedded.backend.query(sql);
const column = async (sql: string) => (await ask(sql)).map((row) => Object.values(row)[0]);

describe("the database", () => {
  it("[BE-3] has row security on every table, and a policy", async () => {
    const tables = await ask(catalogue.tables);
    expect(tables.length).toBeGreaterThanOrEqual(13);
    expect(tables.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([]);
  });

  it("[BE-3] [SE-31] gives visitors and members the privileges that the contracts name, and no other", async () => {
    const granted = [...(await column(catalogue.privileges)), ...(await column(catalogue.callable))].map(String);
    const said = contractFiles.flatMap(({ privileges = [] }) => privileges);
    expect(differencesOf(granted, said)).toEqual([]);
  });

  it("[BE-3] lets visitors write no table themselves", async () => {
    const ofVisitors = (await column(catalogue.privileges)).filter((line) => /^(anon|everybody): /.test(String(line)));
    expect(ofVisitors.filter((line) => !String(line).startsWith("anon: select on "))).toEqual([]);
  });

  it("[BE-3] keeps visitors and members out of the private schema", async () => {
    expect(await column(catalogue.reachableSchemas)).toEqual(["anon: public", "authenticated: public"]);
  });

  it("[BE-3] gives visitors and members no power over other roles or row security", async () => {
    expect(await column(catalogue.mightyRoles)).toEqual([]);
  });

  it("[SE-31] lends its owner's rights only to functions with a fixed search path", async () => {
    expect(await column(catalogue.loosePowers)).toEqual([]);
  });

  it("[SE-31] has an index for every foreign key", async () => {
    expect(await column(catalogue.slowKeys)).toEqual([]);
  });

  it("[HS-22] has cells of each table that visitors or members may reach, beside a contract", async () => {
    const reached = (await column(catalogue.privileges)).map((line) => /: \w+ on (\w+)/.exec(String(line))?.[1]);
    const known = contractFiles.flatMap(({ cells }) =>
      Object.keys(cells?.reach ?? {}).map((name) => name.split(".")[1]),
    );
    expect([...new Set(reached)].filter((table) => !known.includes(table))).toEqual([]);
  });
});
