import * as z from "zod/mini";
import { notificationKinds, notificationSubjects } from "../../../domain/notifications/kinds.ts";
import type { Notification, NotificationId, Notifications } from "../../../domain/notifications/notification.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { unlikely } from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { countIn, rowsOf } from "../shared/rows.ts";

const NotificationRow = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  subject: z.enum(notificationSubjects),
  slug: z.string(),
  title: z.string(),
  comment_id: z.nullable(z.string()),
  created_at: z.string(),
  read_at: z.nullable(z.string()),
  card: z.nullable(z.object({ username: z.nullable(z.string()) })),
});
const columns = `id, kind, subject, slug, title, comment_id, created_at, read_at, card:member_cards!notifications_actor_fkey(username)`;

const notificationFrom = (row: z.infer<typeof NotificationRow>): Notification => {
  const { id, comment_id: comment, created_at: createdAt, read_at: readAt, card, ...told } = row;
  return {
    ...told,
    id: id as NotificationId,
    comment,
    actor: card?.username ?? null,
    createdAt,
    isRead: readAt !== null,
  };
};

export const supabaseNotifications = (client: Client): Notifications => ({
  async list(member, count) {
    const own = client.from("notifications").select(columns).eq("user_id", member);
    const found = await own.order("created_at", { ascending: false }).order("id").limit(count);
    if (found.error) return signedOutBy(client, found.error, found.status);
    return done(rowsOf(NotificationRow, found).map(notificationFrom));
  },

  async countUnread(member) {
    const unread = client.from("notifications").select("id", { count: "exact", head: true }).is("read_at", null);
    const { count, error, status } = await unread.eq("user_id", member);
    if (error) return signedOutBy(client, error, status);
    return done(countIn({ count, error, status }));
  },

  async markRead(_member, which) {
    const meant = "id" in which ? { one: which.id } : { until: which.until };
    const { error, status } = await client.rpc("read_notifications", meant);
    if (error) return signedOutBy(client, error, status);
    // The answer has no row, so only the status shows that the backend answered.
    if (status !== 204) throw unlikely(status);
    return done();
  },
});
