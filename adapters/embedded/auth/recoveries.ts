import { accountAnswer, type Answer } from "./call.ts";
import type { PostAccountMail } from "./mails/mails.ts";
import { hashOf, newLink, newToken } from "./mails/mailTokens.ts";

/**
 * Mails a link that opens a login whose password was forgotten. Answers the same when there is none, after the same work: plain lite
 * writes more for a known address.
 */
export const recoverLikeHosted =
  ({ post }: { readonly post: PostAccountMail }): Answer =>
  async ({ given: { email = "" }, redirectTo, mailsWait = 0, keepLink = false, mailed }) => {
    const token = newToken();
    const isMailed = await post(
      { to: email, template: "recovery", token, redirectTo, wait: mailsWait },
      {
        sql: newLink("recovery", "email = $1"),
        params: [email, hashOf(token), mailsWait, keepLink],
      },
    );
    if (isMailed) mailed?.();
    return accountAnswer({});
  };
