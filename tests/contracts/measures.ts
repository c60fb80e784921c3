import { describe, expect, it, onTestFinished } from "vitest";
import type { MeasureId, NewMeasure } from "../../domain/content/reports/measure.ts";
import { hour } from "../../domain/shared/clock.ts";
import { limits } from "../../domain/shared/limits.ts";
import { changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, nobody, noTip, sarah, signedIn, siteForTwo, tipOf, valueIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const refusedAs = (kind: string) => ({ ok: false, refusal: { kind } });
const noMeasure = noTip as string as MeasureId;

export const contract = (backend: string, newDevice: NewDevice, { clock, forgetQuotas }: Backstage) =>
  describe(`measures on ${backend}`, () => {
    /** Sarah is of the staff, Yanis is an admin. */
    const begin = async () => {
      await forgetQuotas();
      const [member, staff, admin] = [await newDevice(), await newDevice(), await newDevice()];
      const { id: memberId } = await signedIn(member, camille);
      const { id: staffId } = await signedIn(staff, sarah);
      const { id: adminId } = await signedIn(admin, yanis);
      const reason = `Raison ${crypto.randomUUID()}`;
      const take = (more: Partial<NewMeasure> = {}, ports = staff) =>
        ports.measures.take({ member: memberId, kind: "mute", hours: 24, reason, ...more });
      onTestFinished(async () => {
        await forgetQuotas();
        for (const { id, liftedAt } of valueIn(await admin.measures.list())) {
          if (liftedAt === null) await admin.measures.lift(id);
        }
      });
      const own = async (id: MeasureId) => valueIn(await member.ownMeasures.list()).find((one) => one.id === id);
      const listed = async (id: MeasureId, ports = staff) =>
        valueIn(await ports.measures.list()).find((one) => one.id === id);
      const told = async () =>
        valueIn(await member.notifications.list(memberId, 50)).filter(({ kind }) => kind === "measure");
      return { member, memberId, staff, staffId, admin, adminId, reason, take, own, listed, told };
    };

    it("[MO-5] a muted member writes no comment and no report until the time is over, and reads why", async () => {
      const { member, memberId, adminId, reason, take } = await begin();
      const tip = await tipOf(member, siteForTwo);
      const comment = valueIn(await member.comments.add(tip.id, memberId, `Avant ${crypto.randomUUID()}`));
      valueIn(await take());
      const until = expect.any(String) as unknown as string;
      const muted = { ok: false, refusal: { kind: "muted", until, reason } };
      const refused = await member.comments.add(tip.id, memberId, "Après");
      expect(refused).toEqual(muted);
      const end = refused.ok || refused.refusal.kind !== "muted" ? "" : (refused.refusal.until ?? "");
      expect(Math.abs(Date.parse(end) - clock() - 24 * hour)).toBeLessThan(hour);
      expect(await member.comments.add(tip.id, memberId, "Réponse", comment.id)).toEqual(muted);
      expect(await member.comments.edit(comment.id, "Autrement")).toEqual(muted);
      const subject = { kind: "member", id: adminId } as const;
      expect(await member.reporting.send({ subject, reason: "spam", text: "" })).toEqual(muted);
      // They still read, like and delete.
      expect(await member.likes.set(tip.id, memberId, true)).toEqual({ ok: true });
      expect(await member.comments.remove(comment.id)).toEqual({ ok: true });
      await member.likes.set(tip.id, memberId, false);
    });

    it("[MO-5] a lifted mute and a warning leave the member free, and a mute for good has no end", async () => {
      const { member, memberId, staff, take, own } = await begin();
      const tip = await tipOf(member, siteForTwo);
      const free = async () => {
        const { id } = valueIn(await member.comments.add(tip.id, memberId, `Libre ${crypto.randomUUID()}`));
        await member.comments.remove(id);
      };
      const forGood = valueIn(await take({ hours: null }));
      expect(await own(forGood)).toMatchObject({ kind: "mute", endsAt: null, liftedAt: null });
      expect(await member.comments.add(tip.id, memberId, "Non")).toMatchObject({ refusal: { until: null } });
      for (let times = 0; times < 2; times++) expect(await staff.measures.lift(forGood)).toEqual({ ok: true });
      await free();
      valueIn(await take({ kind: "warning", hours: null }));
      await free();
    });

    it("[MO-5] the same again is a retry, and a muted member isn't muted twice", async () => {
      const { take, listed } = await begin();
      const first = valueIn(await take());
      expect(valueIn(await take())).toBe(first);
      expect(await take({ reason: "Une autre raison" })).toEqual(refusedAs("already-muted"));
      expect(await take({ hours: 168 })).toEqual(refusedAs("already-muted"));
      expect(await listed(first)).toMatchObject({ decidedBy: "sarah", aboutCard: { username: "camille" } });
      const both = await Promise.all([take({ kind: "warning", hours: null }), take({ kind: "warning", hours: null })]);
      expect(new Set(both.map(valueIn)).size).toBe(1);
    });

    it("[MO-6] the bell tells the member of each decision, whatever they chose", async () => {
      const { member, memberId, staff, take, told } = await begin();
      const before = (await told()).length;
      const id = valueIn(await take({ kind: "warning", hours: null }));
      expect(await told()).toHaveLength(before + 1);
      expect((await told())[0]).toMatchObject({
        subject: "measure",
        title: "Avertissement",
        actor: null,
        isRead: false,
      });
      await staff.measures.lift(id);
      expect((await told())[0]).toMatchObject({ title: "Mesure levée" });
      // The unread one would tell of what no longer holds.
      expect(await told()).toHaveLength(before + 1);
      await member.notifications.markRead(memberId, { until: "2100-01-01T00:00:00Z" });
    });

    it("[MO-7] is contested once, also with two windows, and the answer is read", async () => {
      const { member, staff, take, own, listed } = await begin();
      const measure = valueIn(await take());
      const appeals = await Promise.all(
        ["Je n'ai rien dit", "C'était pour rire"].map((text) => member.ownMeasures.appeal({ measure, text })),
      );
      expect(appeals.filter(({ ok }) => ok)).toHaveLength(1);
      expect(appeals.find(({ ok }) => !ok)).toEqual(refusedAs("already"));
      const text = (await own(measure))?.appeal?.text ?? "";
      // A retry of the one that was kept.
      expect(await member.ownMeasures.appeal({ measure, text })).toEqual({ ok: true });
      const [first] = valueIn(await staff.measures.list());
      expect(first).toMatchObject({ id: measure, appeal: { text }, decidedBy: "sarah" });
      const answer = { measure, isAccepted: false, text: "Les mots sont là." };
      for (let times = 0; times < 2; times++) expect(await staff.measures.answer(answer)).toEqual({ ok: true });
      expect(await staff.measures.answer({ ...answer, isAccepted: true })).toEqual(refusedAs("already"));
      expect(await own(measure)).toMatchObject({ liftedAt: null, answer: { text: answer.text, isAccepted: false } });
      expect(await listed(measure)).toMatchObject({ answeredBy: "sarah" });
    });

    it("[MO-7] an accepted appeal lifts the measure", async () => {
      const { member, admin, take, own, listed } = await begin();
      const measure = valueIn(await take());
      valueIn(await member.ownMeasures.appeal({ measure, text: "Relisez" }));
      expect(await admin.measures.answer({ measure, isAccepted: true, text: "" })).toEqual({ ok: true });
      expect(await own(measure)).toMatchObject({ answer: { isAccepted: true }, liftedAt: expect.any(String) });
      expect(await listed(measure)).toMatchObject({ answeredBy: "yanis", liftedBy: "yanis" });
    });

    it("[MO-8] the staff decide about members, admins also about the staff, and none about themselves", async () => {
      const { member, memberId, staff, staffId, admin, adminId, take, listed } = await begin();
      const warn = { kind: "warning", hours: null } as const;
      expect(await take({ ...warn, member: staffId })).toEqual(refusedAs("not-allowed"));
      expect(await take({ ...warn, member: adminId })).toEqual(refusedAs("not-allowed"));
      expect(await take({ ...warn, member: adminId }, admin)).toEqual(refusedAs("not-allowed"));
      expect(await take({ ...warn, member: nobody })).toEqual(refusedAs("gone"));
      const about = valueIn(await take({ ...warn, member: staffId }, admin));
      // Not for the one whom it is about.
      expect(await listed(about)).toBeUndefined();
      expect(await staff.measures.lift(about)).toEqual(refusedAs("not-allowed"));
      valueIn(await staff.ownMeasures.appeal({ measure: about, text: "Non" }));
      expect(await staff.measures.answer({ measure: about, isAccepted: true, text: "" })).toEqual(
        refusedAs("not-allowed"),
      );
      const others = valueIn(await take(warn));
      expect(await admin.ownMeasures.appeal({ measure: others, text: "Non" })).toEqual(refusedAs("gone"));
      expect(await staff.measures.lift(noMeasure)).toEqual(refusedAs("gone"));
      const visitor = await newDevice();
      for (const [ports, kind] of [
        [visitor, "signed-out"],
        [member, "not-staff"],
      ] as const) {
        expect(await ports.measures.list()).toEqual(refusedAs(kind));
        expect(await take({ member: memberId }, ports)).toEqual(refusedAs(kind));
        expect(await ports.measures.lift(others)).toEqual(refusedAs(kind));
      }
      expect(await visitor.ownMeasures.list()).toEqual(refusedAs("signed-out"));
      expect(await visitor.ownMeasures.appeal({ measure: others, text: "Non" })).toEqual(refusedAs("signed-out"));
    });

    it(`[MO-8] decisions are ${limits.measure} in ten minutes at most`, async () => {
      const { take } = await begin();
      for (let at = 0; at < limits.measure; at++) valueIn(await take());
      expect(await take()).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
    });
  });

const rowOf = (member: string) =>
  `insert into measures (user_id, kind, reason) values (${member}, 'warning', 'De moi')`;
const seenRows = "select m::text from measures m order by id";

export const probes: Probes = {
  "warn or mute a member": {
    port: async ({ ports }) => (await ports.measures.list()).ok,
    request: async (attempt) => {
      const { client, backend } = attempt;
      const member = `(select id from profiles where username = 'camille')`;
      const [row] = await backend.query(
        `insert into measures (user_id, kind, reason, appeal, appealed_at) values (${member}, 'warning', 'Essai', 'Non', now())
         returning id, user_id`,
      );
      const [id, about] = [row?.["id"] as string, row?.["user_id"] as string];
      const { data } = await client.rpc("list_measures", { most: 10 });
      const isChanged = await changes(attempt, seenRows, [
        client.rpc("take_measure", { member: about, kind: "warning", hours: 1, reason: "Essai" }),
        client.rpc("answer_appeal", { measure: id, accepted: true, words: "" }),
        client.rpc("lift_measure", { measure: id }),
      ]);
      await backend.query("delete from measures");
      await backend.query("delete from notifications where kind = 'measure'");
      return isChanged || given(data);
    },
  },
  "read and appeal one's own measures": {
    port: async ({ ports }) => (await ports.ownMeasures.list()).ok,
    request: async (attempt) => {
      const { client, backend, me } = attempt;
      await backend.query(rowOf(`'${me ?? somebodyElse}'`)).catch(() => {});
      const [row] = await backend.query("select id from measures limit 1");
      const { data } = await client.rpc("read_measures");
      const isChanged = await changes(attempt, seenRows, [
        client.rpc("appeal_measure", { measure: (row?.["id"] as string) ?? noMeasure, words: "Non" }),
      ]);
      await backend.query("delete from measures");
      return isChanged || given(data);
    },
  },
  "change a measure by a request": {
    port: "no port does it",
    request: async (attempt) => {
      const { client, backend, me } = attempt;
      await backend.query(rowOf(`'${somebodyElse}'`));
      const { data } = await client.from("measures").select();
      const isChanged = await changes(attempt, seenRows, [
        client.from("measures").update({ lifted_at: new Date().toISOString() }).neq("reason", ""),
        client.from("measures").delete().neq("reason", ""),
        client.from("measures").insert({ user_id: me, kind: "warning", reason: "Essai" }),
      ]);
      await backend.query("delete from measures");
      return isChanged || given(data);
    },
  },
};

export const privileges = calls(
  "members",
  "definer",
  "answer_appeal appeal_measure lift_measure list_measures read_measures take_measure",
);

export const rowsOfMember = [rowOf("$1")];

const wish: NewMeasure = { member: nobody, kind: "warning", hours: null, reason: "Essai" };

export const faultCalls: FaultCalls = {
  "ownMeasures.list": { call: ({ ownMeasures }) => ownMeasures.list(), at401: "signed-out" },
  "ownMeasures.appeal": {
    call: ({ ownMeasures }) => ownMeasures.appeal({ measure: noMeasure, text: "Non" }),
    at401: "signed-out",
  },
  "measures.list": { call: ({ measures }) => measures.list(), at401: "signed-out" },
  "measures.take": { call: ({ measures }) => measures.take(wish), at401: "signed-out" },
  "measures.lift": { call: ({ measures }) => measures.lift(noMeasure), at401: "signed-out" },
  "measures.answer": {
    call: ({ measures }) => measures.answer({ measure: noMeasure, isAccepted: true, text: "" }),
    at401: "signed-out",
  },
};
