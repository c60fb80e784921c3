import { networksOf } from "./networks.ts";

/** Hash of a text with a secret. Without the secret it can't be reversed by trying all addresses. */
const fingerprint = async (text: string, secret: string): Promise<string> => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${secret} ${text}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The fingerprints of an address and of the network around it. */
export const askerAt = async (address: string, secret: string): Promise<{ peer: string; network: string }> => {
  const { own, around } = networksOf(address);
  return { peer: await fingerprint(own, secret), network: await fingerprint(around, secret) };
};
