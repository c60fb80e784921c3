import { describe, expect, it } from "vitest";
import { noFields } from "../../domain/content/editing/fields.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, type NewDevice, noTip, sarah, signedIn, siteForTwo, tipOf, nobody } from "./ports.ts";
import { type Cells, mine } from "../security/reach.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const another = seed.tips.find(({ isPublished, slug }) => isPublished && slug !== siteForTwo)?.slug ?? siteForTwo;

/** What every implementation of `SavedTips` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] saved tips on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      const savedTips = ports.savedTips;
      const [first, last] = [await tipOf(ports, siteForTwo), await tipOf(ports, another)];
      for (const { id } of [first, last]) await savedTips.set(id, member, false);
      const slugs = async () => {
        const list = await savedTips.list(member);
        return list.ok && list.value.map(({ slug }) => slug);
      };
      return { ports, savedTips, member, first, last, slugs };
    };

    it("[TP-20] saves tips, lists the last first as cards show them, and removes one; both are idempotent", async () => {
      const { savedTips, member, first, last, slugs } = await begin();
      for (const { id } of [first, first, last]) expect(await savedTips.set(id, member, true)).toEqual({ ok: true });
      expect(await slugs()).toEqual([another, siteForTwo]);
      const { id, slug, title, category, categoryLabel, featuredImage, plan, publishedAt } = first;
      const list = await savedTips.list(member);
      const shown = list.ok && list.value[1];
      expect(shown).toEqual({ id, slug, title, category, categoryLabel, featuredImage, plan, publishedAt });
      expect(await savedTips.has(id, member)).toBe(true);
      for (let times = 0; times < 2; times++) expect(await savedTips.set(id, member, false)).toEqual({ ok: true });
      expect(await slugs()).toEqual([another]);
      expect(await savedTips.has(id, member)).toBe(false);
    });

    it("[TP-20] lists no tip that is unpublished or deleted", async () => {
      const { ports, savedTips, member, slugs } = await begin();
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      const added = await staff.contents.add({
        kind: "tip",
        slug: `garde-${crypto.randomUUID()}` as typeof siteForTwo,
        fields: { ...noFields, title: "Gardé", author: "Sarah" },
        authorId: author,
        authorName: "Sarah",
        isPublished: true,
      });
      if (!added.ok) throw new Error("The tip was refused");
      const item = { kind: "tip", id: added.value.id } as const;
      const tip = await tipOf(ports, added.value.slug);
      for (const saver of [savedTips, staff.savedTips]) {
        expect(await saver.set(tip.id, saver === savedTips ? member : author, true)).toEqual({ ok: true });
      }
      expect(await slugs()).toEqual([tip.slug]);
      await staff.contents.setPublished(item, false);
      expect(await slugs()).toEqual([]);
      expect(await staff.savedTips.list(author)).toEqual({ ok: true, value: [] });
      expect(await savedTips.has(tip.id, member)).toBe(false);
      await staff.contents.setPublished(item, true);
      expect(await slugs()).toEqual([tip.slug]);
      await staff.contents.remove(item);
      expect(await slugs()).toEqual([]);
      const all = await ports.memberData.everything(member);
      expect(all.ok && all.value["saved_tips"]).toEqual([]);
    });

    it("[BE-3] refuses visitors, and hides a member's saved tips from others", async () => {
      const { ports, savedTips, member, first } = await begin();
      await savedTips.set(first.id, member, true);
      const elsewhere = await newDevice();
      await signedIn(elsewhere, sarah);
      const theirs = elsewhere.savedTips;
      expect(await theirs.has(first.id, member)).toBe(false);
      const list = await theirs.list(member);
      expect(list.ok ? list.value : []).toEqual([]);
      expect((await theirs.set(first.id, member, true)).ok).toBe(false);

      await ports.session.signOut();
      expect(await savedTips.set(first.id, member, true)).toEqual(signedOut);
      expect(await savedTips.list(member)).toEqual(signedOut);
      expect(await savedTips.has(first.id, member)).toBe(false);
    });

    it("refuses an unknown tip, and more than 120 in ten minutes", async () => {
      const { savedTips, member, first } = await begin();
      expect(await savedTips.set(noTip, member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
      let taken = 0;
      let answer = await savedTips.set(first.id, member, true);
      for (; answer.ok && taken < 130; taken++) answer = await savedTips.set(first.id, member, taken % 2 === 1);
      expect(answer).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      expect(taken).toBeLessThanOrEqual(120);
    });

    it("[AU-23] exports them with the member's data", async () => {
      const { ports, savedTips, member, first } = await begin();
      await savedTips.set(first.id, member, true);
      const all = await ports.memberData.everything(member);
      expect(all.ok && all.value["saved_tips"]).toHaveLength(1);
    });
  });

const saveFor = "delete from saved_tips where tip_id = $1 and user_id = $2 returning 1";

export const probes: Probes = {
  "save a tip": {
    port: async ({ ports, tip, me }) => (await ports.savedTips.set(tip.id, me, true)).ok,
    request: async ({ client, backend, tip, me }) => {
      await client.from("saved_tips").insert({ tip_id: tip, user_id: me });
      return (await backend.query(saveFor, [tip, me])).length > 0;
    },
  },
  "save a tip for somebody else": {
    port: async ({ ports, tip }) => (await ports.savedTips.set(tip.id, somebodyElse, true)).ok,
    request: async ({ client, backend, tip }) => {
      await client.from("saved_tips").insert({ tip_id: tip, user_id: somebodyElse });
      return (await backend.query(saveFor, [tip, somebodyElse])).length > 0;
    },
  },
  "learn what somebody else saved": {
    port: "asks for the caller's own only; the contract hides a member's saved tips from others",
    request: async ({ client, backend, tip }) => {
      await backend.query("insert into saved_tips (tip_id, user_id) values ($1, $2)", [tip, somebodyElse]);
      const { data } = await client.from("saved_tips").select().eq("user_id", somebodyElse);
      await backend.query(saveFor, [tip, somebodyElse]);
      return (data?.length ?? 0) > 0;
    },
  },
};

export const privileges = [
  "authenticated: delete on saved_tips",
  "authenticated: insert on saved_tips (tip_id)",
  "authenticated: insert on saved_tips (user_id)",
  "authenticated: select on saved_tips",
];

export const rowsOfMember = ["insert into saved_tips (user_id, tip_id) select $1, id from tips limit 1"];

export const cells: Cells = {
  rows: `insert into saved_tips (tip_id, user_id) select t.id, m.id from (select id from tips where is_published limit 1) t, profiles m`,
  reach: { "select public.saved_tips": mine("user_id"), "delete public.saved_tips": mine("user_id") },
  stored: { member: ["delete public.saved_tips"] },
};

export const faultCalls: FaultCalls = {
  "savedTips.set": { call: ({ savedTips }) => savedTips.set(noTip, nobody, true), at401: "signed-out" },
  "savedTips.has": { call: ({ savedTips }) => savedTips.has(noTip, nobody), at401: { gives: false } },
  "savedTips.list": { call: ({ savedTips }) => savedTips.list(nobody), at401: "signed-out" },
};
