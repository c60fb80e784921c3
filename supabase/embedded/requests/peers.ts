const ofThisMachine = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Who asks: the address at the other end of the socket. A server of the same machine that stands before the site says for whom it
 * asks; from anywhere else that would be a claim.
 */
export const clientOf = ({ headers }: Pick<Request, "headers">, peer: string): string =>
  (ofThisMachine.test(peer) && headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()) || peer;

/**
 * What is taken for one asker: an IPv4 address, or the half of an IPv6 address that a provider gives to one house. `undefined` for
 * this machine, whose owner is nobody to be protected from.
 */
export const networkOf = (client: string): string | undefined => {
  if (client === "" || ofThisMachine.test(client)) return undefined;
  const address = client.replace(/^::ffff:(?=[\d.]+$)/i, "").toLowerCase();
  if (!address.includes(":")) return address;
  const [before = [], after = []] = address.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - Math.min(8, before.length + after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
};
