import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { Reviews, ReviewSorting, Wanted } from "../../../domain/applications/ports.ts";
import {
  canReadReview,
  type StaffApplication,
  type Colleague,
  decideApplication,
  isOpenToStaff,
  isOwn,
  undoDecision,
} from "../../../domain/applications/review.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import { compareKeys } from "../../../domain/content/editing/search.ts";
import { foldText } from "../../../domain/shared/text.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ApplicationRecord } from "../dataset.ts";

const isWanted = (
  { position, positionTitle, discordUsername, motivation }: ApplicationRecord,
  { words }: Wanted,
): boolean => foldText(`${position} ${positionTitle} ${discordUsername} ${motivation}`).includes(foldText(words));

const compareBy = {
  name: (one, other) => compareKeys(one.discordUsername, other.discordUsername),
  position: (one, other) => compareKeys(one.positionTitle, other.positionTitle),
  date: (one, other) => one.createdAt.localeCompare(other.createdAt),
} satisfies Record<ReviewSorting["by"], (one: ApplicationRecord, other: ApplicationRecord) => number>;

/** A member of the staff under their username. */
export const colleagueFrom =
  ({ memberOf }: MemoryBackend) =>
  (id: MemberId | null): Colleague | null =>
    id && { id, username: memberOf(id)?.username ?? null };

/** @param site the site's address, for the link in the mail */
export const memoryReviews = (backend: MemoryBackend, site: string): Reviews => {
  const { applications, enter, isEmpty, isSelf, mails, memberOf, now, post, refuseOthers, audience, steps } = backend;
  const colleague = colleagueFrom(backend);
  const me = () => backend.me()?.id ?? null;
  const shown = (one: ApplicationRecord): StaffApplication => ({
    ...one,
    decidedBy: isOwn(one, me()) ? null : colleague(one.decidedBy),
  });
  const readable = () =>
    isEmpty() || !may(audience(), "read somebody else's applications")
      ? []
      : applications
          .read()
          .filter(isOpenToStaff)
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const find = (id: ApplicationId) => readable().find((one) => one.id === id);

  /** Stores an application with its new status. The mail of an earlier decision is deleted. */
  const change = (changed: ApplicationRecord, status: "pending" | "accepted" | "rejected") => {
    applications.update((all) => all.map((one) => (one.id === changed.id ? changed : one)));
    steps.update((all) => [...all, { on: changed.id, status, by: me(), at: now().toISOString() }]);
    mails.update((all) => all.filter(({ decisionOn }) => decisionOn !== changed.id));
  };

  return {
    async slice({ status, sorting, from, count, ...wanted }) {
      await enter("read somebody else's applications");
      const found = readable().filter((one) => isWanted(one, wanted) && (status === null || one.status === status));
      // Equal ones stay newest first.
      const sorted = sorting
        ? found.toSorted((one, other) => (sorting.way === "ascending" ? 1 : -1) * compareBy[sorting.by](one, other))
        : found;
      return sorted.slice(from, from + count).map(shown);
    },

    async count(wanted) {
      if (!(await enter("read somebody else's applications"))) return refuseOthers();
      const found = readable().filter((one) => isWanted(one, wanted));
      const countOf = (status: string) => found.filter((one) => one.status === status).length;
      return done({ pending: countOf("pending"), accepted: countOf("accepted"), rejected: countOf("rejected") });
    },

    async decide(id, by, decision, staffNotes) {
      await enter("decide on an application");
      if (audience() === "visitor" || !isSelf(by)) return refused({ kind: "signed-out" });
      const found = find(id);
      const decided = decideApplication(found, { by, decision, note: staffNotes }, now());
      if (!decided.ok) {
        const { refusal } = decided;
        return refused(
          refusal.kind === "decided-before" ? { ...refusal, application: shown(refusal.application) } : refusal,
        );
      }
      const application = decided.value;
      if (application !== found) {
        change(application, decision);
        // Sent at once: the ten minutes in which the decision can be undone are for the real mails.
        post({
          to: memberOf(application.applicant)?.email ?? "",
          subject: decision === "accepted" ? "Votre candidature est acceptée" : "Réponse à votre candidature",
          text: `${application.staffNotes ?? "Le staff a répondu."}\n\nSuivre ma candidature :\n${site}/profile?onglet=candidatures`,
          decisionOn: id,
        });
      }
      return done(shown(application));
    },

    async undo(id) {
      if (!(await enter("take back a decision of this moment"))) return refuseOthers();
      const found = find(id);
      const undone = undoDecision(found, me(), applications.read(), now());
      if (!undone.ok) return undone;
      if (undone.value !== found) change(undone.value, "pending");
      return done();
    },

    async stepsOf(id) {
      await enter("read who decided");
      const about = applications.read().find((one) => one.id === id);
      if (!about || !canReadReview(about, me(), audience())) return [];
      const own = steps.read().filter(({ on }) => on === id);
      return own.map(({ status, by, at }) => ({ status, by: colleague(by), at }));
    },
  };
};
