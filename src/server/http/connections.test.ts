import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { boundConnections } from "./connections.ts";
import { listen } from "./listen.ts";

/** Connections that send half of a request's headers, or nothing. */
const halfOpen = async (port: number, count: number, localAddress = "127.0.0.1"): Promise<readonly Socket[]> => {
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
    if (number % 2 === 0) socket.write("GET / HTTP/1.1\r\nHost: site.test\r\nX-Slow: ");
    return socket;
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, "connect") : undefined)));
  return sockets;
};

it("[LM-5] answers while 900 connections wait for nothing", async () => {
  const server = await listen(async () => new Response("a page"), "127.0.0.1", 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const sockets = await halfOpen(port, 900);

  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("a page");
  await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(500));
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
});

it("[LM-5] closes the connection that has waited longest, and none that is being answered", async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const server = createServer((request, response) => {
    void (request.url === "/slow" ? held : Promise.resolve()).then(() => response.end("a page"));
  });
  boundConnections(server, { most: 100, waiting: 3 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await wait(50);
  const [first, ...others] = await halfOpen(port, 4);
  await vi.waitFor(() => expect(first?.destroyed).toBe(true));
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  end();
  expect(await (await slow).text()).toBe("a page");
});

// Only Linux has more than one loopback address by default.
it.skipIf(process.platform !== "linux")("[LM-5] closes connections of the address that has most of them", async () => {
  const server = createServer();
  boundConnections(server, { most: 100, waiting: 6 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const [patient] = await halfOpen(port, 1, "127.0.0.2");
  const many = await halfOpen(port, 20, "127.0.0.3");
  await vi.waitFor(() => expect(many.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(5));
  expect(patient?.destroyed).toBe(false);
});

it("[LM-5] closes connections that don't read their answers, those with the longest answers first", async () => {
  const server = createServer((request, response) => {
    response.end(Buffer.alloc(request.url === "/long" ? 8_000_000 : 1_000));
  });
  boundConnections(server, { untaken: 2_000_000 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const slow = Array.from({ length: 4 }, () =>
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .pause(),
  );
  onTestFinished(() => slow.forEach((socket) => socket.destroy()));
  for (const socket of slow) socket.write("GET /long HTTP/1.1\r\nHost: site.test\r\n\r\n");
  const connections = () => new Promise<number>((told) => server.getConnections((_, count) => told(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(4));
  // Answers are longer than the kernel's buffer.
  await vi.waitFor(async () => expect(await connections()).toBeLessThanOrEqual(1), 5_000);
  expect((await (await fetch(`http://127.0.0.1:${port}/short`)).arrayBuffer()).byteLength).toBe(1_000);
});

it("[LM-5] counts a connection as waiting whose body comes after its answer", async () => {
  const server = createServer((_, response) => response.writeHead(413).end());
  boundConnections(server, { waiting: 5 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 20 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) {
    socket.write("POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 4\r\n\r\n");
    socket.once("data", () => socket.write("late"));
  }
  const connections = () => new Promise<number>((told) => server.getConnections((_, count) => told(count)));
  await vi.waitFor(async () => expect(await connections()).toBeLessThanOrEqual(5), 3_000);
});

it("[LM-5] closes a connection of the network that has most of them when there are too many", async () => {
  const server = createServer((request, response) => void (request.url === "/" && response.end("a page")));
  boundConnections(server, { most: 10, waiting: 100 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 10 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  // The sockets don't read their answers.
  for (const socket of sockets) socket.write("GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await vi.waitFor(() => expect(sockets.every(({ connecting }) => !connecting)).toBe(true));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("a page");
});

it("[LM-5] answers others while bodies that never come hold as many connections as there may be", async () => {
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.end("a page"));
  });
  boundConnections(server, { most: 20, waiting: 5 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 40 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) socket.write("POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 10\r\n\r\n");
  await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(5));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("a page");
});
