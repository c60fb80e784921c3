import { describe, expect, it } from "vitest";
import type { SubscriptionToken } from "../../domain/messages/newsletter.ts";
import type { Backstage } from "./backstage.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, newMessage, type NewDevice, sarah, signedIn, yanis } from "./ports.ts";

/** What every implementation of `Subscribers` must do. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo }: Backstage) =>
  describe(`[BE-4] the newsletter's subscribers on ${backend}`, () => {
    const admin = async () => {
      const ports = await newDevice();
      await signedIn(ports, yanis);
      return ports.subscribers;
    };
    const asked = async () => {
      const { newsletter } = await newDevice();
      const { email } = newMessage();
      await newsletter.subscribe(email);
      const text = (await mailsTo(email))[0]?.text ?? "";
      const tokenOf = (page: string) =>
        (new RegExp(`/newsletter/${page}\\?jeton=([\\w-]+)`).exec(text)?.[1] ?? "") as SubscriptionToken;
      return { newsletter, email, confirm: tokenOf("confirmer"), leave: tokenOf("desinscription") };
    };
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

    it("[CT-20] refuses all but admins", async () => {
      const ports = await newDevice();
      const list = () => ports.subscribers.list();
      expect(await list()).toEqual({
        ok: false,
        refusal: { kind: expect.stringMatching(/^(signed-out|not-allowed)$/) },
      });
      for (const who of [camille, sarah]) {
        await signedIn(ports, who);
        expect(await list()).toEqual({ ok: false, refusal: { kind: "not-allowed" } });
      }
    });
  });

export const probes: Probes = {
  "list the letter's subscribers": {
    port: async ({ ports }) => (await ports.subscribers.list()).ok,
    request: async ({ client }) => (await client.rpc("list_subscribers")).error === null,
  },
};

export const faultCalls: FaultCalls = {
  "subscribers.list": { call: ({ subscribers }) => subscribers.list(), at401: "signed-out" },
};
