import type { Profile } from "../../../domain/accounts/member.ts";
import { words } from "../words.ts";

type Named = Pick<Profile, "fullName" | "username" | "prefersUsername">;

/** The name that the site shows to the member themselves: the full name, or the username where they prefer it; else the other. */
export const displayNameOf = ({ fullName, username, prefersUsername }: Named): string =>
  (prefersUsername && username) || fullName || username || words.nameless;
