import * as z from "zod";
import { announcementOf } from "./discordTexts.ts";
import { actOnChannel, type Outcome, type Webhook, webhookAt } from "./discordWebhook.ts";
import type { Call } from "./needs.ts";

const Claimed = z.object({
  kind: z.string(),
  subject_id: z.string(),
  claim: z.number(),
  task: z.enum(["post", "edit", "remove"]),
  message_id: z.nullable(z.string()),
  version: z.number(),
  facts: z.unknown(),
});
type Claimed = z.infer<typeof Claimed>;

/** The channel of the announcements, and the site's address for their links. */
export type Channel = { readonly webhook: Webhook; readonly site: string };

/**
 * The channel of a webhook's address, if there is one. The database learns which it is, so that the staff is offered announcements.
 */
export const openChannel = async (
  call: Call,
  address: string | undefined,
  site: string,
): Promise<Channel | undefined> => {
  const webhook = address === undefined ? undefined : await webhookAt(address);
  await call("remember_discord", webhook ? { webhook_id: webhook.id, fingerprint: webhook.fingerprint } : {});
  return webhook && { webhook, site };
};

/** Seconds of a rate limit that are waited out here. A longer one ends the run; cron begins the next. */
const longestPause = 5;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

const act = async (
  { webhook, site }: Channel,
  { kind, task, message_id: message, facts }: Claimed,
): Promise<Outcome> => {
  if (task === "remove") return actOnChannel(webhook, { task, message });
  let body: unknown;
  try {
    body = announcementOf(kind, facts, site);
  } catch (cause) {
    return {
      kind: "refused",
      reason: `No text could be made: ${cause instanceof Error ? cause.message : "no reason"}`,
    };
  }
  return actOnChannel(webhook, { task, message, body });
};

/**
 * Brings the channel up to date, act by act, until nothing is due or `goesOn` is false. The database gives one act at a time to all
 * callers, so that messages keep their order and none is posted twice.
 */
export const bringUpToDate = async (call: Call, channel: Channel, goesOn = () => true): Promise<void> => {
  while (goesOn()) {
    const [claimed] = z
      .array(Claimed)
      .parse(await call("claim_discord_post", { fingerprint: channel.webhook.fingerprint }));
    if (!claimed) return;
    const { kind, subject_id: subject, claim, task, version } = claimed;
    const outcome = await act(channel, claimed);
    await call("close_discord_post", {
      kind,
      subject,
      claim,
      outcome: outcome.kind,
      seconds: outcome.seconds,
      ...(outcome.kind === "done" ? { message: outcome.message, version } : { reason: outcome.reason }),
    });
    if (outcome.kind !== "done") {
      const remedy =
        outcome.kind === "broken" ? " Set DISCORD_ANNOUNCEMENTS_WEBHOOK_URL to a webhook that exists." : "";
      console.error(`The channel is behind, ${task} of ${kind} ${subject}: ${outcome.reason}.${remedy}`);
    }
    if (outcome.seconds !== undefined) {
      if (outcome.seconds > longestPause) return;
      await pause(outcome.seconds);
    }
  }
};
