// The site with a backend that answers from memory: what rendering itself costs. Each request to the backend is sent to the given
// site once, and its answer repeated. A program of its own: node replay.ts <address of the site>
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../../src/build/folders.ts";
import { listen } from "../../src/server/http/listen.ts";
import { readManifest } from "../../src/server/pages/manifest.ts";

const [url = ""] = process.argv.slice(2);
const dist = pathToFileURL(join(buildFolder, "/"));
const { createSite } = (await import(
  new URL("server/site.js", dist).href
)) as typeof import("../../src/server/site.ts");
const anonKey = /"anonKey":"([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? "";

type Answer = { readonly status: number; readonly headers: Headers; readonly body: string };
const answers = new Map<string, Promise<Answer>>();

const ask = async (request: Request): Promise<Answer> => {
  const answer = await fetch(request);
  const headers = new Headers(answer.headers);
  // The body is read unpacked.
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return { status: answer.status, headers, body: await answer.text() };
};

const replay: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const name = `${request.method} ${request.url} ${request.headers.get("range") ?? ""} ${await request.clone().text()}`;
  const asked = answers.get(name) ?? ask(request);
  answers.set(name, asked);
  const { status, headers, body } = await asked;
  return new Response(body, { status, headers });
};

const site = createSite({
  siteAddress: url,
  manifest: await readManifest(new URL("client/", dist)),
  backend: { url, anonKey, fetch: replay },
  publicBackend: { url, anonKey },
});
const server = await listen((request, peer) => site.answer(request, peer), "127.0.0.1", 0);
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
