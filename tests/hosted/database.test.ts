import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { cliForTests } from "./cli.ts";
import { makeHostedDatabase, urlFor } from "./cluster.ts";
import { hostedPort } from "./copy.ts";

const migrations = readdirSync(join(import.meta.dirname, "../../supabase/migrations"));

/** The planner inlines them only without a search path of their own. */
const accepted = ["get_tips_with_stats", "prediction_points"].map((name) => `function_search_path_mutable ${name}`);

const cli = cliForTests();
afterAll(() => cli.remove());

describe.each(["everything", "nothing"] as const)("a project that grants %s by default", (privileges) => {
  const url = urlFor("postgres", `pushed_${privileges}`, hostedPort());
  const run = (...command: readonly string[]) => cli.run(["db", ...command, `--remote=${url}`]);
  const as = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  let first: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    await makeHostedDatabase(hostedPort(), `pushed_${privileges}`, privileges);
    first = await run("push");
  });

  it("[HS-20] takes the migrations from the CLI by a user who is no superuser, and a second push changes nothing", async () => {
    expect(await as((client) => client.query("select current_setting('is_superuser') as is"))).toMatchObject({
      rows: [{ is: "off" }],
    });
    expect(first.output).toContain(`Apply ${migrations.length} migration`);
    expect(first).toMatchObject({ code: 0 });
    const second = await run("push");
    expect(second.output).toContain("Remote database is up to date.");
    expect(second).toMatchObject({ code: 0 });
    const { rows } = await as((client) => client.query("select version from supabase_migrations.schema_migrations"));
    expect(rows).toHaveLength(migrations.length);
  });

  it.each([
    "create table auth.more (id integer)",
    "alter table auth.users add column more integer",
    "alter table storage.objects add column more integer",
    "alter table storage.objects disable row level security",
    "drop table storage.objects cascade",
    "create function auth.more() returns integer language sql as 'select 1'",
    "create role more superuser",
    "delete from storage.objects",
  ])("[HS-20] refuses there what a hosted project refuses: %s", async (statement) => {
    await expect(as((client) => client.query(statement))).rejects.toMatchObject({ code: "42501" });
  });

  it("[HS-21] has no finding of the advisors but the accepted ones", async () => {
    const { code, stdout } = await run("advisors", "--level=warn", "--output-format=json");
    expect(code).toBe(0);
    const { results } = JSON.parse(stdout) as { results: { name: string; metadata: { name: string } }[] };
    const found = results.map(({ name, metadata }) => `${name} ${metadata.name}`);
    expect(found.toSorted()).toEqual(accepted);
  });

  it("[HS-21] is linted as far as plain PostgreSQL can: plpgsql_check isn't in its package", async () => {
    expect(await run("lint", "--fail-on=warning")).toMatchObject({
      code: 1,
      output: expect.stringContaining('extension "plpgsql_check" is not available'),
    });
  });
});
