import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { encodingFor, type Packed, packed } from "./compression.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};
const packsWell = new Set([".js", ".css", ".svg"]);

/** Answers requests for built files, 404 for other names. File names hold a content hash, so browsers may cache them for a year. */
export const assetsIn = (folder: URL) => {
  const files = new Map<string, Promise<Packed | undefined>>();

  const read = (name: string): Promise<Packed | undefined> =>
    readFile(new URL(name, folder)).then(
      (bytes) => (packsWell.has(extname(name)) ? packed(bytes, 11) : async () => bytes),
      () => undefined,
    );

  return async (request: Request): Promise<Response> => {
    const name = /^\/assets\/([\w.-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? "";
    const type = types[extname(name)];
    const file = type && (await remembered(files, name, read));
    if (!file) return new Response(null, { status: 404 });
    const encoding = packsWell.has(extname(name)) ? encodingFor(request) : "identity";
    return new Response((await file(encoding)) as BodyInit, {
      headers: {
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept-encoding",
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
    });
  };
};

const remembered = async <Thing>(
  things: Map<string, Promise<Thing | undefined>>,
  name: string,
  make: (name: string) => Promise<Thing | undefined>,
): Promise<Thing | undefined> => {
  const making = things.get(name) ?? make(name);
  things.set(name, making);
  const thing = await making;
  if (thing === undefined) things.delete(name); // Unknown names must not fill the memory.
  return thing;
};
