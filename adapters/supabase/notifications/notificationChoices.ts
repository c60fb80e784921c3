import * as z from "zod/mini";
import { chosenKinds, notificationMails } from "../../../domain/notifications/kinds.ts";
import { everyChoice, type NotificationChoices } from "../../../domain/notifications/notification.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { unlikely } from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";

const ChoiceRow = z.object({
  kind: z.enum(chosenKinds),
  on_site: z.boolean(),
  mail: z.enum(notificationMails),
  push: z.boolean(),
});

export const supabaseNotificationChoices = (client: Client): NotificationChoices => ({
  async list(member) {
    const made = await client.from("notification_choices").select(columnsOf(ChoiceRow)).eq("user_id", member);
    if (made.error) return signedOutBy(client, made.error, made.status);
    const channels = rowsOf(ChoiceRow, made).map(({ kind, on_site: onSite, ...others }) => [
      kind,
      { onSite, ...others },
    ]);
    return done(everyChoice(Object.fromEntries(channels)));
  },

  async set(_member, { onSite, ...choice }) {
    const { error, status } = await client.rpc("choose_notifications", { ...choice, on_site: onSite });
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return signedOutBy(client, error, status);
    if (status !== 204) throw unlikely(status);
    return done();
  },
});
