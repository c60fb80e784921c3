import type { Profile } from "./member.ts";
import { problemOfUsername, type UsernameProblem } from "./username.ts";

/** What a member is called. */
export type Names = Pick<Profile, "fullName" | "username">;

/** Characters, as the database counts them. */
export const longestFullName = 100;

export type NamesProblem = UsernameProblem | { readonly kind: "full-name-too-long" };

/** A name on one line, without spaces around it nor marks of direction, which would turn the page around it. */
export const tidiedName = (name: string): string =>
  name
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();

/** Why nobody can be called so, if so. A member may also be called nothing. */
export const problemOfNames = ({ fullName, username }: Names): NamesProblem | undefined => {
  const problem = problemOfUsername(username ?? "");
  if (problem) return problem;
  return [...(fullName ?? "")].length > longestFullName ? { kind: "full-name-too-long" } : undefined;
};
