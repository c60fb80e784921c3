import type { ContactMessages } from "../../../domain/messages/contact.ts";
import type { MessageId } from "../../../domain/messages/inbox.ts";
import { done } from "../../../domain/shared/result.ts";
import { hasValues, isRetryTime } from "../../../domain/shared/retry.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MessageRecord } from "../dataset.ts";
import { consumeQuota } from "../shared/quotas.ts";

/** @param club the e-mail address of the club */
export const memoryContactMessages = (backend: MemoryBackend, club: string): ContactMessages => ({
  async send({ name, email, subject, message }, trap) {
    const { enter, mails, messages, now } = backend;
    await enter("write to the club");
    if (trap !== "") throw new Error("The hidden field was filled in");
    const mail = { to: club, subject: `[Contact] ${subject}`, text: `${name} (${email}) a écrit :\n\n${message}` };
    if (mails.read().some((one) => isRetryTime(one.at, now()) && hasValues(one, mail))) return done();
    const quota = consumeQuota(backend, "contact");
    if (!quota.ok) return quota;
    backend.post(mail);
    const received: MessageRecord = {
      id: crypto.randomUUID() as string as MessageId,
      name,
      email,
      subject,
      text: message,
      createdAt: now().toISOString(),
      state: "open",
      isRead: false,
      assignee: null,
      revision: 1,
    };
    messages.update((all) => [...all, received]);
    return quota;
  },
});
