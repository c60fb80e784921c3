/**
 * The `cmap` table of a TrueType font: the glyph of each code point. Reads and writes only format 4
 * (platform 3, encoding 1), which holds code points up to U+FFFF.
 */
export type GlyphMap = Map<number, number>;

type Table = { readonly entry: number; readonly start: number; readonly length: number };

const headerSize = 12;
const entrySize = 16;
const lastCode = 0xffff;

const tableOf = (font: Buffer, tag: string): Table => {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, at) => headerSize + at * entrySize);
  const entry = entries.find((one) => font.toString("latin1", one, one + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table ${tag}`);
  return { entry, start: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
};

/** The glyph of each code point. Throws for a font without a format 4 table. */
export const readGlyphs = (font: Buffer): GlyphMap => {
  const table = tableOf(font, "cmap");
  const count = font.readUInt16BE(table.start + 2);
  const starts = Array.from(
    { length: count },
    (_, at) => table.start + font.readUInt32BE(table.start + 4 + at * 8 + 4),
  );
  const start = starts.find((one) => font.readUInt16BE(one) === 4);
  if (start === undefined) throw new Error("The font's cmap has no format 4");
  const segments = font.readUInt16BE(start + 6) / 2;
  const column = (at: number) => start + 14 + at * segments * 2 + (at > 0 ? 2 : 0);
  const glyphs: GlyphMap = new Map();
  for (let at = 0; at < segments; at += 1) {
    const [end, first, delta, offset] = [0, 1, 2, 3].map((part) => font.readUInt16BE(column(part) + at * 2)) as [
      number,
      number,
      number,
      number,
    ];
    for (let code = first; code <= end && code < lastCode; code += 1) {
      const found = offset === 0 ? code : font.readUInt16BE(column(3) + at * 2 + offset + (code - first) * 2);
      const glyph = offset !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
};

const written = (glyphs: GlyphMap): Buffer => {
  const codes = [...glyphs.keys()].toSorted((a, b) => a - b);
  // A segment per code point, and the final segment that the format requires.
  const rows = [
    ...codes.map((code) => [code, ((glyphs.get(code) ?? 0) - code) & 0xffff] as const),
    [lastCode, 1] as const,
  ];
  const power = 2 ** Math.floor(Math.log2(rows.length));
  const numbers = [
    // Version, tables, platform, encoding, offset; then format 4: length, language, search ranges.
    0,
    1,
    3,
    1,
    0,
    12,
    4,
    16 + rows.length * 8,
    0,
    rows.length * 2,
    power * 2,
    Math.log2(power),
    (rows.length - power) * 2,
    ...rows.map(([code]) => code),
    0,
    ...rows.map(([code]) => code),
    ...rows.map(([, delta]) => delta),
    ...rows.map(() => 0),
  ];
  const table = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, at) => table.writeUInt16BE(number, at * 2));
  return table;
};

/** The font with other glyphs for its code points. The checksums are wrong: the program that writes the final file corrects them. */
export const withGlyphs = (font: Buffer, glyphs: GlyphMap): Buffer => {
  const table = written(glyphs);
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const whole = Buffer.concat([font, padding, table]);
  const { entry } = tableOf(font, "cmap");
  whole.writeUInt32BE(font.length + padding.length, entry + 8);
  whole.writeUInt32BE(table.length, entry + 12);
  return whole;
};
