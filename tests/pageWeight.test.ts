import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileHint, long } from "../src/build/compileHintPlugin.ts";
import { buildFolder } from "../src/build/folders.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { readManifest } from "../src/server/pages/manifest.ts";
import type { Site } from "../src/server/site.ts";
import { budgets } from "./bench/budgets.ts";
import { weightOf } from "./bench/pageWeight.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";

const siteAddress = "http://127.0.0.1:3000";
const now = Date.parse("2026-11-21T20:00:00+01:00");

let embedded: Embedded;
let site: Site;
const get = (path: string, from = site) => from.answer(new Request(siteAddress + path));

// A site of its own: what other tests write would make its pages heavier.
beforeAll(async () => {
  ensureBuilt();
  embedded = await startEmbedded();
  const { project: backend } = embedded;
  const { createSite } = (await import(pathToFileURL(join(buildFolder, "server/site.js")).href)) as {
    createSite: typeof import("../src/server/site.ts").createSite;
  };
  const manifest = await readManifest(pathToFileURL(join(buildFolder, "client/")));
  const publicBackend = { url: "/", anonKey: backend.anonKey };
  site = createSite({ siteAddress, manifest, backend, publicBackend, now: () => now });
});
afterAll(() => embedded.close());

it("[PF-17] no public page is heavier than its budget", async () => {
  const map = await (await get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(30);
  const heavier: unknown[] = [];
  for (const path of [...paths, "/auth", "/nulle-part", "/tips?page=2", "/news?category=esport", "/search?q=equipe"]) {
    const weight = await weightOf(await get(path));
    if (weight.packed > budgets.html) heavier.push({ path, weight });
  }
  expect(heavier).toEqual([]);
});

it("[PF-17] a page's HTML holds no drawing below its first screen", async () => {
  for (const path of ["/", "/teams", "/news", "/tips", "/shop"]) {
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/<img[^>]*src="data:[^>]*width="(?:300|400|860|900|1200|1600)"[^>]*loading="lazy"/);
    expect(html).toMatch(/src="\/(?:couvertures|portraits|vetements)\/[^"]+\.svg"/);
  }
});

it("[PF-37] a page's state holds of its lists what the page shows", async () => {
  const stateOf = async (path: string) => {
    const [, state = ""] = /id="page-state">(.*?)<\/script>/s.exec(await (await get(path)).text()) ?? [];
    return JSON.parse(state).stores;
  };
  const { tips, "tips-sidebar": sidebar } = await stateOf("/tips");
  expect(Object.keys(tips.value.tips[0])).toEqual([
    "slug",
    "title",
    "excerpt",
    "category",
    "categoryLabel",
    "author",
    "readTime",
    "difficulty",
    "views",
    "featuredImage",
    "plan",
    "publishedAt",
  ]);
  expect(Object.keys(sidebar.value.first[0])).toEqual([
    "slug",
    "title",
    "category",
    "featuredImage",
    "plan",
    "categoryLabel",
    "publishedAt",
  ]);
  const { "article-related": related } = await stateOf("/news/montreal-notre-premier-plateau");
  expect(Object.keys(related.value[0])).toEqual(["slug", "title", "category", "categoryLabel", "publishedAt"]);
});

it("[PF-27] the app's long files begin with the comment that has them compiled while they load", async () => {
  const [, names = ""] = /"modules":"([^"]*)"/.exec(await (await get("/tips/tenir-un-site-a-deux")).text()) ?? [];
  const files = names.split(",").map((name) => readFileSync(join(buildFolder, `client/assets/${name}.js`), "utf8"));
  const longer = files.filter((file) => file.length >= long + compileHint.length);
  expect(longer.length).toBeGreaterThan(4);
  expect(longer.filter((file) => !file.startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([]);
});
