import { type AccountNeeds, accountRefusal, type Answer } from "./call.ts";

const longestPassword = 72;

/** Refuses a password of which bcrypt would not see the end. Plain lite counts letters instead of bytes, and only at sign-up. */
export const withinBcrypt =
  (answer: Answer): Answer =>
  async (call) =>
    Buffer.byteLength(call.given.password ?? "") > longestPassword
      ? accountRefusal(400, "validation_failed", `Password cannot be longer than ${longestPassword} characters`)
      : answer(call);

/**
 * Says of a login that waits for its confirmation that it does, but only to whoever knows its password. Plain lite tells
 * everybody.
 */
export const signInLikeHosted =
  ({ lite, query }: AccountNeeds): Answer =>
  async ({ request, given: { email = "", password = "" } }) => {
    const answer = await lite(request);
    if (answer.headers.get("x-sb-error-code") !== "email_not_confirmed") return answer;
    // Postgres knows bcrypt by its older mark.
    const right = await query(
      `select from auth.users, lateral (select '$2a$' || substr(encrypted_password, 5) as hash) as known
       where email = $1 and extensions.crypt($2, hash) = hash`,
      [email, password],
    );
    return right.length > 0 ? answer : accountRefusal(400, "invalid_credentials", "Invalid login credentials");
  };

/** Ends a member's other sessions once their password was changed: somebody else may have known the old one. */
export const endingOthers =
  ({ lite }: AccountNeeds, answer: Answer): Answer =>
  async (call) => {
    const response = await answer(call);
    if (response.ok && call.given.password !== undefined) {
      const { url, headers } = call.request;
      const [apikey, authorization] = [headers.get("apikey") ?? "", headers.get("authorization") ?? ""];
      const place = new URL("/auth/v1/logout?scope=others", url);
      await lite(new Request(place, { method: "POST", headers: { apikey, authorization } }));
    }
    return response;
  };
