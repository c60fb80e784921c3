import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildFolder } from "../src/build/folders.ts";
import { ensureBuilt } from "../src/server/build.ts";
import type { SiteSettings } from "../src/server/site.ts";
import { type EmbeddedBackend, openBackend } from "../supabase/embedded/backend.ts";

// The built pages on the embedded backend, with what they ask of it counted.

const address = "http://127.0.0.1";
let backend: EmbeddedBackend;
let token = "";
let asked = 0;
/** Until it is let go, the backend answers the pages nothing. */
let held: Promise<void> | undefined;
type Site = Awaited<ReturnType<typeof built>>;
let site: Site;

const built = async (more: Partial<SiteSettings> = {}) => {
  const { createSite } = (await import(
    pathToFileURL(join(buildFolder, "server/site.js")).href
  )) as typeof import("../src/server/site.ts");
  return createSite({
    backend: {
      url: address,
      anonKey: backend.anonKey,
      fetch: async (input, init) => {
        asked += 1;
        await held;
        return backend.fetch(new Request(input, init));
      },
    },
    publicBackend: { url: "/", anonKey: backend.anonKey },
    siteAddress: address,
    clientAddress: "/client.js",
    ...more,
  } satisfies SiteSettings);
};

const ask = (path: string, method = "GET", body?: unknown) =>
  backend.fetch(
    new Request(`${address}${path}`, {
      method,
      headers: {
        apikey: backend.anonKey,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

const pageAt = async (path: string) => {
  const before = asked;
  const answer = await site.answer(new Request(address + path));
  return { status: answer.status, text: await answer.text(), isMade: asked > before };
};

beforeAll(async () => {
  ensureBuilt();
  backend = await openBackend({ folder: "memory://", siteUrl: address, seed: true });
  site = await built();
  backend.onWrite(site.hearWrite);
  const answer = await ask("/auth/v1/token?grant_type=password", "POST", {
    email: "admin@demo.test",
    password: "demo-1234",
  });
  ({ access_token: token } = (await answer.json()) as { access_token: string });
});
afterAll(async () => {
  await backend.close();
});

/** Has the backend give the pages no answer from now on. Gives back how to let go of what was asked. */
const hold = () => {
  let letGo = () => {};
  held = new Promise((resolve) => (letGo = resolve));
  return () => letGo();
};

const slug = "tenir-un-site-a-deux";
const idOf = async (of: string) =>
  String((await backend.query("select id from tips where slug = $1", [of]))[0]?.["id"]);
const me = async () =>
  String((await backend.query("select id from auth.users where email = 'admin@demo.test'"))[0]?.["id"]);

it("[LM-10] a comment is on its tip's page at once, and takes no other tip's page away", async () => {
  const others = ["/news", "/tips/lire-une-rotation-avant-qu-elle-parte", "/news/montreal-notre-premier-plateau"];
  for (const path of [`/tips/${slug}`, ...others]) await pageAt(path);
  const words = `Une question. ${createHash("sha256").update(slug).digest("hex")}`;
  const row = { tip_id: await idOf(slug), user_id: await me(), content: words };
  expect((await ask("/rest/v1/tip_comments", "POST", row)).status).toBe(201);
  expect((await pageAt(`/tips/${slug}`)).text).toContain(words);
  for (const path of others) expect([path, (await pageAt(path)).isMade]).toEqual([path, false]);

  const hidden = await ask(`/rest/v1/tip_comments?content=eq.${encodeURIComponent(words)}`, "PATCH", {
    hidden_reason: "spam",
  });
  expect(hidden.status).toBe(204);
  expect((await pageAt(`/tips/${slug}`)).text).not.toContain(words);
});

it("[LM-10] likes make a page anew at most once a second", async () => {
  const id = await idOf(slug);
  const row = { tip_id: id, user_id: await me() };
  await pageAt(`/tips/${slug}`);
  const until = Date.now() + 900;
  let made = 0;
  let likes = 0;
  await ask(`/rest/v1/tip_likes?tip_id=eq.${id}&user_id=eq.${row.user_id}`, "DELETE");
  await pageAt(`/tips/${slug}`);
  // A member's own limit is beyond that.
  while (Date.now() < until && likes < 80) {
    const { ok } =
      likes % 2 === 0
        ? await ask("/rest/v1/tip_likes", "POST", row)
        : await ask(`/rest/v1/tip_likes?tip_id=eq.${id}&user_id=eq.${row.user_id}`, "DELETE");
    expect(ok).toBe(true);
    likes += 1;
    if ((await pageAt(`/tips/${slug}`)).isMade) made += 1;
  }
  expect(likes).toBeGreaterThan(2);
  expect(made).toBeLessThanOrEqual(1);
  // Who liked it loads it again, and finds their like.
  await ask(`/rest/v1/tip_likes?tip_id=eq.${id}`, "DELETE");
  await ask("/rest/v1/tip_likes", "POST", row);
  const again = new Request(`${address}/tips/${slug}`, { headers: { "cache-control": "max-age=0" } });
  const before = asked;
  await site.answer(again);
  expect(asked).toBeGreaterThan(before);
});

it("[LM-10] a tip that is unpublished goes at once, also from a page that is being made", async () => {
  const id = await idOf(slug);
  await ask(`/rest/v1/tips?id=eq.${id}`, "PATCH", { excerpt: "Un autre résumé." });
  const letGo = hold();
  const before = asked;
  const begun = pageAt(`/tips/${slug}`);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before));
  held = undefined;
  expect((await ask(`/rest/v1/tips?id=eq.${id}`, "PATCH", { is_published: false })).status).toBe(204);
  const after = pageAt(`/tips/${slug}`);
  letGo();
  await begun;
  expect((await after).status).toBe(404);
  expect((await pageAt("/tips")).text).not.toContain(`/tips/${slug}"`);
  expect((await pageAt("/sitemap.xml")).text).not.toContain(slug);
  expect((await ask(`/rest/v1/tips?id=eq.${id}`, "PATCH", { is_published: true })).status).toBe(204);
  expect((await pageAt(`/tips/${slug}`)).status).toBe(200);
});

it("[LM-16] a network that asks for many pages leaves places to others, and is told to wait", async () => {
  const letGo = hold();
  const before = asked;
  const flood = Array.from({ length: 270 }, (_, number) =>
    site.answer(new Request(`${address}/tips/aucun-${number}`), "198.51.100.7"),
  );
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before));
  const filled = asked;
  const other = site.answer(new Request(`${address}/news?page=2`), "203.0.113.9");
  await vi.waitFor(() => expect(asked).toBeGreaterThan(filled));
  expect((await site.answer(new Request(`${address}/robots.txt`), "198.51.100.7")).status).toBe(200);

  held = undefined;
  letGo();
  expect((await other).status).toBe(200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  // Three are made, 256 wait.
  expect(refused).toHaveLength(270 - 3 - 256);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(await refused[0]?.text()).toContain("Trop de pages");
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(3 + 256);
});

it("[LM-16] the not-found page of all unknown addresses is made once", async () => {
  let time = 0;
  // Each rendering is an hour later, and says so.
  const own = await built({ now: () => (time += 3_600_000) });
  const at = async (path: string) => {
    const answer = await own.answer(new Request(address + path));
    return [answer.status, answer.headers.get("etag")] as const;
  };
  const first = await at("/nulle-part");
  expect(first[0]).toBe(404);
  const known = new Request(`${address}/nulle-part`, { headers: { "if-none-match": first[1] ?? "" } });
  expect((await own.answer(known)).status).toBe(404);
  expect(await at("/ailleurs/2?page=2")).toEqual(first);
});

it("[LM-12] parameters that a page doesn't read make no other page of it", async () => {
  await pageAt("/tips?page=1");
  for (const search of ["?page=1&utm_source=a", "?n=7&page=1", "?page=1&page=2"]) {
    expect((await pageAt(`/tips${search}`)).isMade).toBe(false);
  }
  await pageAt("/tips");
  expect((await pageAt("/tips?n=1")).isMade).toBe(false);
});

it("[LM-15] robots.txt and kept pages are answered while the backend answers nothing", async () => {
  await pageAt("/news");
  await pageAt("/sitemap.xml");
  const letGo = hold();
  const waiting = pageAt("/tips/lire-une-rotation-avant-qu-elle-parte?new").then(() => pageAt("/news?page=9"));
  for (const path of ["/robots.txt", "/news", "/news?n=1", "/sitemap.xml", "/about"]) {
    expect((await pageAt(path)).status).toBe(200);
  }
  letGo();
  held = undefined;
  await waiting;
});
