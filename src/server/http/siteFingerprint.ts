import { createHash } from "node:crypto";

/** Where a site answers with its fingerprint, so that `npm run doctor` knows whether the public address leads to this very site. */
export const fingerprintPath = "/_site";

/** The same for all processes on one backend. Made of what only they have, and tells nothing of it. */
export const fingerprintOf = (secret: string): string =>
  createHash("sha256").update(`site ${secret}`).digest("base64url");

export const answerFingerprint = (fingerprint: string): Response =>
  new Response(fingerprint, { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
