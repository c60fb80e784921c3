import bcrypt from "bcryptjs";
import type { AccountNeeds, Answer } from "../call.ts";
import { accountRefusal } from "../../gateway/refusals.ts";
import { isTooLong, weaknessOf } from "./passwordRules.ts";

/** The hash of no password, as costly as those that lite makes. */
const dummyHash = "$2b$10$0m6yA2nf3JM75mIJhQi7nuU91ott0eLQdPjdB81jVZTspCnKrJgM.";

/** Takes as long as comparing a member's password. */
export const compareWithDummy = (password: string): Promise<boolean> => bcrypt.compare(password, dummyHash);

const tooLong = () => accountRefusal(400, "validation_failed", "Password cannot be longer than 72 characters");
const weak = (reason: string) =>
  accountRefusal(
    422,
    "weak_password",
    "Password is known to be weak and easy to guess, please choose a different one.",
    {
      weak_password: { reasons: [reason] },
    },
  );

/**
 * Refuses a new password that the site's forms refuse. Plain lite takes the most used ones, and counts letters instead of bytes, and
 * only at sign-up.
 */
export const withGoodPassword =
  ({ query }: Pick<AccountNeeds, "query">, answer: Answer): Answer =>
  async (call) => {
    const { password, email = "" } = call.given;
    if (password === undefined) return answer(call);
    if (isTooLong(password)) return tooLong();
    const own = call.caller ? await query("select email from auth.users where id = $1", [call.caller.sub]) : [];
    const weakness = weaknessOf(password, [email, ...own.map((row) => String(row["email"]))]);
    return weakness ? weak(weakness) : answer(call);
  };

const wrong = () => accountRefusal(400, "invalid_credentials", "Invalid login credentials");

/**
 * Does equal work for each wrong password of any address: plain lite compares only for a confirmed login, so its time shows who has an
 * account. Reveals that a login waits for confirmation only after the right password.
 */
export const signInLikeHosted =
  ({ lite, query }: AccountNeeds): Answer =>
  async ({ request, given: { email = "", password = "" } }) => {
    if (isTooLong(password)) {
      await compareWithDummy(password);
      return wrong();
    }
    const sql = "select nullif(encrypted_password, '') as hash from auth.users where email = $1";
    const hash = (await query(sql, [email]))[0]?.["hash"];
    const answer = await lite(request);
    if (answer.ok) return (await endsAsOutdated({ query }, answer, hash)) ? wrong() : answer;
    const code = answer.headers.get("x-sb-error-code");
    const isWaiting = code === "email_not_confirmed";
    if (password === "" || (code !== "invalid_credentials" && !isWaiting)) return answer;
    // lite has compared this one.
    if (typeof hash === "string" && !isWaiting) return answer;
    const isRight = typeof hash === "string" ? await bcrypt.compare(password, hash) : await compareWithDummy(password);
    return isWaiting && isRight ? answer : wrong();
  };

/** Ends the session of a sign-in when the password was changed while this one was compared. */
const endsAsOutdated = async (
  { query }: Pick<AccountNeeds, "query">,
  { headers }: Response,
  hash: unknown,
): Promise<boolean> => {
  const ended = await query(
    `delete from auth.sessions s using auth.users u
     where s.id = $1 and u.id = s.user_id and u.encrypted_password is distinct from $2 returning s.id`,
    [headers.get("sb-auth-session-id"), hash],
  );
  return ended.length > 0;
};

/** Asks for a new sign-in when the session's is more than a day old: it may have been stolen. Plain lite doesn't. */
export const afterRecentSignIn =
  ({ query }: Pick<AccountNeeds, "query">, answer: Answer): Answer =>
  async (call) => {
    const { given, caller } = call;
    if (!caller || (given.password === undefined && given.email === undefined)) return answer(call);
    const recent = await query("select from auth.sessions where id = $1 and created_at > now() - interval '1 day'", [
      caller.session_id,
    ]);
    return recent.length > 0
      ? answer(call)
      : accountRefusal(400, "reauthentication_needed", "Password update requires reauthentication");
  };

/** Ends a member's other sessions once their password is changed: another person may know the old one. */
export const endingOthers =
  ({ query }: Pick<AccountNeeds, "query">, answer: Answer): Answer =>
  async (call) => {
    const response = await answer(call);
    const { given, caller } = call;
    if (response.ok && given.password !== undefined && caller) {
      await query("delete from auth.sessions where user_id = $1 and id <> $2", [caller.sub, caller.session_id]);
    }
    return response;
  };
