import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Returns the bytes in an encoding. Each encoding is computed once, on first use. */
export type Packed = (encoding: Encoding) => Promise<Uint8Array>;

/** log2 of the window: 256 kB, longer than any page. The default window takes 4 MB of memory and gives the same bytes. */
const pageWindow = 18;

/** Compresses bytes lazily. `quality`: 11 for built files, compressed once; 5 for pages, compressed during a request. */
export const packed = (bytes: Uint8Array, quality: 5 | 11): Packed => {
  const forms: Partial<Record<Encoding, Promise<Uint8Array>>> = { identity: Promise.resolve(bytes) };
  const make: Record<Encoding, () => Promise<Uint8Array>> = {
    br: () =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          ...(quality === 5 && { [constants.BROTLI_PARAM_LGWIN]: pageWindow }),
        },
      }),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  };
  return (encoding) => (forms[encoding] ??= make[encoding]());
};

/** Matches an encoding in `accept-encoding`, unless its weight is 0, which refuses it. */
const naming = (form: string) => new RegExp(`\\b${form}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
const brotliNamed = naming("br");
const gzipNamed = naming("gzip");

/** The best encoding that a request accepts. */
export const encodingFor = (request: Request): Encoding => {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (brotliNamed.test(accepted)) return "br";
  return gzipNamed.test(accepted) ? "gzip" : "identity";
};
