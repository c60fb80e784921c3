// A static file of a page's size, sent by the same server code: the reference of a cached page. The size decides the
// throughput, and no file of the build has a page's size. A program of its own:
// node staticFile.ts <folder to write it to> <bytes>
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { assetsIn } from "../../src/server/http/assets.ts";
import { listen } from "../../src/server/http/listen.ts";

const [folder = "", bytes = ""] = process.argv.slice(2);
mkdirSync(join(folder, "assets"), { recursive: true });
// A file type that isn't compressed.
writeFileSync(join(folder, "assets/page.woff2"), randomBytes(Number(bytes)));

const server = await listen(assetsIn(pathToFileURL(`${folder}/`)), "127.0.0.1", 0);
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/page.woff2`);
