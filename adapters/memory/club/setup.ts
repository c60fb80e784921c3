import type { ClubSetup } from "../../../domain/club/readSetup.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryClubSetup = (backend: MemoryBackend): ClubSetup => {
  const { enter, isEmpty, isSetupPutAway, matches, members, partners, positions, refuseOthers, audience, teams } =
    backend;
  const hasPublished = (all: readonly { readonly isPublished: boolean }[]) =>
    !isEmpty() && all.some(({ isPublished }) => isPublished);
  return {
    async read() {
      if (!(await enter("read the club's figures"))) return refuseOthers();
      return done({
        hasAdminName: members.read().some(({ role, username }) => role === "admin" && username !== null),
        hasTeam: hasPublished(teams.read()),
        hasMatch: hasPublished(matches.read()),
        hasArticle: backend.visibleArticles().length > 0,
        hasTip: backend.visibleTips().length > 0,
        hasPosition: hasPublished(positions.read()),
        hasPartner: hasPublished(partners.read()),
        isPutAway: isSetupPutAway.read(),
      });
    },

    async putAway(isPutAway) {
      if (!(await enter("put the first steps away"))) {
        return refused(audience() === "visitor" ? { kind: "signed-out" } : { kind: "not-allowed" });
      }
      isSetupPutAway.write(isPutAway);
      return done();
    },
  };
};
