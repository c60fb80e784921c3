export type PictureSize = { readonly width: number; readonly height: number };

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** In its first chunk, the header. */
export const sizeOfPng = (bytes: Uint8Array): PictureSize | undefined => {
  if (bytes.length < 24) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** Markers of frames. Three of the range mean something else. */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** In the segment that begins the frame, after any number of others. */
export const sizeOfJpeg = (bytes: Uint8Array): PictureSize | undefined => {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (beginsFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be preceded by more bytes 0xff.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const text = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));

/** In its first chunk, in one of three formats. */
export const sizeOfWebp = (bytes: Uint8Array): PictureSize | undefined => {
  if (bytes.length < 30) return undefined;
  const view = viewOf(bytes);
  const of24Bits = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000 + 1;
  switch (text(bytes, 12)) {
    case "VP8 ":
      return { width: view.getUint16(26, true) % 0x4000, height: view.getUint16(28, true) % 0x4000 };
    case "VP8L": {
      const packed = view.getUint32(21, true);
      return { width: (packed % 0x4000) + 1, height: (Math.floor(packed / 0x4000) % 0x4000) + 1 };
    }
    case "VP8X":
      return { width: of24Bits(24), height: of24Bits(27) };
    default:
      return undefined;
  }
};
