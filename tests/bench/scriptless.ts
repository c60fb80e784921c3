// The reference of the site's measures: the same pages without any script, sent by the same server code. The difference is
// the cost of the scripts. A program of its own, so that the servers don't share a process:
// node scriptless.ts <address of the site> <path>…
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../../src/build/folders.ts";
import { assetsIn } from "../../src/server/http/assets.ts";
import { encodingFor, packed } from "../../src/server/http/compression.ts";
import { listen } from "../../src/server/http/listen.ts";

const [site = "", ...paths] = process.argv.slice(2);
const kept = ["content-type", "content-security-policy", "cache-control", "vary"];

const capture = async (path: string) => {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const html = (await answer.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  return {
    body: packed(new TextEncoder().encode(html), 5),
    headers: Object.fromEntries(kept.map((name) => [name, answer.headers.get(name) ?? ""])),
  };
};

const pages = new Map(await Promise.all(paths.map(async (path) => [path, await capture(path)] as const)));
const asset = assetsIn(pathToFileURL(join(buildFolder, "client/")));

const server = await listen(
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/")) return asset(request);
    const page = pages.get(pathname);
    if (!page) return fetch(site + pathname); // Files of the site that aren't pages, such as robots.txt.
    const encoding = encodingFor(request);
    const headers = encoding === "identity" ? page.headers : { ...page.headers, "content-encoding": encoding };
    return new Response((await page.body(encoding)) as BodyInit, { headers });
  },
  "127.0.0.1",
  0,
);
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
