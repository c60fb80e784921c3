type Icon = { readonly side: number; readonly png: Uint8Array };

const headerSize = 6;
const entrySize = 16;

/** An ICO file of square PNGs of less than 256 pixels a side, which browsers read in it, and Windows from Vista on. */
export const icoOf = (icons: readonly Icon[]): Uint8Array => {
  const head = Buffer.alloc(headerSize + icons.length * entrySize);
  head.writeUInt16LE(1, 2); // The type of icons.
  head.writeUInt16LE(icons.length, 4);
  let start = head.length;
  icons.forEach(({ side, png }, at) => {
    const entry = headerSize + at * entrySize;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4); // Colour planes.
    head.writeUInt16LE(32, entry + 6); // Bits per pixel.
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([head, ...icons.map(({ png }) => png)]);
};
