import { describe, expect, it } from "vitest";
import { subscribeToNewsletter, type SubscriptionToken } from "../../domain/messages/newsletter.ts";
import type { Backstage } from "./backstage.ts";
import { newMessage, type NewDevice } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

/** What every backend's messages and newsletter must do. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo, ageConfirmation }: Backstage) =>
  describe(`[BE-4] messages and the newsletter on ${backend}`, () => {
    const unknown = { ok: false, refusal: { kind: "unknown-link" } };

    const asked = async () => {
      const { newsletter } = await newDevice();
      const { email } = newMessage();
      expect(await newsletter.subscribe(email)).toEqual({ ok: true });
      const [mail] = await mailsTo(email);
      const tokenIn = (page: string) =>
        (new RegExp(`/newsletter/${page}\\?jeton=([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "") as SubscriptionToken;
      return { newsletter, email, confirm: tokenIn("confirmer"), leave: tokenIn("desinscription") };
    };

    it("[CT-4] takes a message from a visitor", async () => {
      const { messages } = await newDevice();
      expect(await messages.send(newMessage(), "")).toEqual({ ok: true });
    });

    it("[CT-5] takes nothing from a program that fills in every field", async () => {
      const { messages } = await newDevice();
      await expect(messages.send(newMessage(), "https://spam.example")).rejects.toThrow();
    });

    it("[LY-8] mails a link that confirms, and one that leaves; both may be followed twice", async () => {
      const { newsletter, confirm, leave } = await asked();
      for (let times = 0; times < 2; times++) expect(await newsletter.confirm(confirm)).toEqual({ ok: true });
      for (let times = 0; times < 2; times++) expect(await newsletter.leave(leave)).toEqual({ ok: true });
      expect(await newsletter.confirm(confirm)).toEqual(unknown);
    });

    it("mails a confirmed address no second time when it is subscribed again", async () => {
      const { newsletter, email, confirm } = await asked();
      expect(await newsletter.subscribe(email)).toEqual({ ok: true });
      await newsletter.confirm(confirm);
      expect(await newsletter.subscribe(email)).toEqual({ ok: true });
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it("[AU-25] takes every spelling of a mailbox for one subscriber", async () => {
      const { newsletter } = await newDevice();
      const name = crypto.randomUUID();
      const ascii = `lya-${name}@xn--quipe-9ra.fr`;
      for (const email of [`Lya-${name}@Équipe.fr`, ascii, `lya-${name}@e\u0301quipe\u3002fr.`]) {
        expect(await subscribeToNewsletter({ newsletter })(email)).toEqual({ ok: true });
      }
      expect(await mailsTo(ascii)).toHaveLength(1);
    });

    it("[CT-6] mails an address that hasn't confirmed three times a day at most", async () => {
      const { newsletter, email } = await asked();
      const counts: number[] = [];
      for (const hours of [1, 1, 1, 20, 2]) {
        await ageConfirmation(email, hours);
        expect(await newsletter.subscribe(email)).toEqual({ ok: true });
        counts.push((await mailsTo(email)).length);
      }
      expect(counts).toEqual([2, 3, 3, 3, 4]);
    });

    it("accepts a subscriber's link for that subscriber only", async () => {
      const one = await asked();
      const other = await asked();
      await one.newsletter.leave(one.leave);
      expect(await other.newsletter.confirm(other.confirm)).toEqual({ ok: true });
      expect(await one.newsletter.confirm(other.leave)).toEqual(unknown);
    });

    it.each(["", "1", "' or true --"])("knows no link %j", async (token) => {
      const { newsletter } = await newDevice();
      expect(await newsletter.confirm(token as SubscriptionToken)).toEqual(unknown);
      expect(await newsletter.leave(token as SubscriptionToken)).toEqual(unknown);
    });

    it("takes the same message again for the same, and stops after ten", async () => {
      const { messages } = await newDevice();
      const same = newMessage();
      for (let times = 0; times < 12; times++) expect(await messages.send(same, "")).toEqual({ ok: true });
      let taken = 0;
      let answer = await messages.send(newMessage(), "");
      for (; answer.ok && taken < 20; taken++) answer = await messages.send(newMessage(), "");
      expect(answer).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      expect(taken).toBeLessThan(10);
    });
  });

export const faultCalls: FaultCalls = {
  "contactMessages.send": { call: ({ contactMessages }) => contactMessages.send(newMessage(), "") },
  "newsletter.subscribe": { call: ({ newsletter }) => newsletter.subscribe("lya@exemple.fr") },
  "newsletter.confirm": {
    call: ({ newsletter }) => newsletter.confirm(crypto.randomUUID() as string as SubscriptionToken),
  },
  "newsletter.leave": {
    call: ({ newsletter }) => newsletter.leave(crypto.randomUUID() as string as SubscriptionToken),
  },
};
