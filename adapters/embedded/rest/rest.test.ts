import { afterAll, beforeAll, expect, it } from "vitest";
import { type Embedded, startEmbedded } from "../../../tests/embedded.ts";
import { supabaseClient } from "../../supabase/shared/client.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

it.each([
  "true",
  "null",
  "{a}",
  "12",
  "1e3",
  "deadbeef",
  '"entre guillemets"',
  "une espace ",
  " d'abord",
  "a,b",
  "(x)",
  "50 %",
  "\\",
])("finds exactly the text %j", async (category) => {
  await embedded.backend.query(
    "insert into tips (slug, title, category, is_published) values ($1, 'Essai', $2, true)",
    [`essai-${crypto.randomUUID()}`, category],
  );
  const client = supabaseClient(embedded.project, "nowhere");
  const { data } = await client.from("tips").select("category").eq("category", category).eq("is_published", true);
  expect(data).toEqual([{ category }]);
  expect(
    (await client.from("tips").select("category").neq("category", category).eq("title", "Essai")).data,
  ).not.toContainEqual({
    category,
  });
});

it.each([
  ["match", '"entre"', ['un "entre" deux', "un entre deux"]],
  ["match", " deux", ["un deux", "undeux"]],
])("finds by a pattern exactly what it says: %s.%s", async (operator, pattern, [found, other]) => {
  const title = crypto.randomUUID();
  for (const category of [found, other]) {
    await embedded.backend.query("insert into tips (slug, title, category, is_published) values ($1, $2, $3, true)", [
      `essai-${crypto.randomUUID()}`,
      title,
      category,
    ]);
  }
  const client = supabaseClient(embedded.project, "nowhere");
  const tips = client.from("tips").select("category").eq("title", title).filter("category", operator, pattern);
  expect((await tips).data).toEqual([{ category: found }]);
});

it("compares numbers and times as such", async () => {
  const client = supabaseClient(embedded.project, "nowhere");
  const { data, error } = await client
    .from("tips")
    .select("views")
    .gte("views", 9)
    .lt("published_at", "2030-01-01T00:00:00Z");
  expect(error).toBeNull();
  expect(data?.length).toBeGreaterThan(0);
  expect(data?.every(({ views }) => views >= 9)).toBe(true);
});
