import * as z from "zod";
import type { Call } from "./needs.ts";

/** The club's keys of web push (VAPID), in base64url. */
export type PushKeys = {
  readonly publicKey: string;
  /** A secret. */
  readonly privateKey: string;
};

export type PushSender = {
  readonly keys: PushKeys;
  /** Where the push services reach the club: "mailto:contact@club.example". */
  readonly subject: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds to wait for a service. */
  readonly longestWait?: number;
};

/**
 * What sends pushes, if there are keys. The database learns the public one, so that members are offered pushes.
 */
export const openPushes = async (
  call: Call,
  keys: PushKeys | undefined,
  contact: string,
): Promise<PushSender | undefined> => {
  await call("remember_push_key", keys ? { public_key: keys.publicKey } : {});
  return keys && { keys, subject: `mailto:${contact}` };
};

const Row = z.object({
  id: z.string(),
  endpoint: z.string(),
  public_key: z.string(),
  secret: z.string(),
  payload: z.unknown(),
  /** How long it may wait for the device. */
  seconds: z.number(),
  tries: z.number(),
});
type Row = z.infer<typeof Row>;

type Outcome =
  | { readonly outcome: "sent" | "gone" }
  | { readonly outcome: "refused" | "failed"; readonly reason: string; readonly pause?: number | undefined };

const aMinute = 60;

/** The pause that a service asks for, in seconds: a number, or a date. */
const pauseIn = ({ headers }: Response): number | undefined => {
  const said = headers.get("retry-after");
  if (said === null) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(Math.min(seconds, 60 * aMinute)) : undefined;
};

const deliver = async (
  { keys, subject, fetch = globalThis.fetch, longestWait = 10_000 }: PushSender,
  { id, endpoint, public_key: p256dh, secret: auth, payload, seconds }: Row,
): Promise<Outcome> => {
  try {
    // Loaded when it is needed: most servers send none for hours.
    const { default: webPush } = await import("web-push");
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject, ...keys },
        TTL: Math.max(aMinute, seconds),
        // One that is sent again takes the place of the first, while that waits for the device.
        topic: id.replaceAll("-", ""),
      },
    );
    const { "Content-Length": _, ...others } = headers as Readonly<Record<string, string | number>>;
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body as Uint8Array),
      // A service answers itself: its address was checked, where it leads to was not.
      redirect: "manual",
      signal: AbortSignal.timeout(longestWait),
    });
    await answer.body?.cancel();
    const { ok, status } = answer;
    if (ok) return { outcome: "sent" };
    if (status === 404 || status === 410) return { outcome: "gone" };
    const reason = `The push service ${new URL(endpoint).hostname} answered ${status}`;
    if (status === 429 || status >= 500) return { outcome: "failed", reason, pause: pauseIn(answer) };
    return { outcome: "refused", reason };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { outcome: "failed", reason: `The push service ${new URL(endpoint).hostname} was not reached: ${why}` };
  }
};

/**
 * Sends the due pushes until none is left or `goesOn` is false, some at a time: a slow service delays few. One that fails is tried again, a
 * device that is gone is forgotten.
 */
export const sendPushes = async (call: Call, sender: PushSender, goesOn = () => true): Promise<void> => {
  while (goesOn()) {
    const rows = z.array(Row).parse(await call("claim_pushes", { most: 10 }));
    if (rows.length === 0) return;
    await Promise.all(
      rows.map(async (row) => {
        const ended = await deliver(sender, row);
        await call("close_push", { push: row.id, ...ended });
        if ("reason" in ended) console.error(`Push ${row.id}, try ${row.tries}: ${ended.reason}`);
      }),
    );
  }
};
