import { RealtimeClient } from "@supabase/realtime-js";
import type { Project } from "./client.ts";

/**
 * A project's realtime for those without a session: with the public key, and without the client.
 *
 * @param heartbeat milliseconds between two signs of life; the library's own when absent
 */
export const publicRealtime = (
  { url, anonKey }: Pick<Project, "url" | "anonKey">,
  heartbeat?: number,
): RealtimeClient => {
  const address = new URL("realtime/v1", url.endsWith("/") ? url : `${url}/`);
  address.protocol = address.protocol.replace("http", "ws");
  return new RealtimeClient(address.href, {
    params: { apikey: anonKey },
    accessToken: async () => anonKey,
    ...(heartbeat !== undefined && { heartbeatIntervalMs: heartbeat }),
  });
};
