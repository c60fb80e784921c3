import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { closing } from "./closing.ts";
import { listen } from "./listen.ts";

it("[PG-8] answers requests in flight at a stop, and accepts no more", async () => {
  const server = await listen(() => wait(500).then(() => new Response("late")), "127.0.0.1", 0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = [1, 2, 3].map(() => fetch(address).then((response) => response.text()));
  await wait(50);
  const closed = closing(server)();
  expect(await Promise.all(asked)).toEqual(["late", "late", "late"]);
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});
