import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed encodings. */
export const packings = ["br", "gzip"] as const;
type Packing = (typeof packings)[number];

export type Encoding = Packing | "identity";

/** Returns the bytes in an encoding. Each encoding is computed once, on first use. */
export type Packed = (encoding: Encoding) => Promise<Uint8Array>;

/** Whether a built file is served compressed. Fonts and pictures are compressed already. */
export const isPackable = (name: string): boolean => /\.(?:js|css|svg)$/.test(name);

/** The name of a built file's compressed form. */
export const packedFile = (name: string, packing: Packing): string => `${name}.${packing}`;

/** log2 of the window: 256 kB, longer than any page. The default window takes 4 MB of memory and gives the same bytes. */
const pageWindow = 18;

const brotliAt = (bytes: Uint8Array, quality: 3 | 5 | 11) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      ...(quality !== 11 && { [constants.BROTLI_PARAM_LGWIN]: pageWindow }),
    },
  });

/** Compresses bytes lazily. `quality`: 11 for built files, compressed with the build; 5 for pages, compressed during a request. */
export const packed = (bytes: Uint8Array, quality: 5 | 11): Packed => {
  const forms: Partial<Record<Encoding, Promise<Uint8Array>>> = { identity: Promise.resolve(bytes) };
  const make: Record<Encoding, () => Promise<Uint8Array>> = {
    br: () => brotliAt(bytes, quality),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  };
  return (encoding) => (forms[encoding] ??= make[encoding]());
};

/**
 * Compresses a page. While the server is busy its first answer is compressed in 40 % of the time, and is an eighth longer;
 * when the page is asked for again, it is compressed as usual beside that answer.
 */
export const packedPage = (bytes: Uint8Array, isBusy: () => boolean): Packed => {
  const pack = packed(bytes, 5);
  let isAskedBefore = false;
  let quick: Promise<Uint8Array> | undefined;
  const dropQuick = () => void (quick = undefined);
  return (encoding) => {
    if (encoding !== "br") return pack(encoding);
    const isFirst = !isAskedBefore;
    isAskedBefore = true;
    if (isFirst && isBusy()) return (quick = brotliAt(bytes, 3));
    const usual = pack("br");
    if (quick) usual.then(dropQuick, dropQuick);
    return quick ?? usual;
  };
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
