import type { DiscordRefusal } from "../../../domain/accounts/discordAccount.ts";

const refusals: Readonly<Record<string, DiscordRefusal>> = {
  provider_email_needs_verification: "unverified",
  email_exists: "email-taken",
  identity_already_exists: "linked-elsewhere",
  bad_oauth_state: "stale",
  bad_oauth_callback: "stale",
  flow_state_not_found: "stale",
  flow_state_expired: "stale",
  over_request_rate_limit: "too-many",
};

export type DiscordReturn = { readonly code: string } | { readonly refusal: DiscordRefusal };

/** What an address tells of a way to Discord, in a query or a fragment; undefined when it tells nothing. */
export const returnFromDiscord = (given: URLSearchParams): DiscordReturn | undefined => {
  const code = given.get("code");
  if (code) return { code };
  const [error, errorCode] = [given.get("error"), given.get("error_code")];
  if (!error && !errorCode) return undefined;
  const known = Object.hasOwn(refusals, errorCode ?? "") ? refusals[errorCode ?? ""] : undefined;
  if (known) return { refusal: known };
  if (/user email/.test(given.get("error_description") ?? "")) return { refusal: "no-address" };
  return { refusal: error === "access_denied" && !errorCode ? "refused" : "failed" };
};
