import type { Sharp } from "sharp";

type Kind = {
  readonly type: string;
  readonly isIn: (head: string) => boolean;
  readonly written: (picture: Sharp) => Sharp;
};

const quality = 88;
const kinds: readonly Kind[] = [
  {
    type: "image/jpeg",
    isIn: (head) => head.startsWith("\xff\xd8\xff"),
    written: (picture) => picture.jpeg({ quality }),
  },
  {
    type: "image/png",
    isIn: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
    written: (picture) => picture.png({ compressionLevel: 6 }),
  },
  {
    type: "image/webp",
    isIn: (head) => head.startsWith("RIFF") && head.endsWith("WEBP"),
    written: (picture) => picture.webp({ quality, effort: 2 }),
  },
];

const kindOf = (bytes: Uint8Array): Kind | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return kinds.find(({ isIn }) => isIn(head));
};

/** The type of a picture, by its first bytes; `undefined` for any other file. */
export const pictureTypeOf = (bytes: Uint8Array): string | undefined => kindOf(bytes)?.type;

/** The site's own pages send 2,400 pixels a side at most. More would take seconds and hundreds of megabytes. */
export const mostPixels = 8_000_000;

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  // sharp reads many formats; only formats that may be stored are allowed.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  return sharp;
};
let loading: ReturnType<typeof loadSharp> | undefined;

/** Loaded with the first picture: 20 MB of memory that a start doesn't need. */
export const openSharp = (): ReturnType<typeof loadSharp> =>
  (loading ??= loadSharp().catch((cause: unknown) => {
    // Lets the next picture try again.
    loading = undefined;
    throw cause;
  }));

/**
 * The picture in a file, decoded and written anew: upright, in the web's colours, without metadata. `undefined` for a file that is no
 * picture, is broken, or has too many pixels.
 */
export const redrawn = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const kind = kindOf(bytes);
  if (!kind) return undefined;
  const sharp = await openSharp();
  try {
    const picture = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels }).autoOrient();
    return new Uint8Array(await kind.written(picture).toBuffer());
  } catch {
    return undefined;
  }
};
