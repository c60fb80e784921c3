import type { Session } from "../../../domain/accounts/ports.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { hasQuota, consumeQuota } from "../shared/quotas.ts";

export const memorySession = (backend: MemoryBackend): Session => {
  const { me, memberByEmail, enter, begin, end, listeners, pushDevices, session } = backend;
  return {
    async current() {
      const member = me();
      return member && { id: member.id, email: member.email };
    },

    async signIn({ email: given, password }) {
      await enter("read published tips");
      const email = asciiMailAddress(given);
      if (!hasQuota(backend, "sign-in", email)) return refused({ kind: "too-many-tries" });
      const member = memberByEmail(email);
      if (member?.password === undefined || member.password !== password) {
        consumeQuota(backend, "sign-in", email);
        return refused({ kind: "bad-credentials" });
      }
      if (member.isWaiting) return refused({ kind: "unconfirmed" });
      begin(member.id);
      return done();
    },

    async signOut() {
      const ended = session.read()?.key;
      pushDevices.update((all) => all.filter((one) => one.session !== ended));
      end();
    },

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
};
