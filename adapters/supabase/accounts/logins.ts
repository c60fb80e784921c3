import type { UserAttributes } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { Logins } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { outcomeOfMail } from "./accountMails.ts";
import { withCaptcha, type SolveCaptcha } from "./captcha.ts";
import { endSession } from "./endSession.ts";
import * as errors from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";

const User = z.object({ id: z.string() });

/** @param site the site's root for links in mails; the backend's own setting when absent */
export const supabaseLogins = (client: Client, site?: string, solve?: SolveCaptcha): Logins => {
  const back = site === undefined ? {} : { redirectTo: site };

  const change = async (wish: UserAttributes) => {
    const { data, error } = await client.auth.updateUser(wish, site === undefined ? {} : { emailRedirectTo: site });
    if (!error) {
      if (!z.safeParse(User, data.user).success) throw errors.unlikely(200);
      return done();
    }
    if (errors.signedOut(error)) {
      await endSession(client);
      return refused({ kind: "signed-out" } as const);
    }
    const tooMany = errors.tooManyTries(error);
    if (tooMany) return refused(tooMany);
    if (errors.reauthenticationNeeded(error)) return refused({ kind: "reauthentication" } as const);
    if (errors.currentPasswordNeeded(error)) return refused({ kind: "reauthentication", isEachTime: true } as const);
    return error;
  };

  return {
    async mailRecovery(email) {
      const { error } = await withCaptcha(solve, (proof) =>
        client.auth.resetPasswordForEmail(email, { ...back, ...proof }),
      );
      return outcomeOfMail(error);
    },

    async signedInLately() {
      const { data, error, status } = await client.rpc("signed_in_lately", undefined, { get: true });
      return error ? signedOutBy(client, error, status) : done(z.parse(z.boolean(), data));
    },

    async changePassword(password, current) {
      const answer = await change({ password, ...(current !== undefined && { current_password: current }) });
      if ("ok" in answer) return answer;
      if (errors.samePassword(answer)) return refused({ kind: "same-password" });
      return refused(errors.passwordProblem(answer) ?? errors.declined(answer));
    },

    async changeEmail(email) {
      const answer = await change({ email });
      if ("ok" in answer) return answer;
      return refused(errors.emailTaken(answer) ? { kind: "email-taken" } : errors.declined(answer));
    },
  };
};
