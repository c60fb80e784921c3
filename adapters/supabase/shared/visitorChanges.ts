import type { Changes } from "../../../domain/shared/ports.ts";
import { supabaseChanges } from "./changes.ts";
import type { Project } from "./client.ts";
import { publicRealtime } from "./realtime.ts";

/** Milliseconds after which a socket without a channel is closed: the next page may follow something too. */
const emptyTime = 2_000;

/**
 * The changes that visitors follow: without the backend's client and the container, 121 kB.
 *
 * @param setCaching told how reads that begin now may use what is cached: "reload" for those that a hint causes, which begin with it
 */
export const visitorChanges = (
  project: Pick<Project, "url" | "anonKey">,
  setCaching: (caching: RequestCache) => void,
): Changes => {
  const changes = supabaseChanges(publicRealtime(project, { disconnectOnEmptyChannelsAfterMs: emptyTime }));
  return {
    subscribe: (watched, changed) =>
      changes.subscribe(watched, () => {
        setCaching("reload");
        changed();
        setTimeout(setCaching, 0, "default");
      }),
  };
};
