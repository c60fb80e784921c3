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
