import { describe, expect, it, onTestFinished } from "vitest";
import type { ItemId } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import { longestQuote, type Quoted } from "../../domain/content/remarks/quoted.ts";
import { longestRemark, type Remark, type RemarkId } from "../../domain/content/remarks/remark.ts";
import { limits } from "../../domain/shared/limits.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { changes, given } from "../security/attempts.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, sarah, signedIn, yanis, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const refusedAs = (kind: string) => ({ ok: false, refusal: { kind } });
const noRemark = noTip as string as RemarkId;
const quoted: Quoted = { quote: "l'équipe", before: "Voici ", after: " de l'année." };
const text = "Laquelle ?";

export const contract = (backend: string, newDevice: NewDevice, { forgetQuotas }: Backstage) =>
  describe.each(["article", "tip"] as const)(`remarks on the staff's %s on ${backend}`, (kind) => {
    const begin = async () => {
      const device = await newDevice();
      const { id: authorId } = await signedIn(device, sarah);
      const added = valueIn(
        await device.contents.add({
          kind,
          slug: `remarques-${crypto.randomUUID()}` as Slug,
          fields: { ...noFields, title: "Relu", content: "Voici l'équipe de l'année.", category: "strategy" },
          authorId,
          authorName: "Sarah",
          isPublished: false,
        }),
      );
      const item = { kind, id: added.id };
      onTestFinished(async () => void (await device.contents.remove(item)));
      const other = await newDevice();
      const { id: second } = await signedIn(other, yanis);
      const seen = async () => valueIn(await device.remarks.list(item));
      const remarked = async (words = text): Promise<Remark> => {
        valueIn(await device.remarks.add({ ...item, quoted, text: words }));
        const found = (await seen()).find((one) => one.text === words);
        if (!found) throw new Error("It isn't listed");
        return found;
      };
      return { device, other, item, seen, remarked, ids: { sarah: authorId, yanis: second } };
    };

    it("[NW-160] are read by the rest of the staff, with their passage and their author", async () => {
      const { other, item, remarked, ids } = await begin();
      await remarked("Première");
      await remarked("Seconde");
      const all = valueIn(await other.remarks.list(item));
      expect(all.map((one) => one.text)).toEqual(["Première", "Seconde"]);
      expect(all[0]).toMatchObject({ author: ids.sarah, quoted, isResolved: false, answers: [] });
      expect(all[0]?.card).toMatchObject({ username: "sarah", isStaff: true });
      expect(Date.parse(all[0]?.createdAt ?? "")).toBeGreaterThan(0);
    });

    it("[NW-162] are answered, resolved and opened again by the others", async () => {
      const { device, other, seen, remarked, ids } = await begin();
      const { id } = await remarked();
      valueIn(await other.remarks.answer({ id, text: "Celle de Valorant." }));
      valueIn(await device.remarks.answer({ id, text: "Merci." }));
      const [answered] = await seen();
      expect(answered?.answers.map(({ author, text: words }) => [author, words])).toEqual([
        [ids.yanis, "Celle de Valorant."],
        [ids.sarah, "Merci."],
      ]);
      for (const isResolved of [true, true, false]) {
        valueIn(await other.remarks.resolve({ id, isResolved }));
        expect((await seen())[0]?.isResolved).toBe(isResolved);
      }
      const answer = answered?.answers[0]?.id ?? noRemark;
      expect(await device.remarks.answer({ id: answer, text })).toEqual(refusedAs("gone"));
      expect(await device.remarks.resolve({ id: answer, isResolved: true })).toEqual(refusedAs("gone"));
    });

    it("[NW-163] are deleted by their author alone, with their answers", async () => {
      const { device, other, seen, remarked } = await begin();
      const { id } = await remarked();
      valueIn(await other.remarks.answer({ id, text: "Un" }));
      valueIn(await other.remarks.remove(id));
      const answer = (await seen())[0]?.answers[0]?.id ?? noRemark;
      valueIn(await device.remarks.remove(answer));
      expect((await seen())[0]?.answers).toHaveLength(1);
      valueIn(await other.remarks.remove(answer));
      expect((await seen())[0]?.answers).toEqual([]);
      valueIn(await other.remarks.answer({ id, text: "Deux" }));
      for (let times = 0; times < 2; times++) valueIn(await device.remarks.remove(id));
      expect(await seen()).toEqual([]);
      expect(await other.remarks.answer({ id, text })).toEqual(refusedAs("gone"));
      expect(await other.remarks.resolve({ id, isResolved: true })).toEqual(refusedAs("gone"));
    });

    it("[NW-164] are written once when they are sent again", async () => {
      const { device, other, item, seen, remarked } = await begin();
      const { id } = await remarked();
      valueIn(await device.remarks.add({ ...item, quoted, text }));
      for (let times = 0; times < 2; times++) valueIn(await device.remarks.answer({ id, text }));
      expect((await seen()).map(({ answers }) => answers.length)).toEqual([1]);
      valueIn(await other.remarks.add({ ...item, quoted, text }));
      valueIn(await device.remarks.add({ ...item, quoted: { ...quoted, before: "Autre " }, text }));
      expect(await seen()).toHaveLength(3);
    });

    it("[NW-164] hold a long passage and a long text", async () => {
      const { device, item, seen } = await begin();
      const long = { quote: "é".repeat(longestQuote), before: "🔥".repeat(30), after: "" };
      valueIn(await device.remarks.add({ ...item, quoted: long, text: "🔥".repeat(longestRemark) }));
      expect((await seen())[0]).toMatchObject({ quoted: long, text: "🔥".repeat(longestRemark) });
    });

    it(`[NW-164] are ${limits.remark} in ten minutes at most`, async () => {
      const { device, item } = await begin();
      await forgetQuotas();
      const send = (words: string) => device.remarks.add({ ...item, quoted, text: words });
      for (let at = 0; at < limits.remark; at++) valueIn(await send(`Remarque ${at}`));
      const more = await send("Une de trop");
      expect(more).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      await forgetQuotas();
    });

    it("[NW-165] go with their item, and are on items that exist", async () => {
      const { device, item, remarked } = await begin();
      const { id } = await remarked();
      await device.contents.remove(item);
      expect(await device.remarks.list(item)).toEqual({ ok: true, value: [] });
      expect(await device.remarks.resolve({ id, isResolved: true })).toEqual(refusedAs("gone"));
      expect(await device.remarks.add({ ...item, quoted, text })).toEqual(refusedAs("gone"));
    });

    it("[NW-165] are the staff's alone", async () => {
      const { item, remarked, seen } = await begin();
      const { id } = await remarked();
      const elsewhere = await newDevice();
      const tries = () =>
        Promise.all([
          elsewhere.remarks.list(item),
          elsewhere.remarks.add({ ...item, quoted, text }),
          elsewhere.remarks.answer({ id, text }),
          elsewhere.remarks.resolve({ id, isResolved: true }),
          elsewhere.remarks.remove(id),
        ]);
      for (const answer of await tries()) expect(answer).toEqual(refusedAs("signed-out"));
      await signedIn(elsewhere, camille);
      for (const answer of await tries()) expect(answer).toEqual(refusedAs("not-staff"));
      expect(await seen()).toMatchObject([{ id, isResolved: false, answers: [] }]);
    });
  });

const rowOf = (author: string) =>
  `insert into content_remarks (tip_id, user_id, content, quote, text_before, text_after)
     select id, ${author}, 'De moi', 'un', '', '' from tips order by id limit 1`;
const seenRows = "select r::text from content_remarks r order by id";

export const probes: Probes = {
  "remark on what is written": {
    port: async ({ ports, draft: { id } }) =>
      (await ports.remarks.list({ kind: "tip", id: id as string as ItemId })).ok,
    request: async (attempt) => {
      const { client, backend, draft } = attempt;
      const [remark] = await backend.query(`${rowOf("null")} returning id`);
      const reads = await Promise.all([
        client.from("content_remarks").select(),
        client.rpc("list_remarks", { kind: "tip", item: draft.id }),
      ]);
      const words = { words: "Un", quote: "un", text_before: "", text_after: "" };
      const isChanged = await changes(attempt, seenRows, [
        client.rpc("add_remark", { kind: "tip", item: draft.id, ...words }),
        client.rpc("answer_remark", { remark: remark?.["id"], words: "Deux" }),
        client.rpc("resolve_remark", { remark: remark?.["id"], is_resolved: true }),
      ]);
      await backend.query("delete from content_remarks");
      return isChanged || reads.some(({ data }) => given(data as readonly unknown[] | null));
    },
  },
  "change what a colleague remarked": {
    port: "no port does it; the contract tries to delete one",
    request: async (attempt) => {
      const { client, backend, me } = attempt;
      const [remark] = await backend.query(`${rowOf("null")} returning id`);
      const id = remark?.["id"];
      const isChanged = await changes(attempt, seenRows, [
        client.rpc("remove_remark", { remark: id }),
        client.from("content_remarks").update({ content: "Deux", user_id: me }).eq("id", id),
        client.from("content_remarks").delete().eq("id", id),
        client.from("content_remarks").insert({ tip_id: attempt.tip, content: "Un", quote: "un", user_id: me }),
      ]);
      await backend.query("delete from content_remarks");
      return isChanged;
    },
  },
};

export const privileges = calls(
  "members",
  "definer",
  "add_remark answer_remark list_remarks remove_remark resolve_remark",
);

export const rowsOfMember = [rowOf("$1")];

const noItem = { kind: "tip", id: noTip as string as ItemId } as const;

export const faultCalls: FaultCalls = {
  "remarks.list": { call: ({ remarks }) => remarks.list(noItem), at401: "signed-out" },
  "remarks.add": {
    call: ({ remarks }) => remarks.add({ ...noItem, quoted, text }),
    at401: "signed-out",
    readsNothing: true,
  },
  "remarks.answer": {
    call: ({ remarks }) => remarks.answer({ id: noRemark, text }),
    at401: "signed-out",
    readsNothing: true,
  },
  "remarks.resolve": {
    call: ({ remarks }) => remarks.resolve({ id: noRemark, isResolved: true }),
    at401: "signed-out",
    readsNothing: true,
  },
  "remarks.remove": { call: ({ remarks }) => remarks.remove(noRemark), at401: "signed-out", readsNothing: true },
};
