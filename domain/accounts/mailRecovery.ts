import { isMailAddress } from "../shared/mailAddress.ts";
import { type Result, refused } from "../shared/result.ts";
import type { Logins, TooManyTries } from "./ports.ts";

type Needs = { readonly logins: Logins };

export type MailRecoveryRefusal = TooManyTries | { readonly kind: "no-address" };
export type MailRecovery = (email: string) => Promise<Result<void, MailRecoveryRefusal>>;

/** Mails a link to choose another password. Rejects invalid addresses; never reveals whether an account exists. */
export const mailRecovery =
  ({ logins }: Needs): MailRecovery =>
  async (email) => {
    const address = email.trim();
    return isMailAddress(address) ? logins.mailRecovery(address) : refused({ kind: "no-address" });
  };
