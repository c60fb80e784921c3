import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { problemOfPassword } from "./password.ts";
import type { Logins, Session } from "./ports.ts";

type Needs = { readonly session: Session; readonly logins: Logins };

export type ChangePasswordRefusal = RefusalOf<Logins["changePassword"]>;
export type ChangePassword = (password: string) => Promise<Result<void, ChangePasswordRefusal>>;

/** Changes the signed-in member's password. Refuses visitors, and invalid passwords without a request to the backend. */
export const changePassword =
  ({ session, logins }: Needs): ChangePassword =>
  async (password) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const problem = problemOfPassword(password, member.email);
    return problem ? refused(problem) : logins.changePassword(password);
  };
