import type { Changes, Watched } from "../../domain/shared/ports.ts";
import { changesPath } from "../changesPath.ts";

/** Milliseconds after which a stream without a listener is closed: the next page may follow something too. */
const idleTime = 2_000;
/** Milliseconds until a stream that ended is opened again, at first and at most. Up to twice as long, at random: not all come at once. */
const [firstPause, longestPause] = [3_000, 60_000];
/** Milliseconds without a message after which a connection counts as lost: longer than two of the server's signs of life. */
const longestSilence = 60_000;

/**
 * Hints of changes for a visitor, by one stream of the site's server for all that is followed. It is closed while the page is hidden: over
 * HTTP/1.1 each stream holds one of the six connections that a browser opens to a site.
 */
export const visitorChanges = (): Changes => {
  const listeners = new Set<{ readonly watched: Watched; readonly changed: () => void }>();
  let stream: EventSource | undefined;
  /** Opens the stream again: after a pause while there is none, else after a silence. */
  let again: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const tell = (isMeant: (watched: Watched) => boolean) => {
    for (const { watched, changed } of listeners) if (isMeant(watched)) changed();
  };
  const close = () => {
    clearTimeout(again);
    again = undefined;
    stream?.close();
    stream = undefined;
  };
  const openAfter = (time: number) => {
    clearTimeout(again);
    again = setTimeout(open, time);
  };
  const open = () => {
    close();
    if (listeners.size === 0 || document.hidden) return;
    stream = new EventSource(changesPath);
    openAfter(longestSilence);
    stream.addEventListener("open", () => {
      pause = firstPause;
      // The stream has missed all earlier changes.
      tell(() => true);
    });
    stream.addEventListener("message", ({ data }: MessageEvent<string>) => {
      openAfter(longestSilence);
      const kinds = data.split(" ");
      tell((watched) => kinds.includes(watched));
    });
    // A browser tries again by itself after some errors only.
    stream.addEventListener("error", () => {
      close();
      openAfter(pause * (1 + Math.random()));
      pause = Math.min(2 * pause, longestPause);
    });
  };

  document.addEventListener("visibilitychange", open);
  // The connection of before may be lost without a sign.
  addEventListener("online", open);
  addEventListener("focus", () => {
    if (!stream) open();
  });

  return {
    subscribe(watched, changed) {
      const listener = { watched, changed };
      listeners.add(listener);
      if (stream?.readyState === EventSource.OPEN) changed();
      else if (!again) open();
      return () => {
        listeners.delete(listener);
        clearTimeout(idle);
        idle = setTimeout(() => listeners.size === 0 && close(), idleTime);
      };
    },
  };
};
