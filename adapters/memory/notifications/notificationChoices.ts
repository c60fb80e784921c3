import { everyChoice, type NotificationChoices } from "../../../domain/notifications/notification.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { consumeQuota } from "../shared/quotas.ts";

export const memoryNotificationChoices = (backend: MemoryBackend): NotificationChoices => {
  const { enter, isSelf, notificationChoices } = backend;
  return {
    async list(member) {
      if (!((await enter("be notified")) && isSelf(member))) return refused({ kind: "signed-out" });
      const made = notificationChoices.read().filter((one) => one.member === member);
      return done(
        everyChoice(Object.fromEntries(made.map(({ kind, onSite, mail, push }) => [kind, { onSite, mail, push }]))),
      );
    },

    async set(member, choice) {
      if (!((await enter("be notified")) && isSelf(member))) return refused({ kind: "signed-out" });
      const quota = consumeQuota(backend, "notification-choice", member);
      if (!quota.ok) return quota;
      notificationChoices.update((all) => [
        ...all.filter((one) => one.member !== member || one.kind !== choice.kind),
        { ...choice, member },
      ]);
      return done();
    },
  };
};
