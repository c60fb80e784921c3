import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen, type Sockets } from "./listen.ts";

/** Accepts upgrades at `/socket` and keeps the connections open. */
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
  /** The result of an upgrade request: "a socket", or the response's text. */
  const ask = async (path: string, protocol: string): Promise<string> => {
    const asked = request({ port, path, headers: { connection: "Upgrade", upgrade: protocol } }).end();
    return Promise.race([
      once(asked, "upgrade").then(([, socket]) => (socket.destroy(), "a socket")),
      once(asked, "response").then(async ([response]) => String((await response.toArray()).join(""))),
    ]);
  };
  return { port, ask };
};

it("hands a connection over to the sockets at their address, and answers everybody else as ever", async () => {
  const { ask } = await begin(greeting);
  expect(await ask("/socket", "websocket")).toBe("a socket");
  expect(await ask("/", "websocket")).toBe("a page");
  // Some clients offer HTTP/2 with each request.
  expect(await ask("/tips", "h2c")).toBe("a page");
});

it("answers as ever where there are no sockets", async () => {
  const { ask } = await begin();
  expect(await ask("/socket", "websocket")).toBe("a page");
});

/** The first bytes of the answer to a raw request. */
const answerTo = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  const pieces = await socket.toArray();
  return String(pieces.join("")).split("\r\n")[0] ?? "";
};

it.each([
  ["a host that is none", "GET / HTTP/1.1\r\nHost: [\r\n"],
  ["a host with a space", "GET / HTTP/1.1\r\nHost: a b\r\n"],
  ["a host with a path", "GET / HTTP/1.1\r\nHost: a/b?c@d\r\n"],
  ["a host with a name in it", "GET / HTTP/1.1\r\nHost: admin@site.test\r\n"],
  ["a port that is none", "GET / HTTP/1.1\r\nHost: site.test:99999\r\n"],
  ["two hosts", "GET / HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n"],
  ["no host", "GET / HTTP/1.1\r\n"],
  ["the server itself", "GET * HTTP/1.1\r\nHost: site.test\r\n"],
  ["the server's options", "OPTIONS * HTTP/1.1\r\nHost: site.test\r\n"],
  ["another site", "GET http://other.test/ HTTP/1.1\r\nHost: site.test\r\n"],
  ["an address that is none", "GET http://[ HTTP/1.1\r\nHost: site.test\r\n"],
  ["a file", "GET file:///etc/passwd HTTP/1.1\r\nHost: site.test\r\n"],
  ["a zero", "GET /\0 HTTP/1.1\r\nHost: site.test\r\n"],
  ["another site over a socket", "GET http://[/socket HTTP/1.1\r\nHost: site.test\r\nUpgrade: websocket\r\n"],
])("[LM-6] answers 400 to a request for %s, and logs nothing", async (_, head) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { port, ask } = await begin(greeting);
  expect(await answerTo(port, `${head}Connection: close\r\n\r\n`)).toBe("HTTP/1.1 400 Bad Request");
  expect(logged).not.toHaveBeenCalled();
  expect(await ask("/", "h2c")).toBe("a page");
  logged.mockRestore();
});

it("knows its host in capitals too", async () => {
  const { port } = await begin();
  const head = "GET / HTTP/1.1\r\nHost: SITE.test:3000\r\nConnection: close\r\n\r\n";
  expect(await answerTo(port, head)).toBe("HTTP/1.1 200 OK");
});

it("[LM-23] knows the peer of a request whose connection is gone, and never takes it for the site", async () => {
  const peers: (string | undefined)[] = [];
  const answer = async (_: Request, peer?: string) => {
    peers.push(peer);
    return new Response("a page");
  };
  // Node gives the address of a connection only while it is open.
  const server = await listen(answer, "127.0.0.1", 0, {
    before: ({ socket }, _, next) => {
      socket.destroy();
      next();
    },
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await vi.waitFor(() => expect(peers).toEqual(["127.0.0.1"]));
});

it("[LM-6] tells a client that the connection ends when an answer comes before the whole body, and only then", async () => {
  const server = await listen(
    async (asked) => new Response(asked.url.endsWith("/whole") ? await asked.text() : null),
    "127.0.0.1",
    0,
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const connectionAfter = async (path: string, length: number) => {
    const headers = { "content-length": length, connection: "keep-alive" };
    const sent = request({ port, path, method: "POST", headers });
    sent.write("five.");
    const [response] = await once(sent, "response");
    sent.destroy();
    return response.headers.connection;
  };
  expect(await connectionAfter("/refused", 1_000)).toBe("close");
  expect(await connectionAfter("/whole", 5)).toBe("keep-alive");
});
