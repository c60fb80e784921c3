import type { TipViews } from "../../../domain/tips/ports.ts";
import type { Project } from "../shared/client.ts";

/** Uses `fetch` alone: most visitors write nothing else, and download neither the app nor the Supabase client. */
export const supabaseTipViews = ({
  url,
  anonKey,
  fetch = globalThis.fetch,
  timeLimit = 10_000,
}: Project): TipViews => ({
  async add(tip, visitor) {
    const answer = await fetch(`${url}/rest/v1/rpc/count_tip_view`, {
      method: "POST",
      headers: { apikey: anonKey, "content-type": "application/json" },
      body: JSON.stringify({ tip, visitor }),
      keepalive: true,
      signal: AbortSignal.timeout(timeLimit),
    });
    if (answer.status !== 204) throw new Error(`Supabase: a view was not counted (${answer.status})`);
  },
});
