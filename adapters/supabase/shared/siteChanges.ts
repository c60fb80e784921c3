import { RealtimeClient } from "@supabase/realtime-js";
import * as z from "zod";
import type { Project } from "./client.ts";

/** A change of what visitors can read: a row of the table `changes`. */
export type SiteChange = {
  readonly kind: string;
  /** The id of the record. Absent where the change is of any, as of members. */
  readonly item?: string;
};

/** Milliseconds between two signs of life: a connection that broke silently is noticed after two. */
const usualHeartbeat = 5_000;
const usualPause = 5_000;

const Row = z.object({ kind: z.string(), item: z.nullable(z.string()) });
type SystemNews = { readonly extension?: string; readonly status?: string; readonly message?: string };

type Listener = {
  readonly changed: (change: SiteChange) => void;
  /** The reports of changes begin. Earlier changes may have been missed. */
  readonly begun: () => void;
  /** The reports have stopped, until they begin again by themselves. May be called several times. */
  readonly lost: (reason: string) => void;
};

type Paces = { readonly heartbeat?: number; readonly pause?: number };

/**
 * Follows a project's `changes` through its realtime, with the public key. Reconnects by itself, without end. Returns a function
 * that stops it.
 *
 * @param heartbeat milliseconds between two signs of life
 * @param pause milliseconds until a channel that the backend closed is opened again
 */
export const hearSiteChanges = (
  { url, anonKey }: Pick<Project, "url" | "anonKey">,
  { changed, begun, lost }: Listener,
  { heartbeat = usualHeartbeat, pause = usualPause }: Paces = {},
): (() => Promise<void>) => {
  const address = new URL("realtime/v1", url.endsWith("/") ? url : `${url}/`);
  address.protocol = address.protocol.replace("http", "ws");
  const realtime = new RealtimeClient(address.href, {
    heartbeatIntervalMs: heartbeat,
    params: { apikey: anonKey },
    accessToken: async () => anonKey,
  });
  let channels = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const open = () => {
    let isLeft = false;
    const channel = realtime
      // A new name each time: a channel that is being left can't be joined.
      .channel(`site ${++channels}`)
      .on("postgres_changes", { event: "*", schema: "public", table: "changes" }, (news) => {
        // Of rows that are no longer needed. A deleted record is told as a change.
        if (news.eventType === "DELETE") return;
        const { data: row } = Row.safeParse(news.new);
        if (row) changed({ kind: row.kind, ...(row.item !== null && { item: row.item }) });
        else begun();
      })
      // The channel is joined before the backend listens to the database; this message comes when it does.
      .on("system", {}, ({ extension, status, message }: SystemNews) => {
        if (extension !== "postgres_changes") return;
        if (status === "ok") begun();
        else openLater(message ?? "realtime refused the table");
      });
    const openLater = (reason: string) => {
      if (isLeft || isOver) return;
      isLeft = true;
      lost(reason);
      void realtime.removeChannel(channel);
      again = setTimeout(open, pause);
    };
    channel.subscribe((state, error) => {
      // A channel joins again by itself after an error, unless the backend has closed it.
      if (state === "CLOSED") openLater("realtime closed the channel");
      else if (state !== "SUBSCRIBED" && !isLeft) lost(error?.message ?? state);
    });
  };
  open();

  return async () => {
    isOver = true;
    clearTimeout(again);
    await realtime.removeAllChannels();
  };
};
