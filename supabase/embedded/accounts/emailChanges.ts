import * as z from "zod";
import { accountAnswer, type AccountNeeds, accountRefusal, type Answer } from "./call.ts";
import type { PostAccountMail } from "./mails.ts";
import { hashOf, newToken } from "./mailTokens.ts";

const Changing = z.object({ id: z.string(), email: z.string(), new_email: z.string() });

/**
 * Mails a link to both addresses when a member asks for another e-mail. Plain lite mails the old one alone, and is content with
 * that: a member could give themselves the address of somebody else.
 */
export const changeEmailLikeHosted =
  ({ lite, query, post }: AccountNeeds & { readonly post: PostAccountMail }): Answer =>
  async ({ request, given, redirectTo }) => {
    const answer = await lite(request);
    if (!answer.ok || given.email === undefined) return answer;
    const { success, data: member } = Changing.safeParse(await answer.clone().json());
    if (!success || member.new_email !== given.email) return answer;
    const tokens = { old: newToken(), new: newToken() };
    await query(
      `update auth.users set email_change_token_current = $2, email_change_token_new = $3, email_change_sent_at = now()
       where id = $1`,
      [member.id, hashOf(tokens.old), hashOf(tokens.new)],
    );
    const mail = { template: "email_change", redirectTo, email: member.email, newEmail: member.new_email } as const;
    await post({ ...mail, to: member.email, token: tokens.old });
    await post({ ...mail, to: member.new_email, token: tokens.new });
    return answer;
  };

const Pending = z.object({
  id: z.string(),
  email_change: z.string(),
  email_change_token_current: z.string().nullable(),
  email_change_token_new: z.string().nullable(),
});

/**
 * Takes one of the two links. Answers the first; makes the second what lite takes for the only one, and leaves it to lite. The
 * links last a day.
 */
export const takeChangeLink = async (
  { query }: Pick<AccountNeeds, "query">,
  hash: string,
): Promise<Response | undefined> => {
  const [row] = await query(
    `select id, email_change, email_change_token_current, email_change_token_new from auth.users
     where (email_change_token_current = $1 or email_change_token_new = $1)
       and email_change_sent_at > now() - interval '1 day'`,
    [hash],
  );
  const { success, data: change } = Pending.safeParse(row);
  if (!success) return linkExpired();
  const isFirst = change.email_change_token_current !== null && change.email_change_token_new !== null;
  if (isFirst) {
    await query(
      `update auth.users set email_change_token_current = nullif(email_change_token_current, $2),
         email_change_token_new = nullif(email_change_token_new, $2) where id = $1`,
      [change.id, hash],
    );
    return accountAnswer({ code: "200", msg: "Confirmation link accepted. Please confirm the other mail's link too" });
  }
  const taken = await query("select from auth.users where email = $1", [change.email_change]);
  if (taken.length > 0) return linkExpired();
  await query("update auth.users set email_change_token_current = $2, email_change_token_new = null where id = $1", [
    change.id,
    hash,
  ]);
  return undefined;
};

/** Unknown, too old or used: nobody is told which. */
export const linkExpired = (): Response => accountRefusal(403, "otp_expired", "Email link is invalid or has expired");
