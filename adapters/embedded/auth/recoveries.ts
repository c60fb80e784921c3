import { accountAnswer, type Answer } from "./call.ts";
import type { PostAccountMail } from "./mails/mails.ts";
import { hashOf, newLink, newToken } from "./mails/mailTokens.ts";

/**
 * Mails a link that signs a member in who forgot their password. Does the same work and answers the same for an unknown address: plain
 * lite writes more for a known one.
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
