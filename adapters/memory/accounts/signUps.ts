import type { MemberId } from "../../../domain/accounts/member.ts";
import { namesOfNewMember } from "../../../domain/accounts/names.ts";
import { problemOfPassword } from "../../../domain/accounts/password.ts";
import type { SignUps } from "../../../domain/accounts/ports.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MemberRecord } from "../dataset.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { confirmation, linkTo } from "./accountMails.ts";

/**
 * @param site the site's address, for the links in mails
 * @param clubNames what no member is called
 */
export const memorySignUps = (backend: MemoryBackend, site: string, clubNames: readonly string[]): SignUps => {
  const { enter, memberByEmail, members, now, newLink, post } = backend;
  const mailLink = ({ id, email }: MemberRecord) => {
    post({ to: email, ...confirmation(linkTo(site, "sign-up", newLink({ kind: "sign-up", member: id }))) });
  };
  return {
    async add({ email: given, password, names }) {
      await enter("sign up");
      const problem = problemOfPassword(password, given);
      if (problem) return refused(problem);
      const email = asciiMailAddress(given);
      if (!consumeQuota(backend, "mail", email).ok) return refused({ kind: "too-many-tries" });
      const known = memberByEmail(email);
      if (known && !known.isWaiting) return refused({ kind: "email-taken" });
      // The first sign-up keeps its names and password: which of the two owns the address is unknown.
      const member: MemberRecord = known ?? {
        id: crypto.randomUUID() as string as MemberId,
        email,
        password,
        ...namesOfNewMember(
          names,
          members.read().map(({ username }) => username),
          clubNames,
        ),
        avatar: null,
        createdAt: now().toISOString(),
        isWaiting: true,
      };
      if (!known) members.update((all) => [...all, member]);
      mailLink(member);
      return done();
    },

    async sendAgain(given) {
      await enter("sign up");
      const email = asciiMailAddress(given);
      if (!consumeQuota(backend, "mail", email).ok) return refused({ kind: "too-many-tries" });
      const member = memberByEmail(email);
      if (member?.isWaiting) mailLink(member);
      return done();
    },
  };
};
