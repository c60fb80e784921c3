import { expect, it } from "vitest";
import { type ContentItems, listedItems } from "./contentItems.ts";
import { listedPaths, sitemap } from "./sitemap.ts";

const routes = [
  {
    children: [
      { path: "/" },
      { path: "/tips" },
      { path: "/tips/:slug" },
      { path: "/auth" },
      { path: "/auth/confirm" },
      { path: "/old", loader: () => null },
      { path: "*" },
    ],
  },
];

const site = "https://club.example";
const unlisted = ["/auth"];

const items = (count: number): ContentItems => ({
  newest: async (from, most) =>
    Array.from({ length: Math.max(0, Math.min(most, count - from)) }, (_, at) => ({
      id: String(from + at),
      slug: `text-${from + at}`,
      title: "",
      excerpt: null,
      category: "",
      categoryLabel: "",
      author: null,
      publishedAt: "2026-11-14T08:30:00+00:00",
      updatedAt: from + at === 0 ? "2026-11-16T19:00:00+00:00" : "2026-11-14T08:30:00+00:00",
    })),
  bySlug: async () => undefined,
});

/** The sitemap of a site with so many tips and articles. */
const withContent = async (tips: number, news: number) => {
  const listContent = async (most: number) => [
    ...(await listedItems(items(tips), (slug) => `/tips/${slug}`, most)),
    ...(await listedItems(items(news), (slug) => `/news/${slug}`, most)),
  ];
  return String((await sitemap({ site, routes, unlisted, listContent })).body);
};

it("[SH-2] lists the pages that anybody may find, and no pattern, no redirect, nothing of a visitor's own", () => {
  expect(listedPaths(routes, unlisted)).toEqual(["/", "/tips"]);
  expect(listedPaths(routes, ["/auth/"])).toEqual(["/", "/tips", "/auth"]);
});

it("lists each text once, also when they are too many for one question", async () => {
  const addresses = [...(await withContent(1_203, 500)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2 + 1_203 + 500);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${site}/tips/text-1202`);
  expect(addresses).toContain(`${site}/news/text-499`);
});

it("says of each text when it was last changed, and of pages that are in the build nothing", async () => {
  const changes = [
    ...(await withContent(2, 0)).matchAll(/<url><loc>[^<]+?([^<]{7})<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ];
  expect(changes.map(([, path, time]) => [path, time])).toEqual([
    ["xample/", undefined],
    ["le/tips", undefined],
    ["/text-0", "2026-11-16T19:00:00+00:00"],
    ["/text-1", "2026-11-14T08:30:00+00:00"],
  ]);
});
