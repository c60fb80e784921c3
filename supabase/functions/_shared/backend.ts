import * as z from "zod";
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

/** Removes a file from the storage. Throws when the removal isn't certain. */
export type RemoveFile = (bucket: string, name: string) => Promise<void>;

type Storage = {
  /** The backend's address, without a slash at its end. */
  readonly url: string;
  /** The secret key. */
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
};

/** Uses the storage's API: SQL can't reach the files of a hosted project. */
export const removeFileAt =
  ({ url, key, fetch = globalThis.fetch }: Storage): RemoveFile =>
  async (bucket, name) => {
    const answer = await fetch(
      new Request(`${url}/storage/v1/object/${bucket}`, {
        method: "DELETE",
        headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ prefixes: [name] }),
      }),
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The storage answered ${answer.status}`);
  };

const Row = z.object({ bucket_id: z.string(), name: z.string(), tries: z.number() });

/** Removes files without an owner, until none is left or it is told to stop. A failed removal is retried later. */
export const removeDue = async (call: Call, remove: RemoveFile, goesOn = () => true): Promise<void> => {
  while (goesOn()) {
    const [row] = z.array(Row).parse(await call("claim_files", { most: 1 }));
    if (!row) return;
    const { bucket_id, name, tries } = row;
    const problem = await remove(bucket_id, name).then(
      () => null,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );
    await call("close_file", { bucket_id, name, problem });
    if (problem !== null) console.error(`A file of ${bucket_id} was not removed, try ${tries}: ${problem}`);
  }
};
