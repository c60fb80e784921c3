import { readMailAddress } from "../shared/mailAddress.ts";
import { type RefusalOf, refused, type Result } from "../shared/result.ts";
import type { Logins, Session } from "./ports.ts";
import { problemOfPassword } from "./password.ts";

type Needs = { readonly logins: Logins };

export type ChangeEmailRefusal = RefusalOf<Logins["changeEmail"]> | { readonly kind: "no-address" };
export type ChangeEmail = (email: string) => Promise<Result<void, ChangeEmailRefusal>>;

/** Requests another e-mail for the signed-in member. It changes once its link is followed. Refuses invalid addresses. */
export const changeEmail =
  ({ logins }: Needs): ChangeEmail =>
  async (email) => {
    const address = readMailAddress(email);
    return address === undefined ? refused({ kind: "no-address" }) : logins.changeEmail(address);
  };

type ChangePasswordNeeds = { readonly session: Session; readonly logins: Logins };

export type ChangePasswordRefusal = RefusalOf<Logins["changePassword"]>;
/** `current`: the password until now, once the member was asked for it. */
export type NewPassword = { readonly password: string; readonly current?: string };
export type ChangePassword = (wish: NewPassword) => Promise<Result<void, ChangePasswordRefusal>>;

/** Changes the signed-in member's password. Refuses visitors, and invalid passwords without a request to the backend. */
export const changePassword =
  ({ session, logins }: ChangePasswordNeeds): ChangePassword =>
  async ({ password, current }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const problem = problemOfPassword(password, member.email);
    return problem ? refused(problem) : logins.changePassword(password, current);
  };
