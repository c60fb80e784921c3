import type { Application, ApplicationId } from "../../../domain/applications/application.ts";
import type { ApplicationNotices, Applications, NewApplication } from "../../../domain/applications/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ApplicationRecord } from "../dataset.ts";

const isSame = (application: Application, wanted: NewApplication): boolean =>
  (Object.keys(wanted) as (keyof NewApplication)[]).every((field) => application[field] === wanted[field]);

const shown = ({ decidedBy: _, ...application }: ApplicationRecord): Application => application;

/** @param site the site's address, for the link in the mail */
export const memoryApplications = (backend: MemoryBackend, site: string): Applications => {
  const { applications, enter, isEmpty, isSelf, memberOf, now, post } = backend;
  return {
    async add(wanted) {
      if (!((await enter("apply for a role")) && isSelf(wanted.applicant))) return refused({ kind: "signed-out" });
      const all = applications.read();
      const pending = all.find(
        ({ applicant, position, status }) =>
          applicant === wanted.applicant && position === wanted.position && status === "pending",
      );
      if (pending) return isSame(pending, wanted) ? done(shown(pending)) : refused({ kind: "already-pending" });
      const application: ApplicationRecord = {
        ...wanted,
        id: crypto.randomUUID() as string as ApplicationId,
        status: "pending",
        staffNotes: null,
        createdAt: now().toISOString(),
        decidedAt: null,
        decidedBy: null,
        withdrawnAt: null,
      };
      applications.write([application, ...all]);
      post({
        to: memberOf(wanted.applicant)?.email ?? "",
        subject: "Votre candidature est bien arrivée",
        text: `Nous avons reçu votre candidature.\n\nSuivre ma candidature :\n${site}/profile?onglet=candidatures`,
      });
      return done(shown(application));
    },

    async of(member) {
      if (!((await enter("read one's own applications")) && isSelf(member))) return refused({ kind: "signed-out" });
      const own = isEmpty() ? [] : applications.read().filter(({ applicant }) => applicant === member);
      return done(own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).map(shown));
    },

    async withdraw(id, member) {
      if (!((await enter("withdraw one's own application")) && isSelf(member))) return refused({ kind: "signed-out" });
      const all = applications.read();
      const found = all.find((one) => one.id === id && one.applicant === member);
      if (!found) return refused({ kind: "no-application" });
      if (found.status === "withdrawn") return done();
      if (found.status !== "pending") return refused({ kind: "already-decided" });
      const withdrawn: ApplicationRecord = { ...found, status: "withdrawn", withdrawnAt: now().toISOString() };
      applications.write(all.map((one) => (one === found ? withdrawn : one)));
      return done();
    },
  };
};

/** Memory has no people to tell. */
export const memoryApplicationNotices: ApplicationNotices = { announce: async () => {} };
