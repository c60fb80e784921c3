import type { Newsletter } from "../../../domain/messages/newsletter/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { SubscriberRecord } from "./mailbox.ts";
import { refusedTurn } from "../shared/turns.ts";

const aWeek = 7 * 24 * 60 * 60 * 1000;
const sameWithin = 10 * 60 * 1000;
const aDay = 24 * 60 * 60 * 1000;
const mailsADay = 3;

/** The day that counts for a reader, with one mail more. Anybody can name an address: it is mailed so often, and no more. */
const withOneMail = (known: SubscriberRecord["today"] | undefined, now: number): SubscriberRecord["today"] =>
  known && now - known.beganAt <= aDay ? { ...known, mails: known.mails + 1 } : { mails: 1, beganAt: now };

/** @param site the site's address, for the links in mails */
export const memoryNewsletter = (backend: MemoryBackend, site: string): Newsletter => {
  const { enter, subscribers, now, post } = backend;
  return {
    async subscribe(email) {
      await enter("ask for the letter");
      const tooMany = refusedTurn(backend, "letter");
      if (tooMany) return tooMany;
      const all = subscribers.read();
      const known = all.find((reader) => reader.email.toLowerCase() === email.toLowerCase());
      if (known && (known.isConfirmed || now().getTime() - known.askedAt < sameWithin)) return done();
      const today = withOneMail(known?.today, now().getTime());
      if (today.mails > mailsADay) return done();
      const reader = {
        email: known?.email ?? email,
        confirm: crypto.randomUUID(),
        // The link of an earlier mail still leaves.
        leave: known?.leave ?? crypto.randomUUID(),
        askedAt: now().getTime(),
        today,
        isConfirmed: false,
      };
      subscribers.write([...all.filter((one) => one !== known), reader]);
      post({
        to: email,
        subject: "Confirmez votre inscription à la lettre",
        text: [
          `Confirmer mon inscription :\n${site}/newsletter/confirmer?jeton=${reader.confirm}`,
          `Ce n’était pas vous ? Effacer cette adresse :\n${site}/newsletter/desinscription?jeton=${reader.leave}`,
        ].join("\n\n"),
      });
      return done();
    },

    async confirm(token) {
      await enter("ask for the letter");
      const all = subscribers.read();
      const reader = all.find(({ confirm }) => confirm === token);
      if (!reader || (!reader.isConfirmed && now().getTime() - reader.askedAt > aWeek)) {
        return refused({ kind: "unknown-link" });
      }
      subscribers.write(all.map((one) => (one === reader ? { ...one, isConfirmed: true } : one)));
      return done();
    },

    async leave(token) {
      await enter("ask for the letter");
      if (!/^[0-9a-f-]{36}$/.test(token)) return refused({ kind: "unknown-link" });
      subscribers.write(subscribers.read().filter(({ leave }) => leave !== token));
      return done();
    },
  };
};
