import type { Changes } from "../../../domain/shared/ports.ts";
import { supabaseChanges } from "./changes.ts";
import type { Project } from "./client.ts";
import { publicRealtime } from "./realtime.ts";

/** Milliseconds after which a socket without a channel is closed: the next page may follow something too. */
const emptyTime = 2_000;

/**
 * The changes that visitors follow: without the backend's client and the container, 121 kB.
 *
 * @param setCaching called with "reload" before a hint is told, and with "default" in a task after it, when the reads that it causes have
 *   begun. Not for the first hint of a subscription, which no change has caused.
 */
export const visitorChanges = (
  project: Pick<Project, "url" | "anonKey">,
  setCaching: (caching: RequestCache) => void,
): Changes => {
  const changes = supabaseChanges(publicRealtime(project, { disconnectOnEmptyChannelsAfterMs: emptyTime }));
  return {
    subscribe(watched, changed) {
      let isFirst = true;
      return changes.subscribe(watched, () => {
        if (!isFirst) setCaching("reload");
        isFirst = false;
        changed();
        setTimeout(setCaching, 0, "default");
      });
    },
  };
};
