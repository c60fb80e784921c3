/** A request that has written. */
export type Write = {
  /** The table, or `rpc/<function>`. */
  readonly path: string;
  readonly method: string;
  /** Which rows it names. */
  readonly search: URLSearchParams;
  /** What it wrote: JSON as it came, empty when there was none. */
  readonly body: string;
};

export type WriteNews = {
  /** Tells who listens when a request has written to a table, or called a function that may have. `body`: what it sent. */
  tell(request: Request, response: Response, body?: string): void;
  listen(listener: (write: Write) => void): () => void;
};

export const createWriteNews = (): WriteNews => {
  const listeners = new Set<(write: Write) => void>();
  return {
    tell(request, response, body = "") {
      if (!isWrite(request) || !hasWritten(request, response)) return;
      const { pathname, searchParams: search } = new URL(request.url);
      const write = { path: pathname.slice(data.length), method: request.method, search, body };
      for (const listener of listeners) called(listener, write);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const data = "/rest/v1/";

/** Whether a request may write to the data, by its method alone. */
export const isWrite = ({ method, url }: Request): boolean =>
  !["GET", "HEAD", "OPTIONS"].includes(method) && new RegExp(`^${data}.`).test(new URL(url).pathname);

/** Row security lets anybody change or delete none of the rows that aren't theirs, and answers with success. */
const hasWritten = ({ method }: Request, { ok, headers }: Response): boolean =>
  ok && !(["PATCH", "DELETE"].includes(method) && headers.get("content-range")?.startsWith("*/"));

// The write is done and will be answered so, whatever a listener makes of it.
const called = (listener: (write: Write) => void, write: Write): void => {
  try {
    listener(write);
  } catch (error) {
    console.error(error);
  }
};
