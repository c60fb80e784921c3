import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that requests in flight may take at a stop. */
const usual = 10_000;

/** Rounds of Node without a new connection or request after which all that had arrived are read, and the milliseconds for them. */
const quiet = { rounds: 5, within: 3_000 };

/**
 * Returns a function that stops a server: it accepts what has arrived, answers the requests in flight, and closes all connections.
 * Each answer from then on tells its client to connect anew for the next one.
 */
export const closing = (server: Server, patience = usual) => {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  let calm = 0;
  server.prependListener("request", (_, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
    calm = 0;
    if (isStopping) response.shouldKeepAlive = false;
  });
  server.on("connection", () => (calm = 0));

  return async () => {
    isStopping = true;
    for (const response of open) response.shouldKeepAlive = false;
    const late = setTimeout(() => server.closeAllConnections(), patience);
    // The system completes connections before Node accepts them, which is one in each round. Closing the server would reset the others.
    const until = performance.now() + quiet.within;
    for (calm = 0; calm < quiet.rounds && performance.now() < until; calm++) await wait(5);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await new Promise((closed) => server.close(closed));
    clearInterval(idle);
    clearTimeout(late);
  };
};
