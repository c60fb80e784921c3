import { createHash, randomBytes } from "node:crypto";

/** A link's secret. lite's own is made of the address and six digits, which can be tried through within its hour. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** What of it stands in the database: whoever reads that has no link. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
