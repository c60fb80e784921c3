import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { ask } from "../testing/requests.ts";
import { arrayNames, jsonNames, withJsonLists } from "./arrays.ts";

let backend: EmbeddedBackend;
let staff: Record<string, string>;
beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: true });
  const body = { email: "admin@demo.test", password: "demo-1234" };
  const { access_token } = await (await ask(backend, "/auth/v1/token?grant_type=password", { body })).json();
  staff = { authorization: `Bearer ${access_token}` };
});
afterAll(() => backend.close());

const rpc = "/rest/v1/rpc";
const revisions = "/rest/v1/article_revisions";

it.each([
  [`${rpc}/find_content?kind=tip&words=&of_categories=%7B%7D`],
  [`${rpc}/find_content?kind=tip&words=&of_categories=5`],
  [`${rpc}/find_content?kind=tip&words=&of_categories=%7Ba`],
  [`${rpc}/count_content?of_categories=%7B%7D`],
  [`${rpc}/count_content?words=&of_categories=%7B%22a%22:1%7D`],
  ...["find_content", "count_content"].flatMap((name) =>
    ["a", true, [{}], [["a"], ["b", "c"]]].map(
      (of_categories) =>
        [`${rpc}/${name}`, { ...(name === "find_content" && { kind: "tip" }), words: "", of_categories }] as const,
    ),
  ),
  ...[{}, 5, { a: 1 }].map((of_categories) => [`${rpc}/count_content`, { words: "", of_categories }] as const),
  [`${revisions}?fields=cs.{}`],
  [`${revisions}?fields=cs.{"a":1}`],
  [`${revisions}?fields=cs.title`],
  [`${revisions}?fields=ov.{a,{b}`],
  [`${revisions}?fields=not.eq.5`],
  [`${revisions}?fields=in.({})`],
  [`${revisions}?fields=eq(any).{a}`],
  [`${revisions}?or=(fields.cs.{},revision.eq.1)`],
  ["/rest/v1/articles?select=id,article_revisions(id)&article_revisions.fields=cs.{}"],
] as [string, unknown?][])("[LM-7] answers 400 with the SQL state to %s %j, and goes on", async (path, body) => {
  for (const headers of [{}, staff]) {
    const answer = await ask(backend, path, { body, headers });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "22P02", message: expect.any(String) }]);
    expect((await ask(backend, "/rest/v1/tips?select=id&limit=1")).status).toBe(200);
  }
});

it.each([
  [`${rpc}/count_content?words=&of_categories=%7Bvideo-editor,%22a b%22%7D`],
  [`${rpc}/count_content`, { words: "", of_categories: [] }],
  [`${rpc}/count_content`, { words: "", of_categories: ["video-editor", null] }],
  [`${rpc}/count_content`, { words: "", of_categories: null }],
  [`${revisions}?fields=cs.{title}`],
  [`${revisions}?fields=not.is.null`],
] as [string, unknown?][])("[LM-7] still answers %s %j", async (path, body) => {
  expect((await ask(backend, path, { body, headers: staff })).status).toBe(200);
});

it.each([5, "a", null, [["a"]], [5]])("[LM-7] answers 400 to %j where arguments or rows belong", async (body) => {
  const call = await ask(backend, `${rpc}/count_applications`, { body });
  expect([call.status, (await call.json()).code]).toEqual([400, "PGRST102"]);
  const write = await ask(backend, "/rest/v1/tip_comments", { body });
  expect([write.status, (await write.json()).code]).toEqual([400, "PGRST102"]);
});

it("recognises array columns by their unique names", async () => {
  const names = [...(await arrayNames(backend.query))];
  expect(names).toEqual(expect.arrayContaining(["fields", "skills", "of_categories"]));
  const others = await backend.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and data_type <> 'ARRAY' and column_name = any($1)
     union
     select parameter.name from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) as parameter (name, type)
     join pg_type t on t.oid = parameter.type
     where p.pronamespace = 'public'::regnamespace and t.typcategory <> 'A' and parameter.name = any($1)`,
    [names],
  );
  expect(others).toEqual([]);
});

it("writes lists of JSON columns as JSON, and arrays as arrays", async () => {
  const [row] = await backend.query("select id, team from matches limit 1");
  const start = "2026-11-28T20:00:00Z";
  const first = { opponent: "Solstice", competition: "Ligue", start, slug: `essai-${crypto.randomUUID()}` };
  await backend.query("insert into teams (slug, game) values ('essai', 'Essai') on conflict do nothing");
  const headers = { ...staff, prefer: "return=representation" };
  const body = { ...first, team: String(row?.["team"] ?? "essai"), lineup: ["a, b", "{c}"] };
  const added = await ask(backend, "/rest/v1/matches?select=id,maps,lineup", { body, headers });
  expect(added.status).toBe(201);
  const [{ id, maps, lineup }] = await added.json();
  expect([maps, lineup]).toEqual([[], body.lineup]);
  // A scheduled match has no score.
  await backend.query("update matches set status = 'live' where id = $1", [id]);
  for (const maps of [[{ name: "Ascent", ours: 13, theirs: 9 }], []]) {
    const answer = await ask(backend, `/rest/v1/matches?id=eq.${id}`, {
      method: "PATCH",
      body: { maps },
      headers: staff,
    });
    expect(answer.status).toBe(204);
    expect((await backend.query("select maps from matches where id = $1", [id]))[0]).toEqual({ maps });
  }
  const wrong = await ask(backend, `/rest/v1/matches?id=eq.${id}`, {
    method: "PATCH",
    body: { maps: [{ name: "Ascent", ours: 100, theirs: 0 }] },
    headers: staff,
  });
  expect(wrong.status).toBe(400);
  await backend.query("delete from matches where id = $1", [id]);
});

it("changes only lists of JSON columns", async () => {
  const names = await jsonNames(backend.query);
  const body = JSON.stringify({ lineup: ["a"], maps: { a: [1] }, notes: "[1]" });
  expect(withJsonLists(body, names)).toBe(body);
  expect(withJsonLists("no JSON [", names)).toBe("no JSON [");
  const list = JSON.stringify([{ maps: [1] }, { maps: null }]);
  expect(JSON.parse(withJsonLists(list, names))).toEqual([{ maps: '"[1]"' }, { maps: null }]);
});
