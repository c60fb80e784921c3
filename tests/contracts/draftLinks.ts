import { describe, expect, it, onTestFinished } from "vitest";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { ContentKind, EditedItem } from "../../domain/content/editing/contentItem.ts";
import { type DaysOfLink, daysOfLinks, type DraftLinkId, mostLinks } from "../../domain/content/editing/draftLinks.ts";
import { day, hour } from "../../domain/shared/clock.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { given } from "../security/attempts.ts";
import { type Cells, ofStaff } from "../security/reach.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, sarah, signedIn, yanis, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const noLink = noTip as string as DraftLinkId;
const noSecret = "0".repeat(64);

/** What every implementation of `DraftLinks` and `SharedDrafts` must do. */
export const contract = (backend: string, newDevice: NewDevice, { ageDraftLinks, forgetQuotas }: Backstage) =>
  describe.each(["article", "tip"] as const)(`[BE-4] links to a draft %s on ${backend}`, (kind: ContentKind) => {
    const begin = async () => {
      const staff = await newDevice();
      const { id: authorId } = await signedIn(staff, sarah);
      const written = async (): Promise<EditedItem> => {
        const item = valueIn(
          await staff.contents.add({
            kind,
            slug: `partage-${crypto.randomUUID()}` as Slug,
            fields: {
              ...noFields,
              title: "Partagé",
              content: "Un",
              category: "strategy",
              ...(kind === "tip"
                ? { author: "Lya", difficulty: "Expert" }
                : { authors: "Lya\nNova", tags: "LAN\nFinale" }),
            },
            authorId,
            authorName: "Sarah",
            isPublished: false,
          }),
        );
        onTestFinished(async () => void (await staff.contents.remove({ kind, id: item.id })));
        return item;
      };
      const item = await written();
      const ref = { kind, id: item.id };
      return {
        staff,
        links: staff.draftLinks,
        item,
        ref,
        written,
        opened: async (days: DaysOfLink = 7) => valueIn(await staff.draftLinks.open({ ...ref, days })),
        listed: async () => valueIn(await staff.draftLinks.list(ref)),
        /** What a visitor reads by a secret. */
        read: async (secret: string) => (await newDevice()).sharedDrafts.read(secret),
      };
    };

    it("[NW-20] show a visitor the draft as it is stored, and nobody without the secret", async () => {
      const { item, opened, read, staff, ref } = await begin();
      const { secret, expiresAt } = await opened();
      const { slug, fields, categoryLabel, byline, authorNames } = item;
      expect(await read(secret)).toMatchObject({
        kind,
        id: item.id,
        slug,
        fields: { ...fields, match: "", authors: expect.any(String) },
        categoryLabel,
        byline,
        authorNames,
        isPublished: false,
        publishedAt: null,
        expiresAt,
      });
      await staff.contents.save({ ...ref, revision: 1, fields: { ...fields, title: "Autre titre" } });
      expect((await read(secret))?.fields.title).toBe("Autre titre");
      expect(await read(noSecret)).toBeUndefined();
      expect(await read("")).toBeUndefined();
      expect(await read(secret.toUpperCase())).toBeUndefined();
    });

    it("[NW-20] show what is published since, and end when it is taken back", async () => {
      const { opened, listed, read, staff, ref } = await begin();
      const { secret } = await opened();
      await staff.contents.setPublished(ref, true);
      expect(await read(secret)).toMatchObject({ isPublished: true, publishedAt: expect.any(String) });
      await staff.contents.setPublished(ref, false);
      expect(await read(secret)).toBeUndefined();
      expect(await listed()).toEqual([]);
    });

    it("[NW-21] have secrets of 64 hexadecimal digits, never the same, that no list tells", async () => {
      const { opened, listed } = await begin();
      const [one, other] = [await opened(), await opened()];
      for (const { secret } of [one, other]) expect(secret).toMatch(/^[\da-f]{64}$/);
      expect(one.secret).not.toBe(other.secret);
      expect(JSON.stringify(await listed())).not.toMatch(new RegExp(`${one.secret}|${other.secret}`));
      expect((await listed()).map((link) => Object.keys(link).toSorted())).toEqual([
        ["expiresAt", "id"],
        ["expiresAt", "id"],
      ]);
    });

    it.each(daysOfLinks)("[NW-22] are open for as many days as are chosen: %i", async (days) => {
      const { opened, listed, read } = await begin();
      const { id, secret, expiresAt } = await opened(days);
      expect(Math.abs(Date.parse(expiresAt) - Date.now() - days * day)).toBeLessThan(hour);
      expect(await listed()).toEqual([{ id, expiresAt }]);
      await ageDraftLinks(days * 24 - 1);
      expect(await read(secret)).toBeDefined();
      await ageDraftLinks(2);
      expect(await read(secret)).toBeUndefined();
      expect(await listed()).toEqual([]);
    });

    it("[NW-22] are listed for each draft alone, the first to end first", async () => {
      const { opened, listed, written, links } = await begin();
      const [last, first, middle] = [await opened(30), await opened(1), await opened(7)];
      const other = await written();
      await links.open({ kind, id: other.id, days: 1 });
      expect((await listed()).map(({ id }) => id)).toEqual([first.id, middle.id, last.id]);
    });

    it("[NW-22] are closed one by one, also by another member of the staff; closing is idempotent", async () => {
      const { opened, listed, read, links } = await begin();
      const [one, other] = [await opened(), await opened()];
      const admin = await newDevice();
      await signedIn(admin, yanis);
      expect(await admin.draftLinks.close(one.id)).toEqual({ ok: true });
      expect(await links.close(one.id)).toEqual({ ok: true });
      expect(await links.close(noLink)).toEqual({ ok: true });
      expect(await read(one.secret)).toBeUndefined();
      expect(await read(other.secret)).toBeDefined();
      expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
    });

    it("[NW-22] end with their draft", async () => {
      const { opened, read, links, staff, ref } = await begin();
      const { secret } = await opened();
      await staff.contents.remove(ref);
      expect(await read(secret)).toBeUndefined();
      expect(await links.list(ref)).toEqual({ ok: true, value: [] });
      expect(await links.open({ ...ref, days: 1 })).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    it("[NW-23] are ten of a draft at most; one that is over makes room", async () => {
      const { links, opened, ref } = await begin();
      for (let at = 0; at < mostLinks; at++) await opened(1);
      expect(await links.open({ ...ref, days: 1 })).toEqual({ ok: false, refusal: { kind: "links-full" } });
      await ageDraftLinks(25);
      expect((await links.open({ ...ref, days: 1 })).ok).toBe(true);
    });

    it("[NW-23] are opened thirty times in ten minutes at most", async () => {
      const { links, ref } = await begin();
      await forgetQuotas();
      for (let at = 0; at < 30; at++) {
        const link = valueIn(await links.open({ ...ref, days: 1 }));
        await links.close(link.id);
      }
      expect(await links.open({ ...ref, days: 1 })).toEqual({
        ok: false,
        refusal: { kind: "too-many", seconds: expect.any(Number) },
      });
    });

    it("[NW-21] are the staff's: visitors and members open, list and close none", async () => {
      const { opened, ref, read } = await begin();
      const { id, secret } = await opened();
      const elsewhere = await newDevice();
      const tries = () => [
        elsewhere.draftLinks.open({ ...ref, days: 1 }),
        elsewhere.draftLinks.list(ref),
        elsewhere.draftLinks.close(id),
      ];
      for (const answer of await Promise.all(tries()))
        expect(answer).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      await signedIn(elsewhere, camille);
      for (const answer of await Promise.all(tries()))
        expect(answer).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      expect(await read(secret)).toBeDefined();
    });
  });

const secretOf = (id: string): string => id.replaceAll("-", "").repeat(2);

export const probes: Probes = {
  "share a draft by a link": {
    port: async ({ ports, draft: { id } }) => {
      const opened = await ports.draftLinks.open({ kind: "tip", id, days: 1 });
      return opened.ok && (await ports.draftLinks.close(opened.value.id)).ok;
    },
    request: async ({ client, backend, draft: { id } }) => {
      const taken = async () => given(await backend.query("delete from draft_links where tip = $1 returning 1", [id]));
      await client.from("draft_links").insert({ tip: id, secret_hash: secretOf(id), expires_at: "2099-01-01" });
      // No member chooses a secret or an end: links are opened by the function alone.
      if (await taken()) throw new Error("A link was inserted beside the function");
      await client.rpc("open_draft_link", { kind: "tip", item: id, days: 1 });
      return taken();
    },
  },
  "read a draft by its link": {
    port: "asks by a secret that only the staff gets; the contract reads as a visitor",
    request: async ({ client, backend, draft: { id } }) => {
      const secret = secretOf(id);
      const insert = `insert into draft_links (tip, secret_hash, expires_at)
        values ($1, private.draft_link_hash($2), now() + interval '1 day')`;
      await backend.query(insert, [id, secret]);
      const { data } = await client.rpc("read_draft_link", { secret });
      const others = await client.rpc("read_draft_link", { secret: noSecret });
      await backend.query("delete from draft_links where tip = $1", [id]);
      return (data as readonly { readonly id: string }[] | null)?.[0]?.id === id && !given(others.data);
    },
  },
};

export const privileges = [
  ...calls("everybody", "definer", "read_draft_link"),
  ...calls("members", "definer", "open_draft_link"),

  ...["article", "expires_at", "id", "tip"].map((column) => `authenticated: select on draft_links (${column})`),
  "authenticated: delete on draft_links",
];

export const cells: Cells = {
  rows: `insert into draft_links (secret_hash, tip, expires_at)
    select repeat('a', 64), id, now() + interval '1 day' from tips limit 1`,
  reach: { "select public.draft_links": ofStaff, "delete public.draft_links": ofStaff },
  stored: { staff: ["delete public.draft_links"] },
};

const noItem = { kind: "tip", id: noTip } as const;

export const faultCalls: FaultCalls = {
  "draftLinks.list": { call: ({ draftLinks }) => draftLinks.list(noItem), at401: "signed-out" },
  "draftLinks.open": { call: ({ draftLinks }) => draftLinks.open({ ...noItem, days: 1 }), at401: "signed-out" },
  "draftLinks.close": { call: ({ draftLinks }) => draftLinks.close(noLink), at401: "signed-out" },
  "sharedDrafts.read": { call: ({ sharedDrafts }) => sharedDrafts.read(noSecret) },
};
