/** A request that has written. */
export type Write = {
  /** The table, or `rpc/<function>`. */
  readonly path: string;
  readonly method: string;
  /** The rows that the write names. */
  readonly search: URLSearchParams;
  /** The body of the write: JSON as received, empty without a body. */
  readonly body: string;
};

type Written = { readonly body: string; readonly rows: number };

export type WriteNews = {
  /** Tells the listeners when a request has written to a table, or called a function that may have. */
  tell(request: Request, response: Response, written: Written): void;
  listen(listener: (write: Write) => void): () => void;
};

export const createWriteNews = (): WriteNews => {
  const listeners = new Set<(write: Write) => void>();
  return {
    tell(request, response, { body, rows }) {
      if (!isWrite(request) || !response.ok) return;
      const { pathname, searchParams: search } = new URL(request.url);
      // Row security answers with success to a change of rows that it hides, and changes none.
      if (rows === 0 && !pathname.startsWith(`${data}rpc/`)) return;
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

// A listener that throws doesn't change the answer: the write is done.
const called = (listener: (write: Write) => void, write: Write): void => {
  try {
    listener(write);
  } catch (error) {
    console.error(error);
  }
};
