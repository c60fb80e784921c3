import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Realtime } from "../realtime/realtime.ts";

type Served = { readonly address: string; close(): Promise<void> };

/** Serves a handler over HTTP, and its sockets if it has some, the way the site does. */
export const serve = async (
  handler: (request: Request) => Response | Promise<Response>,
  sockets?: Realtime,
): Promise<Served> => {
  const shouldUpgradeCallback = (request: IncomingMessage) => sockets?.isMine(request) ?? false;
  const server = createServer(
    { shouldUpgradeCallback },
    getRequestListener((request) => handler(request)),
  ).listen(0, "127.0.0.1");
  server.on("upgrade", (...asked) => sockets?.upgrade(...asked));
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await sockets?.close();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
