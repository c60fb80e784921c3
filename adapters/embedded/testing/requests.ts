import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { EmbeddedBackend } from "../backend.ts";
import type { Realtime } from "../realtime/realtime.ts";

type Call = {
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Record<string, string>;
};

/** Asks a backend as the browser would, by default as a visitor. */
export const ask = async (
  backend: EmbeddedBackend,
  path: string,
  { method, body, key, headers }: Call = {},
): Promise<Response> =>
  backend.fetch(
    new Request(`http://backend.test${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { apikey: key ?? backend.anonKey, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );

type Served = { readonly address: string; close(): Promise<void> };

/** Serves a handler over HTTP, and its sockets if it has some, the way the site does. Without a port, on a free one. */
export const serve = async (
  handler: (request: Request) => Response | Promise<Response>,
  sockets?: Realtime,
  port = 0,
): Promise<Served> => {
  const shouldUpgradeCallback = (request: IncomingMessage) => sockets?.isMine(request) ?? false;
  const server = createServer(
    { shouldUpgradeCallback },
    getRequestListener((request) => handler(request)),
  ).listen(port, "127.0.0.1");
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

/** A promise that a test resolves when it wants to. */
export const gate = <T = void>() => {
  let open: (value: T) => void = () => {};
  const passed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { passed, open: (value: T) => open(value) };
};
