import { RealtimeClient, type RealtimeClientOptions } from "@supabase/realtime-js";
import type { Project } from "./client.ts";

/** A project's realtime for those without a session: with the public key, and without the client. */
export const publicRealtime = (
  { url, anonKey }: Pick<Project, "url" | "anonKey">,
  options: Pick<RealtimeClientOptions, "heartbeatIntervalMs" | "disconnectOnEmptyChannelsAfterMs">,
): RealtimeClient => {
  const address = new URL("realtime/v1", url.endsWith("/") ? url : `${url}/`);
  address.protocol = address.protocol.replace("http", "ws");
  return new RealtimeClient(address.href, {
    ...options,
    params: { apikey: anonKey },
    accessToken: async () => anonKey,
  });
};
