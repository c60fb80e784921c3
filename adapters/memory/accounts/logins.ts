import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Logins } from "../../../domain/accounts/ports.ts";
import { problemOfPassword } from "../../../domain/accounts/password.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { emailChange, linkTo, recovery } from "./accountMails.ts";
import type { MemoryBackend } from "../backend.ts";
import { takeMailTurn } from "../shared/turns.ts";

/** @param site the site's address, for the links in mails */
export const memoryLogins = (backend: MemoryBackend, site: string): Logins => {
  const { enter, links, members, memberOf, newLink, post, session, signedInLately } = backend;
  const knownBy = (email: string) => members.read().find((member) => member.email === email);
  const me = async () => ((await enter("change one's own login")) ? memberOf(session.read()?.id) : undefined);
  const forgetLinks = (id: MemberId) =>
    links.write(links.read().filter(({ kind, member }) => kind !== "recovery" || member !== id));

  return {
    async mailRecovery(given) {
      await enter("follow a mail's link");
      const email = given.toLowerCase();
      if (!takeMailTurn(backend, email)) return refused({ kind: "too-many-tries" });
      const member = knownBy(email);
      if (member) {
        post({ to: email, ...recovery(linkTo(site, "recovery", newLink({ kind: "recovery", member: member.id }))) });
      }
      return done();
    },

    async signedInLately() {
      return (await me()) ? done(signedInLately()) : refused({ kind: "signed-out" });
    },

    async changePassword(password) {
      const member = await me();
      if (!member) return refused({ kind: "signed-out" });
      if (!signedInLately()) return refused({ kind: "reauthentication" });
      const problem = problemOfPassword(password, member.email);
      if (problem) return refused(problem);
      if (member.password === password) return refused({ kind: "same-password" });
      members.write(members.read().map((one) => (one.id === member.id ? { ...one, password } : one)));
      forgetLinks(member.id);
      return done();
    },

    async changeEmail(given) {
      const member = await me();
      if (!member) return refused({ kind: "signed-out" });
      if (!signedInLately()) return refused({ kind: "reauthentication" });
      const [from, to] = [member.email, given.toLowerCase()];
      if (from === to) return done();
      if (knownBy(to)) return refused({ kind: "email-taken" });
      if (!takeMailTurn(backend, to)) return refused({ kind: "too-many-tries" });
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
