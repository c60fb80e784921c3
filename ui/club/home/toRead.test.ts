import { expect, it } from "vitest";
import type { ArticleSummary } from "../../../domain/content/articles/article.ts";
import type { TipSummary } from "../../../domain/tips/tip.ts";
import { toRead } from "./toRead.ts";

const common = { excerpt: null, likes: 0, comments: 0, featuredImage: null, publishedAt: "2026-11-12T18:00:00.000Z" };
const tip = (_: unknown, at: number) =>
  ({
    ...common,
    id: `t${at}`,
    slug: `t${at}`,
    title: `T${at}`,
    category: "Stratégie",
    categoryLabel: "Stratégie",
    author: "Nival",
  }) as TipSummary;
const article = (_: unknown, at: number) =>
  ({
    ...common,
    id: `a${at}`,
    slug: `a${at}`,
    title: `A${at}`,
    category: "esport",
    categoryLabel: "Esport",
    author: null,
  }) as ArticleSummary;
const of = <Kind>(count: number, make: (_: unknown, at: number) => Kind): readonly Kind[] =>
  Array.from({ length: count }, make);

it.each<[tips: number, articles: number, titles: string]>([
  [9, 7, "T0 T1 T2 A0 A1"],
  [9, 1, "T0 T1 T2 T3 A0"],
  [9, 0, "T0 T1 T2 T3 T4"],
  [1, 7, "T0 A0 A1 A2 A3"],
  [0, 7, "A0 A1 A2 A3 A4"],
  [1, 1, "T0 A0"],
  [0, 0, ""],
])("chooses from %d tips and %d articles %s", (tips, articles, titles) => {
  const chosen = toRead(of(tips, tip), of(articles, article), null);
  expect(chosen.map(({ title }) => title).join(" ")).toBe(titles);
});

it("[PF-37] has the excerpt of the first item alone, which alone shows it", () => {
  const told = (_: unknown, at: number) => ({ ...tip(_, at), excerpt: `E${at}` });
  expect(toRead(of(2, told), of(1, article), null).map(({ excerpt }) => excerpt)).toEqual(["E0", null, null]);
});

it("[HO-15] has each item's address, and its category with its label", () => {
  expect(toRead(of(1, tip), of(1, article), null)).toMatchObject([
    { to: "/tips/t0", category: "Stratégie", label: "Stratégie" },
    { to: "/news/a0", category: "esport", label: "Esport" },
  ]);
});

const at = <Item extends { readonly publishedAt: string }>(item: Item, day: number): Item => ({
  ...item,
  publishedAt: `2026-11-${String(day)}T18:00:00.000Z`,
});
const titlesOf = (...lists: Parameters<typeof toRead>) =>
  toRead(...lists)
    .map(({ title }) => title)
    .join(" ");

it("[NW-117] begins with the featured item, which stands there alone", () => {
  const [tips, articles] = [of(9, tip), of(7, article)];
  expect(titlesOf(tips, articles, { kind: "tip", item: tip(null, 2) })).toBe("T2 T0 T1 A0 A1");
  expect(titlesOf(tips, articles, { kind: "article", item: article(null, 12) })).toBe("A12 T0 T1 T2 A0");
  expect(titlesOf([], [], { kind: "article", item: article(null, 0) })).toBe("A0");
});

it("[NW-117] gives the excerpt of a featured item", () => {
  const item = { ...article(null, 0), excerpt: "E" };
  expect(toRead(of(1, tip), [item], { kind: "article", item }).map(({ excerpt }) => excerpt)).toEqual(["E", null]);
});

it("[NW-118] takes the newest of lists that begin with pinned ones", () => {
  const tips = [at(tip(null, 0), 10), at(tip(null, 1), 14), at(tip(null, 2), 13), at(tip(null, 3), 12)];
  const articles = [at(article(null, 0), 10), at(article(null, 1), 14), at(article(null, 2), 13)];
  expect(titlesOf(tips, articles, null)).toBe("T1 T2 T3 A1 A2");
});
