import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { clientAt, isOfThisMachine } from "../../../adapters/embedded/queue/peers.ts";
import { boundConnections, connectionTimes, hasBody } from "./connections.ts";
import { guards } from "./contentSecurity.ts";
import { type Answered, observed } from "./observe.ts";
import type { IsProxy } from "./proxies.ts";

/** `client`: the client's address, through the proxies that are trusted. */
export type Answer = (request: Request, client?: string) => Promise<Response>;

/** Refuses to start the site. The message tells the operator what is wrong and what to do. */
export class StartRefusal extends Error {}

/** Handles HTTP upgrades to WebSockets. */
export type Sockets = {
  isMine(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void;
};

/** Runs before the answer and may answer a request itself, as Vite does in development. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Beside = {
  readonly before?: Middleware;
  readonly sockets?: Sockets;
  /** The proxies whose `x-forwarded-for` is believed: this machine's, unless told. */
  readonly isProxy?: IsProxy;
  /** Headers of every answer, beside `guards`. */
  readonly headers?: ReadonlyMap<string, string>;
  /** Called after each answer but those of `before`. */
  readonly told?: (answered: Answered) => void;
};

/** Answers HTTP at an address until the server is closed. Throws a `StartRefusal` when it can't listen there. */
export const listen = async (
  answer: Answer,
  host: string,
  port: number,
  { before, sockets, isProxy = isOfThisMachine, headers = new Map(), told }: Beside = {},
): Promise<Server> => {
  // Node forgets the address of a reset socket. Such requests count as from `lost`, never as from this machine.
  const peers = new WeakMap<Socket, string>();
  const clientOf = ({ headers, socket }: IncomingMessage): string =>
    clientAt(peers.get(socket) ?? lost, headers["x-forwarded-for"]?.toString(), isProxy);
  const respond = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await answer(request, clientOf(incoming as IncomingMessage));
      // The rest of a body that isn't read ends the connection: without this word, the client may send its next request there.
      if (hasBody(incoming as IncomingMessage) && !incoming.complete)
        (outgoing as ServerResponse).setHeader("connection", "close");
      return response;
    },
    {
      hostname: host,
      errorHandler: (cause) => {
        // The host header and path make no valid URL.
        if (cause instanceof RequestError) return new Response(null, { status: 400 });
        console.error(cause);
        return new Response(null, { status: 500 });
      },
    },
  );
  // Node answers other upgrade requests as plain HTTP.
  const allHeaders = new Map([...guards, ...headers]);
  const shouldUpgradeCallback = (request: IncomingMessage) => sockets?.isMine(request) ?? false;
  const options = { ...connectionTimes, ...(sockets && { shouldUpgradeCallback }) };
  const server = createServer(options, (request, response) => {
    // Set before answering, so that error answers have these headers too.
    response.setHeaders(allHeaders);
    if (!isMeant(request)) return void response.writeHead(400, { connection: "close" }).end();
    const isProxied = isProxy(peers.get(request.socket) ?? lost);
    const go = () => observed(request, response, isProxied, () => void respond(request, response), told);
    if (before) before(request, response, go);
    else go();
  });
  server.on("connection", (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
    else peers.set(socket, socket.remoteAddress);
  });
  const leave = boundConnections(server, {}, isProxy);
  if (sockets) {
    server.on("upgrade", (request, socket, head) => {
      leave(socket);
      sockets.upgrade(request, socket, head, clientOf(request));
    });
  }
  await listening(server, host, port);
  return server;
};

/** Refuses what `listen` would refuse of an address, before the start prepares for it. A request that comes meanwhile is ended. */
export const probeAddress = async (host: string, port: number): Promise<void> => {
  const server = createServer((request) => request.destroy());
  await listening(server, host, port);
  await new Promise((closed) => server.close(closed));
};

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((ready, failed) => {
    // Stays while it listens: a connection that can't be accepted is an error, too, and would end the process.
    server.on("error", (cause: NodeJS.ErrnoException) => failed(refusalOf(cause, host, port)));
    server.listen(port, host, ready);
  });

/** Replaces an unknown peer address. All such requests share the limits of one peer. */
const lost = "lost";

/** Whether a request has a path and at most one host. Lowercases the host, which the request listener compares exactly. */
const isMeant = ({ url, headers, headersDistinct }: IncomingMessage): boolean => {
  if (headers.host !== undefined) headers.host = headers.host.toLowerCase();
  return url?.startsWith("/") === true && (headersDistinct["host"] ?? []).length < 2;
};

const refusalOf = (cause: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (cause.code === "EADDRINUSE") {
    return new StartRefusal(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (cause.code === "EACCES")
    return new StartRefusal(`Port ${port} may not be used by this user. Choose one above 1023.`);
  if (cause.code === "EADDRNOTAVAIL" || cause.code === "ENOTFOUND") {
    return new StartRefusal(`This machine has no address ${host}. Mend HOST, or leave it out.`);
  }
  return cause;
};
