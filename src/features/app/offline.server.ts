import type { Files } from "../../server/documents/siteFile.ts";
import { workerPath } from "../../worker/names.ts";
import worker from "virtual:service-worker";

/** The worker's requests are under the policy of its own file. */
const policy = "default-src 'none'; connect-src 'self'; img-src 'self'";

export const files: Files = () => (path) =>
  path === workerPath ? { type: "text/javascript; charset=utf-8", body: worker, policy } : undefined;
