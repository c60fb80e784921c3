import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MailLinks } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryMailLinks = ({ enter, begin, links, members, takeLink }: MemoryBackend): MailLinks => {
  /** Whoever follows a link reads the mails of its address: that confirms the login. */
  const admit = (id: MemberId, newEmail?: string) => {
    members.write(
      members.read().map((member) => {
        const { isWaiting: _, ...confirmed } = member;
        return member.id === id ? { ...confirmed, ...(newEmail !== undefined && { email: newEmail }) } : member;
      }),
    );
    begin(id);
  };
  return {
    async spend({ kind, token }) {
      await enter("follow a mail's link");
      const link = takeLink(kind, token);
      const all = members.read();
      if (!link || !all.some(({ id }) => id === link.member)) return refused({ kind: "spent-link" });
      if (link.newEmail === undefined) admit(link.member);
      else {
        const waits = links.read().some((one) => one.kind === kind && one.member === link.member);
        if (waits) return done("one-more");
        // Somebody else has it by now.
        if (all.some(({ email }) => email === link.newEmail)) return refused({ kind: "spent-link" });
        admit(link.member, link.newEmail);
      }
      return done("done");
    },

    // A backend in the browser mails no such links.
    async ownerOf() {
      await enter("follow a mail's link");
      return refused({ kind: "spent-link" });
    },
    async open() {
      await enter("follow a mail's link");
      return refused({ kind: "spent-link" });
    },
  };
};
