import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that requests in flight may take at a stop. */
const patience = 5_000;

/** Rounds of 20 ms in which Node reads requests that have arrived. */
const looks = 5;

/** Returns a function that stops a server: it answers the requests in flight, then closes all connections. */
export const closing = (server: Server) => async () => {
  // Node counts a connection as idle while its request is unread.
  for (let left = looks; left > 0; left--) await wait(20);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((closed) => server.close(closed));
  clearInterval(idle);
  clearTimeout(late);
};
