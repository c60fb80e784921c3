import { expect, it } from "vitest";
import { listedPaths, sitemap } from "./sitemap.ts";
import type { Texts } from "./texts.ts";

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

const unlisted = ["/auth"];

const texts = (count: number): Texts => ({
  newest: async (from, most) =>
    Array.from({ length: Math.max(0, Math.min(most, count - from)) }, (_, at) => ({
      id: String(from + at),
      slug: `text-${from + at}`,
      title: "",
      excerpt: null,
      category: "",
      author: null,
      publishedAt: "2026-11-14T08:30:00+00:00",
      updatedAt: from + at === 0 ? "2026-11-16T19:00:00+00:00" : "2026-11-14T08:30:00+00:00",
    })),
  bySlug: async () => undefined,
});

it("[SH-2] lists the pages that anybody may find, and no pattern, no redirect, nothing of a visitor's own", () => {
  expect(listedPaths(routes, unlisted)).toEqual(["/", "/tips"]);
});

it("lists each text once, also when they are too many for one question", async () => {
  const site = "https://club.example";
  const { body } = await sitemap({ site, routes, unlisted, texts: { tips: texts(1_203), news: texts(500) } });
  const addresses = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2 + 1_203 + 500);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${site}/tips/text-1202`);
  expect(addresses).toContain(`${site}/news/text-499`);
});

it("says of each text when it was last changed, and of pages that are in the build nothing", async () => {
  const { body } = await sitemap({
    site: "https://club.example",
    routes,
    unlisted,
    texts: { tips: texts(2), news: texts(0) },
  });
  const changes = [
    ...String(body).matchAll(/<url><loc>[^<]+?([^<]{7})<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ];
  expect(changes.map(([, path, time]) => [path, time])).toEqual([
    ["xample/", undefined],
    ["le/tips", undefined],
    ["/text-0", "2026-11-16T19:00:00+00:00"],
    ["/text-1", "2026-11-14T08:30:00+00:00"],
  ]);
});
