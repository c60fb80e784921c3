import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../../../../adapters/embedded/backend.ts";
import { serve } from "../../../../adapters/embedded/testing/requests.ts";
import { checkAuthSettings, checkProjectDatabase } from "./asOwner.ts";
import { checkFunctions, checkTables, functionNames } from "./asVisitor.ts";
import { isSecret } from "../../../server/projectKey.ts";
import { checkKey, referenceOf } from "./keys.ts";

// The embedded backend answers as a project does.
let backend: EmbeddedBackend;
let project: { readonly url: string; readonly anonKey: string };
let databaseUrl: string;
const site = "http://site.test";
const closing: (() => Promise<void>)[] = [];

/** A server whose answers depend on the path. Unknown paths are 404. */
const answering = async (answers: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>) => {
  const served = await serve((request) => {
    const { pathname } = new URL(request.url);
    const answer = Object.entries(answers).find(([path]) => pathname.startsWith(path))?.[1];
    return answer?.(request) ?? Response.json({ code: "NOT_FOUND" }, { status: 404 });
  });
  closing.push(served.close);
  return served.address;
};

beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: site, seed: false });
  const served = await serve(backend.fetch);
  closing.push(served.close, backend.close);
  project = { url: served.address, anonKey: backend.anonKey };
  const [row] = await backend.query("select current_database() as name");
  const host = encodeURIComponent(process.env["EMBEDDED_CLUSTER"] ?? "");
  databaseUrl = `postgresql://postgres@/${String(row?.["name"])}?host=${host}`;
});
afterAll(async () => {
  for (const close of closing) await close();
});

const jwt = (claims: object) =>
  ["{}", JSON.stringify(claims), "signature"].map((text) => Buffer.from(text).toString("base64url")).join(".");

it("[ON-19] says loudly that the key is a secret one, and sends it nowhere", async () => {
  const secrets = ["sb_secret_0123456789", "sbp_0123456789", jwt({ role: "service_role" })];
  expect(secrets.map(isSecret)).toEqual([true, true, true]);
  expect(["sb_publishable_1", jwt({ role: "anon" }), "key"].map(isSecret)).toEqual([false, false, false]);
  let asked = 0;
  const url = await answering({ "/": () => (asked++, new Response()) });
  for (const anonKey of secrets) {
    const text = expect.stringContaining("SUPABASE_ANON_KEY IS A SECRET KEY");
    expect(await checkKey({ url, anonKey })).toEqual([{ level: "problem", text }]);
  }
  expect(asked).toBe(0);
});

it("[ON-19] takes the project's own key alone", async () => {
  expect(await checkKey(project)).toEqual([{ level: "ok", text: "The project takes the key." }]);
  expect(await checkKey({ ...project, anonKey: "sb_publishable_other" })).toEqual([
    { level: "problem", text: expect.stringContaining("refuses SUPABASE_ANON_KEY (401)") },
  ]);
});

it.each([
  [{ ref: "b".repeat(20), role: "anon" }, /is of project b{20}/],
  [{ ref: "a".repeat(20), role: "anon", exp: 1 }, /has expired/],
])("reads an older key: %o", async (claims, words) => {
  const url = `https://${"a".repeat(20)}.supabase.co`;
  expect(referenceOf(url)).toBe("a".repeat(20));
  expect(referenceOf("https://api.club.example")).toBeUndefined();
  expect(await checkKey({ url, anonKey: jwt(claims) })).toEqual([
    { level: "problem", text: expect.stringMatching(words) },
  ]);
});

it("reports a project that isn't reached, is paused, isn't one, or takes accounts otherwise", async () => {
  const find = async (url: string) => (await checkKey({ url, anonKey: "sb_publishable_1" })).map(({ text }) => text);
  expect(await find("http://127.0.0.1:9")).toEqual([expect.stringMatching(/isn't reached.*paused/)]);
  const paused = await answering({ "/": () => new Response(null, { status: 540 }) });
  expect(await find(paused)).toEqual([expect.stringContaining("is paused")]);
  expect(await find(await answering({}))).toEqual([expect.stringContaining("answers 404")]);
  const settings = { disable_signup: true, mailer_autoconfirm: true, external: { email: false } };
  const other = await answering({ "/auth/v1/settings": () => Response.json(settings) });
  expect(await find(other)).toHaveLength(4);
});

it("[ON-19] finds the tables of all migrations, and those of one that isn't applied", async () => {
  expect(await checkTables(project)).toMatchObject([{ level: "ok" }]);
  const older = await answering({
    "/rest/v1/changes": () => Response.json({ code: "PGRST205" }, { status: 404 }),
    "/rest/v1/": (request) => backend.fetch(new Request(request.url.replace(/\/\/[^/]+/, "//site.test"), request)),
  });
  expect(await checkTables({ ...project, url: older })).toEqual([
    { level: "problem", text: expect.stringMatching(/lacks the tables of 20261203000000_baseline: run .*db push/) },
  ]);
  expect(await checkTables({ ...project, anonKey: "sb_publishable_other" })).toMatchObject([{ level: "problem" }]);
});

it("[ON-19] asks every function without its work, and whether it knows this site", async () => {
  expect(functionNames()).toHaveLength(5);
  expect(await checkFunctions(project, site)).toEqual([
    { level: "ok", text: "All 5 functions answer, and know this site." },
  ]);
  expect(await backend.query("select from outbox")).toEqual([]);
  expect(await checkFunctions(project, "https://another.example")).toEqual([
    { level: "problem", text: expect.stringContaining("set its secret SITE_URL") },
  ]);
  const broken = await answering({ "/functions/v1/a": () => new Response(null, { status: 503 }) });
  expect(await checkFunctions({ ...project, url: broken }, site, ["a", "b"])).toEqual([
    { level: "problem", text: expect.stringMatching(/^a: doesn't start/) },
    { level: "problem", text: expect.stringMatching(/^b: not on the project.*functions deploy/) },
  ]);
});

const nothing = { reference: undefined, token: undefined, databaseUrl: undefined };

it("[ON-19] asks a project's PostgreSQL for migrations, the publication and cron", async () => {
  const found = await checkProjectDatabase({ ...nothing, databaseUrl });
  expect(found.map(({ level }) => level)).toEqual(["ok", "ok", "problem"]);
  expect(found[2]?.text).toContain("pg_cron is missing");

  await backend.query("create schema cron");
  await backend.query("create table cron.job (command text, active boolean)");
  await backend.query("insert into cron.job values ('select private.run_due()', true), ('… send-due-mails …', false)");
  await backend.query("alter publication supabase_realtime drop table public.changes");
  await backend.query("delete from supabase_migrations.schema_migrations where version = '20261203000000'");
  const later = await checkProjectDatabase({ ...nothing, databaseUrl });
  expect(later).toEqual([
    { level: "warning", text: expect.stringContaining("db push") },
    { level: "problem", text: expect.stringContaining("add table public.changes") },
    { level: "problem", text: expect.stringMatching(/sends mails again that failed once is switched off/) },
    { level: "problem", text: expect.stringContaining("pg_net is missing") },
  ]);
  expect(await checkProjectDatabase({ ...nothing, databaseUrl: "postgresql://a:geheim@127.0.0.1:9/b" })).toEqual([
    { level: "problem", text: expect.not.stringContaining("geheim") },
  ]);
});

/** The management API as far as it is asked; it runs statements on this database, and refuses other tokens. */
const management = async (settings: object) => {
  const asked: { readonly query: string; readonly read_only: boolean }[] = [];
  const guarded = (answer: (request: Request) => Promise<Response>) => async (request: Request) =>
    request.headers.get("authorization") === "Bearer sbp_right" ? answer(request) : new Response(null, { status: 401 });
  const api = await answering({
    "/v1/projects/ref/config/auth": guarded(async () => Response.json(settings)),
    "/v1/projects/ref/database/query": guarded(async (request) => {
      const body = (await request.json()) as (typeof asked)[number];
      asked.push(body);
      return Response.json(await backend.query(body.query), { status: 201 });
    }),
  });
  return { asked, access: { reference: "ref", token: "sbp_right", databaseUrl: undefined, api } };
};

it("[ON-19] asks the management API the same, for reading only", async () => {
  const { access, asked } = await management({});
  expect(await checkProjectDatabase(access)).toEqual(await checkProjectDatabase({ ...nothing, databaseUrl }));
  expect(asked.every(({ read_only }) => read_only)).toBe(true);
  expect(asked.length).toBeGreaterThan(2);
});

it("is content with both jobs", async () => {
  await backend.query("create schema net");
  await backend.query("update cron.job set active = true");
  const found = await checkProjectDatabase({ ...nothing, databaseUrl });
  expect(found.at(-1)).toEqual({ level: "ok", text: "Both scheduled jobs are on." });
  await backend.query("delete from cron.job where command like '%run_due%'");
  expect((await checkProjectDatabase({ ...nothing, databaseUrl })).at(-1)?.text).toMatch(/deletes old data is missing/);
});

it("[ON-19] compares the links of mails with the site, and wants a mail server", async () => {
  const find = async (settings: object) => {
    const found = await checkAuthSettings((await management(settings)).access, "https://club.example");
    return found.map(({ level }) => level);
  };
  const right = { site_url: "https://club.example/", uri_allow_list: "https://club.example/**", smtp_host: "mail" };
  expect(await find(right)).toEqual(["ok", "ok"]);
  expect(await find({ ...right, uri_allow_list: "http://localhost:3000/**" })).toEqual(["warning", "ok"]);
  expect(await find({ ...right, site_url: "http://127.0.0.1:3000" })).toEqual(["problem", "ok"]);
  expect(await find({ ...right, smtp_host: null })).toEqual(["ok", "problem"]);
});

it("says what it needs, and what a token isn't good for", async () => {
  expect(await checkProjectDatabase(nothing)).toMatchObject([{ level: "skipped" }]);
  expect(await checkAuthSettings(nothing, site)).toMatchObject([{ level: "skipped" }]);
  const { access } = await management({});
  expect(await checkAuthSettings({ ...access, token: "sbp_wrong" }, site)).toEqual([
    { level: "problem", text: expect.stringContaining("refuses SUPABASE_ACCESS_TOKEN") },
  ]);
  expect(await checkProjectDatabase({ ...access, reference: "other" })).toEqual([
    { level: "problem", text: expect.stringContaining("no right to project other") },
  ]);
});
