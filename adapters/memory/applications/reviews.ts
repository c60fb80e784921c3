import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { Reviews, Wanted } from "../../../domain/applications/ports.ts";
import {
  type Candidacy,
  type Colleague,
  isOwn,
  type Step,
  undoableUntil,
} from "../../../domain/applications/review.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ApplicationRecord } from "../dataset.ts";

/** Without capitals and accents. */
const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const holds = ({ position, discordUsername, motivation }: ApplicationRecord, { words, positions }: Wanted): boolean =>
  positions.includes(position) || folded(`${position} ${discordUsername} ${motivation}`).includes(folded(words));

/** Who it was, as the staff calls them. */
export const colleagueFrom =
  ({ memberOf }: MemoryBackend) =>
  (id: MemberId | null): Colleague | null =>
    id && { id, username: memberOf(id)?.username ?? null };

/** Whether whoever is there lacks a right for want of a session, or for want of a role. */
export const lacking = ({ standing }: MemoryBackend) =>
  standing() === "visitor" ? ({ kind: "signed-out" } as const) : ({ kind: "not-staff" } as const);

/** @param site the site's address, for the link in the mail */
export const memoryReviews = (backend: MemoryBackend, site: string): Reviews => {
  const { applications, enter, isEmpty, isSelf, mails, memberOf, now, post, standing, steps } = backend;
  const colleague = colleagueFrom(backend);
  const me = () => backend.session.read()?.id ?? null;
  const shown = (one: ApplicationRecord): Candidacy => ({
    ...one,
    decidedBy: isOwn(one, me()) ? null : colleague(one.decidedBy),
  });
  const readable = () =>
    isEmpty() || !may(standing(), "read somebody else's applications")
      ? []
      : applications
          .read()
          .filter(({ status }) => status !== "withdrawn")
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const oneOf = (id: ApplicationId) => readable().find((one) => one.id === id);

  const step = (changed: ApplicationRecord, status: Step["status"], by: MemberId | null) => {
    applications.write(applications.read().map((one) => (one.id === changed.id ? changed : one)));
    steps.write([...steps.read(), { on: changed.id, status, by, at: now().toISOString() }]);
    mails.write(mails.read().filter(({ decisionOn }) => decisionOn !== changed.id));
  };

  return {
    async slice({ status, from, count, ...wanted }) {
      await enter("read somebody else's applications");
      const found = readable().filter((one) => holds(one, wanted) && (status === null || one.status === status));
      return found.slice(from, from + count).map(shown);
    },

    async count(wanted) {
      if (!(await enter("read somebody else's applications"))) return refused(lacking(backend));
      const found = readable().filter((one) => holds(one, wanted));
      const those = (status: string) => found.filter((one) => one.status === status).length;
      return done({ pending: those("pending"), accepted: those("accepted"), rejected: those("rejected") });
    },

    async decide(id, by, decision, staffNotes) {
      await enter("decide on an application");
      if (standing() === "visitor" || !isSelf(by)) return refused({ kind: "signed-out" });
      const found = oneOf(id);
      if (!found) return refused({ kind: "no-application" });
      if (isOwn(found, by)) return refused({ kind: "own-application" });
      const word = staffNotes || null;
      if (found.status !== "pending") {
        const isRetry = found.decidedBy === by && found.status === decision && found.staffNotes === word;
        return isRetry ? done(shown(found)) : refused({ kind: "decided-before", candidacy: shown(found) });
      }
      const decided = {
        ...found,
        status: decision,
        staffNotes: word,
        decidedAt: now().toISOString(),
        decidedBy: by,
      } satisfies ApplicationRecord;
      step(decided, decision, by);
      // Here nobody has to wait for it; it goes all the same when the decision is taken back.
      post({
        to: memberOf(found.applicant)?.email ?? "",
        subject: decision === "accepted" ? "Votre candidature est acceptée" : "Réponse à votre candidature",
        text: `${word ?? "Le staff a répondu."}\n\nSuivre ma candidature :\n${site}/profile?onglet=candidatures`,
        decisionOn: id,
      });
      return done(shown(decided));
    },

    async undo(id) {
      if (!(await enter("take back a decision of this moment"))) return refused(lacking(backend));
      const found = oneOf(id);
      if (!found) return refused({ kind: "no-application" });
      if (isOwn(found, me())) return refused({ kind: "own-application" });
      const until = undoableUntil(found);
      if (until === undefined) return done();
      if (now().getTime() >= until) return refused({ kind: "too-late" });
      const isPending = ({ applicant, position, status }: ApplicationRecord) =>
        applicant === found.applicant && position === found.position && status === "pending";
      if (applications.read().some(isPending)) return refused({ kind: "applied-again" });
      const pending: ApplicationRecord = {
        ...found,
        status: "pending",
        staffNotes: null,
        decidedAt: null,
        decidedBy: null,
      };
      step(pending, "pending", me());
      return done();
    },

    async stepsOf(id) {
      await enter("read who decided");
      const about = oneOf(id);
      if (!may(standing(), "read who decided") || !about || isOwn(about, me())) return [];
      const own = steps.read().filter(({ on }) => on === id);
      return own.map(({ status, by, at }) => ({ status, by: colleague(by), at }));
    },
  };
};
