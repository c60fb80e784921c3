/**
 * `own`: the IPv4 address, or the /64 of an IPv6 address, which a provider gives to one household. `around`: its /24 or /48.
 * `private.network_of` in the database has the rule of `own`.
 */
export const networksOf = (address: string): { readonly own: string; readonly around: string } => {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "").toLowerCase();
  if (!plain.includes(":")) return { own: plain, around: plain.split(".").slice(0, 3).join(".") };
  const [before = [], after = []] = plain.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - Math.min(8, before.length + after.length)).fill("0");
  const groups = [...before, ...zeros, ...after];
  return { own: groups.slice(0, 4).join(":"), around: groups.slice(0, 3).join(":") };
};

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
