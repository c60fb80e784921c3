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
  const chosen = toRead(of(tips, tip), of(articles, article));
  expect(chosen.map(({ title }) => title).join(" ")).toBe(titles);
});

it("[PF-37] has the excerpt of the first item alone, which alone shows it", () => {
  const told = (_: unknown, at: number) => ({ ...tip(_, at), excerpt: `E${at}` });
  expect(toRead(of(2, told), of(1, article)).map(({ excerpt }) => excerpt)).toEqual(["E0", null, null]);
});

it("[HO-15] has each item's address, and its category with its label", () => {
  expect(toRead(of(1, tip), of(1, article))).toMatchObject([
    { to: "/tips/t0", category: "Stratégie", label: "Stratégie" },
    { to: "/news/a0", category: "esport", label: "Esport" },
  ]);
});
