// The reference of the site's measures: the same pages without any script, sent by the same server code. The difference is
// the cost of the scripts. A program of its own, so that the servers don't share a process:
// node scriptless.ts <address of the site> <path>…
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../../src/build/folders.ts";
import { assetsIn } from "../../src/server/http/assets.ts";
import { encodingFor, type PackedPage, pagePacker } from "../../src/server/http/compression.ts";
import { listen } from "../../src/server/http/listen.ts";

const [site = "", ...paths] = process.argv.slice(2);
/** Headers of the connection and the encoding, which this server sets itself. */
const own = ["connection", "content-encoding", "content-length", "date", "keep-alive", "transfer-encoding"];
const packPage = pagePacker(() => false);

type Captured = { readonly body: PackedPage["in"]; readonly init: ResponseInit };

const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");

const capture = async (path: string): Promise<Captured> => {
  const answer = await fetch(site + path);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPage = headers["content-type"]?.startsWith("text/html");
  const content = isPage ? new TextEncoder().encode(withoutScripts(new TextDecoder().decode(bytes))) : bytes;
  return { body: packPage(content).in, init: { status: answer.status, headers } };
};

const captured = new Map(await Promise.all(paths.map(async (path) => [path, await capture(path)] as const)));
for (const [path, { init }] of captured) if (init.status !== 200) throw new Error(`${path} answers ${init.status}`);

/** The pages, and what else of the site they load: drawings, and `robots.txt` for Lighthouse. */
const capturedAt = async (path: string): Promise<Captured> => {
  const known = captured.get(path) ?? (await capture(path));
  captured.set(path, known);
  return known;
};

const asset = assetsIn(pathToFileURL(join(buildFolder, "client/")));

const server = await listen(
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/")) return asset(request);
    const { body, init } = await capturedAt(pathname);
    const encoding = encodingFor(request);
    const headers = new Headers(init.headers);
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    return new Response((await body(encoding)) as BodyInit, { ...init, headers });
  },
  "127.0.0.1",
  0,
);
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
