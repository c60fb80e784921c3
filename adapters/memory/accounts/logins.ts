import { problemOfPassword } from "../../../domain/accounts/password.ts";
import type { Logins } from "../../../domain/accounts/ports.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { emailChange, linkTo, recovery } from "./accountMails.ts";

/** @param site the site's address, for the links in mails */
export const memoryLogins = (backend: MemoryBackend, site: string): Logins => {
  const { changeMember, enter, links, me, memberByEmail, newLink, post, signedInLately } = backend;
  const own = async () => ((await enter("change one's own login")) ? me() : undefined);

  return {
    async mailRecovery(given) {
      await enter("follow a mail's link");
      const email = asciiMailAddress(given);
      if (!consumeQuota(backend, "mail", email).ok) return refused({ kind: "too-many-tries" });
      const member = memberByEmail(email);
      if (member) {
        post({ to: email, ...recovery(linkTo(site, "recovery", newLink({ kind: "recovery", member: member.id }))) });
      }
      return done();
    },

    async signedInLately() {
      return (await own()) ? done(signedInLately()) : refused({ kind: "signed-out" });
    },

    async changePassword(password) {
      const member = await own();
      if (!member) return refused({ kind: "signed-out" });
      if (!signedInLately()) return refused({ kind: "reauthentication" });
      const problem = problemOfPassword(password, member.email);
      if (problem) return refused(problem);
      if (member.password === password) return refused({ kind: "same-password" });
      changeMember(member.id, { password });
      links.update((all) => all.filter((link) => link.kind !== "recovery" || link.member !== member.id));
      return done();
    },

    async changeEmail(given) {
      const member = await own();
      if (!member) return refused({ kind: "signed-out" });
      if (!signedInLately()) return refused({ kind: "reauthentication" });
      const [from, to] = [member.email, asciiMailAddress(given)];
      if (from === to) return done();
      if (!consumeQuota(backend, "mail", to).ok) return refused({ kind: "too-many-tries" });
      if (memberByEmail(to)) return refused({ kind: "email-taken" });
      const link = { kind: "email-change", member: member.id, newEmail: to } as const;
      const old = newLink(link);
      for (const [address, token] of [
        [from, old],
        [to, newLink(link, [old])],
      ] as const) {
        post({ to: address, ...emailChange(linkTo(site, "email-change", token), { from, to }) });
      }
      return done();
    },
  };
};
