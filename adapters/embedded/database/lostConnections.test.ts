import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { withClient } from "../backup/client.ts";
import { clientOptions, type DatabaseAddress } from "../engine/driver.ts";
import { engineAt } from "../engine/ownDatabase.ts";
import { readAt } from "../engine/reading.ts";
import { databaseAt } from "./database.ts";
import { listenerAt } from "./listener.ts";

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
const message = (letter: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const authenticated = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const shutDown = message(
  "E",
  Buffer.from("SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"),
);

/** A PostgreSQL that is stopped at the moment at which it is ready: both messages come in one packet. */
const stoppedServer = async (): Promise<DatabaseAddress> => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([authenticated, ready, shutDown])));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { host: "127.0.0.1", port, database: "postgres" };
};

// Vitest fails for an error that nothing hears.
it("[SE-61] a PostgreSQL that stops as it becomes ready is a failed request, and ends nothing", async () => {
  const database = databaseAt(await stoppedServer());
  for (let times = 0; times < 3; times++) await expect(database.query("select 1")).rejects.toThrow();
  await expect(database.transaction(({ query }) => query("select 1"))).rejects.toThrow();
  await database.close();
});

it("[SE-61] nor does any other connection of the site's end the process", async () => {
  const address = await stoppedServer();
  await expect(readAt(address, (read) => read("select 1"))).rejects.toThrow();
  await expect(withClient(address, (client) => client.query("select 1"))).rejects.toThrow();
  await expect(listenerAt(clientOptions(address)).listen("news", () => {})).rejects.toThrow();
  if ("url" in address) throw new Error("This server has no URL.");
  await expect(engineAt(`postgres://site@127.0.0.1:${address.port}/site`, () => {})).rejects.toThrow(/can't be/);
});
