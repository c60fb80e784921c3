import { HtmlValidate } from "html-validate";
import { brokenLinksIn, crawl, type CrawledPage } from "../crawl.ts";
import { structuredDataOf } from "../structuredData.ts";
import { core, expect, test } from "./page.ts";

// Crawls the whole site by HTTP, following links, without a browser.

/** Linked pages that need a session. */
const toCome = ["/profile", "/admin"];
/** Addresses that no link leads to. */
const unlinked = ["/nulle-part", "/tips/nulle-part", "/news/nulle-part", "/matches/nulle-part"];

let site: string;
let pages: ReadonlyMap<string, CrawledPage>;
let listed: ReadonlySet<string>;
const documents = () => [...pages.values()].filter(({ type }) => type.startsWith("text/html"));

test.beforeAll(async ({ playwright, baseURL }) => {
  site = baseURL ?? "";
  const request = await playwright.request.newContext();
  const get = async (path: string) => {
    // The server may end an idle connection at the moment that it is asked again.
    const answer = await request.get(site + path, { maxRetries: 2 });
    return { status: answer.status(), type: answer.headers()["content-type"] ?? "", body: await answer.text() };
  };
  const parts = await Promise.all(["/", ...unlinked].map((path) => crawl(site, path, get)));
  pages = new Map(parts.flatMap((part) => [...part]));
  const map = await (await request.get(`${site}/sitemap.xml`)).text();
  listed = new Set([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address));
  await request.dispose();
});

test("[LY-9] no link of the site is broken", core, () => {
  expect(documents().length).toBeGreaterThan(30);
  expect(brokenLinksIn(pages).filter((link) => !toCome.some((path) => link.includes(path)))).toEqual([]);
});

test("[SH-5] every page is valid HTML", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const complaints: string[] = [];
  for (const { path, body } of documents()) {
    for (const { messages } of (await validator.validateString(body)).results) {
      complaints.push(...messages.map(({ ruleId, message, line }) => `${path}, line ${line}, ${ruleId}: ${message}`));
    }
  }
  expect(complaints).toEqual([]);
});

test("[SH-5] every page has a unique title, one h1 and a description", core, () => {
  const titles = new Map<string, string>();
  for (const { path, body, status } of documents()) {
    expect(body.match(/<title>/g), path).toHaveLength(1);
    expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
    if (status !== 200 || path.includes("?")) continue;
    expect(body, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const title = /<title>(.*?)<\/title>/.exec(body)?.[1] ?? "";
    expect(titles.get(title), `${path} is called ${title}`).toBeUndefined();
    titles.set(title, path);
  }
});

test("[SH-2] the sitemap lists exactly the pages that may be indexed, under their canonical address", () => {
  const canonical = ({ body }: CrawledPage) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  const there = documents().filter(({ status }) => status === 200);
  const kept = there.flatMap((page) => canonical(page) ?? []);
  expect([...new Set(kept)].filter((address) => !address.includes("?")).toSorted()).toEqual([...listed].toSorted());
  for (const page of there) {
    expect(page.body.includes('<meta name="robots" content="noindex"/>'), page.path).toBe(
      canonical(page) === undefined,
    );
  }
});

test("[SH-2] search engines may keep the sign-in page, and no other page of accounts", () => {
  const ofAccounts = [...listed]
    .map((address) => new URL(address).pathname)
    .filter((path) => /^\/(?:auth|profile)/.test(path));
  expect(ofAccounts).toEqual(["/auth"]);
});

test("[HO-1] [NW-6] [TP-2] [MA-43] the structured data of the pages follows the schema.org vocabulary", () => {
  const kindsOn = (path: string) => structuredDataOf(pages.get(path)?.body ?? "").map((thing) => thing["@type"]);
  for (const { body } of documents()) structuredDataOf(body);
  expect(kindsOn("/")).toContain("Organization");
  expect(kindsOn("/teams")).toContain("SportsTeam");
  expect(kindsOn("/tips/tenir-un-site-a-deux")).toEqual(["Article", "BreadcrumbList"]);
  const articles = [...pages.keys()].filter((path) => /^\/news\/[^?]+$/.test(path) && !unlinked.includes(path));
  expect(articles.length).toBeGreaterThan(5);
  for (const path of articles) expect(kindsOn(path), path).toContain("NewsArticle");
  const matches = [...pages.keys()].filter((path) => /^\/matches\/[^?.]+$/.test(path) && !unlinked.includes(path));
  expect(matches.length).toBeGreaterThan(5);
  for (const path of matches) expect(kindsOn(path), path).toEqual(["SportsEvent", "BreadcrumbList"]);
  const events = [...pages.keys()].filter((path) => /^\/evenements\/[^?.]+$/.test(path) && !unlinked.includes(path));
  expect(events.length).toBeGreaterThan(0);
  for (const path of events) expect(kindsOn(path), path).toContain("Event");
});
