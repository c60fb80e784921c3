import type { Picture, PictureEditor, PictureType } from "../../domain/shared/picture.ts";
import { done, refused } from "../../domain/shared/result.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Part = { readonly from: number; readonly to: number; readonly isSeen: boolean };

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView => new DataView(buffer, byteOffset, byteLength);
const wordAt = (bytes: Bytes, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Segments up to the image data. E1 to EF and FE hold metadata of cameras and people. */
function* partsOfJpeg(bytes: Bytes): Generator<Part> {
  const view = viewOf(bytes);
  yield { from: 0, to: 2, isSeen: true };
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== 0xda) {
    const marker = view.getUint8(at + 1);
    const to = at + 2 + view.getUint16(at + 2);
    // EE defines the colour space.
    yield { from: at, to, isSeen: !(marker >= 0xe1 && marker <= 0xef && marker !== 0xee) && marker !== 0xfe };
    at = to;
  }
  yield { from: at, to: bytes.length, isSeen: true };
}

const seenInPng = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "cHRM"]);
function* partsOfPng(bytes: Bytes): Generator<Part> {
  yield { from: 0, to: 8, isSeen: true };
  for (let at = 8; at + 12 <= bytes.length;) {
    const to = at + 12 + viewOf(bytes).getUint32(at);
    yield { from: at, to, isSeen: seenInPng.has(wordAt(bytes, at + 4)) };
    at = to;
  }
}

const hiddenInWebp = new Set(["EXIF", "XMP ", "ICCP"]);
function* partsOfWebp(bytes: Bytes): Generator<Part> {
  yield { from: 0, to: 12, isSeen: true };
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = viewOf(bytes).getUint32(at + 4, true);
    const to = at + 8 + length + (length % 2);
    yield { from: at, to, isSeen: !hiddenInWebp.has(wordAt(bytes, at)) };
    at = to;
  }
}

const partsOf = { jpeg: partsOfJpeg, png: partsOfPng, webp: partsOfWebp } as const satisfies Record<
  PictureType,
  (bytes: Bytes) => Generator<Part>
>;

const seenOf = ({ type, bytes }: Picture): Bytes => {
  const parts = [...partsOf[type](bytes)].filter(({ isSeen }) => isSeen);
  const seen = Uint8Array.from(parts.flatMap(({ from, to }) => [...bytes.subarray(from, to)]));
  // A WebP holds its own length.
  if (type === "webp") viewOf(seen).setUint32(4, seen.length - 8, true);
  return seen;
};

const seen: PictureEditor["square"] = async (picture) => done({ type: picture.type, bytes: seenOf(picture) });

/** Without a canvas, as outside of a browser: keeps a picture in its own size alone, and removes all metadata. */
export const plainPictureEditor: PictureEditor = {
  square: seen,
  widths: async (picture) => done([{ type: picture.type, bytes: seenOf(picture) }]),
  logo: async (file) => (file.type === "svg" ? refused({ kind: "no-picture" }) : seen(file)),
};
