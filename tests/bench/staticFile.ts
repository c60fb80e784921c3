// A static file as large as a page, sent by the same server code: what a cached page is measured against. How large it
// is decides how often it can be sent, and no file of the build is as large as a page. Started as a program of its own:
// node staticFile.ts <folder to write it to> <bytes>
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { assetsIn } from "../../src/server/assets.ts";
import { listen } from "../../src/server/listen.ts";

const [folder = "", bytes = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
// A kind of file that is sent as it is.
writeFileSync(join(folder, "page.woff2"), randomBytes(Number(bytes)));

const server = await listen(assetsIn(pathToFileURL(`${folder}/`)), "127.0.0.1", 0);
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/page.woff2`);
