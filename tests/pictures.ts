import { crc32, deflateSync } from "node:zlib";

type Wish = {
  readonly width: number;
  readonly height: number;
  /** True to include a location. */
  readonly place?: boolean;
};

const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const of32 = (number: number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
const of16 = (number: number) => [(number >>> 8) & 255, number & 255];

/** A location as phones write it into pictures: no published picture may contain it. */
export const placeInIt = "48.8566 N, 2.3522 E";

const chunk = (name: string, data: Uint8Array | readonly number[]) => {
  const body = joined(ascii(name), data);
  return joined(of32(data.length), body, of32(crc32(body)));
};

/** A PNG of one colour. Only small ones can be displayed. */
export const pngOf = ({ width, height, place = false }: Wish): Uint8Array<ArrayBuffer> => {
  const row = [0, ...Array.from({ length: Math.min(width, 4_000) }, () => [20, 160, 90]).flat()];
  const rows = Array.from({ length: Math.min(height, 64) }, () => row).flat();
  return joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", [...of32(width), ...of32(height), 8, 2, 0, 0, 0]),
    ...(place ? [chunk("tEXt", ascii(`GPS\u0000${placeInIt}`)), chunk("eXIf", ascii(placeInIt))] : []),
    chunk("IDAT", deflateSync(Uint8Array.from(rows))),
    chunk("IEND", []),
  );
};

// The smallest JPEG: 1 by 1, grey. Its size is overwritten.
const smallest = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  "base64",
);

/** The same JPEG with a location. */
export const withPlace = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const told = ascii(`Exif\u0000\u0000${placeInIt}`);
  return joined(bytes.subarray(0, 2), [0xff, 0xe1, ...of16(told.length + 2)], told, bytes.subarray(2));
};

/** The header of a JPEG. */
export const jpegOf = ({ width, height, place = false }: Wish): Uint8Array<ArrayBuffer> => {
  const bytes = joined(smallest);
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc9);
  bytes.set([...of16(height), ...of16(width)], frame + 5);
  return place ? withPlace(bytes) : bytes;
};

/** The header of a WebP. */
export const webpOf = ({ width, height }: Wish): Uint8Array<ArrayBuffer> => {
  const of24 = (number: number) => [number & 255, (number >>> 8) & 255, number >>> 16];
  const header = [0, 0, 0, 0, ...of24(width - 1), ...of24(height - 1)];
  return joined(ascii("RIFF"), [22, 0, 0, 0], ascii("WEBPVP8X"), [10, 0, 0, 0], header);
};
