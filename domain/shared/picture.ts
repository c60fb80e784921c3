import { type Result, done, refused } from "./result.ts";
import { type PictureSize, sizeOfJpeg, sizeOfPng, sizeOfWebp } from "./pictureSize.ts";

export type PictureType = "jpeg" | "png" | "webp";
export type Picture = { readonly type: PictureType; readonly bytes: Uint8Array<ArrayBuffer> };

/** A file that a member chose. Its name and its declared type are ignored. */
export type ChosenFile = { readonly size: number; readonly read: () => Promise<Uint8Array<ArrayBuffer>> };

/** Bytes: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;
/** The most that a small device can decode. */
const mostPixels = 50_000_000;
const longestSide = 12_000;

export type PictureProblem =
  /** The file is empty, broken, or no picture. */
  | { readonly kind: "no-picture" }
  | { readonly kind: "picture-too-large" }
  /** The decoded picture is too large for a device. */
  | { readonly kind: "too-many-pixels" };

const kinds: readonly {
  readonly type: PictureType;
  /** The first bytes of the file; `null` for any. */
  readonly begins: readonly (number | null)[];
  readonly sizeIn: (bytes: Uint8Array) => PictureSize | undefined;
}[] = [
  { type: "jpeg", begins: [0xff, 0xd8, 0xff], sizeIn: sizeOfJpeg },
  { type: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], sizeIn: sizeOfPng },
  {
    type: "webp",
    begins: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
    sizeIn: sizeOfWebp,
  },
];

/** The picture in a file, by its content. Refuses other files, and pictures that are too large, before it decodes them. */
export const pictureIn = (bytes: Uint8Array<ArrayBuffer>): Result<Picture, PictureProblem> => {
  if (bytes.length > largestPicture) return refused({ kind: "picture-too-large" });
  const kind = kinds.find(({ begins }) => begins.every((byte, at) => byte === null || bytes[at] === byte));
  const size = kind?.sizeIn(bytes);
  if (!kind || !size || size.width === 0 || size.height === 0) return refused({ kind: "no-picture" });
  const { width, height } = size;
  if (Math.max(width, height) > longestSide || width * height > mostPixels) return refused({ kind: "too-many-pixels" });
  return done({ type: kind.type, bytes });
};

/** The size that a picture's own bytes tell; `undefined` when they tell none. */
export const sizeOf = ({ type, bytes }: Picture): PictureSize | undefined =>
  kinds.find((kind) => kind.type === type)?.sizeIn(bytes);

/** A picture in its widths, the widest first. */
export type PictureWidths = readonly [Picture, ...Picture[]];

/** A logo: a picture, or a drawing as SVG. */
export type LogoFile = Picture | { readonly type: "svg"; readonly bytes: Uint8Array<ArrayBuffer> };

/** Bytes of an SVG: 500 kB. */
const largestDrawing = 500_000;
/** The beginning of SVG, after an optional declaration and comments. A comment ends at its first "-->", so the pattern never backtracks. */
const svg = /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--(?:(?!-->)[^])*--|DOCTYPE[^>]*)>\s*)*<svg[\s/>]/i;
export const beginsAsSvg = (text: string): boolean => svg.test(text);

/** The logo in a file, by its content. */
export const logoIn = (bytes: Uint8Array<ArrayBuffer>): Result<LogoFile, PictureProblem> => {
  if (!beginsAsSvg(String.fromCharCode(...bytes.subarray(0, 4_000)))) return pictureIn(bytes);
  return bytes.length > largestDrawing ? refused({ kind: "picture-too-large" }) : done({ type: "svg", bytes });
};

/** Draws pictures anew: only the visible is kept, without place or camera. Refuses broken ones. */
export type PictureEditor = {
  /** The middle square of a picture, small. */
  square(picture: Picture): Promise<Result<Picture, { readonly kind: "no-picture" }>>;
  /** A logo in the middle of a small square, without a script or anything else that a drawing may hold. */
  logo(file: LogoFile): Promise<Result<Picture, { readonly kind: "no-picture" }>>;
  /** The whole picture, upright and no larger than a page can show it, in the widths of `smallerWidths`. None is larger than the file's. */
  widths(picture: Picture): Promise<Result<PictureWidths, { readonly kind: "no-picture" }>>;
};
