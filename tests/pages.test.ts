import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { buildFolder } from "../src/build/folders.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { firstRows } from "../src/firstContent.ts";
import type { SiteSettings } from "../src/server/site.ts";
import { type EmbeddedBackend, openBackend } from "../adapters/embedded/backend.ts";
import { contact, firstSectionsAt } from "./club.ts";
import { readExamples } from "./readExamples.ts";

// The built pages on the embedded backend, with their requests counted.

const address = "http://127.0.0.1";
let backend: EmbeddedBackend;
let token = "";
let asked = 0;
/** While this is set, the backend answers no request of the pages. */
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
  backend = await openBackend({
    folder: "memory://",
    siteUrl: address,
    seed: true,
    content: (now) => firstRows(firstSectionsAt(now)),
  });
  site = await built();
  backend.onChange(site.invalidate, site.invalidateAll);
  const answer = await ask("/auth/v1/token?grant_type=password", "POST", {
    email: "admin@demo.test",
    password: "demo-1234",
  });
  ({ access_token: token } = (await answer.json()) as { access_token: string });
});
afterAll(async () => {
  await backend.close();
});

/** Stops the backend's answers to pages. Returns the function that releases the waiting requests. */
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

it.each([
  ["page", "/about", 2],
  ["file", "/sitemap.xml", 0],
])(
  "[PF-13] sends a %s that is made anew with the same bytes as well compressed as before",
  async (_, path, renderings) => {
    const rendered = vi.fn();
    const own = await built({ now: () => Date.parse("2026-11-21T20:00:00+01:00"), onRendered: rendered });
    const sent = async () => {
      const answer = await own.answer(new Request(address + path, { headers: { "accept-encoding": "br" } }));
      return { tag: answer.headers.get("etag"), length: (await answer.arrayBuffer()).byteLength };
    };
    const { tag, length } = await sent();
    const lengths = new Set([length]);
    await expect.poll(async () => lengths.add((await sent()).length).size).toBe(2);

    const passed = performance.now.bind(performance);
    const clock = vi.spyOn(performance, "now").mockImplementation(() => passed() + 60_000);
    onTestFinished(() => clock.mockRestore());
    expect(await sent()).toEqual({ tag, length: Math.min(...lengths) });
    expect(rendered).toHaveBeenCalledTimes(renderings);
  },
);

it.each([
  ["/2021/05/03/tenir-un-site/", "/2021/05/03/tenir-un-site"],
  ["/2021/05/03/Tenir-un-site/amp/?utm=1", "/2021/05/03/tenir-un-site"],
  ["/?p=12", "/?p=12"],
  ["/teams/ancienne/", "/teams/ancienne"],
])("[NW-252] leads from %s, where an item stood before an import, to its page", async (asked, path) => {
  const at = async () => {
    const { status, headers } = await site.answer(new Request(address + asked));
    return [status, headers.get("location")];
  };
  const unknown = asked === "/?p=12" ? 200 : 404;
  expect(await at()).toEqual([unknown, null]);
  await backend.query("update tips set old_slugs = array[$2] where slug = $1", [slug, path]);
  expect(await at()).toEqual([301, `/tips/${slug}`]);
  // Held, so that an imported address never takes the place of one of the site's pages.
  await backend.query("update tips set old_slugs = '{/tips,/about,/?p=1}' where slug = $1", [slug]);
  for (const own of ["/tips", "/about", "/", "/?p=12", "/tips?p=1"]) expect((await pageAt(own)).status).toBe(200);
  await backend.query("update tips set old_slugs = '{}' where slug = $1", [slug]);
  expect(await at()).toEqual([unknown, null]);
});

it("[LM-10] a comment is on its tip's page at once, and keeps other tips' pages cached", async () => {
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

it("[LM-10] likes rebuild a page once a second at most", async () => {
  const id = await idOf(slug);
  const row = { tip_id: id, user_id: await me() };
  await pageAt(`/tips/${slug}`);
  const until = Date.now() + 900;
  let made = 0;
  let likes = 0;
  await ask(`/rest/v1/tip_likes?tip_id=eq.${id}&user_id=eq.${row.user_id}`, "DELETE");
  await pageAt(`/tips/${slug}`);
  // Ends before the member's own limit.
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
  // A member sees their own like on the next load.
  await ask(`/rest/v1/tip_likes?tip_id=eq.${id}`, "DELETE");
  await ask("/rest/v1/tip_likes", "POST", row);
  const again = new Request(`${address}/tips/${slug}`, { headers: { "cache-control": "max-age=0" } });
  const before = asked;
  await site.answer(again);
  expect(asked).toBeGreaterThan(before);
});

it("[LM-10] an unpublished tip disappears at once, also from a page being rendered", async () => {
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

it("[TE-2] an unpublished person leaves the sitemap at once", async () => {
  const [shown] = await backend.query("select person from memberships where team = 'valorant' limit 1");
  const person = String(shown?.["person"]);
  const listed = async () => (await pageAt("/sitemap.xml")).text.includes(`/players/${person}<`);
  const publish = async (isPublished: boolean) => {
    const answer = await ask(`/rest/v1/people?slug=eq.${person}`, "PATCH", { is_published: isPublished });
    expect(answer.status).toBe(204);
  };
  expect(await listed()).toBe(true);
  await publish(false);
  expect(await listed()).toBe(false);
  await publish(true);
  expect(await listed()).toBe(true);
});

it("[LT-14] a letter leaves the archive and the sitemap at once, and comes back", async () => {
  const [letter] = await backend.query(
    `insert into letters (id, slug, title, content, body_text, body_html, state, send_at)
    values (gen_random_uuid(), 'essai-0f9c2a71', 'Essai', '<p>Un</p>', 'Un', 'Un', 'sent', now()) returning id`,
  );
  const archive = async (isInArchive: boolean) => {
    const wish = { letter: letter?.["id"], is_in_archive: isInArchive };
    expect((await ask("/rest/v1/rpc/archive_letter", "POST", wish)).status).toBe(200);
    const page = await pageAt("/lettres/essai-0f9c2a71");
    const lists = [await pageAt("/lettres"), await pageAt("/sitemap.xml")];
    return [page.status, ...lists.map(({ text }) => text.includes("/lettres/essai-0f9c2a71"))];
  };
  expect(await archive(false)).toEqual([404, false, false]);
  expect(await archive(true)).toEqual([200, true, true]);
  expect(await archive(false)).toEqual([404, false, false]);
});

it("[LM-16] a network with too many requests leaves capacity to others, and gets a Retry-After", async () => {
  const letGo = hold();
  const before = asked;
  const refused: Response[] = [];
  const flood = Array.from({ length: 270 }, async (_, number) => {
    const answer = await site.answer(new Request(`${address}/tips/aucun-${number}`), "198.51.100.7");
    if (answer.status === 429) refused.push(answer);
    return answer;
  });
  // Each page waits up to a second for the site's state, and they share one read of it.
  const patience = { timeout: 10_000 };
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before), patience);
  const filled = asked;
  const other = site.answer(new Request(`${address}/news?page=2`), "203.0.113.9");
  await vi.waitFor(() => expect(asked).toBeGreaterThan(filled), patience);
  expect((await site.answer(new Request(`${address}/robots.txt`), "198.51.100.7")).status).toBe(200);

  // Three are being rendered, 256 wait.
  await vi.waitFor(() => expect(refused).toHaveLength(270 - 3 - 256), patience);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(await refused[0]?.text()).toContain("Trop de pages");

  held = undefined;
  letGo();
  expect((await other).status).toBe(200);
  const answers = await Promise.all(flood);
  // Those that wait for twenty seconds, as on a machine with much else to do, are refused too.
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(270 - refused.length);
});

it("[LM-16] the not-found page of all unknown addresses is rendered once", async () => {
  let time = 0;
  // The clock advances an hour per rendering, which shows in the page.
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

it("[LM-12] parameters that a page doesn't read don't create another cached page", async () => {
  await pageAt("/tips?page=1");
  for (const search of ["?page=1&utm_source=a", "?n=7&page=1", "?page=1&page=2"]) {
    expect((await pageAt(`/tips${search}`)).isMade).toBe(false);
  }
  await pageAt("/tips");
  expect((await pageAt("/tips?n=1")).isMade).toBe(false);
});

it("[LM-15] robots.txt and cached pages are answered while the backend doesn't answer", async () => {
  await pageAt("/news");
  await pageAt("/sitemap.xml");
  const letGo = hold();
  const waiting = pageAt("/tips/lire-une-rotation-avant-qu-elle-parte?new").then(() => pageAt("/news?page=9"));
  for (const path of ["/robots.txt", "/news", "/news?n=1", "/sitemap.xml", "/about"]) {
    expect((await pageAt(path)).status).toBe(200);
  }
  // A site that has read nothing yet answers its pages without data, too.
  expect((await (await built()).answer(new Request(`${address}/about`))).status).toBe(200);
  letGo();
  held = undefined;
  await waiting;
});

it("[LM-15] pages without data don't wait for their changed texts, and pass no old ones on", async () => {
  const { email, ...others } = contact;
  const rows = [
    { section: "contact", texts: { ...others, email: "ailleurs@club.example" } },
    { section: "foot", texts: { links: [{ name: "Ailleurs", address: "https://ailleurs.example" }] } },
  ];
  expect((await ask("/rest/v1/page_texts", "POST", rows)).status).toBe(201);
  const before = (await pageAt("/terms")).text;
  expect(before).toContain("ailleurs@club.example");
  expect(before).toContain("https://ailleurs.example");

  const letGo = hold();
  // A write, which drops what pages share.
  expect((await ask("/rest/v1/page_texts?section=eq.foot", "PATCH", { texts: rows[1]?.texts })).status).toBe(204);
  const { status, text } = await pageAt("/privacy");
  letGo();
  held = undefined;
  expect(status).toBe(200);
  expect(text).toContain(email);
  expect(text).toContain('"changed":["contact","foot"]');
  expect(text).not.toContain("ailleurs");
  const hasChanges = async (path: string) => (await pageAt(path)).text.includes("ailleurs@club.example");
  // What lacks them is kept for a second at most.
  const eventually = (path: string) => vi.waitFor(async () => expect(await hasChanges(path)).toBe(true), 5_000);
  await eventually("/privacy");

  // A backend that can't be reached.
  held = Promise.reject(new TypeError("fetch failed"));
  held.catch(() => {});
  expect((await ask("/rest/v1/page_texts?section=eq.foot", "PATCH", { texts: rows[1]?.texts })).status).toBe(204);
  expect(await hasChanges("/terms")).toBe(false);
  held = undefined;
  await eventually("/terms");
  expect((await ask("/rest/v1/page_texts?section=in.(contact,foot)", "DELETE")).status).toBe(204);
});

it("[PF-15] pages share what they read until something is written", async () => {
  const own = await built({ hearsChanges: () => true });
  const stop = backend.onChange(own.invalidate, own.invalidateAll);
  const readsOf = async (path: string) => {
    const before = asked;
    expect((await own.answer(new Request(address + path))).status).toBe(200);
    return asked - before;
  };
  const alone = await readsOf("/tips/freiner-avant-de-tirer");
  expect(await readsOf("/tips/dix-mots-d-annonce-suffisent")).toBeLessThan(alone);
  // No page shows which tips a member keeps.
  const kept = { tip_id: await idOf(slug), user_id: await me() };
  expect((await ask("/rest/v1/saved_tips", "POST", kept)).status).toBe(201);
  expect(await readsOf("/tips/ouvrir-un-angle-sans-s-offrir")).toBeLessThan(alone);
  await ask(`/rest/v1/tips?id=eq.${await idOf(slug)}`, "PATCH", { excerpt: "Encore un résumé." });
  expect(await readsOf("/tips/la-reprise-commence-dehors")).toBe(alone);
  stop();
});

it("[PF-33] [SE-65] tells visitors which kinds of what they follow were written, and answers their reads anew", async () => {
  const own = await built({
    manifest: { "src/browser/client.tsx": { file: "assets/app-x1.js" } },
    hearsChanges: () => true,
  });
  const stop = backend.onChange(own.invalidate, own.invalidateAll);
  onTestFinished(() => (stop(), own.endStreams()));
  const { body } = await own.answer(new Request(`${address}/changements`));
  const messages = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await messages?.read())?.value;
  expect([await next(), own.load().streams]).toEqual([":\n\n", 1]);
  const partners = async () => (await own.answer(new Request(`${address}/lectures/x1/listPartners`))).text();
  const write = async (path: string, body: unknown) =>
    expect((await ask(`/rest/v1/${path}`, "PATCH", body)).status).toBe(204);
  const [{ id, name } = {}] = await backend.query("select id, name from partners where is_published limit 1");
  expect(await partners()).toContain(name);

  await write(`partners?id=eq.${id}`, { name: "Renommé" });
  expect(await next()).toBe("data: partners\n\n");
  expect(await partners()).toContain("Renommé");
  // What comes together is one message. Tips, which visitors don't follow, are none.
  await write(`tips?id=eq.${await idOf(slug)}`, { excerpt: "Suivi." });
  await write(`partners?id=eq.${id}`, { name });
  await write("matches?slug=eq.automne-b1-rocket-league", { stage: null });
  expect(await next()).toBe("data: partners matches\n\n");
  // Drafts of all kinds, and then what is published: one message, of that alone.
  const columns = { matches: "opponent", teams: "lead", events: "title", products: "name", partners: "name" } as const;
  const tables = Object.entries(columns);
  const rows = tables.map(
    ([table, column]) =>
      `(select '${table}' as name, id, ${column} as text from ${table} where id <> $1 and is_published limit 1)`,
  );
  const chosen = await backend.query(rows.join(" union all "), [id]);
  expect(chosen).toHaveLength(tables.length);
  // One statement, so that its changes are one message.
  const publish = (isPublished: boolean) =>
    backend.query(
      `with ${tables.map(([table]) => `${table}_set as (update ${table} set is_published = ${isPublished} where id = any ($1))`).join(", ")} select`,
      [chosen.map((row) => row["id"])],
    );
  const writeAll = async (more: string) => {
    for (const { name: table, id: row, text } of chosen) {
      await write(`${table}?id=eq.${row}`, { [columns[table as keyof typeof columns]]: `${text}${more}` });
    }
  };
  onTestFinished(async () => void (await writeAll(""), await publish(true)));
  await publish(false);
  await next();
  await writeAll(" 2");
  await write(`partners?id=eq.${id}`, { text: "Suivi." });
  expect(await next()).toBe("data: partners\n\n");
  own.invalidateAll();
  expect(await next()).toBe("data: matches standings events partners products teams\n\n");
});

it("[PF-32] answers the reads of pages, and nothing else, to pages of its own build", async () => {
  const own = await built({ manifest: { "src/browser/client.tsx": { file: "assets/app-x1.js" } } });
  const stop = backend.onChange(own.invalidate, own.invalidateAll);
  const answerTo = (path: string, init?: RequestInit) => own.answer(new Request(`${address}/lectures/${path}`, init));
  const statusOf = async (path: string, init?: RequestInit) => [path, (await answerTo(path, init)).status];
  const parameter = (value: unknown) => encodeURIComponent(JSON.stringify(value));

  const tip = await answerTo(`x1/readTip?${parameter({ slug })}`, { headers: { "accept-encoding": "br" } });
  expect(Object.fromEntries(tip.headers)).toMatchObject({
    "content-type": "application/json",
    "content-encoding": "br",
    "cache-control": "no-store",
    vary: "accept-encoding",
  });
  const read = async () => (await answerTo(`x1/readTip?${parameter({ slug })}`)).json();
  expect(await read()).toMatchObject({ answer: { ok: true, value: { slug, title: "Tenir un site à deux" } } });
  expect((await ask(`/rest/v1/tips?id=eq.${await idOf(slug)}`, "PATCH", { excerpt: "Lu par le site." })).status).toBe(
    204,
  );
  expect(await read()).toMatchObject({ answer: { value: { excerpt: "Lu par le site." } } });
  const publish = (is_published: boolean) =>
    backend.query("update tips set is_published = $1 where slug = $2", [is_published, slug]);
  await publish(false);
  own.invalidateAll();
  const draft = await read().finally(() => publish(true));
  expect(draft).toMatchObject({ answer: { ok: false } });

  for (const path of [
    "signOut",
    "whoAmI",
    "likeTip",
    "subscribeToNewsletter",
    "listMembers",
    "tellTime",
    "constructor",
    "",
    "readTip/more",
  ]) {
    expect(await statusOf(`x1/${path}`)).toEqual([`x1/${path}`, 404]);
  }
  expect(await statusOf(`x2/readTip?${parameter({ slug })}`)).toContain(404);
  expect(await statusOf("x1/readTip?{")).toContain(400);
  expect(await statusOf("x1/readTip?%00")).toContain(400);
  expect(await statusOf(`x1/readTip?${parameter(null)}`)).toContain(400);
  expect(await statusOf(`x1/readTip?${parameter({ slug: "a".repeat(3_000) })}`)).toContain(414);
  expect(await statusOf(`x1/readTip?${parameter({ slug })}`, { method: "POST" })).toContain(405);

  // Each read sends nothing but GETs, with the public key.
  const sent: Request[] = [];
  const spied = await built({
    manifest: { "src/browser/client.tsx": { file: "assets/app-x1.js" } },
    backend: {
      url: address,
      anonKey: backend.anonKey,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request);
        return backend.fetch(request);
      },
    },
  });
  for (const [name, examples] of Object.entries(readExamples(String(await idOf(slug))))) {
    for (const example of examples) {
      const asked = example === undefined ? "" : `?${parameter(example)}`;
      expect((await spied.answer(new Request(`${address}/lectures/x1/${name}${asked}`))).status).toBe(200);
    }
  }
  expect(sent.length).toBeGreaterThan(15);
  expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(["GET", "HEAD"]));
  expect(new Set(sent.map(({ headers }) => headers.get("authorization")))).toEqual(
    new Set([`Bearer ${backend.anonKey}`]),
  );
  // In development no build has a name.
  expect((await site.answer(new Request(`${address}/lectures/x1/readTip?${parameter({ slug })}`))).status).toBe(404);
  stop();
});

it("[LM-38] names the methods that an address takes to those who ask for others", async () => {
  const answerTo = async (method: string, path: string) => {
    const { status, headers } = await site.answer(new Request(address + path, { method }));
    return [status, headers.get("allow")];
  };
  for (const path of [
    "/tips",
    "/nulle-part",
    "/robots.txt",
    "/calendrier.ics",
    "/rss.xml",
    "/couvertures/a.svg",
    "/lectures/x1/listTips",
  ]) {
    expect([path, ...(await answerTo("PUT", path))]).toEqual([path, 405, "GET, HEAD, OPTIONS"]);
    expect([path, ...(await answerTo("OPTIONS", path))]).toEqual([path, 204, "GET, HEAD, OPTIONS"]);
  }
  expect(await answerTo("DELETE", "/auth")).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  expect(await answerTo("POST", "/changements")).toEqual([405, "GET, OPTIONS"]);
  expect((await site.answer(new Request(`${address}/tips`, { method: "HEAD" }))).status).toBe(200);
});

it("[AD-42] leads earlier addresses of the panel to its views", async () => {
  for (const [path, to] of [
    ["/admin?onglet=matchs&periode=classements", "/admin/matchs/classements"],
    ["/admin?onglet=contenu&type=tips", "/admin/contenu?type=tips"],
  ] as const) {
    const { status, headers } = await site.answer(new Request(address + path));
    expect([status, headers.get("location")]).toEqual([303, to]);
  }
  expect((await site.answer(new Request(`${address}/admin/matchs/classements`))).status).toBe(200);
});

it("[AU-31] leads password managers to the form", async () => {
  const path = `${address}/.well-known/change-password`;
  const { status, headers } = await site.answer(new Request(path));
  expect([status, headers.get("location")]).toEqual([303, "/profile?onglet=parametres"]);
  expect((await site.answer(new Request(path, { method: "PUT" }))).status).toBe(405);
  // What isn't known is a 404, so that password managers can trust the answer above.
  const other = new Request(
    `${address}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`,
  );
  expect((await site.answer(other)).status).toBe(404);
});
