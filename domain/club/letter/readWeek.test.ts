import { expect, it } from "vitest";
import type { ArticleSummary } from "../../content/articles/article.ts";
import type { Articles } from "../../content/articles/ports.ts";
import type { Match } from "../matches/match.ts";
import type { Matches } from "../matches/ports.ts";
import { day } from "../../shared/clock.ts";
import { readWeek } from "./readWeek.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const inDays = (days: number): string => new Date(now + days * day).toISOString();
const article = (slug: string, days: number) => ({ slug, publishedAt: inDays(days) }) as unknown as ArticleSummary;
const match = (slug: string, days: number, status = "scheduled") =>
  ({ slug, start: inDays(days), status }) as unknown as Match;

it("[LT-7] has what was published and played in seven days, and what is played in the next seven", async () => {
  const articles = { slice: async () => [article("un", -1), article("vieux", -8)] } as unknown as Articles;
  const matches = {
    finished: async () => [
      match("hier", -1, "finished"),
      match("lundi", -4, "finished"),
      match("vieux", -9, "finished"),
    ],
    coming: async () => [match("demain", 1), match("loin", 8), match("reporte", 2, "postponed")],
  } as unknown as Matches;
  const week = await readWeek({ articles, matches, clock: { tell: async () => ({ now, zone: "Europe/Paris" }) } })();
  expect(week.articles.map(({ slug }) => slug)).toEqual(["un"]);
  expect(week.results.map(({ slug }) => slug)).toEqual(["lundi", "hier"]);
  expect(week.coming.map(({ slug }) => slug)).toEqual(["demain"]);
});
