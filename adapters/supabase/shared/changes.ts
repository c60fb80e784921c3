import type { RealtimeChannel, RealtimeClient, RealtimePostgresChangesFilter } from "@supabase/realtime-js";
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

const tables: Readonly<Record<Watched, string | readonly string[]>> = {
  applications: "applications",
  reports: "changes",
  polls: "changes",
  notifications: "changes",
  role: "user_roles",
  articles: "articles",
  tips: "tips",
  categories: "categories",
  matches: "matches",
  standings: "standings",
  events: "events",
  partners: "partners",
  products: "products",
  positions: "positions",
  teams: ["teams", "people", "memberships", "honours"],
};

/** Milliseconds in which several changes make one hint. */
const usualHintTime = 1_000;
/** Milliseconds in which counters make one hint: visitors view a busy tip every second. */
const usualCounterTime = 30_000;
const usualPause = 5_000;

type SystemNews = { readonly extension?: string; readonly status?: string };
type RowNews = { readonly eventType: string; readonly new: object; readonly commit_timestamp: string };

/** Kinds whose rows the caller doesn't reach. Each has a row of its own that says that they changed. */
const filters: Readonly<Partial<Record<Watched, string>>> = {
  reports: "kind=eq.reports",
  polls: "kind=eq.polls",
  notifications: "kind=eq.notifications",
};

/** Kinds without drafts, kinds without visitors, and content, whose reactions change the same rows. */
const withoutSiteChanges: readonly Watched[] = [
  "applications",
  "reports",
  "polls",
  "notifications",
  "role",
  "categories",
  "articles",
  "tips",
];

const counted: readonly Watched[] = ["articles", "tips"];
/** Milliseconds between a row's date and its change's. */
const sameMoment = 60_000;

/** Whether only a counter of the row changed: the date of its last edit is older than the change. */
const isCount = (watched: Watched, { eventType, new: row, commit_timestamp: at }: RowNews): boolean => {
  const writtenAt = "updated_at" in row ? Date.parse(String(row.updated_at)) : NaN;
  return counted.includes(watched) && eventType === "UPDATE" && writtenAt < Date.parse(at) - sameMoment;
};

/** Reports unpublishing, which row security hides from visitors. */
const siteChangesOf = (path: string): RealtimePostgresChangesFilter<"*"> => ({
  event: "*",
  schema: "public",
  table: "changes",
  filter: `kind=eq.${path}`,
});

let channels = 0;

/** An edit, or a changed counter. */
type Weight = "written" | "counted";

/** A hint for each change, and one each time the backend begins to send changes. Ends when the backend ends it. */
const channelOn = (realtime: RealtimeClient, watched: Watched) =>
  new Observable<Weight>((listener) => {
    const hint = (news?: RowNews) => listener.next(news && isCount(watched, news) ? "counted" : "written");
    const listened = (joined: RealtimeChannel, table: string): RealtimeChannel => {
      const filter = filters[watched];
      const all: RealtimePostgresChangesFilter<"*"> = {
        event: "*",
        schema: "public",
        table,
        ...(filter && { filter }),
      };
      const heard = joined.on("postgres_changes", all, hint);
      return withoutSiteChanges.includes(watched)
        ? heard
        : heard.on("postgres_changes", siteChangesOf(table), () => hint());
    };
    // A new name each time: a channel that is being left can't be joined.
    const joined = realtime.channel(`${watched} ${++channels}`);
    const channel = [tables[watched]]
      .flat()
      .reduce(listened, joined)
      // The channel is joined before the backend listens to the database; this message comes when it does.
      .on("system", {}, ({ extension, status }: SystemNews) => {
        if (extension === "postgres_changes" && status === "ok") hint();
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
