import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Change } from "./changes.ts";
import { type Client, serveClient } from "./client.ts";
import { addressOf, networkOf, upgradeRefusal, refuseUpgrade } from "./upgrade.ts";
import { type Limits, usualLimits } from "./limits.ts";
import { askedOnce, type MayHear } from "./hearers.ts";
import { listenerWith } from "./listeners.ts";
import type { ReadBearer } from "../auth/sessions/bearer.ts";

export type Realtime = {
  /** Whether a request asks for this socket. */
  isMine(request: IncomingMessage): boolean;
  /** Opens a socket, or refuses it. `peer`: the client's address, if it isn't at the other end of the connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, peer?: string): void;
  /** Sends a change to the clients that listen to it and may hear of it. */
  announce(change: Change): void;
  /** Closes the channels that listen with a session that has ended. */
  endSession(session: string): void;
  /** Disconnects all clients after missed changes: they connect again and read anew. */
  startOver(): void;
  openSockets(): number;
  /** Ends all sockets. Their clients try to connect again. */
  close(): Promise<void>;
};

type Needs = {
  readonly readBearer: ReadBearer;
  readonly mayHear: MayHear;
  readonly anonKey: string;
  readonly siteUrl: string;
  readonly limits?: Partial<Limits>;
};

/**
 * A hosted project's realtime for `postgres_changes` of the ledger, without broadcasts and presence. Clients may miss changes: a client that can't keep
 * up is cut off, connects again, and has to read its data anew.
 */
export const createRealtime = ({ readBearer, mayHear, anonKey, siteUrl, limits }: Needs): Realtime => {
  const most = { ...usualLimits, ...limits };
  const server = new WebSocketServer({ noServer: true, maxPayload: most.frame });
  const clients = new Set<Client>();
  const networks = new WeakMap<WebSocket, string>();
  const identify = listenerWith(readBearer);
  const refusalOf = upgradeRefusal({ siteUrl, anonKey });
  let isClosed = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const isFullFor = (network: string | undefined) =>
    server.clients.size >= most.sockets ||
    (network !== undefined &&
      [...server.clients].filter((one) => networks.get(one) === network).length >= most.socketsOfOne);

  const tell = async (change: Change) => {
    const once = askedOnce(mayHear);
    for (const client of clients) await client.tell(change, once);
  };
  const disconnectAll = (reason: string) => {
    for (const client of clients) client.disconnect(1013, reason);
    clients.clear();
  };
  const checking = setInterval(() => {
    for (const client of clients) client.checkAlive();
  }, most.silence).unref();

  return {
    isMine: (request) => addressOf(request)?.pathname === "/realtime/v1/websocket",

    upgrade(request, connection, head, peer) {
      const network = networkOf(request, peer);
      const refusal = isClosed || isFullFor(network) ? "503 Service Unavailable" : refusalOf(request);
      if (refusal) return refuseUpgrade(connection, refusal);
      const version = addressOf(request)?.searchParams.get("vsn") ?? null;
      server.handleUpgrade(request, connection, head, (socket) => {
        const client = serveClient({ socket, version, listenerWith: identify, most });
        clients.add(client);
        if (network !== undefined) networks.set(socket, network);
        socket.on("close", () => clients.delete(client));
      });
    },

    announce(change) {
      if (![...clients].some((client) => client.waitsFor(change))) return;
      if (waiting >= most.changes) {
        // Clients connect again, and read once instead of getting the changes one by one.
        return disconnectAll("Too much has changed at once");
      }
      waiting++;
      last = last.then(() => tell(change)).finally(() => waiting--);
    },

    endSession(session) {
      for (const client of clients) client.endSession(session);
    },

    startOver: () => disconnectAll("Changes were missed"),

    openSockets: () => server.clients.size,

    async close() {
      isClosed = true;
      clearInterval(checking);
      await Promise.all([...server.clients].map((socket) => closing(socket, most.closing)));
      await last;
    },
  };
};

const closing = (socket: WebSocket, time: number): Promise<void> =>
  new Promise((gone) => {
    const late = setTimeout(() => socket.terminate(), time);
    socket.once("close", () => (clearTimeout(late), gone()));
    socket.close(1001, "The site is stopping");
  });
