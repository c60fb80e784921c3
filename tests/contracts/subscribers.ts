import { describe, expect, it } from "vitest";
import type { SubscriptionToken } from "../../domain/messages/newsletter.ts";
import type { Consent, SubscriberId, SubscriberState } from "../../domain/club/letter/subscribers.ts";
import type { Day } from "../../domain/shared/parisDay.ts";
import { changes } from "../security/attempts.ts";
import type { Backstage } from "./backstage.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, newMessage, type NewDevice, noTip, sarah, signedIn, valueIn, yanis } from "./ports.ts";
import { subscribing } from "../subscribing.ts";
import { calls } from "../security/grants.ts";

const nobody = noTip as string as SubscriberId;

/** What every implementation of `Subscribers` must do. */
export const contract = (backend: string, newDevice: NewDevice, backstage: Backstage) =>
  describe(`[BE-4] the newsletter's subscribers on ${backend}`, () => {
    const admin = async () => {
      const ports = await newDevice();
      await signedIn(ports, yanis);
      return ports.subscribers;
    };
    const asked = () => subscribing(newDevice, backstage);
    const listed = async (email: string) => {
      const list = await (await admin()).list();
      if (!list.ok) throw new Error("It was refused");
      return list.value.find((subscriber) => subscriber.email === email);
    };

    it("[CT-20] lists confirmed addresses with the links that unsubscribe them, until they leave", async () => {
      const { newsletter, email, confirm, leave } = await asked();
      expect(await listed(email)).toBeUndefined();
      await newsletter.confirm(confirm);
      const subscriber = await listed(email);
      expect(Date.parse(subscriber?.confirmedAt ?? "")).not.toBeNaN();
      expect(subscriber?.leavePage).toMatch(new RegExp(`/newsletter/desinscription\\?jeton=${leave}$`));
      expect(subscriber?.leaveAtOnce ?? leave).toMatch(new RegExp(`${leave}$`));
      await newsletter.leave(leave);
      expect(await listed(email)).toBeUndefined();
    });

    const found = async (words: string, state: SubscriberState | null = null) =>
      (await admin()).slice({ words, state, from: 0, count: 10 });
    const consent: Consent = { source: "Carnet du tournoi de mai", on: "2026-05-12" as Day };
    const add = async (...addresses: string[]) => valueIn(await (await admin()).add({ addresses, consent }));

    it("[LT-9] finds addresses by a part of them, with their state, and those that left by the whole alone", async () => {
      const { newsletter, email, confirm, leave } = await asked();
      const part = email.slice(2).toUpperCase();
      const subscribers = await admin();
      expect(await found(part)).toEqual([
        { id: expect.any(String), email, state: "waiting", since: expect.any(String), consent: null },
      ]);
      expect(await found(part, "confirmed")).toEqual([]);
      await newsletter.confirm(confirm);
      expect(await found(part, "confirmed")).toMatchObject([{ email, state: "confirmed" }]);
      expect(valueIn(await subscribers.count({ words: part }))).toEqual({ confirmed: 1, waiting: 0, left: 0 });
      const before = valueIn(await subscribers.count({ words: "" })).left;
      await newsletter.leave(leave);
      expect(valueIn(await subscribers.count({ words: "" })).left).toBe(before + 1);
      expect(await found(part)).toEqual([]);
      expect(await found(email.toUpperCase())).toMatchObject([{ email, state: "left" }]);
      expect(valueIn(await subscribers.count({ words: email }))).toEqual({ confirmed: 0, waiting: 0, left: 1 });
    });

    it("[LT-10] adds given addresses once, with their consent, and confirms one that waited", async () => {
      const waiting = await asked();
      const email = newMessage().email;
      const subscribers = await admin();
      const judged = [email, waiting.email].toSorted().map((one) => ({ email: one, fate: "new" }));
      expect(valueIn(await subscribers.judge([email, waiting.email]))).toEqual(judged);
      expect(await listed(email)).toBeUndefined();
      expect(await add(email, waiting.email)).toEqual(judged);
      expect(await add(email, waiting.email)).toEqual(judged.map((one) => ({ ...one, fate: "known" })));
      expect(await found(email)).toMatchObject([{ email, state: "confirmed", consent }]);
      expect(await listed(email)).toMatchObject({ consent });
      expect(await listed(waiting.email)).toMatchObject({ consent });
      expect(await backstage.mailsTo(email)).toEqual([]);
    });

    it("[LT-11] never adds who has left, until they ask for it again themselves", async () => {
      const { newsletter, email, confirm, leave } = await asked();
      await newsletter.confirm(confirm);
      await newsletter.leave(leave);
      expect(await add(email)).toEqual([{ email, fate: "left" }]);
      expect(await listed(email)).toBeUndefined();
      await newsletter.subscribe(email);
      expect(await add(email)).toEqual([{ email, fate: "left" }]);
      const again = (await backstage.mailsTo(email)).map(
        ({ text }) => /confirmer\?jeton=([\w-]+)/.exec(text)?.[1] ?? "",
      );
      for (const token of again) await newsletter.confirm(token as SubscriptionToken);
      expect(await add(email)).toEqual([{ email, fate: "known" }]);
      expect(await found(email)).toMatchObject([{ state: "confirmed", consent: null }]);
    });

    it("[LT-12] erases an address for good", async () => {
      const { email } = newMessage();
      await add(email);
      const subscribers = await admin();
      const [one] = await found(email);
      const id = one?.id ?? ("" as SubscriberId);
      expect(await subscribers.erase(id)).toEqual({ ok: true });
      expect(await subscribers.erase(id)).toEqual({ ok: true });
      expect(await listed(email)).toBeUndefined();
      expect(await add(email)).toEqual([{ email, fate: "left" }]);
    });

    it("[CT-20] refuses all but admins", async () => {
      const ports = await newDevice();
      const { email } = newMessage();
      const tries = () => [
        ports.subscribers.list(),
        ports.subscribers.count({ words: "" }),
        ports.subscribers.judge([email]),
        ports.subscribers.add({ addresses: [email], consent }),
        ports.subscribers.erase(nobody),
      ];
      for (const answer of await Promise.all(tries())) {
        expect(answer).toEqual({
          ok: false,
          refusal: { kind: expect.stringMatching(/^(signed-out|not-allowed)$/) },
        });
      }
      for (const who of [camille, sarah]) {
        await signedIn(ports, who);
        for (const answer of await Promise.all(tries())) {
          expect(answer).toEqual({ ok: false, refusal: { kind: "not-allowed" } });
        }
        expect(await ports.subscribers.slice({ words: "", state: null, from: 0, count: 10 })).toEqual([]);
      }
      expect(await listed(email)).toBeUndefined();
    });
  });

const given = { consent_source: "Un", consent_on: "2026-05-12", is_trial: false };

export const probes: Probes = {
  "list the letter's subscribers": {
    port: async ({ ports }) => (await ports.subscribers.list()).ok,
    request: async ({ client }) => {
      const answers = await Promise.all([
        client.rpc("list_subscribers"),
        client.rpc("find_subscribers", { words: "" }),
        client.rpc("count_subscriber_states", { words: "" }),
      ]);
      return answers.some(({ error }) => error === null);
    },
  },
  "change the letter's subscribers": {
    port: async ({ ports }) => (await ports.subscribers.judge([newMessage().email])).ok,
    request: async (attempt) => {
      const { client } = attempt;
      const { email } = newMessage();
      const isChanged = await changes(attempt, "select email from newsletter_subscribers order by email", [
        client.rpc("import_subscribers", { addresses: [email], ...given }),
      ]);
      const id = crypto.randomUUID();
      const add =
        "insert into newsletter_subscribers (id, email, confirm_token, leave_token) values ($1::uuid, $2, $1::uuid, $1::uuid)";
      await attempt.backend.query(add, [id, newMessage().email]);
      const isErased = await changes(attempt, `select id from newsletter_subscribers where id = '${id}'`, [
        client.rpc("erase_subscriber", { subscriber: id }),
      ]);
      await attempt.backend.query("delete from newsletter_subscribers where id = $1 or email = $2", [id, email]);
      return isChanged || isErased;
    },
  },
};

export const privileges = calls(
  "members",
  "definer",
  "count_subscriber_states erase_subscriber find_subscribers import_subscribers list_subscribers",
);

export const faultCalls: FaultCalls = {
  "subscribers.list": { call: ({ subscribers }) => subscribers.list(), at401: "signed-out" },
  "subscribers.slice": {
    call: ({ subscribers }) => subscribers.slice({ words: "", state: null, from: 0, count: 1 }),
    at401: { gives: [] },
  },
  "subscribers.count": { call: ({ subscribers }) => subscribers.count({ words: "" }), at401: "signed-out" },
  "subscribers.judge": { call: ({ subscribers }) => subscribers.judge(["a@exemple.fr"]), at401: "signed-out" },
  "subscribers.add": {
    call: ({ subscribers }) =>
      subscribers.add({ addresses: ["a@exemple.fr"], consent: { source: "Un", on: "2026-05-12" as Day } }),
    at401: "signed-out",
  },
  "subscribers.erase": { call: ({ subscribers }) => subscribers.erase(nobody), at401: "signed-out" },
};
