import { describe, expect, it } from "vitest";
import type { ContentKind, Fields, ItemId } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import { mostVersions } from "../../domain/content/versions/keptVersions.ts";
import type { VersionId } from "../../domain/content/versions/ports.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { changes, given } from "../security/attempts.ts";
import { type Cells, ofStaff } from "../security/reach.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, type Ports, sarah, signedIn, siteForTwo, tipOf, yanis } from "./ports.ts";

const fieldsFor = (kind: ContentKind, more: Partial<Fields> = {}): Fields => ({
  ...noFields,
  title: `Versions ${crypto.randomUUID()}`,
  category: "strategy",
  content: "<p>Un 🔥</p>",
  ...(kind === "tip" && { author: "Sarah" }),
  ...more,
});

const noVersion = noTip as string as VersionId;

export const contract = (backend: string, newDevice: NewDevice) =>
  describe.each(["article", "tip"] as const)(`[NW-40] the versions of the staff's %s on ${backend}`, (kind) => {
    const begin = async (who = sarah) => {
      const ports = await newDevice();
      return { ...ports, member: await signedIn(ports, who) };
    };
    type Device = Awaited<ReturnType<typeof begin>>;
    const added = async ({ contents, member }: Device, isPublished = false, fields = fieldsFor(kind)) => {
      const slug = `versions-${crypto.randomUUID()}` as Slug;
      const author = { authorId: member.id, authorName: "Sarah" };
      const answer = await contents.add({ kind, slug, fields, isPublished, ...author });
      if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
      return answer.value;
    };
    const saved = async ({ contents }: Ports, id: ItemId, revision: number, fields: Fields) => {
      const answer = await contents.save({ kind, id, revision, fields });
      if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
      // Two saves of one millisecond have no order.
      await new Promise((resolve) => setTimeout(resolve, 2));
    };
    const causes = async ({ contentVersions }: Ports, id: ItemId) =>
      (await contentVersions.list({ kind, id })).map(({ cause }) => cause);

    it("begin with the new item, and grow with each save that changes a field", async () => {
      const [device, other] = [await begin(), await begin(yanis)];
      const { id, fields, createdAt } = await added(device);
      const second = { ...fields, excerpt: "Deux", content: "<p>Deux</p>" };
      await saved(other, id, 1, second);
      await saved(other, id, 2, second);
      const all = await device.contentVersions.list({ kind, id });
      expect(all).toMatchObject([
        { cause: "saved", revision: 2, by: other.member.id, card: { isStaff: true }, size: 11 },
        { cause: "saved", revision: 1, by: device.member.id, card: { username: expect.any(String) }, size: 11 },
      ]);
      const [newer = NaN, older = NaN] = all.map(({ at }) => Date.parse(at));
      expect(newer).toBeGreaterThanOrEqual(older);
      // The clock of the item: that of the tests was put forward by a contract before.
      expect(Math.abs(newer - Date.parse(createdAt))).toBeLessThan(60_000);
      const kept = await Promise.all(all.map((version) => device.contentVersions.fieldsOf({ kind, id }, version.id)));
      expect(kept).toEqual([second, fields]);
    });

    it("tell each publication, but not what becomes a draft", async () => {
      const device = await begin();
      const { id } = await added(device, true);
      expect(await causes(device, id)).toEqual(["published"]);
      for (const isPublished of [true, false, true, true])
        await device.contents.setPublished({ kind, id }, isPublished);
      expect(await causes(device, id)).toEqual(["published", "published"]);
      const draft = await added(device);
      await device.contents.schedule(
        { kind, id: draft.id },
        { publishAt: "2099-01-01T08:00:00.000Z", unpublishAt: null },
      );
      await new Promise((resolve) => setTimeout(resolve, 2));
      await device.contents.setPublished({ kind, id: draft.id }, true);
      expect(await causes(device, draft.id)).toEqual(["published", "saved"]);
    });

    it("tell a save of fields that an earlier one has", async () => {
      const device = await begin();
      const { id, fields } = await added(device);
      await saved(device, id, 1, { ...fields, title: "Autre" });
      await saved(device, id, 2, fields);
      expect(await causes(device, id)).toEqual(["restored", "saved", "saved"]);
    });

    it("are there of what the site begins with", async () => {
      const device = await begin();
      const { id } = await tipOf(device, siteForTwo);
      const [first] = await device.contentVersions.list({ kind: "tip", id: id as string as ItemId });
      expect(first).toMatchObject({ cause: "published", by: null, card: { username: null } });
    });

    it("are read by the staff alone, and by their own item alone", async () => {
      const [device, others] = [await begin(), await begin(camille)];
      const { id } = await added(device, true);
      const [version] = await device.contentVersions.list({ kind, id });
      if (!version) throw new Error("It has no version");
      const item = { kind, id };
      expect(await others.contentVersions.list(item)).toEqual([]);
      expect(await others.contentVersions.fieldsOf(item, version.id)).toBeUndefined();
      await others.session.signOut();
      expect(await others.contentVersions.list(item)).toEqual([]);
      expect(await others.contentVersions.fieldsOf(item, version.id)).toBeUndefined();
      const another = await added(device);
      expect(await device.contentVersions.fieldsOf({ kind, id: another.id }, version.id)).toBeUndefined();
      expect(await device.contentVersions.fieldsOf(item, noVersion)).toBeUndefined();
    });

    it("are at most a hundred, the newest and the publications first, and go with the item", async () => {
      const device = await begin();
      const { id, fields } = await added(device, true);
      for (let revision = 1; revision <= mostVersions + 2; revision++) {
        await device.contents.save({ kind, id, revision, fields: { ...fields, content: `<p>${revision}</p>` } });
      }
      const all = await device.contentVersions.list({ kind, id });
      expect(all).toHaveLength(mostVersions);
      expect([all[0]?.revision, all.at(-2)?.revision, all.at(-1)?.cause]).toEqual([mostVersions + 3, 5, "published"]);
      await device.contents.remove({ kind, id });
      expect(await device.contentVersions.list({ kind, id })).toEqual([]);
    });
  });

const rowOfTip =
  "insert into content_versions (tip_id, revision, cause, item_fields) values ($1, 99, 'saved', '{\"content\": \"\"}')";

export const probes: Probes = {
  "read earlier versions of what was written": {
    port: async ({ ports: { contentVersions }, article: { id } }) =>
      (await contentVersions.list({ kind: "article", id: id as string as ItemId })).length > 0,
    request: async ({ client, backend, tip }) => {
      await backend.query(rowOfTip, [tip]);
      const { data } = await client.from("content_versions").select();
      await backend.query("delete from content_versions where revision = 99");
      return given(data);
    },
  },
  "change earlier versions of what was written": {
    port: "no port writes one",
    request: async (attempt) => {
      const { client, backend, me, tip } = attempt;
      await backend.query(rowOfTip, [tip]);
      const isChanged = await changes(attempt, "select v::text from content_versions v order by id", [
        client.from("content_versions").insert({ tip_id: tip, revision: 98, cause: "saved", item_fields: {} }),
        client.from("content_versions").update({ saved_by: me }).eq("revision", 99),
        client.from("content_versions").delete().eq("revision", 99),
      ]);
      await backend.query("delete from content_versions where revision = 99");
      return isChanged;
    },
  },
};

export const privileges = ["authenticated: select on content_versions"];

export const cells: Cells = { reach: { "select public.content_versions": ofStaff } };

export const rowsOfMember = [
  `insert into content_versions (tip_id, revision, cause, item_fields, saved_by)
     select id, 97, 'saved', '{"content": ""}', $1 from tips limit 1`,
];

const noItem = { kind: "tip", id: noTip as string as ItemId } as const;

export const faultCalls: FaultCalls = {
  "contentVersions.list": { call: ({ contentVersions }) => contentVersions.list(noItem), at401: { gives: [] } },
  "contentVersions.fieldsOf": {
    call: ({ contentVersions }) => contentVersions.fieldsOf(noItem, noVersion),
    at401: { gives: undefined },
  },
};
