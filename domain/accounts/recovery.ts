import { readMailAddress } from "../shared/mailAddress.ts";
import { type RefusalOf, refused, type Result } from "../shared/result.ts";
import type { Logins, MailLinks, MailToken, Session, TooManyTries } from "./ports.ts";
import { problemOfPassword } from "./password.ts";

type Needs = { readonly logins: Logins };

export type MailRecoveryRefusal = TooManyTries | { readonly kind: "no-address" };
export type MailRecovery = (email: string) => Promise<Result<void, MailRecoveryRefusal>>;

/** Mails a link to choose another password. Rejects invalid addresses; never reveals whether an account exists. */
export const mailRecovery =
  ({ logins }: Needs): MailRecovery =>
  async (email) => {
    const address = readMailAddress(email);
    return address === undefined ? refused({ kind: "no-address" }) : logins.mailRecovery(address);
  };

type ResetPasswordNeeds = { readonly session: Session; readonly links: MailLinks; readonly logins: Logins };

export type ResetPasswordRefusal = RefusalOf<Logins["changePassword"]> | RefusalOf<MailLinks["spend"]>;
export type ResetPassword = (wish: {
  readonly token: MailToken;
  readonly password: string;
  /** The link was used up by an earlier try, which only refused the password. */
  readonly isSpent?: boolean;
}) => Promise<Result<void, ResetPasswordRefusal>>;

/**
 * Changes the password by the link of a recovery mail, and signs the member in. The link is used up here and not when it is
 * opened: mail scanners open links.
 */
export const resetPassword =
  ({ session, links, logins }: ResetPasswordNeeds): ResetPassword =>
  async ({ token, password, isSpent = false }) => {
    const problem = problemOfPassword(password);
    if (problem) return refused(problem);
    if (!isSpent) {
      const spent = await links.spend({ kind: "recovery", token });
      if (!spent.ok) return spent;
    }
    // The link's owner is known from here on.
    const own = problemOfPassword(password, (await session.current())?.email);
    return own ? refused(own) : logins.changePassword(password);
  };
