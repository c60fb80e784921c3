import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { type Encoding, encodingFor, isPackable, packedFile } from "./compression.ts";
import { reading, unlessTaken } from "./methods.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/**
 * Answers requests for built files, 404 for other names. File names hold a content hash, so browsers may cache them for a year.
 * `folder`: has the files in `assets`, and their compressed forms in `packed`.
 */
export const assetsIn = (folder: URL) => {
  const files = new Map<string, Promise<Uint8Array | undefined>>();

  const read = (name: string, encoding: Encoding): Promise<Uint8Array | undefined> => {
    const file = encoding === "identity" ? `assets/${name}` : `packed/${packedFile(name, encoding)}`;
    return remembered(files, file, () => readFile(new URL(file, folder)).catch(() => undefined));
  };

  return async (request: Request): Promise<Response> => {
    const untaken = unlessTaken(request, reading);
    if (untaken) return untaken;
    const name = /^\/assets\/([\w.-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? "";
    const type = types[extname(name)];
    const wanted = isPackable(name) ? encodingFor(request) : "identity";
    const compressed = type && wanted !== "identity" ? await read(name, wanted) : undefined;
    const encoding = compressed ? wanted : "identity";
    // A build whose compressed files are missing is served as it is.
    const bytes = compressed ?? (type && (await read(name, "identity")));
    if (!bytes || !type) return new Response(null, { status: 404 });
    return new Response(bytes as BodyInit, {
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
  make: () => Promise<Thing | undefined>,
): Promise<Thing | undefined> => {
  const making = things.get(name) ?? make();
  things.set(name, making);
  const thing = await making;
  if (thing === undefined) things.delete(name); // Unknown names must not fill the memory.
  return thing;
};
