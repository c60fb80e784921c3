import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** The number of this format. A program reads its own and older ones; 1 has no `extras`. */
export const formatVersion = 2;

const program = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};
export const siteVersion: string = program.version;

const storedFile = z.object({ bucket: z.string(), name: z.string() });
const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  hash: z.string(),
});

/** The contents of a backup. The manifest is the last entry, so a file that ends with it is complete. */
export const manifest = z.object({
  format: z.literal([1, formatVersion]),
  site: z.string(),
  madeAt: z.string(),
  source: z.enum(["embedded", "hosted"]),
  postgresql: z.string(),
  migrations: z.array(z.object({ version: z.string(), name: z.string(), hash: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(storedFile.extend({ hash: z.string() })),
  /** Files that rows name and that weren't there. */
  missing: z.array(storedFile),
  /** The hash of `keys.json`; a hosted project has none. */
  keys: z.string().nullable(),
  /** What belongs to the site beside its data, such as the club's folder. */
  extras: z.array(z.object({ name: z.string(), hash: z.string() })).default([]),
});

export type Manifest = z.infer<typeof manifest>;
export type Table = z.infer<typeof table>;
export type StoredFile = z.infer<typeof storedFile>;

/** The names of the entries. A table is cut into parts, because the length of an entry stands before it. */
export const entries = {
  manifest: "manifest.json",
  keys: "keys.json",
  part: ({ schema, name }: Pick<Table, "schema" | "name">, number: number): string =>
    `tables/${schema}.${name}/${String(number).padStart(6, "0")}.copy`,
  file: (name: string): string => `files/${name}`,
  extra: (name: string): string => `extras/${name}`,
};

/** Bytes of a table's part. */
export const partLength = 1_000_000;

/** Bytes that no entry reaches. */
export const longestEntry = 64_000_000;

export const hashOf = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** Rows in PostgreSQL's text format of COPY: a line end within a value is escaped. */
export const rowsIn = (bytes: Uint8Array): number => {
  let rows = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows++;
  return rows;
};
