// The reference of the site's measures: the same pages without any script, sent by the same server code. The difference is
// the cost of the scripts. A program of its own, so that the servers don't share a process:
// node scriptless.ts <address of the site> <path>…
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../../src/build/folders.ts";
import { assetsIn } from "../../src/server/http/assets.ts";
import { encodingFor, packedPage } from "../../src/server/http/compression.ts";
import { listen } from "../../src/server/http/listen.ts";

const [site = "", ...paths] = process.argv.slice(2);
const kept = ["content-type", "content-security-policy", "cache-control", "vary"];

type Captured = {
  readonly body: ReturnType<typeof packedPage>["in"];
  readonly headers: Readonly<Record<string, string>>;
};

const capture = async (path: string): Promise<Captured> => {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const text = (await answer.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  return {
    body: packedPage(new TextEncoder().encode(text), () => false).in,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => kept.includes(name))),
  };
};

const captured = new Map(await Promise.all(paths.map(async (path) => [path, await capture(path)] as const)));

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
    const { headers, body } = await capturedAt(pathname);
    const encoding = encodingFor(request);
    return new Response((await body(encoding)) as BodyInit, {
      headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
    });
  },
  "127.0.0.1",
  0,
);
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
