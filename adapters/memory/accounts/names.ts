import type { NewNames } from "../../../domain/accounts/ports.ts";
import { longestFullName, tidiedName } from "../../../domain/accounts/names.ts";
import { foldedUsername, problemOfUsername } from "../../../domain/accounts/username.ts";
import type { MemberRecord } from "../dataset.ts";

/** A number still has room after it. */
const longestUsername = 30;

/** A name as the database keeps it, and as much of it. Null when nobody could see it. */
const tidy = (name: string, longest: number): string | null => {
  const kept = [...tidiedName(name)].slice(0, longest).join("").trim();
  return /[^\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/u.test(kept) ? kept : null;
};

/** What a new member is called. A username that looks like somebody's gets a number; one that nobody can have is left out. */
export const namesFor = (names: NewNames, members: readonly MemberRecord[]) => {
  const [fullName, wanted] =
    "pseudo" in names
      ? [null, tidy(names.pseudo, longestUsername)]
      : [tidy(names.fullName, longestFullName), tidy(names.username, longestUsername)];
  if (wanted === null || problemOfUsername(wanted)) return { fullName, username: null };
  const taken = new Set(members.map(({ username }) => foldedUsername(username ?? "")));
  let username = wanted;
  for (let number = 2; taken.has(foldedUsername(username)); number++) username = `${wanted}${number}`;
  return { fullName, username };
};
