import { expect, it } from "vitest";
import { matchFor } from "../../tests/matchFor.ts";
import type { ItemSummary } from "../content/editing/contentItem.ts";
import type { ModeratedComment } from "../content/reactions/moderate.ts";
import { day, hour } from "../shared/clock.ts";
import type { Match } from "./matches/match.ts";
import { markCommentsRead, readWaiting } from "./waiting.ts";

const now = Date.parse("2026-11-26T18:00:00Z");
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const comment = (hours: number, author = "camille", hiddenBecause: string | null = null) =>
  ({ author, createdAt: at(hours), hiddenBecause }) as ModeratedComment;
const item = (title: string, isPublished: boolean, publishAt: string | null = null) =>
  ({ title, isPublished, publishAt }) as ItemSummary;

type Club = {
  readonly matches?: readonly Match[];
  readonly comments?: readonly ModeratedComment[];
  readonly items?: readonly ItemSummary[];
};

const begin = ({ matches = [], comments = [], items = [] }: Club) => {
  const device = new Map<string, string>();
  const needs = {
    session: { current: async () => ({ id: "sarah" }) },
    clock: { tell: async () => ({ now, zone: "Europe/Paris" }) },
    drafts: {
      read: async (name: string) => device.get(name) ?? "",
      write: async ({ name, text }: { name: string; text: string }) => Boolean(device.set(name, text)),
    },
    matches: { slice: async () => matches },
    inbox: { count: async () => ({ ok: true, value: { open: 2 } }) },
    reports: {
      list: async () => ({ ok: true, value: ["a", "b", "a"].map((id) => ({ subject: { kind: "tip", id } })) }),
    },
    measures: {
      list: async () => ({
        ok: true,
        value: [
          { mayChange: true, appeal: { text: "Non" }, answer: null },
          { mayChange: false, appeal: { text: "Non" }, answer: null },
          { mayChange: true, appeal: { text: "Non" }, answer: { text: "Si" } },
          { mayChange: true, appeal: null, answer: null },
        ],
      }),
    },
    moderation: {
      slice: async ({ kind }: { kind: string }) => (kind === "tip" ? comments : []),
      count: async () => ({ article: { held: 0 }, tip: { held: 3 } }),
    },
    lists: {
      slice: async ({ kind, isPublished, count }: { kind: string; isPublished: boolean; count: number }) =>
        kind === "tip" ? items.filter((one) => one.isPublished === isPublished).slice(0, count) : [],
    },
  } as unknown as Parameters<typeof readWaiting>[0];
  return { read: readWaiting(needs), mark: markCommentsRead(needs) };
};

it("[MO-12] counts the comments that wait", async () => {
  expect((await begin({}).read()).held).toEqual({ article: 0, tip: 3 });
});

it("[MO-3] counts what is reported once, however many members report it", async () => {
  expect((await begin({}).read()).reports).toBe(2);
});

it("[MO-7] counts the appeals that the caller may answer", async () => {
  expect((await begin({}).read()).appeals).toBe(1);
});

it("[AD-43] finds the matches without a result, and the next one within a day", async () => {
  const over = matchFor("over", { start: at(-30) });
  const draft = matchFor("draft", { start: at(-20), isPublished: false });
  const live = matchFor("live", { start: at(-1) });
  const tomorrow = matchFor("tomorrow", { start: at(20) });
  const later = matchFor("later", { start: at(30) });
  const read = async (...matches: Match[]) => {
    const { toScore, next } = await begin({ matches }).read();
    return [toScore.map(({ id }) => id), next?.id];
  };
  expect(await read(over, draft, live, tomorrow)).toEqual([["over"], "live"]);
  expect(await read(tomorrow, later)).toEqual([[], "tomorrow"]);
  expect(await read(later)).toEqual([[], undefined]);
  expect(await read(matchFor("postponed", { start: at(-3), status: "postponed" }))).toEqual([[], undefined]);
  const { coming } = await begin({ matches: [over, draft, live, tomorrow, later] }).read();
  expect(coming.map(({ id }) => id)).toEqual(["live", "tomorrow", "later"]);
});

it("[AD-43] counts the comments of others since the last look at them, and of a week before the first one", async () => {
  const comments = [
    comment(-1),
    comment(-2, "sarah"),
    comment(-3, "camille", "Insulte"),
    comment((-6 * day) / hour),
    comment((-8 * day) / hour),
  ];
  const { read, mark } = begin({ comments });
  expect((await read()).comments).toEqual({ article: 0, tip: 2 });
  await mark({ kind: "article", newest: at(-1) });
  await mark({ kind: "tip", newest: at(-2) });
  expect((await read()).comments).toEqual({ article: 0, tip: 1 });
  await mark({ kind: "tip", newest: at(-1) });
  expect((await read()).comments).toEqual({ article: 0, tip: 0 });
});

it("[AD-43] has the newest drafts, without those that are published by themselves", async () => {
  const scheduled = item("c", false, "2099-01-01T08:00:00Z");
  const items = [item("a", false), item("b", true), scheduled, item("d", false), item("e", false)];
  const { drafts } = await begin({ items }).read();
  expect(drafts.map(({ title }) => title)).toEqual(["a", "d"]);
});
