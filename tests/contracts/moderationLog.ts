import { describe, expect, it, onTestFinished } from "vitest";
import type { LoggedAct } from "../../domain/content/reports/log.ts";
import type { NewMeasure } from "../../domain/content/reports/measure.ts";
import { changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, sarah, signedIn, siteForTwo, tipOf, valueIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

export const contract = (backend: string, newDevice: NewDevice, { forgetQuotas }: Backstage) =>
  describe(`the log of moderation on ${backend}`, () => {
    const begin = async () => {
      await forgetQuotas();
      const [member, staff, admin] = [await newDevice(), await newDevice(), await newDevice()];
      const { id: memberId } = await signedIn(member, camille);
      const { id: staffId } = await signedIn(staff, sarah);
      await signedIn(admin, yanis);
      const page = async (after?: number, ports = staff) => valueIn(await ports.moderationLog.page({ after }));
      const last = (await page())[0]?.id ?? 0;
      /** What was done since the beginning, oldest first. */
      const since = async (ports = staff) => (await page(undefined, ports)).filter(({ id }) => id > last).toReversed();
      const warning: NewMeasure = {
        member: memberId,
        kind: "warning",
        hours: null,
        reason: `Raison ${crypto.randomUUID()}`,
      };
      return { member, memberId, staff, staffId, admin, page, since, warning };
    };
    const short = ({ act, by, kind, about }: LoggedAct) => [act, by, kind, about];

    it("[MO-9] says who did what, in the order in which it was done", async () => {
      const { member, memberId, staff, admin, since, warning } = await begin();
      const tip = await tipOf(member, siteForTwo);
      const { id } = valueIn(await member.comments.add(tip.id, memberId, `Journal ${crypto.randomUUID()}`));
      onTestFinished(async () => void (await member.comments.remove(id)));
      const subject = { kind: "tip", id } as const;
      await admin.reporting.send({ subject, reason: "spam", text: "" });
      for (let times = 0; times < 2; times++) await staff.reports.settle({ subject, isSettled: true });
      await staff.reports.settle({ subject, isSettled: false });
      await admin.moderation.hide("tip", id, "Essai");
      await admin.moderation.hide("tip", id, null);
      const measure = valueIn(await staff.measures.take(warning));
      await member.ownMeasures.appeal({ measure, text: "Non" });
      await admin.measures.answer({ measure, isAccepted: false, text: "Si" });
      for (let times = 0; times < 2; times++) await staff.measures.lift(measure);
      const done = await since();
      expect(done.map(short)).toEqual([
        ["settle", "sarah", "tip", "camille"],
        ["reopen", "sarah", "tip", "camille"],
        ["hide", "yanis", "tip", "camille"],
        ["show", "yanis", "tip", "camille"],
        ["warn", "sarah", null, "camille"],
        ["refuse", "yanis", null, "camille"],
        ["lift", "sarah", null, "camille"],
      ]);
      expect(Date.parse(done[0]?.at ?? "")).toBeGreaterThan(0);
    });

    it("[MO-9] says of a held comment that it is published, or hidden, and not that it waits", async () => {
      const { member, memberId, staff, admin, since } = await begin();
      const tip = await tipOf(member, siteForTwo);
      valueIn(await staff.holding.change({ added: "journalons" }));
      onTestFinished(async () => void (await staff.holding.change({ removed: "journalons" })));
      for (const reason of [null, "Essai"]) {
        const said = `Journalons ${crypto.randomUUID()}`;
        const { id } = valueIn(await member.tipComments.add(tip.id, memberId, said));
        onTestFinished(async () => void (await member.tipComments.remove(id)));
        valueIn(await admin.moderation.hide("tip", id, reason));
      }
      expect((await since()).map(short)).toEqual([
        ["publish", "yanis", "tip", "camille"],
        ["hide", "yanis", "tip", "camille"],
      ]);
    });

    it("[MO-9] comes by pages, newest first, without what is about the reader", async () => {
      const { staff, staffId, admin, page, since, warning } = await begin();
      const about = valueIn(await admin.measures.take({ ...warning, member: staffId }));
      await admin.measures.lift(about);
      expect(await since()).toEqual([]);
      expect((await since(admin)).map(short)).toEqual([
        ["warn", "yanis", null, "sarah"],
        ["lift", "yanis", null, "sarah"],
      ]);
      const measure = valueIn(await staff.measures.take(warning));
      await staff.measures.lift(measure);
      const [newest, second] = await page();
      expect([newest?.act, second?.act]).toEqual(["lift", "warn"]);
      expect((await page(newest?.id))[0]).toEqual(second);
    });

    it("[MO-9] is for the staff", async () => {
      const { member } = await begin();
      const refusedAs = (kind: string) => ({ ok: false, refusal: { kind } });
      expect(await member.moderationLog.page({})).toEqual(refusedAs("not-staff"));
      expect(await (await newDevice()).moderationLog.page({})).toEqual(refusedAs("signed-out"));
    });
  });

const rowOf = (member: string) => `insert into moderation_acts (act, user_id) values ('warn', ${member})`;
const seenRows = "select m::text from moderation_acts m order by id";

export const probes: Probes = {
  "read the log of moderation": {
    port: async ({ ports }) => (await ports.moderationLog.page({})).ok,
    request: async ({ client, backend }) => {
      await backend.query(rowOf(`'${somebodyElse}'`));
      const { data } = await client.rpc("list_moderation", { most: 10 });
      await backend.query("delete from moderation_acts");
      return given(data);
    },
  },
  "change the log of moderation": {
    port: "no port does it",
    request: async (attempt) => {
      const { client, backend } = attempt;
      await backend.query(rowOf(`'${somebodyElse}'`));
      const { data } = await client.from("moderation_acts").select();
      const isChanged = await changes(attempt, seenRows, [
        client.from("moderation_acts").update({ act: "lift" }).neq("id", 0),
        client.from("moderation_acts").delete().neq("id", 0),
        client.from("moderation_acts").insert({ act: "warn", user_id: somebodyElse }),
      ]);
      await backend.query("delete from moderation_acts");
      return isChanged || given(data);
    },
  },
};

export const privileges = calls("members", "definer", "list_moderation");

export const rowsOfMember = [rowOf("$1")];

export const faultCalls: FaultCalls = {
  "moderationLog.page": { call: ({ moderationLog }) => moderationLog.page({}), at401: "signed-out" },
};
