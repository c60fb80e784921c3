import { createHash } from "node:crypto";

/** Where a site answers with its fingerprint, so that `npm run doctor` knows whether the public address leads to this very site. */
export const fingerprintPath = "/_site";

/** Equal for all processes on a backend. A hash of a secret that only these processes have. */
export const fingerprintOf = (secret: string): string =>
  createHash("sha256").update(`site ${secret}`).digest("base64url");

export const answerFingerprint = (fingerprint: string): Response =>
  new Response(fingerprint, { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
