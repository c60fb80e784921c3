import { isMailAddress } from "../shared/mailAddress.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Logins } from "./ports.ts";

type Needs = { readonly logins: Logins };

export type ChangeEmailRefusal = RefusalOf<Logins["changeEmail"]> | { readonly kind: "no-address" };
export type ChangeEmail = (email: string) => Promise<Result<void, ChangeEmailRefusal>>;

/** Requests another e-mail for the signed-in member. It changes once its link is followed. Refuses invalid addresses. */
export const changeEmail =
  ({ logins }: Needs): ChangeEmail =>
  async (email) => {
    const address = email.trim();
    return isMailAddress(address) ? logins.changeEmail(address) : refused({ kind: "no-address" });
  };
