import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { type Names, problemOfNames, normalizeName } from "./names.ts";
import type { Profiles, Session } from "./ports.ts";

type Needs = { readonly session: Session; readonly profiles: Profiles };

/** As they are typed. */
export type TypedNames = { readonly fullName: string; readonly username: string };

export type SaveProfileRefusal = RefusalOf<Profiles["saveNames"]>;
export type SaveProfile = (typed: TypedNames) => Promise<Result<Names, SaveProfileRefusal>>;

const nameIn = (text: string): string | null => normalizeName(text) || null;

/**
 * Changes the signed-in member's names, and returns them as they are stored. An empty field is no name. Refuses visitors,
 * invalid names, and a taken username.
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
