import type { AccountNeeds, Answer } from "./call.ts";
import type { PostAccountMail } from "./mails.ts";
import { hashOf, newToken } from "./mailTokens.ts";

/** Mails a link that opens a login whose password was forgotten, and answers the same when there is none. */
export const recoverLikeHosted =
  ({ lite, query, post }: AccountNeeds & { readonly post: PostAccountMail }): Answer =>
  async ({ request, given: { email = "" }, redirectTo }) => {
    const answer = await lite(request);
    if (!answer.ok) return answer;
    const token = newToken();
    const known = await query(
      "update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1 returning id",
      [email, hashOf(token)],
    );
    if (known.length > 0) await post({ to: email, template: "recovery", token, redirectTo });
    return answer;
  };
