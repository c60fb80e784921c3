import type { SubscriptionToken } from "../domain/messages/newsletter.ts";
import type { Backstage } from "./contracts/backstage.ts";
import { newMessage, type NewDevice } from "./contracts/ports.ts";

/** A visitor asks for the newsletter; the secrets of the mail's links. */
export const subscribing = async (newDevice: NewDevice, { mailsTo, forgetQuotas }: Backstage) => {
  const { newsletter } = await newDevice();
  const { email } = newMessage();
  await forgetQuotas();
  await newsletter.subscribe(email);
  const text = (await mailsTo(email))[0]?.text ?? "";
  const tokenOf = (page: string) =>
    (new RegExp(`/newsletter/${page}\\?jeton=([\\w-]+)`).exec(text)?.[1] ?? "") as SubscriptionToken;
  return { newsletter, email, confirm: tokenOf("confirmer"), leave: tokenOf("desinscription") };
};
