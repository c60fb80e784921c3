import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { boundConnections } from "./connections.ts";
import { listen } from "./listen.ts";

/** Connections that say half of a request's head, or nothing. */
const halfOpen = async (port: number, count: number): Promise<readonly Socket[]> => {
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
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
