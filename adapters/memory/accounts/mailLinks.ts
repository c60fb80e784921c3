import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MailLinks } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryMailLinks = (backend: MemoryBackend): MailLinks => {
  const { enter, begin, links, memberByEmail, memberOf, members, takeLink } = backend;
  /** Signs a member in. The link proves that they read the mails of the address: it confirms the login. */
  const admit = (id: MemberId, newEmail?: string) => {
    members.update((all) =>
      all.map((member) => {
        const { isWaiting: _, ...confirmed } = member;
        return member.id === id ? { ...confirmed, ...(newEmail !== undefined && { email: newEmail }) } : member;
      }),
    );
    begin(id);
  };
  const refuseLink = async () => {
    await enter("follow a mail's link");
    return refused({ kind: "spent-link" } as const);
  };
  return {
    async spend({ kind, token }) {
      await enter("follow a mail's link");
      const link = takeLink(kind, token);
      if (!link || !memberOf(link.member)) return refused({ kind: "spent-link" });
      if (link.newEmail === undefined) admit(link.member);
      else {
        const waits = links.read().some((one) => one.kind === kind && one.member === link.member);
        if (waits) return done("one-more");
        if (memberByEmail(link.newEmail)) return refused({ kind: "spent-link" });
        admit(link.member, link.newEmail);
      }
      return done("done");
    },

    // Memory mails no links with a session.
    ownerOf: refuseLink,
    open: refuseLink,
  };
};
