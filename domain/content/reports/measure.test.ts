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
  await takeMeasure({ measures, reports, moderation: { hide: async () => ({ ok: true, value: undefined }) } })(wish);
  await appealMeasure({ ownMeasures })({ measure, text: " Non " });
  expect(sent).toEqual(["", "Stop", "Non"]);
});

it("[MO-17] [MO-23] a measure answers the reports that led to it, unless it is refused or their comment stands", async () => {
  const done: unknown[] = [];
  const reports = { settle: async ({ subject }: { subject: unknown }) => (done.push(subject), { ok: true }) };
  const taking = (answer: unknown, hidden: unknown = { ok: true }) =>
    takeMeasure({
      measures: { take: async () => answer } as never,
      reports: reports as never,
      moderation: { hide: async (...hiding: unknown[]) => (done.push(hiding), hidden) } as never,
    });
  const comment = { kind: "tip", id: "c" as CommentId } as const;
  const member = { kind: "member", id: "m" as MemberId } as const;
  const wish = { member: member.id, kind: "warning", hours: null, reason: " Stop ", hidesComment: true } as const;
  const ok = { ok: true, value: "a" };
  await taking({ ok: false, refusal: { kind: "not-allowed" } })({ ...wish, reported: comment });
  await taking(ok)(wish);
  const stands = { ok: true, value: { id: "a", isSettled: false } };
  expect(await taking(ok)({ ...wish, reported: comment, hidesComment: false })).toEqual(stands);
  expect(done).toEqual([]);
  const settled = { ok: true, value: { id: "a", isSettled: true } };
  expect(await taking(ok)({ ...wish, reported: comment })).toEqual(settled);
  expect(await taking(ok)({ ...wish, reported: member })).toEqual(settled);
  expect(done).toEqual([["tip", "c", "Stop"], member]);
  const hidden = async (kind: string) => taking(ok, { ok: false, refusal: { kind } })({ ...wish, reported: comment });
  expect([await hidden("already-hidden"), await hidden("signed-out")]).toEqual([settled, stands]);
});
