import { describe, expect, it, onTestFinished } from "vitest";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { NewReport, Report, ReportSubject } from "../../domain/content/reports/report.ts";
import { limits } from "../../domain/shared/limits.ts";
import { changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import {
  camille,
  type NewDevice,
  nobody,
  noTip,
  type Ports,
  sarah,
  signedIn,
  siteForTwo,
  tipOf,
  valueIn,
  yanis,
} from "./ports.ts";
import { calls } from "../security/grants.ts";

const refusedAs = (kind: string) => ({ ok: false, refusal: { kind } });
const settled = ({ reports }: Ports, subject: ReportSubject, isSettled = true) =>
  reports.settle({ subject, isSettled });
const noComment = noTip as string as CommentId;

export const contract = (backend: string, newDevice: NewDevice, { forgetQuotas }: Backstage) =>
  describe(`reports on ${backend}`, () => {
    const begin = async () => {
      const [author, staff, reporter] = [await newDevice(), await newDevice(), await newDevice()];
      const { id: authorId } = await signedIn(author, camille);
      await signedIn(staff, sarah);
      const { id: reporterId } = await signedIn(reporter, yanis);
      const tip = await tipOf(author, siteForTwo);
      const text = `Signalé ${crypto.randomUUID()}`;
      const { id } = valueIn(await author.comments.add(tip.id, authorId, text));
      const subject: ReportSubject = { kind: "tip", id };
      onTestFinished(async () => {
        await author.comments.remove(id);
        await settled(staff, { kind: "member", id: authorId });
      });
      const send = (more: Partial<NewReport> = {}, ports = reporter) =>
        ports.reporting.send({ subject, reason: "spam", text: "", ...more });
      const listed = async (of: ReportSubject = subject): Promise<readonly Report[]> =>
        valueIn(await staff.reports.list()).filter((report) => report.subject.id === of.id);
      return { author, authorId, staff, reporter, reporterId, tip, subject, text, send, listed };
    };

    it("[MO-1] are read by the staff, with what is reported and who reports it", async () => {
      const { authorId, tip, text, send, listed } = await begin();
      expect(await send({ reason: "attack", text: "Il vise Noa." })).toEqual({ ok: true });
      const [report] = await listed();
      expect(report).toMatchObject({
        about: authorId,
        aboutCard: { username: "camille" },
        comment: { text, slug: tip.slug, title: tip.title },
        reason: "attack",
        text: "Il vise Noa.",
        reporter: { username: "yanis" },
      });
      expect(Date.parse(report?.reportedAt ?? "")).toBeGreaterThan(0);
    });

    it("[MO-1] are of members, too", async () => {
      const { authorId, send, listed } = await begin();
      const subject = { kind: "member", id: authorId } as const;
      expect(await send({ subject, reason: "other", text: "Il se fait passer pour moi." })).toEqual({ ok: true });
      expect(await listed(subject)).toMatchObject([{ about: authorId, comment: null, reason: "other" }]);
    });

    it("[MO-2] count once a member and subject: the last words stand", async () => {
      const { send, listed } = await begin();
      for (const text of ["Un", "Deux"]) await send({ text });
      expect(await listed()).toMatchObject([{ text: "Deux" }]);
    });

    it("[MO-3] are settled together, and not opened again by the same member", async () => {
      const { staff, subject, send, listed } = await begin();
      await send();
      for (let times = 0; times < 2; times++) expect(await settled(staff, subject)).toEqual({ ok: true });
      expect(await listed()).toEqual([]);
      expect(await send({ text: "Encore" })).toEqual({ ok: true });
      expect(await listed()).toEqual([]);
      expect(await settled(staff, subject, false)).toEqual({ ok: true });
      expect(await listed()).toMatchObject([{ text: "" }]);
    });

    it("[MO-3] are settled by hiding the comment, and by its deletion", async () => {
      const { author, staff, subject, send, listed } = await begin();
      await send();
      await staff.moderation.hide("tip", subject.id as CommentId, "Essai");
      expect(await listed()).toEqual([]);
      expect(await send()).toEqual(refusedAs("gone"));
      await staff.moderation.hide("tip", subject.id as CommentId, null);
      expect(await listed()).toEqual([]);
      await author.comments.remove(subject.id as CommentId);
      expect(await send()).toEqual(refusedAs("gone"));
    });

    it("[MO-2] are not of oneself, of one's own comments, or of what isn't there", async () => {
      const { author, authorId, reporterId, send } = await begin();
      expect(await send({}, author)).toEqual(refusedAs("gone"));
      expect(await send({ subject: { kind: "member", id: authorId } }, author)).toEqual(refusedAs("gone"));
      for (const kind of ["tip", "article"] as const) {
        expect(await send({ subject: { kind, id: noComment } })).toEqual(refusedAs("gone"));
      }
      expect(await send({ subject: { kind: "member", id: nobody } })).toEqual(refusedAs("gone"));
      expect(await send({ subject: { kind: "member", id: reporterId } })).toEqual(refusedAs("gone"));
    });

    it("[MO-3] about one of the staff are for the others", async () => {
      const { reporter, reporterId, author, staff } = await begin();
      // Yanis is of the staff.
      const subject = { kind: "member", id: reporterId } as const;
      expect(await author.reporting.send({ subject, reason: "attack", text: "" })).toEqual({ ok: true });
      const ofThem = (all: readonly Report[]) => all.filter((report) => report.subject.id === reporterId);
      expect(ofThem(valueIn(await reporter.reports.list()))).toEqual([]);
      expect(await settled(reporter, subject)).toEqual({ ok: true });
      expect(ofThem(valueIn(await staff.reports.list()))).toHaveLength(1);
      await settled(staff, subject);
      expect(ofThem(valueIn(await staff.reports.list()))).toEqual([]);
    });

    it(`[MO-2] are ${limits.report} in ten minutes at most`, async () => {
      const { send } = await begin();
      await forgetQuotas();
      for (let at = 0; at < limits.report; at++) valueIn(await send());
      expect(await send()).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      await forgetQuotas();
    });

    it("[MO-1] [MO-3] are sent by members, and read and settled by the staff", async () => {
      const { author, subject, send, listed } = await begin();
      await send();
      const visitor = await newDevice();
      expect(await send({}, visitor)).toEqual(refusedAs("signed-out"));
      for (const [ports, kind] of [
        [visitor, "signed-out"],
        [author, "not-staff"],
      ] as const) {
        expect(await ports.reports.list()).toEqual(refusedAs(kind));
        expect(await settled(ports, subject)).toEqual(refusedAs(kind));
      }
      expect(await listed()).toHaveLength(1);
    });
  });

const rowOf = (reporter: string) =>
  `insert into reports (user_id, tip_comment_id, reason, content)
     select ${reporter}, id, 'spam', 'De moi' from tip_comments where user_id is not null order by id limit 1`;
const seenRows = "select r::text from reports r order by id";

export const probes: Probes = {
  "report a comment or a member": {
    port: async ({ ports }) =>
      (await ports.reporting.send({ subject: { kind: "member", id: somebodyElse }, reason: "spam", text: "" })).ok,
    request: async (attempt) => {
      const { client, backend } = attempt;
      const isChanged = await changes(attempt, seenRows, [
        client.rpc("send_report", { kind: "member", subject: somebodyElse, reason: "spam", words: "" }),
      ]);
      await backend.query("delete from reports");
      return isChanged;
    },
  },
  "read and settle reports": {
    port: async ({ ports }) => (await ports.reports.list()).ok,
    request: async (attempt) => {
      const { client, backend } = attempt;
      const [row] = await backend.query(`insert into reports (user_id, member_id, reason, content)
        values ('${somebodyElse}', (select id from profiles where username = 'camille'), 'spam', '') returning member_id`);
      const { data } = await client.rpc("list_reports", { most: 10 });
      const isChanged = await changes(attempt, seenRows, [
        client.rpc("settle_reports", { kind: "member", subject: row?.["member_id"] as string, is_settled: true }),
      ]);
      await backend.query("delete from reports");
      return isChanged || given(data);
    },
  },
  "read or change what others report": {
    port: "no port does it",
    request: async (attempt) => {
      const { client, backend, me } = attempt;
      await backend.query(rowOf(`'${somebodyElse}'`));
      const { data } = await client.from("reports").select();
      const isChanged = await changes(attempt, seenRows, [
        client.from("reports").update({ is_open: false }).neq("user_id", me),
        client.from("reports").delete().neq("user_id", me),
        client.from("reports").insert({ user_id: somebodyElse, member_id: me, reason: "spam", content: "" }),
      ]);
      await backend.query("delete from reports");
      return isChanged || given(data);
    },
  },
};

export const privileges = calls("members", "definer", "list_reports send_report settle_reports");

export const rowsOfMember = [rowOf("$1")];

const report: NewReport = { subject: { kind: "member", id: nobody }, reason: "spam", text: "" };

export const faultCalls: FaultCalls = {
  "reporting.send": {
    call: ({ reporting }) => reporting.send(report),
    at401: "signed-out",
    readsNothing: true,
  },
  "reports.list": { call: ({ reports }) => reports.list(), at401: "signed-out" },
  "reports.settle": {
    call: ({ reports }) => reports.settle({ subject: report.subject, isSettled: true }),
    at401: "signed-out",
    readsNothing: true,
  },
};
