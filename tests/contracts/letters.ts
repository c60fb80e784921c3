import { describe, expect, it } from "vitest";
import type { Letter, LetterId, Letters } from "../../domain/club/letter/letters.ts";
import type { SubscriptionToken } from "../../domain/messages/newsletter.ts";
import { hour } from "../../domain/shared/clock.ts";
import { changes } from "../security/attempts.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, sarah, signedIn, valueIn } from "./ports.ts";
import { newLetter } from "../newLetter.ts";
import { subscribing } from "../subscribing.ts";
import { calls } from "../security/grants.ts";

const noLetter = noTip as string as LetterId;
const gone = { ok: false, refusal: { kind: "no-letter" } };

/** What every implementation of `Letters` must do. */
export const contract = (backend: string, newDevice: NewDevice, backstage: Backstage) =>
  describe(`[BE-4] the newsletter's letters on ${backend}`, () => {
    const staff = async () => {
      const ports = await newDevice();
      await signedIn(ports, sarah);
      return ports.letters;
    };
    const subscribed = async () => {
      const { newsletter, email, confirm, leave } = await subscribing(newDevice, backstage);
      await newsletter.confirm(confirm);
      return { email, leave: () => newsletter.leave(leave) };
    };
    const read = async (letters: Letters, { id }: Pick<Letter, "id">) =>
      (await letters.list()).find((one) => one.id === id);
    const lettersTo = async (email: string, title: string) =>
      (await backstage.mailsTo(email)).filter(({ subject }) => subject === title);

    it("[LT-1] keeps a draft, once however often it is sent, and no older revision of it", async () => {
      const letters = await staff();
      const draft = newLetter();
      const first = valueIn(await letters.save(draft));
      expect(first).toEqual({
        id: draft.id,
        slug: draft.slug,
        title: draft.title,
        isInArchive: true,
        state: "draft",
        sendAt: null,
        createdAt: expect.any(String),
        revision: 1,
        counts: { recipients: 0, waiting: 0, sent: 0, refused: 0, gone: 0, left: 0 },
      });
      expect(valueIn(await letters.save(draft))).toEqual(first);
      const second = valueIn(await letters.save({ ...draft, revision: 1, content: "<p>Deux</p>" }));
      expect(second).toMatchObject({ revision: 2 });
      expect(await letters.save({ ...draft, revision: 1, content: "<p>Trois</p>" })).toEqual({
        ok: false,
        refusal: { kind: "letter-changed" },
      });
      expect(await read(letters, draft)).toEqual(second);
      expect(valueIn(await letters.read(draft.id))).toEqual({
        ...second,
        preheader: draft.preheader,
        content: "<p>Deux</p>",
      });
      expect(await letters.remove(draft.id)).toEqual({ ok: true });
      expect(await letters.read(draft.id)).toEqual(gone);
      expect(await read(letters, draft)).toBeUndefined();
      expect(await letters.save({ ...draft, revision: 2 })).toEqual(gone);
    });

    it("[LT-2] goes once to each subscriber who has confirmed, with the link that unsubscribes them", async () => {
      const letters = await staff();
      const reader = await subscribed();
      const draft = valueIn(await letters.save(newLetter()));
      const readers = valueIn(await letters.countSubscribers());
      expect(readers).toBeGreaterThan(0);
      const wish = { id: draft.id, revision: 1, at: null };
      const both = await Promise.all([letters.send(wish), letters.send(wish)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const late = await subscribed();
      const [mail, ...others] = await lettersTo(reader.email, draft.title);
      expect(mail?.text).toMatch(/Partir : .*\/newsletter\/desinscription\?jeton=[\da-f-]{36}$/m);
      expect(others).toEqual([]);
      expect(await lettersTo(late.email, draft.title)).toEqual([]);
      const sent = await read(letters, draft);
      expect(sent?.state).toMatch(/^(sending|sent)$/);
      expect(sent?.counts.recipients).toBe(readers);
      expect(await letters.save({ ...newLetter(), id: draft.id, revision: sent?.revision ?? 0 })).toEqual({
        ok: false,
        refusal: { kind: "letter-begun" },
      });
      expect(await letters.remove(draft.id)).toEqual({ ok: false, refusal: { kind: "letter-begun" } });
      expect(await read(letters, draft)).toBeDefined();
    });

    it("[LT-15] counts who leaves by one of its links, once, and no other departure", async () => {
      const letters = await staff();
      const [one, other] = [await subscribed(), await subscribed()];
      const draft = valueIn(await letters.save(newLetter()));
      await letters.send({ id: draft.id, revision: 1, at: null });
      const left = async () => (await read(letters, draft))?.counts.left;
      const [mail] = await lettersTo(one.email, draft.title);
      const token = /\/newsletter\/desinscription\?jeton=([\w-]+)/.exec(mail?.text ?? "")?.[1] as SubscriptionToken;
      await other.leave();
      expect(await left()).toBe(0);
      const { newsletter } = await newDevice();
      expect(await newsletter.leave(token)).toEqual({ ok: true });
      expect(await newsletter.leave(token)).toEqual({ ok: true });
      expect(await left()).toBe(1);
      const next = valueIn(await letters.save(newLetter()));
      await subscribed();
      await letters.send({ id: next.id, revision: 1, at: null });
      expect(await lettersTo(one.email, next.title)).toEqual([]);
    });

    it("[LT-3] waits for its time, and is a draft again when that is cancelled", async () => {
      const letters = await staff();
      const reader = await subscribed();
      const draft = valueIn(await letters.save(newLetter()));
      const at = new Date(Date.now() + hour).toISOString();
      const past = await letters.send({ ...draft, at: new Date(Date.now() - hour).toISOString() });
      expect(past).toEqual({ ok: false, refusal: { kind: "past" } });
      const planned = valueIn(await letters.send({ ...draft, at }));
      expect(planned).toMatchObject({ state: "scheduled", revision: 2 });
      expect(Date.parse(planned.sendAt ?? "")).toBe(Date.parse(at));
      expect(await letters.cancel(draft.id)).toEqual({ ok: true });
      expect(await letters.cancel(draft.id)).toEqual({ ok: true });
      expect(await read(letters, draft)).toMatchObject({ state: "draft", sendAt: null, revision: 3 });
      expect(await letters.send({ ...draft, at })).toEqual({ ok: false, refusal: { kind: "letter-changed" } });
      expect(await lettersTo(reader.email, draft.title)).toEqual([]);
    });

    it("[LT-4] is mailed to its writer alone, to be tried", async () => {
      const letters = await staff();
      const reader = await subscribed();
      const draft = valueIn(await letters.save(newLetter()));
      expect(await letters.try(draft.id)).toEqual({ ok: true });
      expect(await lettersTo(sarah.email, `Essai : ${draft.title}`)).toHaveLength(1);
      expect(await backstage.mailsTo(reader.email)).toHaveLength(1);
      expect((await read(letters, draft))?.state).toBe("draft");
      expect(await letters.try(noLetter)).toEqual(gone);
      expect(await letters.send({ id: noLetter, revision: 1, at: null })).toEqual(gone);
    });

    it("[LT-1] is the staff's: visitors and members read and change nothing", async () => {
      const elsewhere = await newDevice();
      const tries = () => [
        elsewhere.letters.countSubscribers(),
        elsewhere.letters.save(newLetter()),
        elsewhere.letters.send({ id: noLetter, revision: 1, at: null }),
        elsewhere.letters.cancel(noLetter),
        elsewhere.letters.remove(noLetter),
        elsewhere.letters.read(noLetter),
        elsewhere.letters.archive({ id: noLetter, isInArchive: true }),
        elsewhere.letters.try(noLetter),
      ];
      for (const answer of await Promise.all(tries())) {
        expect(answer).toEqual({ ok: false, refusal: { kind: expect.stringMatching(/^(signed-out|not-staff)$/) } });
      }
      await signedIn(elsewhere, camille);
      for (const answer of await Promise.all(tries())) {
        expect(answer).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      }
      expect(await elsewhere.letters.list()).toEqual([]);
    });
  });

const row = (id: string) => ({
  letter: id,
  revision: 0,
  title: "Un",
  content: "<p>Un</p>",
  body_text: "Un",
  body_html: "Un",
  slug: id,
  lead: "",
  is_in_archive: true,
});

export const probes: Probes = {
  "write the letter": {
    port: async ({ ports }) => (await ports.letters.countSubscribers()).ok,
    request: async (attempt) => {
      const { client } = attempt;
      const id = crypto.randomUUID();
      return changes(attempt, "select id, title, state from letters order by id", [
        client.rpc("save_letter", row(id)),
        client.rpc("cancel_letter", { letter: id }),
        client.rpc("try_letter", { letter: id }),
      ]);
    },
  },
  "change a letter that is sent": {
    port: "no port does it",
    request: async (attempt) => {
      const { client, backend } = attempt;
      const id = crypto.randomUUID();
      const sql = `insert into letters (id, title, content, body_text, body_html, state, send_at)
        values ($1, 'Un', 'Un', 'Un', 'Un', 'sent', now())`;
      await backend.query(sql, [id]);
      return changes(attempt, `select title, state, revision from letters where id = '${id}'`, [
        client.rpc("save_letter", { ...row(id), title: "Deux", revision: 1 }),
        client.rpc("send_letter", { letter: id, revision: 1 }),
        client.rpc("cancel_letter", { letter: id }),
        client.rpc("remove_letter", { letter: id }),
        client.from("letters").update({ title: "Deux" }).eq("id", id),
        client.from("letters").delete().eq("id", id),
      ]);
    },
  },
};

const wish = { id: noLetter, revision: 1, at: null };

export const privileges = calls(
  "members",
  "definer",
  "archive_letter cancel_letter count_subscribers find_letters remove_letter save_letter send_letter try_letter",
);

export const faultCalls: FaultCalls = {
  "letters.list": { call: ({ letters }) => letters.list(), at401: { gives: [] } },
  "letters.read": { call: ({ letters }) => letters.read(noLetter), at401: "signed-out" },
  "letters.countSubscribers": { call: ({ letters }) => letters.countSubscribers(), at401: "signed-out" },
  "letters.save": { call: ({ letters }) => letters.save(newLetter()), at401: "signed-out" },
  "letters.send": { call: ({ letters }) => letters.send(wish), at401: "signed-out" },
  "letters.cancel": { call: ({ letters }) => letters.cancel(noLetter), at401: "signed-out" },
  "letters.remove": { call: ({ letters }) => letters.remove(noLetter), at401: "signed-out" },
  "letters.archive": {
    call: ({ letters }) => letters.archive({ id: noLetter, isInArchive: true }),
    at401: "signed-out",
  },
  "letters.try": { call: ({ letters }) => letters.try(noLetter), at401: "signed-out" },
};
