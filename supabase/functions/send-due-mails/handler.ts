import { done, unlessPosted } from "../_shared/answers.ts";
import type { Handler } from "../_shared/needs.ts";

/** Has the outbox worked off: mails, messages to Discord and files whose time has come. Cron calls it; other callers bring nothing forward. */
export const sendDueMails: Handler = async (request, { mailsWait }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  mailsWait();
  return done();
};
