import { isIP } from "node:net";
import { networksOf } from "../../../supabase/functions/_shared/networks.ts";
import { site } from "./fairQueue.ts";

const ofThisMachine = /^(?:::ffff:)?127\.|^::1$/;

/** Whether an address is this machine's. */
export const isOfThisMachine = (address: string): boolean => ofThisMachine.test(address);

/** The address in a proxy's header, to which some proxies add a port or brackets. All unreadable addresses count as one client. */
const addressIn = (hop: string): string => {
  const plain = hop.trim().replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
  return isIP(plain) === 0 ? "unknown" : plain;
};

/**
 * The client's address: the other end of the socket or, if that is a proxy, the last address of `x-forwarded-for` that is no proxy's.
 * Earlier addresses may be forged.
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
 * The key of an address in limits: its network, or the whole IPv6 range that a provider gives to a customer. `undefined` for this
 * machine.
 */
export const networkKey = (client: string): string | undefined => {
  const network = networkOf(client);
  return network?.includes(":") ? networksOf(client).around : network;
};

/** The key of a request's client in the queue: its network, or the site itself for requests without a socket. */
export const clientKey = (request: Request, peer: string | undefined): string | typeof site =>
  peer === undefined ? site : (networkKey(clientOf(request, peer)) ?? "this machine");
