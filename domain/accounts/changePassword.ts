import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { problemOfPassword } from "./password.ts";
import type { Logins, Session } from "./ports.ts";

type Needs = { readonly session: Session; readonly logins: Logins };

export type ChangePasswordRefusal = RefusalOf<Logins["changePassword"]>;
export type ChangePassword = (password: string) => Promise<Result<void, ChangePasswordRefusal>>;

/** Gives the signed-in member another password. Refuses visitors, and without asking the backend what no account can have. */
export const changePassword =
  ({ session, logins }: Needs): ChangePassword =>
  async (password) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const problem = problemOfPassword(password, member.email);
    return problem ? refused(problem) : logins.changePassword(password);
  };
