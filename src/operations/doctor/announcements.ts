import { reachWebhook } from "../../../supabase/functions/_shared/discordWebhook.ts";
import { type Finding, ok, problem, sentenceOf, warning } from "./findings.ts";

/** Milliseconds to wait for Discord. */
const patience = 5_000;

/** Whether Discord knows the webhook of the announcements. Posts nothing. */
export const checkAnnouncements = async (address: string | undefined): Promise<readonly Finding[]> => {
  if (address === undefined) return [ok("No webhook is set: nothing is announced on Discord.")];
  return [
    await reachWebhook(address, patience).then(onStatus, (cause: unknown) =>
      warning(`Discord can't be reached: ${sentenceOf(cause)}. Announcements wait, and are tried again.`),
    ),
  ];
};

const onStatus = (status: number): Finding => {
  if (status === 200) return ok("Discord knows the webhook of the announcements.");
  return status === 401 || status === 404
    ? problem(
        `Discord doesn't know the webhook (${status}): announcements wait. Make one in the settings of the channel, set DISCORD_ANNOUNCEMENTS_WEBHOOK_URL to its address, and restart the site.`,
      )
    : warning(`Discord answers ${status}: announcements wait, and are tried again.`);
};
