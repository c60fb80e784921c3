import type { RealtimePostgresChangesFilter } from "@supabase/supabase-js";
import {
  asyncScheduler,
  defer,
  groupBy,
  map,
  mergeMap,
  Observable,
  ReplaySubject,
  repeat,
  retry,
  share,
  switchMap,
  throttleTime,
} from "rxjs";
import type { Changes, Watched } from "../../../domain/shared/live.ts";
import type { Client } from "./client.ts";

const tables: Readonly<Record<Watched, string>> = {
  applications: "applications",
  role: "user_roles",
  articles: "articles",
  tips: "tips",
};

/** Milliseconds in which many changes are one hint. */
const usualBreath = 1_000;
/** The same for counters: on a good evening somebody reads a tip every second. */
const usualCalm = 30_000;
const usualPause = 5_000;

type SystemNews = { readonly extension?: string; readonly status?: string };
type RowNews = { readonly eventType: string; readonly new: object; readonly commit_timestamp: string };

const counted: readonly Watched[] = ["articles", "tips"];
/** Milliseconds between what a row and what its change says of the time. */
const sameMoment = 60_000;

/** Whether nobody wrote in a row, but one of its counters moved: its own date, that of the last writing, is older. */
const isCount = (watched: Watched, { eventType, new: row, commit_timestamp: at }: RowNews): boolean => {
  const writtenAt = "updated_at" in row ? Date.parse(String(row.updated_at)) : NaN;
  return counted.includes(watched) && eventType === "UPDATE" && writtenAt < Date.parse(at) - sameMoment;
};

let channels = 0;

/** What is hinted at: that somebody wrote, or that a counter moved. */
type Weight = "written" | "counted";

/** Gives a hint for each change, and one each time the backend begins to tell them. Ends when the backend ends it. */
const channelOn = (client: Client, watched: Watched) =>
  new Observable<Weight>((listener) => {
    const hint = (news?: RowNews) => listener.next(news && isCount(watched, news) ? "counted" : "written");
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

type Paces = { readonly pause?: number; readonly breath?: number; readonly calm?: number };

/**
 * All who listen to the same share one channel, and all channels one socket. It is open while anybody listens.
 *
 * @param pause milliseconds until a channel that the backend closed is opened again. A connection that broke comes back by itself
 * @param breath milliseconds in which many changes are one hint
 * @param calm the same for what only moves a counter
 */
export const supabaseChanges = (client: Client, paces: Paces = {}): Changes => {
  const { pause = usualPause, breath = usualBreath, calm = usualCalm } = paces;
  const ofEach: Readonly<Record<Weight, number>> = { written: breath, counted: calm };
  // Row security says what is told, so the token comes first: renewed if it is too old.
  const hintsOf = (watched: Watched) =>
    defer(() => client.realtime.setAuth()).pipe(
      switchMap(() => channelOn(client, watched)),
      repeat({ delay: pause }),
      retry({ delay: pause }),
      groupBy((weight) => weight),
      mergeMap((hints) =>
        hints.pipe(throttleTime(ofEach[hints.key], asyncScheduler, { leading: true, trailing: true })),
      ),
      map(() => {}),
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
