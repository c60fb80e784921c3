import type { StoredFiles } from "../../../domain/content/moving/exportSite.ts";

/** Uploaded pictures and files are public: who knows an address reads it. @param host of the storage; empty for the site's own */
export const supabaseStoredFiles = (host: string, site: string): StoredFiles => ({
  site: () => site,
  async read(address) {
    const answer = await fetch(host.replace(/\/+$/, "") + address, { signal: AbortSignal.timeout(30_000) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  },
});
