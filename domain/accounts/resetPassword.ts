import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { problemOfPassword } from "./password.ts";
import type { Logins, MailLinks, MailToken, Session } from "./ports.ts";

type Needs = { readonly session: Session; readonly links: MailLinks; readonly logins: Logins };

export type ResetPasswordRefusal = RefusalOf<Logins["changePassword"]> | RefusalOf<MailLinks["spend"]>;
export type ResetPassword = (wish: {
  readonly token: MailToken;
  readonly password: string;
  /** The link was good already, and only the password was refused: it isn't spent a second time. */
  readonly isSpent?: boolean;
}) => Promise<Result<void, ResetPasswordRefusal>>;

/**
 * Gives whoever follows the link of a recovery mail another password, and signs them in. The link is spent here and not when it
 * is opened: programs that look through mails open links.
 */
export const resetPassword =
  ({ session, links, logins }: Needs): ResetPassword =>
  async ({ token, password, isSpent = false }) => {
    const problem = problemOfPassword(password);
    if (problem) return refused(problem);
    if (!isSpent) {
      const spent = await links.spend({ kind: "recovery", token });
      if (!spent.ok) return spent;
    }
    // Whose link it was is known only now.
    const own = problemOfPassword(password, (await session.current())?.email);
    return own ? refused(own) : logins.changePassword(password);
  };
