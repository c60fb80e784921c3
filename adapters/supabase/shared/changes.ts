import type { RealtimeClient } from "@supabase/realtime-js";
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
import type { Changes, Watched } from "../../../domain/shared/ports.ts";

/** Kinds in the ledger of which readers make many: likes, comments, views. */
const counters: Readonly<Partial<Record<Watched, readonly string[]>>> = {
  articles: ["article_likes", "article_comments", "article_shares"],
  tips: ["tip_likes", "tip_comments", "tip_ratings", "tip_shares", "tip_views"],
};
/** The other kinds, where they aren't called as what is watched. */
const kinds: Readonly<Partial<Record<Watched, readonly string[]>>> = {
  role: ["user_roles"],
  teams: ["teams", "people", "memberships", "honours"],
};

/** Milliseconds in which several changes make one hint. */
const usualHintTime = 1_000;
/** Milliseconds in which counters make one hint: visitors view a busy tip every second. */
const usualCounterTime = 30_000;
const usualPause = 5_000;

type SystemNews = { readonly extension?: string; readonly status?: string };
let channels = 0;

/** An edit, or a changed counter. */
type Weight = "written" | "counted";

/** A hint for each change, and one each time the backend begins to send changes. Ends when the backend ends it. */
const channelOn = (realtime: RealtimeClient, watched: Watched) =>
  new Observable<Weight>((listener) => {
    const counted = counters[watched] ?? [];
    const filter = `kind=in.(${[...(kinds[watched] ?? [watched]), ...counted].join(",")})`;
    // A new name each time: a channel that is being left can't be joined.
    const channel = realtime
      .channel(`${watched} ${++channels}`)
      .on("postgres_changes", { event: "*", schema: "public", table: "changes", filter }, ({ new: row }) => {
        // Deletions, which no filter holds back, have no new row.
        if ("kind" in row) listener.next(counted.includes(String(row["kind"])) ? "counted" : "written");
      })
      // The channel is joined before the backend listens to the database; this message comes when it does.
      .on("system", {}, ({ extension, status }: SystemNews) => {
        if (extension === "postgres_changes" && status === "ok") listener.next("written");
      })
      .subscribe((state) => {
        if (state === "CLOSED") listener.complete();
      });
    return () => void realtime.removeChannel(channel);
  });

type Paces = { readonly pause?: number; readonly hintTime?: number; readonly counterTime?: number };

/**
 * Subscribers of a kind share a channel. All channels share a socket, which is open while there is a subscriber.
 *
 * @param pause milliseconds until a channel that the backend closed is opened again; a broken connection reopens by itself
 * @param hintTime milliseconds in which several changes make one hint
 * @param counterTime the same for counters
 */
export const supabaseChanges = (realtime: RealtimeClient, paces: Paces = {}): Changes => {
  const { pause = usualPause, hintTime = usualHintTime, counterTime = usualCounterTime } = paces;
  const ofEach: Readonly<Record<Weight, number>> = { written: hintTime, counted: counterTime };
  // Row security filters the changes, so the token is set first, renewed if needed.
  const hintsOf = (watched: Watched) =>
    defer(() => realtime.setAuth()).pipe(
      switchMap(() => channelOn(realtime, watched)),
      repeat({ delay: pause }),
      retry({ delay: pause }),
      groupBy((weight) => weight),
      mergeMap((hints) =>
        hints.pipe(throttleTime(ofEach[hints.key], asyncScheduler, { leading: true, trailing: true })),
      ),
      map(() => {}),
      // A later subscriber gets a hint at once.
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
