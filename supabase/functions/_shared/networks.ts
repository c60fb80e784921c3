/**
 * The one asker that an address stands for, and the network around it: an IPv4 address in its /24, or the /64 of an IPv6 address, which a
 * provider gives to one house, in its /48. The database has the first of the two rules in `private.network_of`.
 */
export const networksOf = (address: string): { readonly own: string; readonly around: string } => {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "").toLowerCase();
  if (!plain.includes(":")) return { own: plain, around: plain.split(".").slice(0, 3).join(".") };
  const [before = [], after = []] = plain.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - Math.min(8, before.length + after.length)).fill("0");
  const groups = [...before, ...zeros, ...after];
  return { own: groups.slice(0, 4).join(":"), around: groups.slice(0, 3).join(":") };
};
