import * as z from "zod";

/** A message of Phoenix, the protocol that Supabase's realtime speaks. */
export type Frame = {
  /** The join of the channel that the message belongs to. */
  readonly joinRef: string | null;
  /** The message's own reference, which its answer repeats. */
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

/** Frames in one version of the protocol. */
export type Serializer = {
  /** `undefined` for what is no frame. */
  read(text: string): Frame | undefined;
  write(frame: Frame): string;
};

const Ref = z.string().max(100).nullish();
const Topic = z.string().max(255);
const Event = z.string().max(100);
const Listed = z.tuple([Ref, Ref, Topic, Event, z.unknown()]);
const Named = z.object({ join_ref: Ref, ref: Ref, topic: Topic, event: Event, payload: z.unknown() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const listed: Serializer = {
  read(text) {
    const { data } = Listed.safeParse(parsed(text));
    if (!data) return undefined;
    const [joinRef = null, ref = null, topic, event, payload] = data;
    return { joinRef, ref, topic, event, payload };
  },
  write: ({ joinRef, ref, topic, event, payload }) => JSON.stringify([joinRef, ref, topic, event, payload]),
};

const named: Serializer = {
  read(text) {
    const { data } = Named.safeParse(parsed(text));
    if (!data) return undefined;
    const { join_ref: joinRef, ref = null, topic, event, payload } = data;
    return { joinRef: joinRef ?? ref, ref, topic, event, payload };
  },
  write: ({ joinRef, ref, topic, event, payload }) => JSON.stringify({ join_ref: joinRef, ref, topic, event, payload }),
};

/** The serializer of a protocol's version, as a client names it in its address. */
export const serializerOf = (version: string | null): Serializer => (version?.startsWith("2.") ? listed : named);
