import type { KeptFile } from "../../../../domain/content/body/ownFile.ts";
import { oneDecimal, wholeNumber } from "../../../design/components/text/format.ts";

export const words = {
  download: "Télécharger",
} as const;

/** Bytes as people read them. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${wholeNumber(Math.max(1, Math.round(bytes / 1_000)))} ko`
    : `${oneDecimal(bytes / 1_000_000)} Mo`;

/** The kind of a file and its size, such as "PDF, 1,2 Mo". */
export const aboutFile = ({ extension, size }: KeptFile): string => `${extension.toUpperCase()}, ${sizeWords(size)}`;
