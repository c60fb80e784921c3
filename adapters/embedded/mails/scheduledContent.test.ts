import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: false });
});
afterAll(() => backend.close());

const write = async (table: string, slug: string, times: { readonly from?: string; readonly until?: string }) => {
  await backend.query(
    `insert into ${table} (slug, title, is_published, publish_at, unpublish_at)
     values ($1, 'Essai', $2, now() + $3::interval, now() + $4::interval)`,
    [slug, times.from === undefined, times.from ?? null, times.until ?? null],
  );
};
const stateOf = async (table: string, slug: string) =>
  (
    await backend.query(
      `select is_published, published_at <= now() as dated, publish_at is null as from_is_over, unpublish_at is null as until_is_over
       from ${table} where slug = $1`,
      [slug],
    )
  )[0];
const apply = () => backend.query("select private.apply_schedules()");

it.each(["articles", "tips"])("[NW-12] publishes %s whose time has come, once, and no others", async (table) => {
  await write(table, "due", { from: "-1 minute" });
  await write(table, "later", { from: "1 minute" });
  await Promise.all([apply(), apply()]);
  expect(await stateOf(table, "due")).toMatchObject({ is_published: true, dated: true, from_is_over: true });
  expect(await stateOf(table, "later")).toMatchObject({ is_published: false, from_is_over: false });
  await backend.query(`update ${table} set is_published = false where slug = 'due'`);
  await apply();
  expect(await stateOf(table, "due")).toMatchObject({ is_published: false });
});

it.each(["articles", "tips"])(
  "[NW-12] takes %s back whose time is over, also those that were due meanwhile",
  async (table) => {
    await write(table, "over", { until: "-1 minute" });
    await write(table, "both", { from: "-2 minutes", until: "-1 minute" });
    await write(table, "draft", { until: "-1 minute" });
    await backend.query(
      `update ${table} set is_published = false, unpublish_at = now() - interval '1 minute' where slug = 'draft'`,
    );
    await apply();
    for (const slug of ["over", "both", "draft"]) {
      expect(await stateOf(table, slug)).toMatchObject({
        is_published: false,
        from_is_over: true,
        until_is_over: true,
      });
    }
  },
);

it("[NW-12] tells the site's cache of what was published", async () => {
  await write("articles", "told", { from: "-1 minute" });
  await apply();
  const told =
    "select from changes where kind = 'articles' and audience = 'all' and item = (select id from articles where slug = 'told')";
  expect(await backend.query(told)).toHaveLength(1);
});
