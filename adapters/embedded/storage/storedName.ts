import { createHash } from "node:crypto";

/** The name of a stored file in the data folder: no name that a caller chose becomes a path. */
export const storedName = (bucket: string, key: string): string =>
  createHash("sha256").update(`${bucket}/${key}`).digest("hex");
