import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { clientAt, networkKey } from "../queue/peers.ts";

export const addressOf = ({ url = "" }: IncomingMessage): URL | null => URL.parse(url, "http://here");

/** The network whose share of the sockets a request takes; `undefined` for this machine. */
export const networkOf = (
  { headers, socket }: IncomingMessage,
  peer = socket.remoteAddress ?? "lost",
): string | undefined => networkKey(clientAt(peer, headers["x-forwarded-for"]?.toString()));

// Browsers name the origin. Pages of another site would use up the sockets.
const isOwn = ({ headers }: IncomingMessage, siteUrl: string): boolean => {
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  return origin !== null && (origin.host === headers.host || origin.origin === new URL(siteUrl).origin);
};

type Needs = { readonly siteUrl: string; readonly anonKey: string };

/** The HTTP status of a request that gets no socket. */
export const upgradeRefusal =
  ({ siteUrl, anonKey }: Needs) =>
  (request: IncomingMessage): string | undefined => {
    if (!isOwn(request, siteUrl)) return "403 Forbidden";
    return addressOf(request)?.searchParams.get("apikey") === anonKey ? undefined : "401 Unauthorized";
  };

export const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
