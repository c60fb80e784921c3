import { done, unlessPosted } from "../_shared/http.ts";
import type { Handler } from "../_shared/needs.ts";

/** Does the outbox's due work: mails, Discord messages, files. Cron calls it. Harmless for other callers: only due work is done. */
export const sendDueMails: Handler = async (request, { mailsWait }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  mailsWait();
  return done();
};
