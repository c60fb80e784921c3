import type { IncomingMessage, Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** In milliseconds: how long the head of a request may take to come, the whole of it, and a connection on which nothing moves. */
const [headTime, requestTime, silence] = [10_000, 60_000, 60_000];

export const connectionTimes: ServerOptions = {
  headersTimeout: headTime,
  requestTimeout: requestTime,
  connectionsCheckingInterval: 2_000,
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** All connections, and those of them that wait for a request, or for its body. */
type Limits = { readonly most: number; readonly waiting: number };

/**
 * Keeps room for those who ask: where too many connections wait for a request, the one that has waited longest is closed. Gives back
 * what takes a connection out of this: one that speaks another protocol from now on.
 */
export const boundConnections = (server: Server, { most, waiting }: Limits = { most: 2_000, waiting: 500 }) => {
  // In the order in which they began to wait.
  const idle = new Set<Socket>();
  const wait = (socket: Socket): void => {
    idle.delete(socket);
    idle.add(socket);
    const [oldest] = idle;
    if (idle.size > waiting) oldest?.destroy();
  };
  server.maxConnections = most;
  server.timeout = silence;
  server.on("connection", (socket: Socket) => {
    socket.once("close", () => idle.delete(socket));
    wait(socket);
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    // A body that never comes holds no connection that others need.
    if (hasBody(request)) request.once("end", () => idle.delete(socket));
    else idle.delete(socket);
    response.once("close", () => socket.destroyed || wait(socket));
  });
  return (socket: Duplex): void => void idle.delete(socket as Socket);
};
