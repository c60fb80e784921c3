import type { IncomingMessage, Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isOfThisMachine, networkKey } from "../../../adapters/embedded/queue/peers.ts";
import type { IsProxy } from "./proxies.ts";

/** Milliseconds until a timeout: of a request's headers, of the whole request, of an idle connection. */
const [headTime, requestTime, silence] = [10_000, 60_000, 60_000];

export const connectionTimes: ServerOptions = {
  headersTimeout: headTime,
  requestTimeout: requestTime,
  connectionsCheckingInterval: 2_000,
};

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

type Limits = {
  /** Connections in all and of one network. `each` doesn't bind proxies, nor this machine, where one may run. */
  readonly most: number;
  readonly each: number;
  /** Connections that wait for a request or for its body. */
  readonly waiting: number;
  /** Bytes of buffered answers that one network doesn't read. */
  readonly untaken: number;
};

const usual: Limits = { most: 2_000, each: 200, waiting: 500, untaken: 32_000_000 };

/** Milliseconds between two checks of unread answers. */
const look = 500;

const networkOf = ({ remoteAddress = "lost" }: Socket): string => networkKey(remoteAddress) ?? remoteAddress;

type Groups<Thing> = ReadonlyMap<string | undefined, readonly Thing[]>;

/** Connections or streams by their network. */
export const byNetwork = <Thing>(
  things: Iterable<Thing>,
  networkOf: (thing: Thing) => string | undefined,
): Groups<Thing> => {
  const groups = new Map<string | undefined, Thing[]>();
  for (const thing of things) {
    const network = networkOf(thing);
    const own = groups.get(network);
    if (own) own.push(thing);
    else groups.set(network, [thing]);
  }
  return groups;
};

/** The largest group. */
export const mostOfOne = <Thing>(groups: Groups<Thing>): readonly Thing[] =>
  [...groups.values()].reduce((most, own) => (own.length > most.length ? own : most), []);

const mostDispensable = (sockets: Iterable<Socket>): Socket | undefined => mostOfOne(byNetwork(sockets, networkOf))[0];

/** Closes connections, those with the most unread bytes first, until the rest is within the bound. */
const closeUntaken = (sockets: readonly Socket[], bound: number): void => {
  const longestFirst = sockets.toSorted((one, other) => one.writableLength - other.writableLength);
  let sum = sockets.reduce((all, { writableLength }) => all + writableLength, 0);
  while (sum > bound) {
    const socket = longestFirst.pop();
    sum -= socket?.writableLength ?? sum;
    socket?.destroy();
  }
};

/**
 * Limits a server's connections. Past a limit, it closes one of the network that has most of them. Returns a function
 * that stops counting a connection as waiting, for upgrades to another protocol.
 */
export const boundConnections = (server: Server, limits: Partial<Limits> = {}, isProxy: IsProxy = isOfThisMachine) => {
  const isOfProxy = ({ remoteAddress = "lost" }: Socket): boolean => isProxy(remoteAddress);
  const { most, each, waiting, untaken } = { ...usual, ...limits };
  const open = new Set<Socket>();
  // In the order in which they began to wait.
  const idle = new Set<Socket>();
  const wait = (socket: Socket): void => {
    idle.delete(socket);
    idle.add(socket);
    if (idle.size > waiting) mostDispensable(idle)?.destroy();
  };
  // Above `most`, because a new connection opens before another is closed for it.
  server.maxConnections = most + 50;
  server.timeout = silence;
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      idle.delete(socket);
    });
    const own = byNetwork(open, networkOf).get(networkOf(socket)) ?? [];
    if (own.length > each && !isOfProxy(socket)) return void socket.destroy();
    if (open.size > most) mostDispensable(open)?.destroy();
    wait(socket);
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    // A request with a body waits until the body has come. A body that ends after its answer changes nothing.
    if (hasBody(request)) request.once("end", () => response.closed || idle.delete(socket));
    else idle.delete(socket);
    response.once("close", () => socket.destroyed || wait(socket));
  });
  const looking = setInterval(() => {
    for (const sockets of byNetwork(open, networkOf).values()) {
      closeUntaken(sockets, sockets.some(isOfProxy) ? 4 * untaken : untaken);
    }
  }, look).unref();
  server.once("close", () => clearInterval(looking));
  return (socket: Duplex): void => void idle.delete(socket as Socket);
};
