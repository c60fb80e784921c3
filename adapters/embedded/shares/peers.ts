import { networksOf } from "../../../supabase/functions/_shared/networks.ts";
import { site } from "./shares.ts";

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
  return networksOf(client).own;
};

/**
 * The same request with the true client in the header that the database reads, as a hosted project's gateway sets it. What the client
 * says of itself there goes.
 */
export const withClient = (request: Request, peer: string | undefined): Request => {
  const headers = new Headers(request.headers);
  const client = clientOf(request, peer ?? "");
  for (const name of ["cf-connecting-ip", "x-forwarded-for"]) headers.delete(name);
  if (client !== "") headers.set("x-forwarded-for", client);
  return new Request(request, { headers });
};

/**
 * Whose share an address takes: its own, or that of its IPv6 range. A provider hands whole ranges to one customer, who would have as
 * many shares as networks. `undefined` for this machine.
 */
export const shareOf = (client: string): string | undefined => {
  const network = networkOf(client);
  return network?.includes(":") ? networksOf(client).around : network;
};

/** Whose share of the backend a request takes: a network's, or the site's own when it comes from no socket. */
export const holderOf = (request: Request, peer: string | undefined): string | typeof site =>
  peer === undefined ? site : (shareOf(clientOf(request, peer)) ?? "this machine");
