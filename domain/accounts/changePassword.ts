import { type RefusalOf, type Result, refused } from "../result.ts";
import { problemOfPassword } from "./password.ts";
import type { Logins } from "./ports.ts";

type Needs = { readonly logins: Logins };

export type ChangePasswordRefusal = RefusalOf<Logins["changePassword"]>;
export type ChangePassword = (password: string) => Promise<Result<void, ChangePasswordRefusal>>;

/** Gives whoever is signed in another password. Refuses one that is too short or too long without asking the backend. */
export const changePassword =
  ({ logins }: Needs): ChangePassword =>
  async (password) => {
    const problem = problemOfPassword(password);
    return problem ? refused(problem) : logins.changePassword(password);
  };
