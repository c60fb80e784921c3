import type { ReadTable, TableRow } from "../../domain/club/matches/files/planFile.ts";
import { disarmedCell } from "../../domain/shared/csv.ts";

/** Rows between which the device does other work. */
const pieceLength = 200;

const rest = () => new Promise((resolve) => setTimeout(resolve));

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a mark of its order has a zero in most of its pairs. */
const zerosAt = (bytes: Uint8Array, odd: 0 | 1): boolean => {
  const pairs = bytes.subarray(0, 1_000).filter((_, at) => at % 2 === odd);
  return pairs.length > 0 && pairs.filter((byte) => byte === 0).length > pairs.length / 2;
};

/** How DOS marks the end of a file. */
const dosEnd = "\u001A";

/** The text of a file, in the encoding that its bytes show, without marks, of which some programs write two. Line ends become one kind. */
export const decode = (bytes: Uint8Array<ArrayBuffer>): string => {
  const plain = (): string => {
    if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
    if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder("windows-1252").decode(bytes);
    }
  };
  return plain()
    .replace(/^\uFEFF+/, "")
    .replaceAll(dosEnd, "")
    .replace(/\r+\n|\r|\u0085/g, "\n");
};

const separators = [";", ",", "\t"];

const linesIn = (text: string): number => text.split("\n").length - 1;

/** Reads CSV by Papa Parse, which is loaded with the first file. */
export const papaTable: ReadTable = async (bytes, known) => {
  const { default: papa } = await import("papaparse");
  const decoded = decode(bytes);
  // Excel's line about its own separator.
  const [own = ""] = /^sep=.\n/i.exec(decoded) ?? [];
  const text = decoded.slice(own.length);
  const headerBy = (delimiter: string): readonly string[] =>
    papa.parse<readonly string[]>(text, { delimiter, newline: "\n", preview: 1 }).data[0] ?? [];
  const [best = ";"] = separators.toSorted((one, other) => known(headerBy(other)) - known(headerBy(one)));

  const rows: TableRow[] = [];
  let [line, from] = [1 + linesIn(own), 0];
  papa.parse<readonly string[]>(text, {
    delimiter: best,
    newline: "\n",
    step({ data, errors, meta: { cursor } }) {
      const cells = data.map(disarmedCell);
      const isBroken = errors.some(({ type }) => type === "Quotes");
      if (isBroken || cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells, isBroken });
      line += linesIn(text.slice(from, cursor));
      from = cursor;
    },
  });
  const [header, ...others] = rows;
  return {
    header: header?.cells ?? [],
    count: others.length,
    pieces: (async function* () {
      for (let at = 0; at < others.length; at += pieceLength) {
        yield others.slice(at, at + pieceLength);
        await rest();
      }
    })(),
  };
};
