import * as z from "zod/mini";
import type { NewNames } from "../../../domain/accounts/names.ts";
import type { SignUps } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { outcomeOfMail } from "./accountMails.ts";
import { withCaptcha, type SolveCaptcha } from "./captcha.ts";
import * as errors from "../shared/errors.ts";

const metadataOf = (names: NewNames) =>
  "pseudo" in names ? { pseudo: names.pseudo } : { full_name: names.fullName, username: names.username };

const NewUser = z.object({ identities: z.array(z.unknown()) });

/** @param site the site's root for links in mails; the backend's own setting when absent */
export const supabaseSignUps = (client: Client, site?: string, solve?: SolveCaptcha): SignUps => ({
  async add({ email, password, names }) {
    const { data, error } = await withCaptcha(solve, (proof) =>
      client.auth.signUp({
        email,
        password,
        options: { data: metadataOf(names), ...(site !== undefined && { emailRedirectTo: site }), ...proof },
      }),
    );
    if (error) {
      if (errors.mailedJustNow(error)) return done();
      const tooMany = errors.tooManyTries(error);
      if (tooMany) return refused(tooMany);
      if (errors.emailTaken(error)) return refused({ kind: "email-taken" });
      return refused(errors.passwordProblem(error) ?? errors.declined(error));
    }
    const user = z.safeParse(NewUser, data.user);
    if (!user.success) throw errors.unlikely(200);
    // A backend that mails confirmations doesn't reveal a known e-mail: it returns a made-up login without identities.
    return user.data.identities.length === 0 ? refused({ kind: "email-taken" }) : done();
  },

  async sendAgain(email) {
    const { error } = await withCaptcha(solve, (proof) =>
      client.auth.resend({
        type: "signup",
        email,
        options: { ...(site !== undefined && { emailRedirectTo: site }), ...proof },
      }),
    );
    return outcomeOfMail(error);
  },
});
