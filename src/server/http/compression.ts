import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from "node:zlib";
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

/** The qualities of a page's compression, from the quickest to the shortest. Built files have the last. */
type Quality = 3 | 5 | 11;

const brotliAt = async (bytes: Uint8Array, quality: Quality, window?: number): Promise<Uint8Array> => {
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
    br: () => brotliAt(bytes, 11),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  };
  return (encoding) => (forms[encoding] ??= make[encoding]());
};

/** A cached page. */
export type PackedPage = {
  readonly in: Packed;
  /** As it was made. */
  bytes(): Uint8Array;
};

/** Milliseconds of pause after a page's best compression, for each one that it took: pages that change often are compressed often. */
const pause = 9;

/** Compresses a page. */
export type PackPage = (bytes: Uint8Array) => PackedPage;

/**
 * Compresses the pages of a server. While it is busy a page's first answer is compressed in 40 % of the time, and is an eighth longer;
 * when the page is asked for again, it is compressed as usual beside that answer. One that is asked for again while nothing is rendered
 * is compressed as far as brotli can, a tenth shorter, in 90 ms of another thread: of all pages one at a time, for a tenth of the time at
 * most. A page that is compressed is held in that form alone, a fifth of its bytes: nearly all visitors take it.
 */
export const pagePacker = (isBusy: () => boolean, now = () => performance.now()): PackPage => {
  /** When the next page may be compressed best. */
  let restedAt = 0;

  return (bytes) => {
    let held: { readonly whole: Uint8Array } | { readonly small: Uint8Array } = { whole: bytes };
    const whole = async () => ("whole" in held ? held.whole : unpack(held.small));
    const compress = async (quality: Quality): Promise<Uint8Array> => {
      const small = await brotliAt(await whole(), quality, pageWindow);
      held = { small };
      return small;
    };
    let quality: Quality = 5;
    let sent: Promise<Uint8Array> | undefined;
    let isImproving = false;
    const better = (): Quality | undefined => {
      if (quality === 3) return 5;
      return quality === 5 && !isBusy() && now() >= restedAt ? 11 : undefined;
    };
    /** Compresses better what was sent before. No request waits for it. If it fails, the form before stays, and isn't compressed again. */
    const improve = async (): Promise<void> => {
      const next = isImproving ? undefined : better();
      if (!next) return;
      const begun = now();
      isImproving = true;
      quality = next;
      if (next === 11) restedAt = Infinity;
      try {
        sent = Promise.resolve(await compress(next));
      } finally {
        isImproving = false;
        if (next === 11) restedAt = now() + pause * (now() - begun);
      }
    };
    const brotlied = (): Promise<Uint8Array> => {
      if (sent) {
        improve().catch(() => {});
        return sent;
      }
      quality = isBusy() ? 3 : 5;
      sent = compress(quality);
      sent.catch(() => (sent = undefined));
      return sent;
    };
    const forms: Record<Encoding, () => Promise<Uint8Array>> = {
      br: brotlied,
      gzip: lazily(async () => zip(await whole())),
      identity: whole,
    };
    return {
      in: (encoding) => forms[encoding](),
      bytes: () => ("whole" in held ? held.whole : brotliDecompressSync(held.small)),
    };
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
