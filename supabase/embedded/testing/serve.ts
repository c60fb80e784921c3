import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

type Served = { readonly address: string; close(): Promise<void> };

/** Serves a handler over HTTP, the way the site does. */
export const serve = async (handler: (request: Request) => Response | Promise<Response>): Promise<Served> => {
  const server = createServer(getRequestListener(handler)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
