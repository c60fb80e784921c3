import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "./page.ts";

/** The network between the browser and the site. */
type Between = {
  readonly address: string;
  /** How often a path was asked for, by the page, by the worker, or by the browser ahead of it. */
  countOf(path: string): number;
  /** From now on it takes each request, and never answers. */
  falls(): void;
  close(): void;
};

const between = async (): Promise<Between> => {
  const asked: string[] = [];
  let isDead = false;
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? "");
    asked.push(address.pathname);
    if (isDead) return;
    const { method, headers } = incoming;
    const onward = ask(address, { method: method ?? "GET", headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countOf: (path) => asked.filter((one) => one === path).length,
    falls: () => void (isDead = true),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Tests whose browser reaches the site through a network that they watch and stop, and whose service worker works. */
export const testThroughProxy = test.extend<{ network: Between }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed, and here it is nothing.
  network: async ({}, run) => {
    const network = await between();
    await run(network);
    network.close();
  },
  proxy: ({ network }, run) => run({ server: network.address }),
  serviceWorkers: "allow",
});
