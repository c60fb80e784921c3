import type { Change } from "./changes.ts";
import type { Frame, Serializer } from "./frames.ts";
import type { MayHear } from "./hearers.ts";
import type { Listener } from "./listeners.ts";
import { isAbout, readJoin, schema, type Subscription, table } from "./subscriptions.ts";

type Channel = { readonly joinRef: string | null; readonly subscriptions: readonly Subscription[]; listener: Listener };

type Needs = {
  readonly serializer: Serializer;
  readonly listenerWith: (token: string | undefined) => Promise<Listener | undefined>;
  readonly send: (text: string) => void;
  /** How many channels one client may have joined. */
  readonly mostChannels: number;
};

export type ChannelSession = {
  /** Does what a frame asks for, and answers it. One at a time. */
  hear(frame: Frame): Promise<void>;
  /** Whether anything of a change may be told here. */
  waitsFor(change: Change): boolean;
  /** Sends a change to each channel that may hear of it. */
  tell(change: Change, mayHear: MayHear): Promise<void>;
  /** Closes the channels whose token is too old by now. */
  closeExpired(): void;
  /** Closes the channels that listen with a session that has ended. */
  endSession(session: string): void;
};

const tooOld = "The access token has expired";
const isOver = "The session has ended";

/** The channels that one client has joined, and its role on each. */
export const channelSession = ({ serializer, listenerWith, send, mostChannels }: Needs): ChannelSession => {
  const channels = new Map<string, Channel>();

  const say = (topic: string, event: string, payload: unknown, of: { joinRef: string | null; ref?: string | null }) =>
    send(serializer.write({ joinRef: of.joinRef, ref: of.ref ?? null, topic, event, payload }));
  const answer = (frame: Frame, response: unknown = {}) =>
    say(frame.topic, "phx_reply", { status: "ok", response }, frame);
  const refuse = (frame: Frame, reason: string) =>
    say(frame.topic, "phx_reply", { status: "error", response: { reason } }, frame);
  const tellState = (topic: string, channel: Channel, status: "ok" | "error", message: string) =>
    say(
      topic,
      "system",
      { extension: "postgres_changes", status, message, channel: topic.replace(/^realtime:/, "") },
      channel,
    );
  const close = (topic: string, channel: Channel, reason: string) => {
    channels.delete(topic);
    tellState(topic, channel, "error", reason);
    say(topic, "phx_close", {}, channel);
  };

  const join = async (frame: Frame) => {
    const { topic, joinRef } = frame;
    const wanted = readJoin(frame.payload);
    if (typeof wanted === "string") return refuse(frame, wanted);
    if (!topic.startsWith("realtime:")) return refuse(frame, "There is no such topic");
    if (!channels.has(topic) && channels.size >= mostChannels) return refuse(frame, "Too many channels");
    const listener = await listenerWith(wanted.token);
    if (!listener) return refuse(frame, "The access token is not valid");
    const channel: Channel = { joinRef, subscriptions: wanted.subscriptions, listener };
    channels.set(topic, channel);
    answer(frame, { postgres_changes: wanted.subscriptions.map(({ filtered: _, ...subscription }) => subscription) });
    if (wanted.subscriptions.length > 0) tellState(topic, channel, "ok", "Subscribed to PostgreSQL");
  };

  const renew = async ({ topic, payload }: Frame) => {
    const token = (payload as { readonly access_token?: unknown } | null)?.access_token;
    const channel = channels.get(topic);
    if (!channel || (token !== undefined && token !== null && typeof token !== "string")) return;
    const listener = await listenerWith(token ?? undefined);
    if (listener) channel.listener = listener;
    else close(topic, channel, tooOld);
  };

  const tellOn = async (topic: string, channel: Channel, change: Change, mayHear: MayHear): Promise<void> => {
    const { listener } = channel;
    const about = channel.subscriptions.filter((subscription) => isAbout(subscription, change));
    if (about.length === 0) return;
    if (listener.until <= Date.now()) return close(topic, channel, tooOld);
    const isHeard = await mayHear(listener, change);
    // Meanwhile the channel may be left, or have another listener.
    if (channels.get(topic) !== channel) return;
    if (channel.listener !== listener) return tellOn(topic, channel, change, mayHear);
    if (isHeard) say(topic, "postgres_changes", { ids: about.map(({ id }) => id), data: dataOf(change) }, noJoin);
  };

  return {
    async hear(frame) {
      if (frame.event === "heartbeat") return answer(frame);
      if (frame.event === "phx_join") return join(frame);
      if (frame.event === "access_token") return renew(frame);
      if (frame.event !== "phx_leave") return refuse(frame, "Only postgres_changes are told here");
      channels.delete(frame.topic);
      answer(frame);
      say(frame.topic, "phx_close", {}, frame);
    },
    waitsFor: (change) =>
      [...channels.values()].some(({ subscriptions }) => subscriptions.some((one) => isAbout(one, change))),
    async tell(change, mayHear) {
      for (const [topic, channel] of channels) await tellOn(topic, channel, change, mayHear);
    },
    endSession(session) {
      for (const [topic, channel] of channels) if (channel.listener.session === session) close(topic, channel, isOver);
    },
    closeExpired() {
      for (const [topic, channel] of channels) {
        if (channel.listener.until <= Date.now()) close(topic, channel, tooOld);
      }
    },
  };
};

// Changes belong to no join.
const noJoin = { joinRef: null };

const columns = [
  { name: "id", type: "uuid" },
  { name: "kind", type: "text" },
  { name: "item", type: "uuid" },
  { name: "audience", type: "text" },
];

const dataOf = ({ type, at, row }: Change) => ({
  schema,
  table,
  type,
  commit_timestamp: at,
  columns,
  record: row,
  old_record: type === "UPDATE" ? { id: row.id } : {},
  errors: null,
});
