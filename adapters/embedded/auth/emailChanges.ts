import * as z from "zod";
import { accountAnswer, type AccountNeeds, type Answer } from "./call.ts";
import { accountRefusal } from "../gateway/refusals.ts";
import type { PostAccountMail } from "./mails/mails.ts";
import { hashOf, newToken } from "./mails/mailTokens.ts";

const Changing = z.object({ id: z.string(), email: z.string(), new_email: z.string() });

/**
 * Mails a link to the old and the new address when a member asks for another e-mail. Plain lite mails the old address alone, so a member
 * could take a stranger's address.
 */
export const changeEmailLikeHosted =
  ({ lite, post }: AccountNeeds & { readonly post: PostAccountMail }): Answer =>
  async ({ request, given, redirectTo, mailsWait = 0, mailed }) => {
    const answer = await lite(request);
    if (!answer.ok || given.email === undefined) return answer;
    const { success, data: member } = Changing.safeParse(await answer.clone().json());
    if (!success || member.new_email !== given.email) return answer;
    const tokens = { old: newToken(), new: newToken() };
    const mail = {
      template: "email_change",
      redirectTo,
      email: member.email,
      newEmail: member.new_email,
      wait: mailsWait,
    } as const;
    // After a newer change of the address these links would confirm the newer address.
    const isMailed = await post(
      { ...mail, to: member.email, token: tokens.old },
      {
        sql: `update auth.users set email_change_token_current = $3, email_change_token_new = $4,
            email_change_sent_at = now() + $5 * interval '1 millisecond'
          where id = $1 and email_change = $2 returning true as is_new`,
        params: [member.id, member.new_email, hashOf(tokens.old), hashOf(tokens.new), mailsWait],
      },
    );
    if (isMailed) await post({ ...mail, to: member.new_email, token: tokens.new });
    if (isMailed) mailed?.();
    return answer;
  };

/**
 * Takes a link of the two. Answers the first link itself; stores the second as lite's only link, and leaves it to lite. Links last a day.
 * A single statement, so that of two simultaneous links one is the second.
 */
export const takeChangeLink = async (
  { query }: Pick<AccountNeeds, "query">,
  hash: string,
): Promise<Response | undefined> => {
  const both = "u.email_change_token_current is not null and u.email_change_token_new is not null";
  const [taken] = await query(
    `update auth.users u set
       email_change_token_current = case when ${both} then nullif(u.email_change_token_current, $1) else $1 end,
       email_change_token_new = case when ${both} then nullif(u.email_change_token_new, $1) end
     where (u.email_change_token_current = $1 or u.email_change_token_new = $1)
       and u.email_change_sent_at > now() - interval '1 day'
       and (${both} or not exists (select from auth.users other where other.email = u.email_change))
     returning u.email_change_token_current is not distinct from $1 as is_second`,
    [hash],
  );
  if (!taken) return linkExpired();
  return taken["is_second"] === true
    ? undefined
    : accountAnswer({ code: "200", msg: "Confirmation link accepted. Please confirm the other mail's link too" });
};

/** One refusal for unknown, old and used links. */
export const linkExpired = (): Response => accountRefusal(403, "otp_expired", "Email link is invalid or has expired");
