import type { Call } from "./needs.ts";

type Database = {
  /** The backend's address, without a slash at its end. */
  readonly url: string;
  /** The secret key: it goes around row security. */
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
};

/** The database's functions over the backend's own interface, as the service role. */
export const databaseAt =
  ({ url, key, fetch = globalThis.fetch }: Database): Call =>
  async (name, given) => {
    const request = new Request(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(given),
    });
    const answer = await fetch(request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The database refused ${name}: ${answer.status} ${reasonIn(text)}`);
    return text === "" ? undefined : JSON.parse(text);
  };

// Without `details`: they contain the refused row, which is personal data.
const reasonIn = (text: string): string => {
  try {
    const { code, message } = JSON.parse(text) as { readonly code?: unknown; readonly message?: unknown };
    return `${code} ${message}`;
  } catch {
    return "in no words of its own";
  }
};
