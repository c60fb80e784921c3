import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { lazily } from "../../lazily.ts";

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gzipped = promisify<Uint8Array, Uint8Array>(gzip);

/** A copy with memory of its own. A small buffer of Node's has a part of 64 kB, and keeps all of them as long as it is kept. */
const apart = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

const zip = async (bytes: Uint8Array): Promise<Uint8Array> => apart(await gzipped(bytes));

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

/** log2 of the window: 128 kB, longer than nearly all pages. The default window takes 4 MB of memory and gives the same bytes. */
const pageWindow = 17;

/** Longer than nearly all pages in brotli: with the default of 16 kB, the server's thread has to ask for the rest. */
const chunkSize = 32_768;

/** The qualities of a page's compression: quick for its first answer, best when the server is idle. Built files have the best. */
const [quick, best] = [5, 11] as const;

const brotliAt = async (bytes: Uint8Array, quality: number, window?: number): Promise<Uint8Array> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
  };
  return apart(await brotli(bytes, { params, chunkSize }));
};

/** Compresses bytes as far as they can be, on first use. */
export const packed = (bytes: Uint8Array): Packed => {
  const forms: Partial<Record<Encoding, Promise<Uint8Array>>> = { identity: Promise.resolve(bytes) };
  const make: Record<Encoding, () => Promise<Uint8Array>> = {
    br: () => brotliAt(bytes, best),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  };
  return (encoding) => (forms[encoding] ??= make[encoding]());
};

/** A cached page. */
export type PackedPage = { readonly in: Packed };

/** Compresses a page. */
export type PackPage = (bytes: Uint8Array) => PackedPage;

/**
 * Compresses the pages of a server: quickly for the first answer. One that is asked for again while the server is idle is compressed as
 * far as brotli can, a tenth shorter, one page at a time. A page that is compressed is held in that form alone, a fifth of its bytes:
 * nearly all visitors take it.
 */
export const pagePacker = (isBusy: () => boolean): PackPage => {
  let isImproving = false;

  return (bytes) => {
    let held: { readonly whole: Uint8Array } | { readonly small: Uint8Array } = { whole: bytes };
    const whole = async () => ("whole" in held ? held.whole : unpack(held.small));
    const compress = async (quality: number): Promise<Uint8Array> => {
      const small = await brotliAt(await whole(), quality, pageWindow);
      held = { small };
      return small;
    };
    let sent: Promise<Uint8Array> | undefined;
    let isBest = false;
    /** No request waits for it. If it fails, the form before stays, and isn't compressed again. */
    const improve = async (): Promise<void> => {
      isBest = true;
      isImproving = true;
      try {
        sent = Promise.resolve(await compress(best));
      } finally {
        isImproving = false;
      }
    };
    const brotlied = (): Promise<Uint8Array> => {
      if (sent) {
        if (!isBest && !isImproving && !isBusy()) improve().catch(() => {});
        return sent;
      }
      sent = compress(quick);
      sent.catch(() => (sent = undefined));
      return sent;
    };
    const forms: Record<Encoding, () => Promise<Uint8Array>> = {
      br: brotlied,
      gzip: lazily(async () => zip(await whole())),
      identity: whole,
    };
    return { in: (encoding) => forms[encoding]() };
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
