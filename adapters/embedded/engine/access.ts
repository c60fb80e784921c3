import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Access } from "./settings.ts";

/** How the driver reaches a server: `host` is the socket's folder where there are sockets. */
export type Address = { readonly host: string; readonly port: number; readonly password?: string };

type Reached = { readonly access: Access; readonly address: Address; release(): void };

/** Longest path of a socket, in bytes. */
const longestPath = process.platform === "darwin" ? 103 : 107;
const port = 5432;
const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${port}`);

/** How the server of a folder is reached: by a socket that only its owner can open, or by a port with a password. */
export const accessFor = async (folder: string): Promise<Reached> => {
  if (process.platform === "win32") {
    const port = await freePort();
    const file = join(folder, "password");
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
    return {
      access: { port },
      address: { host: "127.0.0.1", port, password: readFileSync(file, "utf8") },
      release: () => {},
    };
  }
  const own = join(realpathSync(folder), "run");
  const isShort = Buffer.byteLength(socketIn(own)) <= longestPath;
  const place = isShort ? own : mkdtempSync(join(tmpdir(), "postgres-"));
  mkdirSync(place, { recursive: true, mode: 0o700 });
  return {
    access: { socketFolder: place },
    address: { host: place, port },
    release: () => isShort || rmSync(place, { recursive: true, force: true }),
  };
};

/** Removes the lock file of a killed server: the process number in it may belong to another program. */
export const clearSocket = (access: Access): void => {
  if ("socketFolder" in access) rmSync(`${socketIn(access.socketFolder)}.lock`, { force: true });
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
