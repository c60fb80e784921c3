import { isMailAddress } from "../shared/mailAddress.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Logins } from "./ports.ts";

type Needs = { readonly logins: Logins };

export type ChangeEmailRefusal = RefusalOf<Logins["changeEmail"]> | { readonly kind: "no-address" };
export type ChangeEmail = (email: string) => Promise<Result<void, ChangeEmailRefusal>>;

/** Asks for another e-mail for whoever is signed in; it is theirs once its link was followed. Refuses what is no address. */
export const changeEmail =
  ({ logins }: Needs): ChangeEmail =>
  async (email) => {
    const address = email.trim();
    return isMailAddress(address) ? logins.changeEmail(address) : refused({ kind: "no-address" });
  };
