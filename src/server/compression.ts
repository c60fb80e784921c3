import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The same bytes in every form that a browser may ask for, made when they are first asked for. */
export type Packed = (encoding: Encoding) => Promise<Uint8Array>;

/** 256 kB: no page is longer. The default takes 4 MB for each packing, and gives the same bytes. */
const pageWindow = 18;

/** `quality`: 11 for what is packed once and sent for months, 5 for what is packed while somebody waits. */
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

/** Whether a form is named, and not with the weight 0, which refuses it. */
const naming = (form: string) => new RegExp(`\\b${form}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
const brotliNamed = naming("br");
const gzipNamed = naming("gzip");

/** The best form that a request takes. */
export const encodingFor = (request: Request): Encoding => {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (brotliNamed.test(accepted)) return "br";
  return gzipNamed.test(accepted) ? "gzip" : "identity";
};
