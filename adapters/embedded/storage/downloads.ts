// Files for download are kept as they are, and never shown as pages: docs/decisions/0134-files.md.

/** The bucket of files for download. */
export const downloads = "fichiers";

/** The bucket's limit, in bytes. */
export const largestDownload = 10_000_000;

const types: Readonly<Record<string, { readonly type: string; readonly begins?: readonly string[] }>> = {
  pdf: { type: "application/pdf", begins: ["%PDF-"] },
  zip: { type: "application/zip", begins: ["PK\x03\x04"] },
  txt: { type: "text/plain" },
  csv: { type: "text/csv" },
  cfg: { type: "text/plain" },
  ini: { type: "text/plain" },
  dem: { type: "application/octet-stream", begins: ["HL2DEMO\0", "PBDEMS2\0"] },
  rofl: { type: "application/octet-stream", begins: ["RIOT"] },
};

/** The type of a file for download, by the end of its name; `undefined` for a kind that isn't kept. */
export const downloadTypeOf = (name: string): string | undefined => types[name.split(".").at(-1) ?? ""]?.type;

/** Whether a file is what its name says. A text has no zeros, and doesn't begin as a page or a program. */
export const isDownload = (name: string, bytes: Uint8Array): boolean => {
  const kind = types[name.split(".").at(-1) ?? ""];
  if (!kind || bytes.length === 0) return false;
  const head = String.fromCharCode(...bytes.subarray(0, 1_000));
  return kind.begins
    ? kind.begins.some((sign) => head.startsWith(sign))
    : !/^(?:\xef\xbb\xbf)?\s*(?:<|#!)/.test(head) && !bytes.includes(0);
};
