import { expect, it } from "vitest";
import { addDays, type Day } from "../shared/parisDay.ts";
import { type DayFigures, isWithoutViews, span, linesOf, trendsOf, viewsByDay } from "./trends.ts";

const today = "2026-11-22" as Day;
const ago = (days: number, more: Partial<DayFigures>): DayFigures => ({
  day: addDays(today, -days),
  views: 0,
  articles: 0,
  applications: 0,
  users: 0,
  likes: 0,
  comments: 0,
  ratings: 0,
  ratingSum: 0,
  ...more,
});
const likes = (before: number, last: number) =>
  trendsOf([ago(45, { likes: before }), ago(3, { likes: last })], today).likes;
const ratings = (before: readonly [number, number], last: readonly [number, number]) =>
  trendsOf(
    [ago(45, { ratingSum: before[0], ratings: before[1] }), ago(3, { ratingSum: last[0], ratings: last[1] })],
    today,
  ).rating;

it.each([
  [25, 28, 12],
  [12, 13, 8],
  [28, 25, -11],
  [10, 10, 0],
  [10, 0, -100],
  [1, 40, 3900],
  [200, 201, 1],
  [200, 199, -1],
  [1000, 1004, 0],
  [1000, 996, 0],
])("[FG-3] %i likes, then %i: %i %%", (before, last, percent) => {
  expect(likes(before, last)).toBe(percent);
});

it("[FG-3] gives no number without something in the 30 days before", () => {
  expect(likes(0, 7)).toBeNull();
  expect(likes(0, 0)).toBeNull();
  expect(trendsOf([], today)).toEqual({ likes: null, comments: null, rating: null });
});

it("[FG-3] compares comments like likes, and ratings by their averages to one decimal", () => {
  expect(trendsOf([ago(45, { comments: 12 }), ago(3, { comments: 13 })], today).comments).toBe(8);
  expect(ratings([53, 12], [55, 12])).toBe(0.2);
  expect(ratings([20, 5], [15, 5])).toBe(-1);
  // 4.05 is a half: both ways alike.
  expect(ratings([80, 20], [81, 20])).toBe(0.1);
  expect(ratings([81, 20], [80, 20])).toBe(-0.1);
  expect(ratings([400, 100], [404, 100])).toBe(0);
  expect(ratings([404, 100], [400, 100])).toBe(0);
});

it("[FG-3] compares no average with nothing", () => {
  expect(ratings([0, 0], [5, 1])).toBeNull();
  expect(ratings([5, 1], [0, 0])).toBeNull();
});

it("[FG-3] looks at 30 days with today, and at the 30 before", () => {
  const on = (days: number) => trendsOf([ago(45, { likes: 10 }), ago(days, { likes: 10 })], today).likes;
  expect([0, 29].map(on)).toEqual([0, 0]);
  expect([30, 59].map(on)).toEqual([-100, -100]);
  // Older, and tomorrow by a wrong clock.
  expect([60, -1].map(on)).toEqual([-100, -100]);
});

it("[FG-4] gives a row to each day, 0 without views, today last", () => {
  const days = viewsByDay([ago(13, { views: 5 }), ago(0, { views: 2 }), ago(14, { views: 9 })], today, 14);
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ day: "2026-11-09", views: 5 });
  expect(days.at(-1)).toEqual({ day: "2026-11-22", views: 2 });
  expect(days.slice(1, -1).every(({ views }) => views === 0)).toBe(true);
  expect(viewsByDay([ago(-1, { views: 3 })], today, 90).every(({ views }) => views === 0)).toBe(true);
});

it("[FG-4] skips no day and repeats none when the clocks change", () => {
  const days = viewsByDay([], "2026-11-22" as Day, 90).map(({ day }) => day);
  expect(new Set(days).size).toBe(90);
  expect(days).toContain("2026-10-25");
  expect(isWithoutViews(viewsByDay([], today, 90))).toBe(true);
  expect(isWithoutViews(viewsByDay([ago(80, { views: 1 })], today, 90))).toBe(false);
});

it("[AD-43] has a figure's last thirty days, and how they differ from the thirty before", () => {
  const lines = linesOf(
    [
      ago(60, { users: 50 }),
      ago(59, { users: 1, views: 4 }),
      ago(30, { users: 2 }),
      ago(29, { users: 4 }),
      ago(0, { users: 3, views: 1 }),
    ],
    today,
  );
  expect(lines.users.days).toHaveLength(span);
  expect([lines.users.days[0], lines.users.days.at(-1)]).toEqual([4, 3]);
  expect(lines.users).toMatchObject({ sum: 7, difference: 4 });
  expect(lines.views).toMatchObject({ sum: 1, difference: -3 });
  expect(lines.likes).toEqual({ days: Array.from({ length: span }, () => 0), sum: 0, difference: 0 });
});
