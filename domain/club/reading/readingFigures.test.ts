import { expect, it } from "vitest";
import type { Day } from "../../shared/parisDay.ts";
import { done } from "../../shared/result.ts";
import { type ReadingFigures, readReadership, viewsBySource } from "./readingFigures.ts";

const today = "2026-11-27" as Day;
const page = (path: string, title: string) => ({ path, title, about: "", feature: "club", sections: {} });

const figures: ReadingFigures = {
  today,
  days: [
    { day: "2026-11-27" as Day, source: "search", views: 2 },
    { day: "2026-11-27" as Day, source: "direct", views: 1 },
    { day: "2026-11-14" as Day, source: "direct", views: 3 },
    { day: "2026-11-13" as Day, source: "search", views: 9 },
  ],
  mostRead: [
    { kind: "page", slug: "/tips", title: "", views: 9 },
    { kind: "person", slug: "brume", title: "Brume", views: 8 },
    { kind: "page", slug: "/nulle-part", title: "", views: 7 },
    { kind: "article", slug: "un", title: "Un", views: 6 },
  ],
  missed: [],
  kept: [],
  rated: [],
};

const read = async () => {
  const answer = await readReadership({
    readership: { read: async () => done(figures) },
    folder: { all: async () => [page("/", "Accueil"), page("/tips", "Tips")] },
  })({ days: 28 });
  if (!answer.ok) throw new Error(answer.refusal.kind);
  return answer.value;
};

it("[NW-90] adds up the days, and names pages as the navigation does; those that the site lacks are left out", async () => {
  const { viewsByDay, mostRead } = await read();
  expect(viewsByDay).toHaveLength(90);
  expect(viewsByDay.at(-1)).toEqual({ day: today, views: 3 });
  expect(viewsByDay.at(-2)?.views).toBe(0);
  expect(mostRead.page.map(({ title }) => title)).toEqual(["Tips", "Brume"]);
  expect(mostRead.article.map(({ title }) => title)).toEqual(["Un"]);
  expect([mostRead.tip, mostRead.match]).toEqual([[], []]);
});

it("[NW-91] adds up the sources of the days that are shown, the most frequent first", async () => {
  const reading = await read();
  expect(viewsBySource(reading, 14)).toEqual([
    { source: "direct", views: 4 },
    { source: "search", views: 2 },
  ]);
  expect(viewsBySource(reading, 90)[0]).toEqual({ source: "search", views: 11 });
});
