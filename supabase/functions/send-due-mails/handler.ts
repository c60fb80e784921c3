import { done, unlessPosted } from "../_shared/answers.ts";
import type { Handler } from "../_shared/needs.ts";

/** Has the mails sent that wait for a further try. Cron calls it; whoever else does makes nothing come that wasn't due. */
export const sendDueMails: Handler = async (request, { mailsWait }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  mailsWait();
  return done();
};
