import { type AccountCall, accountAnswer, type AccountNeeds, type Answer } from "./call.ts";
import { accountRefusal } from "../gateway/refusals.ts";
import type { InOrder } from "./inOrder.ts";
import type { PostAccountMail } from "./mails/mails.ts";
import { compareWithDummy } from "./passwords/passwords.ts";
import { hashOf, newLink, newToken } from "./mails/mailTokens.ts";

type Needs = AccountNeeds & { readonly post: PostAccountMail };
type SignUpNeeds = Needs & { readonly ordered: InOrder; readonly hashing: (answer: Answer) => Answer };

/**
 * Sign-ups as on a hosted project: a login that waits for confirmation is mailed another link, and a member's e-mail is answered with a
 * login that doesn't exist. Plain lite answers 429 to both, and mails in English.
 */
export const signUpLikeHosted =
  ({ ordered, hashing, ...needs }: SignUpNeeds): Answer =>
  (call) => {
    const { email = "", password = "" } = call.given;
    const signUp = hashing(async () => {
      const answer = await needs.lite(call.request);
      const isKnown = answer.status === 429;
      // For a new login, lite has made a hash.
      if (isKnown) await compareWithDummy(password);
      if (!answer.ok && !isKnown) return answer;
      // The link of a new login has never been mailed.
      const isWaiting = await inviteAgain(needs, isKnown ? call : { ...call, keepLink: false });
      return isKnown ? accountAnswer(standIn(email, isWaiting)) : answer;
    });
    return ordered(`sign-up of ${email}`, () => signUp(call));
  };

/** Mails the link of a sign-up again. Plain lite answers 429 when a login waits for it, and so tells that it exists. */
export const resendLikeHosted =
  (needs: Needs): Answer =>
  async (call) => {
    if (call.given.type !== "signup") {
      return accountRefusal(400, "validation_failed", "Only the mail of a sign-up is sent again");
    }
    await inviteAgain(needs, call);
    return accountAnswer({});
  };

/** A new link for a login that waits for confirmation. The old one stops working. */
const inviteAgain = async (
  { post }: Needs,
  { given: { email = "" }, redirectTo, mailsWait = 0, keepLink = false, mailed }: AccountCall,
): Promise<boolean> => {
  const token = newToken();
  const isWaiting = await post(
    { to: email, template: "confirmation", token, redirectTo, wait: mailsWait },
    {
      sql: newLink("confirmation", "email = $1 and email_confirmed_at is null"),
      params: [email, hashOf(token), mailsWait, keepLink],
    },
  );
  if (isWaiting) mailed?.();
  return isWaiting;
};

/** A hosted project's answer for an existing login. Without an identity, the e-mail is taken. */
const standIn = (email: string, isWaiting: boolean) => {
  const [id, now] = [crypto.randomUUID(), new Date().toISOString()];
  const identity = { id, user_id: id, identity_id: id, provider: "email", identity_data: { email, sub: id } };
  return {
    id,
    aud: "authenticated",
    role: isWaiting ? "authenticated" : "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: isWaiting ? [identity] : [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
};
