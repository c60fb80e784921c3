import type { Notification, Notifications } from "../../../domain/notifications/notification.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MemoryBackend } from "../backend.ts";
import type { NotificationRecord } from "../dataset.ts";

const right = "be notified";

export const memoryNotifications = (backend: MemoryBackend): Notifications => {
  const {
    applications,
    articleComments,
    enter,
    events,
    isSelf,
    matches,
    measures,
    memberOf,
    notifications,
    polls,
    tipComments,
    visibleArticles,
    visibleTips,
  } = backend;
  const isShown = ({ subject, on, comment }: NotificationRecord): boolean => {
    const comments = subject === "tip" ? tipComments.read() : articleComments.read();
    if (comments.some((one) => one.id === comment && isHidden(one))) return false;
    const all = {
      article: visibleArticles,
      tip: visibleTips,
      match: () => matches.read().filter(({ isPublished }) => isPublished),
      application: () => applications.read(),
      measure: () => measures.read(),
      event: () => events.read().filter(({ isPublished }) => isPublished),
      poll: () => polls.read(),
    };
    return all[subject]().some(({ id }) => id === on);
  };
  const shown = (member: MemberId) => notifications.read().filter((one) => one.member === member && isShown(one));
  const isAllowed = async (member: MemberId) => (await enter(right)) && isSelf(member);

  return {
    async list(member, count) {
      if (!(await isAllowed(member))) return refused({ kind: "signed-out" });
      const newest = shown(member).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
      return done(
        newest.slice(0, count).map(({ key: _, member: __, on: ___, actor, ...told }): Notification => ({
          ...told,
          actor: memberOf(actor ?? undefined)?.username ?? null,
        })),
      );
    },

    async countUnread(member) {
      if (!(await isAllowed(member))) return refused({ kind: "signed-out" });
      return done(shown(member).filter(({ isRead }) => !isRead).length);
    },

    async markRead(member, which) {
      if (!(await isAllowed(member))) return refused({ kind: "signed-out" });
      const isMeant = (one: NotificationRecord) => ("id" in which ? one.id === which.id : one.createdAt <= which.until);
      notifications.update((all) =>
        all.map((one) => (one.member === member && isMeant(one) ? { ...one, isRead: true } : one)),
      );
      return done();
    },
  };
};
