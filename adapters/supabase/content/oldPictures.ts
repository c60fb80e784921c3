import { oldPicturePath, type OldPictures } from "../../../domain/content/moving/ports.ts";
import type { Client } from "../shared/client.ts";

/** Asks the site's own server, which asks the other site: a browser may read no pictures of another origin. */
export const supabaseOldPictures = (client: Client, site: string): OldPictures => ({
  async fetch(address) {
    const { data } = await client.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token ?? ""}`;
    const path = `${site}${oldPicturePath}?adresse=${encodeURIComponent(address)}`;
    const answer = await fetch(path, { headers: { authorization }, signal: AbortSignal.timeout(20_000) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  },
});
