import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import type { MemoryBackend } from "../backend.ts";

/** What is kept of an address that has left: it only answers whether a given one is among them. */
export const markOf = async (email: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`letter ${asciiMailAddress(email)}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Erases a subscriber, and remembers that the address has left. @param leave the secret of its links */
export const eraseAddress = async (
  { leftAddresses, now, subscribers }: MemoryBackend,
  leave: string,
): Promise<void> => {
  const known = subscribers.read().find((one) => one.leave === leave);
  if (!known) return;
  const mark = await markOf(known.email);
  leftAddresses.update((all) => [...all.filter((one) => one.mark !== mark), { mark, at: now().toISOString() }]);
  subscribers.update((all) => all.filter((one) => one.leave !== leave));
};
