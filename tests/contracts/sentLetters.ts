import { describe, expect, it } from "vitest";
import type { Slug } from "../../domain/shared/slug.ts";
import { given } from "../security/attempts.ts";
import type { Cells } from "../security/reach.ts";
import { newLetter } from "../newLetter.ts";
import { subscribing } from "../subscribing.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { type NewDevice, type Ports, sarah, signedIn, valueIn } from "./ports.ts";

/** What every implementation of `SentLetters` must do. */
export const contract = (backend: string, newDevice: NewDevice, backstage: Backstage) =>
  describe(`[BE-4] the archive of the newsletter on ${backend}`, () => {
    const begin = async () => {
      const { newsletter, confirm } = await subscribing(newDevice, backstage);
      await newsletter.confirm(confirm);
      const ports = await newDevice();
      await signedIn(ports, sarah);
      const send = async (draft: ReturnType<typeof newLetter>) => {
        const { id, revision } = valueIn(await ports.letters.save(draft));
        return valueIn(await ports.letters.send({ id, revision, at: null }));
      };
      return { letters: ports.letters, send, visitor: (await newDevice()).sentLetters };
    };

    it("[LT-13] shows a letter from its sending on, to visitors too, newest first", async () => {
      const { letters, send, visitor } = await begin();
      const before = await visitor.total();
      const [first, second] = [newLetter(), newLetter()];
      await letters.save(first);
      expect(await visitor.bySlug(first.slug)).toBeUndefined();
      const { sendAt } = await send(first);
      await send(second);
      expect(await visitor.total()).toBe(before + 2);
      const listed = ({ slug, title, lead }: typeof first) => ({ slug, title, lead, sentAt: expect.any(String) });
      expect(await visitor.slice(0, 2)).toEqual([listed(second), listed(first)]);
      expect(await visitor.slice(1, 1)).toEqual([listed(first)]);
      const { id, content } = first;
      const shown = await visitor.bySlug(first.slug);
      expect(shown).toEqual({ ...listed(first), id, content });
      expect(Date.parse(shown?.sentAt ?? "")).toBe(Date.parse(sendAt ?? ""));
      expect(await visitor.bySlug("jamais-ecrite" as Slug)).toBeUndefined();
    });

    it("[HO-23] tells every page whether a list has something that is published", async () => {
      const { send } = await begin();
      const { pages } = await newDevice();
      await send(newLetter());
      expect((await pages.site()).empty).toEqual([]);
    });

    it("[LT-14] has no page of a letter that its writer keeps out, or takes out later", async () => {
      const { letters, send, visitor } = await begin();
      const [kept, shown] = [{ ...newLetter(), isInArchive: false }, newLetter()];
      await send(kept);
      await send(shown);
      expect(await visitor.bySlug(kept.slug)).toBeUndefined();
      const total = await visitor.total();
      expect(await letters.archive({ id: kept.id, isInArchive: true })).toEqual({ ok: true });
      expect(await letters.archive({ id: kept.id, isInArchive: true })).toEqual({ ok: true });
      expect((await visitor.bySlug(kept.slug))?.title).toBe(kept.title);
      expect(await visitor.total()).toBe(total + 1);
      expect(await letters.archive({ id: shown.id, isInArchive: false })).toEqual({ ok: true });
      expect(await visitor.bySlug(shown.slug)).toBeUndefined();
      expect((await letters.list()).find(({ id }) => id === shown.id)).toMatchObject({ isInArchive: false });
      const draft = valueIn(await letters.save(newLetter()));
      expect(await letters.archive({ id: draft.id, isInArchive: false })).toEqual({
        ok: false,
        refusal: { kind: "no-letter" },
      });
    });
  });

/** Letters of each state, in the archive and not. */
const rows = `insert into letters (id, slug, title, content, body_text, body_html, is_in_archive, state, send_at)
  select gen_random_uuid(), 'essai-' || gen_random_uuid(), 'Essai', 'Essai', 'Essai', 'Essai', shown, state, now()
  from unnest(array[true, false]) shown, unnest(array['draft', 'scheduled', 'sending', 'sent', 'cancelled']) state`;
const isShown = "(is_in_archive and state in ('sending', 'sent'))";

const inserted = async (
  { query }: { query: (sql: string, values?: unknown[]) => Promise<unknown> },
  isInArchive: boolean,
): Promise<string> => {
  const slug = `essai-${crypto.randomUUID()}`;
  const sql = `insert into letters (id, slug, title, content, body_text, body_html, is_in_archive, state, send_at)
    values (gen_random_uuid(), $1, 'Essai', 'Essai', 'Essai', 'Essai', $2, 'sent', now())`;
  await query(sql, [slug, isInArchive]);
  return slug;
};

export const probes: Probes = {
  "read the letters of the archive": {
    port: async ({ ports }) => (await ports.sentLetters.total()) >= 0,
    request: async ({ client, backend }) => {
      const slug = await inserted(backend, true);
      return given((await client.from("letters").select("title, content").eq("slug", slug)).data);
    },
  },
  "read a letter outside the archive": {
    port: async ({ ports }) => (await ports.letters.countSubscribers()).ok,
    request: async ({ client, backend }) => {
      const slug = await inserted(backend, false);
      const answers = await Promise.all([
        client.from("letters").select("title, content").eq("slug", slug),
        client.rpc("find_letters"),
      ]);
      return answers.some(({ data }) => given(data));
    },
  },
};

export const privileges = ["anon", "authenticated"].flatMap((role) =>
  ["content", "id", "lead", "send_at", "slug", "title"].map((column) => `${role}: select on letters (${column})`),
);

export const cells: Cells = {
  rows,
  reach: {
    "select public.letters": { visitor: isShown, member: isShown, staff: isShown, admin: isShown },
  },
};

export const faultCalls: FaultCalls = {
  "sentLetters.slice": { call: ({ sentLetters }: Ports) => sentLetters.slice(0, 1) },
  "sentLetters.total": { call: ({ sentLetters }: Ports) => sentLetters.total() },
  "sentLetters.bySlug": { call: ({ sentLetters }: Ports) => sentLetters.bySlug("un" as Slug) },
};
