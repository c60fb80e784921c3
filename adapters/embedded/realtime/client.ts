import type { WebSocket } from "ws";
import type { Change } from "./changes.ts";
import { channelSession } from "./channelSession.ts";
import { serializerOf } from "./frames.ts";
import type { Limits } from "./limits.ts";
import type { Listener } from "./listeners.ts";
import type { MayHear } from "./hearers.ts";

/** The client at the other end of a socket. */
export type Client = {
  waitsFor(change: Change): boolean;
  /** Sends a change that the client may hear of. On an error the socket is closed; the client connects and reads anew. */
  tell(change: Change, mayHear: MayHear): Promise<void>;
  /** Ends the socket when no pong has come since the last call, and its channels whose token has expired. */
  checkAlive(): void;
  /** Closes the channels of a session that has ended. */
  endSession(session: string): void;
  /** Closes the socket with a reason. */
  disconnect(code: number, reason: string): void;
};

type Needs = {
  readonly socket: WebSocket;
  /** The protocol's version that the client requests. */
  readonly version: string | null;
  readonly listenerWith: (token: string | undefined) => Promise<Listener | undefined>;
  readonly most: Limits;
};

/** Serves a socket. No frame, however malformed, ends more than this socket. */
export const serveClient = ({ socket, version, listenerWith, most }: Needs): Client => {
  const serializer = serializerOf(version);
  const send = (text: string) => {
    if (socket.bufferedAmount > most.unread) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text, () => {});
  };
  const talk = channelSession({ serializer, listenerWith, send, mostChannels: most.channels });
  const failed = (cause: unknown) => {
    if (socket.readyState === socket.OPEN) console.error(cause);
    socket.close(1011, "The backend could not answer");
  };
  let isThere = true;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  // The socket closes by itself after an error.
  socket.on("error", () => {});
  socket.on("pong", () => {
    isThere = true;
  });
  socket.on("message", (data, isBinary) => {
    const frame = isBinary ? undefined : serializer.read(String(data));
    if (!frame) return socket.close(1007, "That is no frame");
    if (waiting >= most.frames) return socket.close(1008, "Too many frames at once");
    waiting++;
    last = last
      .then(() => talk.hear(frame))
      .catch(failed)
      .finally(() => waiting--);
  });

  return {
    waitsFor: talk.waitsFor,
    tell: (change, mayHear) => talk.tell(change, mayHear).catch(failed),
    checkAlive() {
      if (!isThere) return socket.terminate();
      isThere = false;
      socket.ping();
      talk.closeExpired();
    },
    endSession: talk.endSession,
    disconnect: (code, reason) => socket.close(code, reason),
  };
};
