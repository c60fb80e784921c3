import type { Project } from "./client.ts";
import { longestWait } from "./longestWait.ts";

/** Calls a function of the database by `fetch` alone: most visitors write nothing else, and download neither the app nor the client. */
export const lightCall = (
  { url, anonKey, fetch = globalThis.fetch, timeLimit = longestWait }: Project,
  name: string,
  params: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(`${url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: anonKey, "content-type": "application/json" },
    body: JSON.stringify(params),
    keepalive: true,
    signal: AbortSignal.timeout(timeLimit),
  });

/** Calls a function that counts and answers nothing. Throws when the backend didn't count. */
export const countLightly = async (
  project: Project,
  name: string,
  params: Readonly<Record<string, string>>,
): Promise<void> => {
  const { status } = await lightCall(project, name, params);
  if (status !== 204) throw new Error(`Supabase: ${name} counted nothing (${status})`);
};
