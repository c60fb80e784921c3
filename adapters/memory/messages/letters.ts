import {
  isSame,
  type Letter,
  type LetterId,
  type Letters,
  type LetterSummary,
} from "../../../domain/club/letter/letters.ts";
import { leaveMark } from "../../../domain/club/letter/letterMail.ts";
import { leavePath } from "../../../domain/club/letter/paths.ts";
import { minute } from "../../../domain/shared/clock.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { LetterRecord } from "../dataset.ts";
import { consumeQuota } from "../shared/quotas.ts";

/** @param site the site's address, for the links in mails. Each mail is taken at once. */
export const memoryLetters = (backend: MemoryBackend, site: string): Letters => {
  const { enter, isEmpty, letters, me, now, post, refuseOthers, subscribers } = backend;
  const find = (id: LetterId) => letters.read().find((one) => one.id === id);
  const put = (letter: LetterRecord): LetterRecord => {
    letters.update((all) => [letter, ...all.filter(({ id }) => id !== letter.id)]);
    return letter;
  };
  const confirmed = () => subscribers.read().filter(({ isConfirmed }) => isConfirmed);
  const mail = ({ title, mail }: LetterRecord, to: string, leave: string) =>
    post({ to, subject: title, text: mail.text.replaceAll(leaveMark, `${site}${leavePath}${leave}`) });

  /** Sends what is due. */
  const settle = () => {
    for (const letter of letters.read()) {
      if (letter.state !== "scheduled" || Date.parse(letter.sendAt ?? "") > now().getTime()) continue;
      const readers = confirmed();
      const recipients = readers.map(({ leave }) => ({
        subscriber: leave,
        leave: crypto.randomUUID(),
        hasLeft: false,
      }));
      for (const [at, { email }] of readers.entries()) mail(letter, email, `?jeton=${recipients[at]?.leave}`);
      put({ ...letter, state: "sent", revision: letter.revision + 1, recipients });
    }
  };
  const read = ({ mail: _, lead: _lead, recipients, ...letter }: LetterRecord): Letter => {
    const all = recipients.length;
    const left = recipients.filter(({ hasLeft }) => hasLeft).length;
    return { ...letter, counts: { recipients: all, waiting: 0, sent: all, refused: 0, gone: 0, left } };
  };
  const shown = (letter: LetterRecord): LetterSummary => {
    const { content: _, preheader: _preheader, ...summary } = read(letter);
    return summary;
  };
  const begin = async (): Promise<boolean> => {
    const isAllowed = await enter("write the letter");
    settle();
    return isAllowed;
  };

  return {
    async list() {
      if (!(await begin()) || isEmpty()) return [];
      return letters
        .read()
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, 100)
        .map(shown);
    },

    async read(id) {
      if (!(await begin())) return refuseOthers();
      const known = find(id);
      return known ? done(read(known)) : refused({ kind: "no-letter" });
    },

    async countSubscribers() {
      return (await begin()) ? done(confirmed().length) : refuseOthers();
    },

    async save({ id, revision, ...written }) {
      if (!(await begin())) return refuseOthers();
      const known = find(id);
      if (!known && revision > 0) return refused({ kind: "no-letter" });
      if (known && isSame(known, written)) return done(shown(known));
      if (known && known.state !== "draft") return refused({ kind: "letter-begun" });
      if (known && known.revision !== revision) return refused({ kind: "letter-changed" });
      const first = { state: "draft", sendAt: null, createdAt: now().toISOString(), recipients: [] } as const;
      return done(shown(put({ ...first, ...known, ...written, id, revision: revision + 1 })));
    },

    async send({ id, revision, at }) {
      if (!(await begin())) return refuseOthers();
      const known = find(id);
      if (!known) return refused({ kind: "no-letter" });
      if (known.state !== "draft") return refused({ kind: "letter-begun" });
      if (known.revision !== revision) return refused({ kind: "letter-changed" });
      if (at !== null && Date.parse(at) < now().getTime() - minute) return refused({ kind: "past" });
      if (at === null && confirmed().length === 0) return refused({ kind: "no-subscribers" });
      put({ ...known, state: "scheduled", sendAt: at ?? now().toISOString(), revision: revision + 1 });
      settle();
      return done(shown(find(id) ?? known));
    },

    async cancel(id) {
      if (!(await begin())) return refuseOthers();
      const known = find(id);
      if (known?.state === "sent") return refused({ kind: "letter-sent" });
      if (known?.state === "scheduled") put({ ...known, state: "draft", sendAt: null, revision: known.revision + 1 });
      return done();
    },

    async remove(id) {
      if (!(await begin())) return refuseOthers();
      letters.update((all) => all.filter((one) => one.id !== id || one.state !== "draft"));
      return find(id) ? refused({ kind: "letter-begun" }) : done();
    },

    async archive({ id, isInArchive }) {
      if (!(await begin())) return refuseOthers();
      const known = find(id);
      if (known?.state !== "sent") return refused({ kind: "no-letter" });
      put({ ...known, isInArchive });
      return done();
    },

    async try(id) {
      const caller = me();
      if (!(await begin()) || !caller) return refuseOthers();
      const quota = consumeQuota(backend, "letter-test", caller.id);
      if (!quota.ok) return quota;
      const known = find(id);
      if (!known) return refused({ kind: "no-letter" });
      mail({ ...known, title: `Essai : ${known.title}` }, caller.email, "");
      return done();
    },
  };
};
