import type { RealtimePostgresChangesFilter } from "@supabase/supabase-js";
import { asyncScheduler, defer, Observable, ReplaySubject, repeat, retry, share, switchMap, throttleTime } from "rxjs";
import type { Changes, Watched } from "../../domain/live.ts";
import type { Client } from "./client.ts";

const tables: Readonly<Record<Watched, string>> = {
  applications: "applications",
  role: "user_roles",
  articles: "articles",
  tips: "tips",
};

/** Milliseconds in which many changes are one hint. */
const breath = 1_000;
const usualPause = 5_000;

type SystemNews = { readonly extension?: string; readonly status?: string };

let channels = 0;

/** Gives a hint for each change, and one each time the backend begins to tell them. Ends when the backend ends it. */
const channelOn = (client: Client, watched: Watched) =>
  new Observable<void>((listener) => {
    const hint = () => listener.next();
    const all: RealtimePostgresChangesFilter<"*"> = { event: "*", schema: "public", table: tables[watched] };
    const channel = client
      // A name of its own: one that is about to be left can't be joined.
      .channel(`${watched} ${++channels}`)
      .on("postgres_changes", all, hint)
      // It is joined a moment before the backend listens to the database: what it says then counts.
      .on("system", {}, ({ extension, status }: SystemNews) => {
        if (extension === "postgres_changes" && status === "ok") hint();
      })
      .subscribe((state) => {
        if (state === "CLOSED") listener.complete();
      });
    return () => void client.removeChannel(channel);
  });

/**
 * All who listen to the same share one channel, and all channels one socket. It is open while anybody listens.
 *
 * @param pause milliseconds until a channel that the backend closed is opened again. A connection that broke comes back by itself
 */
export const supabaseChanges = (client: Client, pause = usualPause): Changes => {
  // Row security says what is told, so the token comes first: renewed if it is too old.
  const hintsOf = (watched: Watched) =>
    defer(() => client.realtime.setAuth()).pipe(
      switchMap(() => channelOn(client, watched)),
      repeat({ delay: pause }),
      retry({ delay: pause }),
      throttleTime(breath, asyncScheduler, { leading: true, trailing: true }),
      // Whoever comes later is told that there may be something new, too.
      share({ connector: () => new ReplaySubject(1) }),
    );
  const hints = new Map<Watched, Observable<void>>();

  return {
    subscribe(watched, changed) {
      const known = hints.get(watched) ?? hintsOf(watched);
      hints.set(watched, known);
      const subscription = known.subscribe(changed);
      return () => subscription.unsubscribe();
    },
  };
};
