import { isConfirmable, type Newsletter, requestSubscription } from "../../../domain/messages/newsletter.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { eraseAddress, markOf } from "./leftAddresses.ts";

/** @param site the site's address, for the links in mails */
export const memoryNewsletter = (backend: MemoryBackend, site: string): Newsletter => {
  const { enter, leftAddresses, letters, subscribers, now, post } = backend;
  return {
    async subscribe(email) {
      await enter("ask for the letter");
      const quota = consumeQuota(backend, "newsletter");
      if (!quota.ok) return quota;
      const all = subscribers.read();
      const known = all.find((one) => one.email === asciiMailAddress(email));
      const requested = requestSubscription(known, now());
      if (!requested) return done();
      const subscriber = {
        ...requested,
        email: asciiMailAddress(email),
        confirm: crypto.randomUUID(),
        // The link in an earlier mail still unsubscribes.
        leave: known?.leave ?? crypto.randomUUID(),
      };
      subscribers.write([...all.filter((one) => one !== known), subscriber]);
      post({
        to: email,
        subject: "Confirmez votre inscription à la lettre",
        text: [
          `Confirmer mon inscription :\n${site}/newsletter/confirmer?jeton=${subscriber.confirm}`,
          `Ce n’était pas vous ? Effacer cette adresse :\n${site}/newsletter/desinscription?jeton=${subscriber.leave}`,
        ].join("\n\n"),
      });
      return done();
    },

    async confirm(token) {
      await enter("ask for the letter");
      const subscriber = subscribers.read().find(({ confirm }) => confirm === token);
      if (!subscriber || !isConfirmable(subscriber, now())) return refused({ kind: "unknown-link" });
      const mark = await markOf(subscriber.email);
      if (!subscriber.isConfirmed) leftAddresses.update((all) => all.filter((one) => one.mark !== mark));
      subscribers.update((all) =>
        all.map((one) =>
          one.confirm === token ? { ...one, isConfirmed: true, confirmedAt: one.confirmedAt ?? now().getTime() } : one,
        ),
      );
      return done();
    },

    async leave(token) {
      await enter("ask for the letter");
      if (!/^[0-9a-f-]{36}$/.test(token)) return refused({ kind: "unknown-link" });
      const letter = letters.read().find(({ recipients }) => recipients.some(({ leave }) => leave === token));
      const subscriber = letter?.recipients.find(({ leave }) => leave === token)?.subscriber ?? token;
      if (letter && subscribers.read().some(({ leave }) => leave === subscriber)) {
        const recipients = letter.recipients.map((one) => (one.leave === token ? { ...one, hasLeft: true } : one));
        letters.update((all) => all.map((one) => (one.id === letter.id ? { ...one, recipients } : one)));
      }
      await eraseAddress(backend, subscriber);
      return done();
    },
  };
};
