import { isIP } from "node:net";
import { networksOf } from "../../../supabase/functions/_shared/networks.ts";
import { site } from "./fairQueue.ts";

const ofThisMachine = /^(?:::ffff:)?127\.|^::1$/;

/** Whether an address is this machine's. */
export const isOfThisMachine = (address: string): boolean => ofThisMachine.test(address);

/** What a proxy wrote: an address, to which some add a port or brackets. Clients without a readable one share one. */
const addressIn = (hop: string): string => {
  const plain = hop.trim().replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
  return isIP(plain) === 0 ? "unknown" : plain;
};

/**
 * The client's address: the other end of the socket or, if that is a proxy, the last address of `x-forwarded-for` that is no proxy's.
 * What stands before it may be false.
 */
export const clientAt = (
  peer: string,
  forwarded: string | null | undefined,
  isProxy: (address: string) => boolean = isOfThisMachine,
): string => {
  const hops = forwarded ? forwarded.split(",") : [];
  let client = peer;
  for (let hop = hops.pop(); hop !== undefined && isProxy(client); hop = hops.pop()) client = addressIn(hop);
  return client;
};

/** The client's address behind the proxies of this machine. */
export const clientOf = ({ headers }: Pick<Request, "headers">, peer: string): string =>
  clientAt(peer, headers.get("x-forwarded-for"));

/**
 * The network of a client: an IPv4 address, or the half of an IPv6 address that a provider gives to one household. `undefined` for
 * this machine, which has no limits.
 */
export const networkOf = (client: string): string | undefined => {
  if (client === "" || isOfThisMachine(client)) return undefined;
  return networksOf(client).own;
};

/**
 * A request's headers with the client's address in the one that the database reads, as a hosted project's gateway sets it. Removes what
 * the client says there.
 */
export const headersWithClient = (request: Request, peer: string | undefined): Headers => {
  const headers = new Headers(request.headers);
  const client = clientOf(request, peer ?? "");
  for (const name of ["cf-connecting-ip", "x-forwarded-for"]) headers.delete(name);
  if (client !== "") headers.set("x-forwarded-for", client);
  return headers;
};

/** A request with the headers of `headersWithClient`. */
export const withClient = (request: Request, peer: string | undefined): Request =>
  new Request(request, { headers: headersWithClient(request, peer) });

/**
 * The share that an address takes: its network's, or its IPv6 range's, which a provider gives to one customer as a whole. `undefined`
 * for this machine.
 */
export const networkKey = (client: string): string | undefined => {
  const network = networkOf(client);
  return network?.includes(":") ? networksOf(client).around : network;
};

/** The holder of a request's share: its network, or the site itself when it comes from no socket. */
export const clientKey = (request: Request, peer: string | undefined): string | typeof site =>
  peer === undefined ? site : (networkKey(clientOf(request, peer)) ?? "this machine");
