import { networksOf } from "../../../supabase/functions/_shared/networks.ts";
import { site } from "./shares.ts";

const ofThisMachine = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The client's address: the other end of the socket, or the one that a proxy on the same machine names. Any other sender could name a
 * false one.
 */
export const clientOf = ({ headers }: Pick<Request, "headers">, peer: string): string =>
  (ofThisMachine.test(peer) && headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()) || peer;

/**
 * The network of a client: an IPv4 address, or the half of an IPv6 address that a provider gives to one household. `undefined` for
 * this machine, which has no limits.
 */
export const networkOf = (client: string): string | undefined => {
  if (client === "" || ofThisMachine.test(client)) return undefined;
  return networksOf(client).own;
};

/**
 * The same request with the client's address in the header that the database reads, as a hosted project's gateway sets it. Removes what
 * the client says there.
 */
export const withClient = (request: Request, peer: string | undefined): Request => {
  const headers = new Headers(request.headers);
  const client = clientOf(request, peer ?? "");
  for (const name of ["cf-connecting-ip", "x-forwarded-for"]) headers.delete(name);
  if (client !== "") headers.set("x-forwarded-for", client);
  return new Request(request, { headers });
};

/**
 * The share that an address takes: its network's, or its IPv6 range's, which a provider gives to one customer as a whole. `undefined`
 * for this machine.
 */
export const shareOf = (client: string): string | undefined => {
  const network = networkOf(client);
  return network?.includes(":") ? networksOf(client).around : network;
};

/** The holder of a request's share: its network, or the site itself when it comes from no socket. */
export const holderOf = (request: Request, peer: string | undefined): string | typeof site =>
  peer === undefined ? site : (shareOf(clientOf(request, peer)) ?? "this machine");
