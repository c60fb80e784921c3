import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { listen, type Sockets } from "./listen.ts";

/** Greets whoever asks for its address, and holds on to the connection. */
const greeting: Sockets = {
  isMine: ({ url }) => url === "/socket",
  upgrade: (_, socket) =>
    void socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
};

const begin = async (sockets?: Sockets) => {
  const server = await listen(async () => new Response("a page"), "127.0.0.1", 0, sockets ? { sockets } : {});
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** What comes of a wish to speak another protocol. */
  return async (path: string, protocol: string): Promise<string> => {
    const asked = request({ port, path, headers: { connection: "Upgrade", upgrade: protocol } }).end();
    return Promise.race([
      once(asked, "upgrade").then(([, socket]) => (socket.destroy(), "a socket")),
      once(asked, "response").then(async ([response]) => String((await response.toArray()).join(""))),
    ]);
  };
};

it("hands a connection over to the sockets at their address, and answers everybody else as ever", async () => {
  const ask = await begin(greeting);
  expect(await ask("/socket", "websocket")).toBe("a socket");
  expect(await ask("/", "websocket")).toBe("a page");
  // Some programs offer a newer protocol with each request.
  expect(await ask("/tips", "h2c")).toBe("a page");
});

it("answers as ever where there are no sockets", async () => {
  const ask = await begin();
  expect(await ask("/socket", "websocket")).toBe("a page");
});
