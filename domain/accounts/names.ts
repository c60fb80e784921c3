import type { Profile } from "./member.ts";
import { isReservedUsername } from "./reservedName.ts";
import { foldedUsername, problemOfUsername, type UsernameProblem } from "./username.ts";

/** The names of a member. */
export type Names = Pick<Profile, "fullName" | "username">;

/** The names of a new member: both from the sign-up page, one from the dialog. */
export type NewNames = { readonly fullName: string; readonly username: string } | { readonly pseudo: string };

/** Characters, as the database counts them. */
const longestFullName = 100;

export type NamesProblem = UsernameProblem | { readonly kind: "full-name-too-long" };

/** A name on one line, without spaces around it, lone surrogates, and marks of direction, which change the order of the text around it. */
export const normalizeName = (name: string): string =>
  name
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, "")
    .trim();

/** Why a member can't have these names; undefined when they can. Both may be null. */
export const problemOfNames = ({ fullName, username }: Names): NamesProblem | undefined => {
  const problem = problemOfUsername(username ?? "");
  if (problem) return problem;
  return [...(fullName ?? "")].length > longestFullName ? { kind: "full-name-too-long" } : undefined;
};

/** Whether two usernames are taken for the same. */
export const isSameUsername = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && foldedUsername(one) === foldedUsername(other);

/** The most characters of a new member's username, so that a number still fits behind it. */
const longestNewUsername = 30;

/** A new member's name as it is stored; null for one without a visible character. */
const newName = (name: string, longest: number): string | null => {
  const kept = [...normalizeName(name)].slice(0, longest).join("").trim();
  return /[^\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/u.test(kept) ? kept : null;
};

/**
 * A new member's names as they are stored. A taken username gets a number; one that no member can have is left out.
 * @param club the names of the club
 */
export const namesOfNewMember = (
  names: NewNames,
  usernames: readonly (string | null)[],
  club: readonly string[],
): Names => {
  const [fullName, wanted] =
    "pseudo" in names
      ? [null, newName(names.pseudo, longestNewUsername)]
      : [newName(names.fullName, longestFullName), newName(names.username, longestNewUsername)];
  if (wanted === null || problemOfUsername(wanted) || isReservedUsername(wanted, club))
    return { fullName, username: null };
  const taken = new Set(usernames.map((username) => foldedUsername(username ?? "")));
  let username = wanted;
  for (let number = 2; taken.has(foldedUsername(username)); number++) username = `${wanted}${number}`;
  return { fullName, username };
};
