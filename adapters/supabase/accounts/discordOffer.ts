import { unanswered } from "../../unanswered.ts";
import type { Project } from "../shared/client.ts";
import { longestWait } from "../shared/longestWait.ts";

const hasProviders = (answer: unknown): answer is { readonly external: { readonly discord?: unknown } } =>
  typeof answer === "object" &&
  answer !== null &&
  "external" in answer &&
  typeof answer.external === "object" &&
  answer.external !== null;

/** Asks the backend whether it lets members sign in with Discord: without its client, which the sign-in page alone doesn't need. */
export const askDiscordOffer = async ({
  url,
  anonKey,
  fetch: ask = globalThis.fetch,
  timeLimit = longestWait,
}: Project) => {
  const request = { headers: { apikey: anonKey }, signal: AbortSignal.timeout(timeLimit) };
  const answer = await ask(`${url}/auth/v1/settings`, request).catch((cause: unknown) => {
    throw new Error(unanswered, { cause });
  });
  const settings: unknown = answer.ok ? await answer.json() : undefined;
  if (!hasProviders(settings)) throw new Error(`Supabase: unlikely settings (${answer.status})`);
  return settings.external.discord === true;
};
