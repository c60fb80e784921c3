import type { Session } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { hasTurn, takeTurn } from "../shared/turns.ts";

/** How often a wrong password may be tried for one e-mail, before a pause. */
const mostWrong = 20;

export const memorySession = (backend: MemoryBackend): Session => {
  const { session, members, memberOf, enter, begin, end, listeners } = backend;
  return {
    async current() {
      const member = memberOf(session.read()?.id);
      return member && { id: member.id, email: member.email };
    },

    async signIn({ email: given, password }) {
      await enter("read published tips");
      const email = given.toLowerCase();
      const tries = `sign-in ${email}`;
      if (!hasTurn(backend, tries, mostWrong)) return refused({ kind: "too-many-tries" });
      const member = members.read().find((one) => one.email === email);
      if (member?.password === undefined || member.password !== password) {
        takeTurn(backend, tries, mostWrong);
        return refused({ kind: "bad-credentials" });
      }
      if (member.isWaiting) return refused({ kind: "unconfirmed" });
      begin(member.id);
      return done();
    },

    async signOut() {
      end();
    },

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
};
