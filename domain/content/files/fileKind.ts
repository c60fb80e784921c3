import { cleaned } from "../editing/cleanText.ts";
import { slugOf } from "../../shared/slug.ts";

// What may be put into a text for download: docs/decisions/0134-files.md. The migration of the storage names the same extensions.

/** Bytes: 10 MB. */
export const largestFile = 10_000_000;

type Kind = {
  /** The type that it is stored and sent with. */
  readonly type: string;
  readonly isIn: (bytes: Uint8Array) => boolean;
};

const begins =
  (...signs: readonly string[]) =>
  (bytes: Uint8Array): boolean =>
    signs.some((sign) => bytes.length > sign.length && [...sign].every((one, at) => bytes[at] === one.charCodeAt(0)));

/** Control characters, but for tabs and line ends. A text has none, whatever its encoding. */
const isControl = (byte: number): boolean => (byte < 32 && ![9, 10, 12, 13].includes(byte)) || byte === 127;
/** What a browser might take for a page or a drawing, and a computer for a program. */
const page = /^(?:\xEF\xBB\xBF)?\s*(?:<|#!)/;
const isText = (bytes: Uint8Array): boolean =>
  !bytes.some(isControl) && !page.test(String.fromCharCode(...bytes.subarray(0, 1_000)));

const binary = "application/octet-stream";
const kinds = {
  pdf: { type: "application/pdf", isIn: begins("%PDF-") },
  zip: { type: "application/zip", isIn: begins("PK\x03\x04") },
  txt: { type: "text/plain", isIn: isText },
  csv: { type: "text/csv", isIn: isText },
  // Settings of games.
  cfg: { type: "text/plain", isIn: isText },
  ini: { type: "text/plain", isIn: isText },
  // Recorded matches: Counter-Strike, League of Legends.
  dem: { type: binary, isIn: begins("HL2DEMO\0", "PBDEMS2\0") },
  rofl: { type: binary, isIn: begins("RIOT") },
} as const satisfies Record<string, Kind>;

export type FileExtension = keyof typeof kinds;
export const fileExtensions = Object.keys(kinds) as readonly FileExtension[];

/** The kind of a file by the end of its name; `undefined` for one that may not be put into a text. */
export const extensionOf = (name: string): FileExtension | undefined => {
  const end = /\.([^./\\]+)$/.exec(cleaned(name).trim())?.[1]?.toLowerCase();
  return fileExtensions.find((extension) => extension === end);
};

/** The type that a file is stored and sent with. */
export const fileTypeOf = (extension: FileExtension): string => kinds[extension].type;

/** Whether the bytes are what the extension says, as far as their beginning tells. */
export const isOfKind = (extension: FileExtension, bytes: Uint8Array): boolean => kinds[extension].isIn(bytes);

const longestTitle = 120;
const longestStem = 80;

/** What a file is called in a text, by its name: without its folder, its extension and marks of direction. */
export const fileTitle = (name: string): string => {
  const last = cleaned(name).split(/[/\\]/).at(-1) ?? "";
  const line = last
    .replace(/\.[^.]*$/, "")
    .replace(/[\s\u200e\u200f\u061c]+/g, " ")
    .trim();
  return [...line].slice(0, longestTitle).join("").trim() || "Fichier";
};

/** The name that a file is downloaded with: small letters without accents, and one extension. */
export const downloadName = (name: string, extension: FileExtension): string => {
  const stem = slugOf(fileTitle(name))?.slice(0, longestStem).replace(/-$/, "");
  return `${stem ?? "fichier"}.${extension}`;
};
