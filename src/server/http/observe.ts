import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** An answered request. */
export type Answered = {
  readonly id: string;
  readonly method: string;
  /** The requested address with its query, which must not reach a log. */
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Sent to the client, with the headers. */
  readonly bytes: number;
  /** Whether the connection was closed before the whole answer was sent. */
  readonly isCut: boolean;
};

const ids = new AsyncLocalStorage<string>();

/** The ID of the request that is being answered here. */
export const requestId = (): string | undefined => ids.getStore();

const isId = (given: string | string[] | undefined): given is string =>
  typeof given === "string" && /^[\w.:+/=-]{8,128}$/.test(given);

/** Answers a request under an ID, which the answer's headers name. Calls back once the answer is sent or the client is gone. */
export const observed = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Whether the ID of the request's header is a proxy's. */
  isProxied: boolean,
  answer: () => void,
  told?: (answered: Answered) => void,
): void => {
  const given = request.headers["x-request-id"];
  const id = isProxied && isId(given) ? given : randomUUID().slice(-12);
  response.setHeader("x-request-id", id);
  if (told) {
    const { method = "", url = "", socket } = request;
    const [begun, before] = [performance.now(), socket.bytesWritten];
    response.once("close", () =>
      told({
        id,
        method,
        url,
        status: response.statusCode,
        milliseconds: performance.now() - begun,
        bytes: socket.bytesWritten - before,
        isCut: !response.writableFinished,
      }),
    );
  }
  ids.run(id, answer);
};
