import type { MemberId } from "../../../domain/accounts/member.ts";
import { isSameUsername, problemOfNames } from "../../../domain/accounts/names.ts";
import type { Profiles, Roles } from "../../../domain/accounts/ports.ts";
import { isReservedUsername } from "../../../domain/accounts/reservedName.ts";
import { isNewer } from "../../../domain/accounts/scoreChoice.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { forgetMember } from "./forgetMember.ts";

/** @param clubNames what no member is called */
export const memoryProfiles = (backend: MemoryBackend, clubNames: readonly string[]): Profiles => {
  const { blocks, changeMember, members, memberOf, enter, isSelf, signedInLately } = backend;
  const mayChange = async (member: MemberId) =>
    (await enter("change one's own profile")) && isSelf(member) && memberOf(member) !== undefined;

  return {
    async of(member) {
      if (!((await enter("read one's own profile")) && isSelf(member))) return undefined;
      const found = memberOf(member);
      if (!found) return undefined;
      const { fullName, username, avatar, scores, isHidden, prefersUsername } = found;
      const blocked = blocks.read().flatMap((one) => (one.member === member ? [one.blocked] : []));
      return {
        fullName,
        username,
        avatar,
        ...(scores && { scores }),
        ...(isHidden && { isHidden }),
        ...(prefersUsername && { prefersUsername }),
        ...(blocked.length > 0 && { blocked }),
      };
    },

    async saveNames(member, names) {
      if (!(await mayChange(member))) return refused({ kind: "signed-out" });
      const problem = problemOfNames(names);
      if (problem) return refused(problem);
      const before = memberOf(member);
      // Who has such a name from before keeps it.
      const isNew = names.username !== null && names.username !== before?.username;
      if (isNew && before?.role === undefined && isReservedUsername(names.username ?? "", clubNames)) {
        return refused({ kind: "username-reserved" });
      }
      const isTaken = members.read().some((one) => one.id !== member && isSameUsername(one.username, names.username));
      if (isTaken) return refused({ kind: "username-taken" });
      changeMember(member, names);
      return done(names);
    },

    async preferUsername(member, prefersUsername) {
      if (!(await mayChange(member))) return refused({ kind: "signed-out" });
      changeMember(member, { prefersUsername });
      return done();
    },

    async saveAvatar(member, avatar) {
      if (!(await mayChange(member))) return refused({ kind: "signed-out" });
      changeMember(member, { avatar });
      return done();
    },

    async saveScoreChoice(member, { isHidden, chosenAt }) {
      if (!(await mayChange(member))) return refused({ kind: "signed-out" });
      const before = memberOf(member)?.scores;
      const choice = { isHidden, chosenAt: Math.min(chosenAt, backend.now().getTime()) };
      if (before && !isNewer(choice, before)) return done(before);
      changeMember(member, { scores: choice });
      return done(choice);
    },

    async remove(member) {
      const isAllowed = await enter("leave the club");
      if (isSelf(member) && !memberOf(member)) return done();
      if (!isAllowed || !isSelf(member)) return refused({ kind: "signed-out" });
      if (!signedInLately()) return refused({ kind: "reauthentication" });
      forgetMember(backend, member);
      return done();
    },
  };
};

export const memoryRoles = ({ memberOf, enter, isSelf }: MemoryBackend): Roles => ({
  async of(member) {
    if (!((await enter("read one's own role")) && isSelf(member))) return undefined;
    return memberOf(member)?.role;
  },
});
