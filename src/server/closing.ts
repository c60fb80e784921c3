import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that requests in flight may take at a stop. */
const patience = 5_000;

/** Looks that Node takes for what has come. */
const looks = 5;

/** Takes no more requests, answers those that are in flight, and closes what then does nothing. */
export const closing = (server: Server) => async () => {
  // Node takes a connection for idle whose request it hasn't read yet.
  for (let left = looks; left > 0; left--) await wait(20);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((closed) => server.close(closed));
  clearInterval(idle);
  clearTimeout(late);
};
