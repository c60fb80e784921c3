import { expect, it } from "vitest";
import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { CommentId } from "../reactions/comment.ts";
import { bySubject, invalidReport, longestReport, type Report, sendReport } from "./report.ts";

const card: MemberCard = { username: "camille", avatar: null, isStaff: false };
const report = (id: string, reportedAt: string): Report => ({
  subject: { kind: "tip", id: id as CommentId },
  about: null,
  aboutCard: card,
  comment: null,
  reason: "spam",
  text: "",
  reporter: card,
  reportedAt,
});

it("[MO-1] needs words for another reason, and 500 characters at most", () => {
  expect(invalidReport({ reason: "other", text: " \u200b" })).toEqual({ kind: "words-required" });
  expect(invalidReport({ reason: "spam", text: "" })).toBeUndefined();
  expect(invalidReport({ reason: "spam", text: "é".repeat(longestReport + 2) })).toEqual({
    kind: "words-too-long",
    over: 2,
  });
});

it("[MO-1] is sent trimmed, and not at all when it is invalid", async () => {
  const sent: string[] = [];
  const send = sendReport({
    reporting: { send: async ({ text }) => (sent.push(text), { ok: true, value: undefined }) },
  });
  const subject = { kind: "member", id: "m" as MemberId } as const;
  await send({ subject, reason: "other", text: "" });
  await send({ subject, reason: "spam", text: " \u200b " });
  await send({ subject, reason: "spam", text: "  Un lien\r\n" });
  expect(sent).toEqual(["", "Un lien"]);
});

it("[MO-3] shows the subject of most members first, then the newest", () => {
  const all = [report("new", "3"), report("often", "2"), report("old", "1"), report("often", "0")];
  expect(
    bySubject(all).map(({ subject, reports }) => [subject.id, reports.map(({ reportedAt }) => reportedAt)]),
  ).toEqual([
    ["often", ["2", "0"]],
    ["new", ["3"]],
    ["old", ["1"]],
  ]);
});
