import { expect, it } from "vitest";
import type { MemberId } from "../../accounts/member.ts";
import type { CommentId } from "../reactions/comment.ts";
import { hour } from "../../shared/clock.ts";
import {
  answerAppeal,
  type AnswerWish,
  appealMeasure,
  invalidWords,
  isAbove,
  isMute,
  type MeasureId,
} from "./measure.ts";
import { takeMeasure } from "./takeMeasure.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const mute = { kind: "mute", liftedAt: null, endsAt: new Date(now + hour).toISOString() } as const;

it("[MO-5] a mute holds until its end, or until it is lifted", () => {
  expect(isMute(mute, now)).toBe(true);
  expect(isMute(mute, now + hour)).toBe(false);
  expect(isMute({ ...mute, endsAt: null }, now + 1000 * hour)).toBe(true);
  expect(isMute({ ...mute, liftedAt: "2026-11-28T11:00:00Z" }, now)).toBe(false);
  expect(isMute({ ...mute, kind: "warning" }, now)).toBe(false);
});

it("[MO-8] rank decides", () => {
  const ranks = ["visitor", "member", "staff", "admin"] as const;
  const above = ranks.flatMap((one) => ranks.filter((other) => isAbove(one, other)).map((other) => `${one} ${other}`));
  expect(above).toEqual(["staff member", "admin visitor", "admin member", "admin staff"]);
});

it("[MO-7] words are needed, trimmed, and no longer than allowed", async () => {
  expect(invalidWords(" \u200b", 5)).toEqual({ kind: "words-required" });
  expect(invalidWords("é".repeat(7), 5)).toEqual({ kind: "words-too-long", over: 2 });
  const sent: string[] = [];
  const keep = async ({ text = "", reason = "" }) => (sent.push(text || reason), { ok: true, value: undefined });
  const measures = { take: keep, answer: keep } as unknown as Parameters<typeof takeMeasure>[0]["measures"];
  const ownMeasures = { appeal: keep } as unknown as Parameters<typeof appealMeasure>[0]["ownMeasures"];
  const measure = "m" as MeasureId;
  const answer = (wish: Omit<AnswerWish, "measure">) => answerAppeal({ measures })({ measure, ...wish });
  expect(await answer({ isAccepted: false, text: " " })).toMatchObject({ refusal: { kind: "words-required" } });
  expect(await answer({ isAccepted: true, text: "é".repeat(501) })).toMatchObject({ refusal: { over: 1 } });
  expect(await answer({ isAccepted: true, text: " " })).toMatchObject({ ok: true });
  const reports = { settle: async () => ({ ok: true, value: undefined }) as const };
  const wish = { member: "m" as MemberId, kind: "warning", hours: null, reason: " Stop\r\n" } as const;
  await takeMeasure({ measures, reports })(wish);
  await appealMeasure({ ownMeasures })({ measure, text: " Non " });
  expect(sent).toEqual(["", "Stop", "Non"]);
});

it("[MO-17] a measure settles the reports that led to it, unless it is refused", async () => {
  const settled: unknown[] = [];
  const reports = { settle: async (wish: unknown) => (settled.push(wish), { ok: true, value: undefined }) } as const;
  const taking = (answer: unknown) =>
    takeMeasure({ measures: { take: async () => answer } as never, reports: reports as never });
  const subject = { kind: "tip", id: "c" as CommentId } as const;
  const wish = { member: "m" as MemberId, kind: "warning", hours: null, reason: "Stop" } as const;
  await taking({ ok: false, refusal: { kind: "not-allowed" } })({ ...wish, reported: subject });
  await taking({ ok: true, value: "a" })(wish);
  expect(settled).toEqual([]);
  expect(await taking({ ok: true, value: "a" })({ ...wish, reported: subject })).toEqual({ ok: true, value: "a" });
  expect(settled).toEqual([{ subject, isSettled: true }]);
});
