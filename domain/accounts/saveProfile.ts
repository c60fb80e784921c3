import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { type Names, problemOfNames, tidiedName } from "./names.ts";
import type { Profiles, Session } from "./ports.ts";

type Needs = { readonly session: Session; readonly profiles: Profiles };

/** As somebody types them. */
export type TypedNames = { readonly fullName: string; readonly username: string };

export type SaveProfileRefusal = RefusalOf<Profiles["saveNames"]>;
export type SaveProfile = (typed: TypedNames) => Promise<Result<Names, SaveProfileRefusal>>;

const nameIn = (text: string): string | null => tidiedName(text) || null;

/**
 * Calls the signed-in member otherwise, and gives the names as they are kept. What is left empty is a name that they don't give.
 * Refuses visitors, names that nobody can have, and a username that somebody else has.
 */
export const saveProfile =
  ({ session, profiles }: Needs): SaveProfile =>
  async ({ fullName, username }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const names = { fullName: nameIn(fullName), username: nameIn(username) };
    const problem = problemOfNames(names);
    return problem ? refused(problem) : profiles.saveNames(member.id, names);
  };
