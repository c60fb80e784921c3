import {
  type Application,
  type ApplicationId,
  submitApplication,
  withdrawApplication,
} from "../../../domain/applications/application.ts";
import type { Applications } from "../../../domain/applications/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ApplicationRecord } from "../dataset.ts";

/** Without the decider, whom applicants aren't told. */
const shown = ({ decidedBy: _, ...application }: ApplicationRecord): Application => application;

/** @param site the site's address, for the link in the mail */
export const memoryApplications = (backend: MemoryBackend, site: string): Applications => {
  const { applications, enter, isEmpty, isSelf, memberOf, now, positions, positionVersions, post, switchedOff } =
    backend;

  /** The title and questions of an open position at a revision. */
  const askedBy = (slug: string, revision = Infinity) => {
    const isRecruiting = !switchedOff.read().includes("applications");
    const isOpen = isRecruiting && positions.read().some((one) => one.slug === slug && one.isPublished);
    const versions = isOpen ? positionVersions.read().filter((version) => version.slug === slug) : [];
    return versions.findLast((version) => version.revision <= revision) ?? versions[0];
  };

  return {
    async add(wanted, revision) {
      if (!((await enter("apply for a role")) && isSelf(wanted.applicant))) return refused({ kind: "signed-out" });
      const all = applications.read();
      const id = crypto.randomUUID() as string as ApplicationId;
      const asked = askedBy(wanted.position, revision);
      const submitted = submitApplication(all, wanted, asked, id, now());
      if (!submitted.ok) return submitted;
      const application: ApplicationRecord = { decidedBy: null, ...submitted.value };
      if (application.id === id) {
        applications.write([application, ...all]);
        post({
          to: memberOf(wanted.applicant)?.email ?? "",
          subject: "Votre candidature est bien arrivée",
          text: `Nous avons reçu votre candidature.\n\nSuivre ma candidature :\n${site}/profile?onglet=candidatures`,
        });
      }
      return done(shown(application));
    },

    async of(member) {
      if (!((await enter("read one's own applications")) && isSelf(member))) return refused({ kind: "signed-out" });
      const own = isEmpty() ? [] : applications.read().filter(({ applicant }) => applicant === member);
      return done(own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).map(shown));
    },

    async withdraw(id, member) {
      if (!((await enter("withdraw one's own application")) && isSelf(member))) return refused({ kind: "signed-out" });
      const found = applications.read().find((one) => one.id === id && one.applicant === member);
      if (!found) return refused({ kind: "no-application" });
      const withdrawn = withdrawApplication(found, now());
      if (!withdrawn.ok) return withdrawn;
      applications.update((all) => all.map((one) => (one.id === id ? withdrawn.value : one)));
      return done();
    },
  };
};
