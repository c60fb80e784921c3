import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { clientOptions } from "../engine/driver.ts";
import { temporaryEngine } from "../engine/temporary.ts";
import { databaseAt } from "./database.ts";
import { listenerAt } from "./listener.ts";

/** A database behind a proxy whose connections can go silent without closing. */
const begin = async () => {
  const engine = await temporaryEngine({ key: "empty", write: async () => {} });
  const database = databaseAt(engine.address);
  if ("url" in engine.address) throw new Error("A temporary database is reached by its address.");
  const { host, port } = engine.address;
  const ways: (readonly [Socket, Socket])[] = [];
  const proxy = createServer((socket) => {
    const way = [socket, host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)] as const;
    for (const end of way) end.on("error", () => {}).on("close", () => way.forEach((other) => other.destroy()));
    way[0].pipe(way[1]).pipe(way[0]);
    ways.push(way);
  });
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
  onTestFinished(async () => {
    for (const way of ways) for (const end of way) end.destroy();
    proxy.close();
    await database.close();
    await engine.close();
  });
  const { port: proxyPort } = proxy.address() as AddressInfo;
  const address = { ...engine.address, host: "127.0.0.1", port: proxyPort };
  return {
    database,
    ways,
    options: clientOptions(address),
    goDead() {
      for (const [near, far] of ways) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
  };
};

it.each([
  ["is ended", (way: readonly [Socket, Socket]) => way[0].destroy()],
  ["goes dead without a word", undefined],
])("[BE-14] hears again when its connection %s, and says that it missed something", async (_, end) => {
  const { database, ways, options, goDead } = await begin();
  const listener = listenerAt(options, { pause: 20, look: 250, answer: 200 });
  const heard: string[] = [];
  const missed = vi.fn();
  await listener.listen("news", (text) => heard.push(text), missed);
  await database.query("select pg_notify('news', 'first')");
  await vi.waitFor(() => expect(heard).toEqual(["first"]));

  if (end) ways.forEach(end);
  else goDead();
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 5_000);
  await database.query("select pg_notify('news', 'second')");
  await vi.waitFor(() => expect(heard).toEqual(["first", "second"]));
  await listener.close();
});

it("leaves no connection open that was being made when it was closed, nor one that failed", async () => {
  const { database, ways, options } = await begin();
  const listener = listenerAt(options, { pause: 1, look: 10_000, answer: 200 });
  await listener.listen("news", () => {});
  await expect(listener.listen("no name", () => {})).rejects.toThrow(/syntax error/);
  await expect(listenerAt(options).listen("no name", () => {})).rejects.toThrow(/syntax error/);
  ways.forEach(([near]) => near.destroy());
  await vi.waitFor(() => expect(ways.length).toBeGreaterThan(1), { interval: 1 });
  await listener.close();
  const open = "select from pg_stat_activity where datname = current_database() and query like 'listen%'";
  await vi.waitFor(async () => expect(await database.query(open)).toEqual([]), 5_000);
});
