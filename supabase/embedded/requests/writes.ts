export type WriteNews = {
  /** Tells who listens when a request has written to a table, or called a function that may have. */
  tell(request: Request, response: Response): void;
  listen(listener: (path: string) => void): () => void;
};

export const createWriteNews = (): WriteNews => {
  const listeners = new Set<(path: string) => void>();
  return {
    tell(request, response) {
      const path = writtenPath(request, response);
      if (path !== undefined) for (const listener of listeners) called(listener, path);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const writtenPath = ({ method, url }: Request, { ok }: Response): string | undefined =>
  ok && !["GET", "HEAD", "OPTIONS"].includes(method)
    ? /^\/rest\/v1\/(.+)$/.exec(new URL(url).pathname)?.[1]
    : undefined;

// The write is done and will be answered so, whatever a listener makes of it.
const called = (listener: (path: string) => void, path: string): void => {
  try {
    listener(path);
  } catch (error) {
    console.error(error);
  }
};
