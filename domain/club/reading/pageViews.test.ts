import { expect, it } from "vitest";
import { countedPage, countedPages } from "./countedPage.ts";
import { countPageView, isCounted, sourceOf } from "./pageViews.ts";
import type { ViewSource } from "./viewSources.ts";

const host = "club.test";

it.each<readonly [string, ViewSource]>([
  ["", "direct"],
  ["https://club.test/news", "within"],
  ["https://www.google.fr/", "search"],
  ["https://google.com/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://fr.search.yahoo.com/", "search"],
  ["https://search.brave.com/", "search"],
  ["https://www.bing.com/search?q=club", "search"],
  ["https://mail.google.com/", "site"],
  ["https://t.co/abc", "social"],
  ["https://l.facebook.com/", "social"],
  ["https://www.youtube.com/watch", "social"],
  ["https://old.reddit.com/r/valorant", "social"],
  ["https://boxt.co/", "site"],
  ["https://notfacebook.com/", "site"],
  ["https://www.liquipedia.net/valorant", "site"],
  ["https://club.test.evil.example/", "site"],
  ["http://club.test:8080/", "site"],
  ["android-app://com.example/", "direct"],
  ["pas une adresse", "direct"],
])("[NW-91] knows the kind of source of %j: %s", (referrer, source) => {
  expect(sourceOf(referrer, host)).toBe(source);
});

it("[NW-90] counts public pages alone: no account, panel, search, overlay or secret link", () => {
  const items = ["/news/un-article", "/tips/un-tip", "/matches/boreal-2026", "/teams/une", "/players/brume"];
  for (const path of [...countedPages, ...items, "/team-valorant"])
    expect([path, isCounted(path)]).toEqual([path, true]);
  const others = [
    "/auth",
    "/auth/reset",
    "/profile",
    "/admin/chiffres",
    "/search",
    "/brouillon/0123456789abcdef",
    "/newsletter/confirmer",
    "/matches/boreal-2026/overlay",
    "/news/Un%20Titre",
    "/news/un/deux",
    "/news/",
    "//",
    "",
    "/404",
  ];
  for (const path of others) {
    expect([path, isCounted(path)]).toEqual([path, false]);
    expect(countedPage(path)).toBeNull();
  }
});

it("[NW-90] knows what a page is about", () => {
  expect(countedPage("/news/un-article")).toEqual({ kind: "article", slug: "un-article" });
  expect(countedPage("/team-valorant")).toEqual({ kind: "team", slug: "valorant" });
  expect(countedPage("/players/brume")).toEqual({ kind: "person", slug: "brume" });
  expect(countedPage("/matches")).toEqual({ kind: "page", slug: "/matches" });
});

it("[NW-92] sends the kind of the source and no address, and nothing of a visitor who doesn't want it", async () => {
  const sent: unknown[] = [];
  const views = { add: async (...given: unknown[]) => void sent.push(given) };
  const opened = { path: "/tips", referrer: "https://www.qwant.com/?q=secret", host };
  await countPageView({ views, visitor: { isCounted: () => true } })(opened);
  await countPageView({ views, visitor: { isCounted: () => false } })(opened);
  await countPageView({ views, visitor: { isCounted: () => true } })({ ...opened, path: "/auth" });
  expect(sent).toEqual([["/tips", "search"]]);
});
