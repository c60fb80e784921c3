import { clientOf, networkKey } from "../../../adapters/embedded/queue/peers.ts";
import { byNetwork, mostOfOne } from "../http/connections.ts";
import { unlessTaken } from "../http/methods.ts";

/**
 * Milliseconds between two signs of life, which are empty messages. The server and proxies end a connection that is silent for a minute, and
 * a browser learns by them that it isn't cut off.
 */
const silence = 25_000;

type Limits = {
  /**
   * Streams in all, and of one network; this machine, where a proxy may run, has no limit of its own. Where there are too many in all, the
   * network that has most of them loses one.
   */
  readonly most: number;
  readonly each: number;
  /** Messages that a client hasn't taken and its connection doesn't buffer, before its stream ends. */
  readonly untaken: number;
};

const usual: Limits = { most: 1_000, each: 100, untaken: 50 };

type Stream = {
  readonly network: string | undefined;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
};

export type ChangeStreams = {
  /** Answers with an endless stream of server-sent events: 405 to other methods, 403 for a page of another site, 503 where there are too many. */
  answer(request: Request, peer: string | undefined): Response;
  /** Sends one message to all. */
  tell(message: string): void;
  /** The number of open streams. */
  open(): number;
  /** Ends all streams, and begins no more. */
  end(): void;
};

const refusal = (status: number): Response => new Response(null, { status, headers: { "cache-control": "no-store" } });

const encoder = new TextEncoder();

/** Streams of server-sent events, as the HTML standard defines them: all clients get the same messages. */
export const changeStreams = (limits: Partial<Limits> = {}): ChangeStreams => {
  const { most, each, untaken } = { ...usual, ...limits };
  const streams = new Set<Stream>();
  let beating: ReturnType<typeof setInterval> | undefined;
  let isOver = false;

  const forget = (stream: Stream) => {
    streams.delete(stream);
    if (streams.size === 0) clearInterval(beating);
  };
  const end = (stream: Stream) => {
    forget(stream);
    stream.controller.close();
  };
  const tell = (message: string) => {
    const bytes = encoder.encode(`data: ${message}\n\n`);
    for (const stream of streams) {
      stream.controller.enqueue(bytes);
      if ((stream.controller.desiredSize ?? 0) <= 0) end(stream);
    }
  };
  /** Whether a network may open a stream. When all streams are taken, closes a stream of the network with most. */
  const makeRoom = (network: string | undefined): boolean => {
    const groups = byNetwork(streams, (stream) => stream.network);
    const own = groups.get(network)?.length ?? 0;
    if (network !== undefined && own >= each) return false;
    if (streams.size < most) return true;
    const largest = mostOfOne(groups);
    if (!largest[0] || largest.length <= own) return false;
    end(largest[0]);
    return true;
  };

  const begin = (network: string | undefined): ReadableStream<Uint8Array> => {
    let stream: Stream;
    return new ReadableStream(
      {
        start(controller) {
          stream = { network, controller };
          if (streams.size === 0) beating = setInterval(tell, silence, "").unref();
          streams.add(stream);
          // Sends the headers.
          controller.enqueue(encoder.encode(":\n\n"));
        },
        cancel: () => forget(stream),
      },
      { highWaterMark: untaken },
    );
  };

  return {
    answer(request, peer) {
      const untaken = unlessTaken(request, ["GET"]);
      if (untaken) return untaken;
      const from = request.headers.get("sec-fetch-site");
      if (from !== null && from !== "same-origin") return refusal(403);
      const network = networkKey(clientOf(request, peer ?? ""));
      if (isOver || !makeRoom(network)) return refusal(503);
      return new Response(begin(network), {
        headers: {
          "content-type": "text/event-stream",
          "cache-control": "no-store",
          // nginx would hold the messages back.
          "x-accel-buffering": "no",
        },
      });
    },
    tell,
    open: () => streams.size,
    end() {
      isOver = true;
      streams.forEach(end);
    },
  };
};
