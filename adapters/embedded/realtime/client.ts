import type { WebSocket } from "ws";
import type { Change } from "./changes.ts";
import { channelSession } from "./channelSession.ts";
import { spellingOf } from "./frames.ts";
import type { Limits } from "./limits.ts";
import type { Listener } from "./listeners.ts";
import type { See } from "./rows.ts";

/** Somebody at the other end of a socket. */
export type Client = {
  waitsFor(change: Change): boolean;
  /** Tells what they may see of a change. Whoever can't be told is sent away, and comes back to read anew. */
  tell(change: Change, see: See): Promise<void>;
  /** Ends it when it hasn't shown for a while that it is still there, and what its token is too old for. */
  lookAfter(): void;
  /** Closes the channels of a session that has ended. */
  endSession(session: string): void;
  /** Ends it with a word why. */
  sendAway(code: number, reason: string): void;
};

type Needs = {
  readonly socket: WebSocket;
  /** The protocol's, as the client asks for it. */
  readonly version: string | null;
  readonly listenerWith: (token: string | undefined) => Promise<Listener | undefined>;
  readonly most: Limits;
};

/** Begins to talk over a socket. What is said there, however odd, ends at most that socket. */
export const welcome = ({ socket, version, listenerWith, most }: Needs): Client => {
  const spelling = spellingOf(version);
  const send = (text: string) => {
    if (socket.bufferedAmount > most.unread) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text, () => {});
  };
  const talk = channelSession({ spelling, listenerWith, send, mostChannels: most.channels });
  const failed = (cause: unknown) => {
    if (socket.readyState === socket.OPEN) console.error(cause);
    socket.close(1011, "The backend could not answer");
  };
  let isThere = true;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  // It closes by itself after each.
  socket.on("error", () => {});
  socket.on("pong", () => {
    isThere = true;
  });
  socket.on("message", (data, isBinary) => {
    const frame = isBinary ? undefined : spelling.read(String(data));
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
    tell: (change, see) => talk.tell(change, see).catch(failed),
    lookAfter() {
      if (!isThere) return socket.terminate();
      isThere = false;
      socket.ping();
      talk.closeExpired();
    },
    endSession: talk.endSession,
    sendAway: (code, reason) => socket.close(code, reason),
  };
};
