import { allSettled, fork, serialize } from "effector";
import { expect, it } from "vitest";
import type { ArticleSummary } from "../../../domain/content/articles/article.ts";
import type { TipSummary } from "../../../domain/tips/tip.ts";
import { listArticlesFx } from "../../content/articles/effects.ts";
import { listTipsFx } from "../../tips/effects.ts";
import { $hasTips, $reading, homeOpened, readingRetried } from "./reading.ts";
import { fakes } from "../../../tests/fakes.ts";

const common = { excerpt: null, likes: 0, comments: 0, featuredImage: null, publishedAt: "2026-11-12T18:00:00.000Z" };
const tip = (nth: number) =>
  ({
    ...common,
    id: `t${nth}`,
    slug: `t${nth}`,
    title: `T${nth}`,
    category: "Stratégie",
    author: "Nival",
  }) as TipSummary;
const article = { ...common, id: "a0", slug: "a0", title: "A0", category: "esport", author: null } as ArticleSummary;

const failing = () => Promise.reject({ kind: "unexpected" });
const page = { params: {}, search: "" };

/** A page whose backend can fail for each kind. */
const begin = (values?: Record<string, unknown>) => {
  const fails = { tips: false, articles: false };
  const lists = { tips: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(tip), total: 9, page: 1, pages: 1, categories: [] };
  const news = { articles: [article], total: 1, page: 1, pages: 1, categories: [] };
  const scope = fork({
    handlers: fakes(
      [listTipsFx, () => (fails.tips ? failing() : lists)],
      [listArticlesFx, () => (fails.articles ? failing() : news)],
    ),
    ...(values && { values }),
  });
  const titles = () => {
    const state = scope.getState($reading);
    return state.status === "ready" ? state.value.map(({ title }) => title).join(" ") : state.status;
  };
  return {
    fails,
    titles,
    scope,
    lists,
    open: () => allSettled(homeOpened, { scope, params: page }),
    retry: () => allSettled(readingRetried, { scope }),
  };
};

it("passes five items on to the browser, not the two lists", async () => {
  const { open, scope, titles } = begin();
  await open();
  expect(titles()).toBe("T0 T1 T2 T3 A0");
  const values = serialize(scope);
  expect(JSON.stringify(values)).not.toContain("T5");
  expect(begin(values).titles()).toBe("T0 T1 T2 T3 A0");
});

it("[HO-1] leads to the tips unless none is published", async () => {
  const { open, scope, lists } = begin();
  expect(scope.getState($hasTips)).toBe(true);
  await open();
  expect(scope.getState($hasTips)).toBe(true);
  lists.tips = [];
  await open();
  expect(scope.getState($hasTips)).toBe(false);
});

it("shows the other kind when one fails, and fails when both do", async () => {
  const { fails, open, retry, titles } = begin();
  fails.tips = true;
  await open();
  expect(titles()).toBe("A0");
  const other = begin();
  Object.assign(other.fails, { tips: true, articles: true });
  await other.open();
  expect(other.titles()).toBe("failed");
  Object.assign(other.fails, { tips: false, articles: false });
  await other.retry();
  expect(other.titles()).toBe("T0 T1 T2 T3 A0");
  fails.tips = false;
  await retry();
  expect(titles()).toBe("T0 T1 T2 T3 A0");
});

it("keeps what the server's page shows when reading again fails", async () => {
  const first = begin();
  await first.open();
  const { fails, open, titles } = begin(serialize(first.scope));
  fails.articles = true;
  await open();
  expect(titles()).toBe("T0 T1 T2 T3 A0");
  fails.tips = true;
  await open();
  expect(titles()).toBe("T0 T1 T2 T3 A0");
});
