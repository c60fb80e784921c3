import { describe, expect, it } from "vitest";
import type { ItemId } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import { type Writer, type WriterAct, writerIn } from "../../domain/content/editing/writers.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, sarah, signedIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

export const contract = (backend: string, newDevice: NewDevice) =>
  describe.each(["article", "tip"] as const)(`[NW-70] who writes in the staff's %s on ${backend}`, (kind) => {
    const open = async () => {
      const device = await newDevice();
      const member = await signedIn(device, sarah);
      const slug = `writers-${crypto.randomUUID()}` as Slug;
      const fields = { ...noFields, title: "À plusieurs", content: "<p>Un</p>", category: "strategy" };
      const author = { authorId: member.id, authorName: "Sarah" };
      const added = await device.contents.add({ kind, slug, fields, isPublished: false, ...author });
      if (!added.ok) throw new Error(`It was refused: ${added.refusal.kind}`);
      const other = await newDevice();
      const { id: second } = await signedIn(other, yanis);
      const { id } = added.value;
      const tellBy =
        ({ writers }: typeof device) =>
        async (act: WriterAct): Promise<readonly Writer[]> => {
          const answer = await writers.tell({ kind, id, act });
          if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
          return answer.value;
        };
      return { device, id, sarah: tellBy(device), yanis: tellBy(other), ids: { sarah: member.id, yanis: second } };
    };
    /** A moment of one millisecond has no order. */
    const wait = () => new Promise((resolve) => setTimeout(resolve, 2));

    it("is the first who opens it; the second is told, and takes over", async () => {
      const { ids, ...tell } = await open();
      expect(await tell.sarah("here")).toEqual([
        { member: ids.sarah, username: "sarah", tookAt: expect.stringMatching(/^\d{4}-/) },
      ]);
      const both = await tell.yanis("here");
      expect(both).toHaveLength(2);
      expect(both).toContainEqual({ member: ids.yanis, username: "yanis", tookAt: null });
      expect(writerIn(both)?.member).toBe(ids.sarah);
      expect(writerIn(await tell.sarah("here"))?.member).toBe(ids.sarah);
      await wait();
      expect(writerIn(await tell.yanis("takes"))?.member).toBe(ids.yanis);
      expect(writerIn(await tell.sarah("here"))?.member).toBe(ids.yanis);
      await wait();
      expect(writerIn(await tell.sarah("takes"))?.member).toBe(ids.sarah);
    });

    it("is the one who stays when the other leaves", async () => {
      const { ids, ...tell } = await open();
      await tell.sarah("here");
      await tell.yanis("here");
      expect(await tell.sarah("leaves")).toEqual([{ member: ids.yanis, username: "yanis", tookAt: null }]);
      expect(writerIn(await tell.yanis("here"))?.member).toBe(ids.yanis);
      expect(await tell.yanis("leaves")).toEqual([]);
      expect(await tell.yanis("leaves")).toEqual([]);
    });

    it("is told to the staff alone, and of what exists alone", async () => {
      const { device, id } = await open();
      const gone = await device.writers.tell({ kind, id: noTip as string as ItemId, act: "here" });
      expect(gone).toEqual({ ok: false, refusal: { kind: "gone" } });
      const elsewhere = await newDevice();
      const asked = () => elsewhere.writers.tell({ kind, id, act: "takes" });
      expect(await asked()).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      await signedIn(elsewhere, camille);
      expect(await asked()).toEqual({ ok: false, refusal: { kind: "not-staff" } });
    });
  });

export const probes: Probes = {
  "tell who writes": {
    port: async ({ ports, draft: { id } }) =>
      (await ports.writers.tell({ kind: "tip", id: id as string as ItemId, act: "here" })).ok,
    request: async ({ client, backend, draft: { id } }) => {
      await client.rpc("tell_writer", { kind: "tip", item: id, act: "takes" });
      const gone = await backend.query("delete from private.content_writers where item = $1 returning 1", [id]);
      return gone.length > 0;
    },
  },
};

export const privileges = calls("members", "definer", "tell_writer");

export const rowsOfMember = [
  "insert into private.content_writers (item, member_id, seen_at) select id, $1, now() from tips limit 1",
];

const noItem = { kind: "tip", id: noTip as string as ItemId } as const;

export const faultCalls: FaultCalls = {
  "writers.tell": { call: ({ writers }) => writers.tell({ ...noItem, act: "here" }), at401: "signed-out" },
};
