import type { EmbeddedBackend } from "../backend.ts";

type Call = {
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Record<string, string>;
};

/** Asks a backend as the browser would, by default as a visitor. */
export const ask = async (
  backend: EmbeddedBackend,
  path: string,
  { method, body, key, headers }: Call = {},
): Promise<Response> =>
  backend.fetch(
    new Request(`http://backend.test${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { apikey: key ?? backend.anonKey, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
