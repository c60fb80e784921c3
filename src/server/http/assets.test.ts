import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { packFiles } from "../../build/packPlugin.ts";
import { assetsIn } from "./assets.ts";

const folder = mkdtempSync(join(tmpdir(), "assets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = "const site = 'On garde le nord.';\n".repeat(50);
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/client-1.js"), script);
writeFileSync(join(folder, "assets/font-1.woff2"), "font");
writeFileSync(join(folder, "assets/notes-1.txt"), "notes");
await packFiles(folder);

const asset = assetsIn(pathToFileURL(`${folder}/`));
const asked = async (path: string, encoding = "br, gzip") => {
  const answer = await asset(
    new Request(`http://club.example/${path}`, { headers: encoding ? { "accept-encoding": encoding } : {} }),
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, encoding: answer.headers.get("content-encoding"), bytes };
};
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("[PF-21] built files", () => {
  it("are sent in the form that the build has compressed", async () => {
    const br = await asked("assets/client-1.js");
    expect([br.status, br.encoding, textOf(brotliDecompressSync(br.bytes))]).toEqual([200, "br", script]);
    const gzip = await asked("assets/client-1.js", "gzip");
    expect([gzip.status, gzip.encoding, textOf(gunzipSync(gzip.bytes))]).toEqual([200, "gzip", script]);
    const plain = await asked("assets/client-1.js", "");
    expect([plain.status, plain.encoding, textOf(plain.bytes)]).toEqual([200, null, script]);
  });

  it("are sent as they are when they are compressed already", async () => {
    const font = await asked("assets/font-1.woff2");
    expect([font.status, font.encoding, textOf(font.bytes)]).toEqual([200, null, "font"]);
  });

  it("are found by their own names only", async () => {
    for (const path of ["none.js", "client-1.js.br", "notes-1.txt", "../packed/client-1.js.br", "..%2Fpacked%2Fa.js"]) {
      expect((await asked(`assets/${path}`)).status).toBe(404);
    }
    expect((await asked("packed/client-1.js")).status).toBe(404);
  });
});
