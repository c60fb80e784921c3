import type { MemberId } from "../../../domain/accounts/member.ts";
import type { SignUps } from "../../../domain/accounts/ports.ts";
import { problemOfPassword } from "../../../domain/accounts/password.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { confirmation, linkTo } from "./accountMails.ts";
import type { MemoryBackend } from "../backend.ts";
import { namesFor } from "./names.ts";
import { takeMailTurn } from "../shared/turns.ts";
import type { MemberRecord } from "../dataset.ts";

/** @param site the site's address, for the links in mails */
export const memorySignUps = (backend: MemoryBackend, site: string): SignUps => {
  const { enter, members, now, newLink, post } = backend;
  const knownBy = (email: string) => members.read().find((member) => member.email === email);
  const invite = ({ id, email }: MemberRecord) => {
    post({ to: email, ...confirmation(linkTo(site, "sign-up", newLink({ kind: "sign-up", member: id }))) });
  };
  return {
    async add({ email: given, password, names }) {
      await enter("sign up");
      const problem = problemOfPassword(password, given);
      if (problem) return refused(problem);
      const email = given.toLowerCase();
      if (!takeMailTurn(backend, email)) return refused({ kind: "too-many-tries" });
      const known = knownBy(email);
      if (known && !known.isWaiting) return refused({ kind: "email-taken" });
      // Whoever signed up first stays who they are: it isn't known which of the two owns the address.
      const member: MemberRecord = known ?? {
        id: crypto.randomUUID() as string as MemberId,
        email,
        password,
        ...namesFor(names, members.read()),
        avatar: null,
        createdAt: now().toISOString(),
        isWaiting: true,
      };
      if (!known) members.write([...members.read(), member]);
      invite(member);
      return done();
    },

    async sendAgain(given) {
      await enter("sign up");
      const email = given.toLowerCase();
      if (!takeMailTurn(backend, email)) return refused({ kind: "too-many-tries" });
      const member = knownBy(email);
      if (member?.isWaiting) invite(member);
      return done();
    },
  };
};
