import { createHash } from "node:crypto";

/** Where a site answers with its mark, so that `npm run doctor` knows whether the public address leads to this very site. */
export const markPath = "/_site";

/** The same for all processes on one backend. Made of what only they have, and tells nothing of it. */
export const markOf = (secret: string): string => createHash("sha256").update(`site ${secret}`).digest("base64url");

export const markAnswer = (mark: string): Response =>
  new Response(mark, { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
