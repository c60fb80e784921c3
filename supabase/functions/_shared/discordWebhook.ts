import * as z from "zod";
import { neverArrived } from "./discord.ts";

/** A webhook whose messages are kept up to date. Its address is a secret. */
export type Webhook = {
  /** Without a slash at its end. */
  readonly address: string;
  readonly id: string;
  /** A hash of the address. */
  readonly fingerprint: string;
};

const official =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{1,20})\/[\w-]{1,200}$/;
/** A double of Discord on this machine. */
const loopback =
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{1,20})\/[\w-]{1,200}$/;

/** The id in a webhook's address, as Discord's settings show it; undefined for any other address. */
const webhookIdIn = (address: string): string | undefined => (official.exec(address) ?? loopback.exec(address))?.[1];

/**
 * Why announcements can't go by a webhook. The address is a secret, so the sentence doesn't show it.
 *
 * @param ofApplications the webhook of the staff's channel, which receives members' applications
 */
export const problemOfWebhook = (address: string, ofApplications: string | undefined): string | undefined => {
  const id = webhookIdIn(address);
  if (id === undefined) {
    return "DISCORD_ANNOUNCEMENTS_WEBHOOK_URL has to be an address such as https://discord.com/api/webhooks/123/abc, as Discord shows it.";
  }
  if (ofApplications !== undefined && webhookIdIn(ofApplications) === id) {
    return "DISCORD_ANNOUNCEMENTS_WEBHOOK_URL and DISCORD_WEBHOOK_URL are the same webhook: applications, which are for the staff alone, would stand among the announcements. Make a webhook for each channel.";
  }
  return undefined;
};

/** The webhook at an address that `problemOfWebhook` accepts. */
export const webhookAt = async (address: string): Promise<Webhook> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address));
  const fingerprint = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { address, id: webhookIdIn(address) ?? "", fingerprint };
};

/** How Discord took a request. `seconds`: how long it wants no further one. */
export type Outcome = { readonly seconds?: number | undefined } & (
  | { readonly kind: "done"; readonly message: string | null }
  /** It certainly had no effect, or is idempotent. */
  | { readonly kind: "again"; readonly reason: string }
  | { readonly kind: "wait"; readonly reason: string; readonly seconds: number }
  /** The webhook is deleted, or its token is wrong. */
  | { readonly kind: "broken"; readonly reason: string }
  /** The message was deleted on Discord. */
  | { readonly kind: "removed"; readonly reason: string }
  /** Discord doesn't accept the message as it is. */
  | { readonly kind: "refused"; readonly reason: string }
  /** A post that may stand in the channel. */
  | { readonly kind: "unknown"; readonly reason: string }
);

type Act = { readonly task: "post" | "edit" | "remove"; readonly message: string | null; readonly body?: unknown };

const methods = { post: "POST", edit: "PATCH", remove: "DELETE" } as const;

const Posted = z.object({ id: z.string().regex(/^\d{1,20}$/) });
const Problem = z.object({ code: z.number().catch(0), retry_after: z.number().optional().catch(undefined) });
const unknownMessage = 10_008;

/** Milliseconds that a request may take; a claim lasts longer. */
const longestWait = 10_000;
/** Seconds to wait where a rate limit says nothing usable. */
const usualPause = 60;

/**
 * Statuses after which a post may stand in the channel. Discord documents 502 as "no gateway was available to process your request": it
 * is retried, as 500 and 503 are.
 */
const mayHavePosted = (status: number): boolean => status > 503;

const numberIn = (text: string | null): number | undefined => {
  const seconds = Number.parseFloat(text ?? "");
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

const jsonOf = async (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

/** The seconds until the next request is allowed, when this one was the last of its bucket. */
const pauseAfter = ({ headers }: Response): number | undefined =>
  headers.get("x-ratelimit-remaining") === "0" ? numberIn(headers.get("x-ratelimit-reset-after")) : undefined;

const readAnswer = async (answer: Response, { task, message }: Act): Promise<Outcome> => {
  const { status } = answer;
  const said = await jsonOf(answer);
  const { code, retry_after: seconds } = Problem.safeParse(said).data ?? { code: 0, retry_after: undefined };
  const reason = `Discord answered ${status}${code === 0 ? "" : `, code ${code}`}`;
  if (answer.ok) {
    const pause = { seconds: pauseAfter(answer) };
    if (task !== "post") return { kind: "done", message: task === "edit" ? message : null, ...pause };
    const posted = Posted.safeParse(said);
    return posted.success
      ? { kind: "done", message: posted.data.id, ...pause }
      : { kind: "unknown", reason: `${reason} without the message`, ...pause };
  }
  if (status === 429) {
    return { kind: "wait", reason, seconds: seconds ?? numberIn(answer.headers.get("retry-after")) ?? usualPause };
  }
  if (status === 404 && code === unknownMessage) {
    return task === "remove" ? { kind: "done", message: null } : { kind: "removed", reason };
  }
  if (status === 401 || status === 404) return { kind: "broken", reason };
  if (status >= 500)
    return task === "post" && mayHavePosted(status) ? { kind: "unknown", reason } : { kind: "again", reason };
  // 403 is also Cloudflare's, in front of Discord.
  return status === 403 ? { kind: "again", reason } : { kind: "refused", reason };
};

/** Does one act on the channel. Never throws, and no reason contains the webhook's address. */
export const actOnChannel = async ({ address }: Webhook, act: Act, limit = longestWait): Promise<Outcome> => {
  const { task, message, body } = act;
  try {
    const answer = await fetch(task === "post" ? `${address}?wait=true` : `${address}/messages/${message}`, {
      method: methods[task],
      headers: {
        // Discord's gateway refuses clients without one of this form.
        "user-agent": "DiscordBot (https://discord.com/developers/docs/resources/webhook, 1)",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(limit),
    });
    return await readAnswer(answer, act);
  } catch (cause) {
    const reason = `Discord could not be reached: ${cause instanceof Error ? cause.name : "no reason"}`;
    return { kind: task !== "post" || neverArrived(cause) ? "again" : "unknown", reason };
  }
};

/** Discord's status for a webhook: 200 when it exists. Posts nothing. */
export const reachWebhook = async (address: string, limit: number): Promise<number> => {
  const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(limit) });
  await answer.body?.cancel();
  return answer.status;
};
