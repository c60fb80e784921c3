import type { Session } from "../../domain/accounts/ports.ts";
import { done, refused } from "../../domain/result.ts";
import type { MemoryBackend } from "./backend.ts";

export const memorySession = ({ session, world, enter }: MemoryBackend): Session => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    async current() {
      const id = session.read()?.id;
      const member = world.members.find((one) => one.id === id);
      return member && { id: member.id, email: member.email };
    },

    async signIn({ email, password }) {
      await enter("read published tips");
      const member = world.members.find((one) => one.email === email.toLowerCase());
      if (member?.password === undefined || member.password !== password) return refused({ kind: "bad-credentials" });
      session.write({ id: member.id });
      tell();
      return done();
    },

    async signOut() {
      session.clear();
      tell();
    },

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
};
