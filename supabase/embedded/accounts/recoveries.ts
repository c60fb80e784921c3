import { accountAnswer, type Answer } from "./call.ts";
import type { PostAccountMail } from "./mails.ts";
import { hashOf, newToken } from "./mailTokens.ts";

/**
 * Mails a link that opens a login whose password was forgotten. Answers the same when there is none, after the same work: plain lite
 * writes more for a known address.
 */
export const recoverLikeHosted =
  ({ post }: { readonly post: PostAccountMail }): Answer =>
  async ({ given: { email = "" }, redirectTo, mailsWait = 0 }) => {
    const token = newToken();
    await post(
      { to: email, template: "recovery", token, redirectTo, wait: mailsWait },
      {
        sql: `update auth.users set recovery_token = $2, recovery_sent_at = now() + $3 * interval '1 millisecond'
          where email = $1 returning id`,
        params: [email, hashOf(token), mailsWait],
      },
    );
    return accountAnswer({});
  };
