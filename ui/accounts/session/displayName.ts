import type { Profile } from "../../../domain/accounts/member.ts";
import { words } from "../words.ts";

/** The name that the site shows to the member themselves: the full name, else the username. */
export const displayNameOf = ({ fullName, username }: Pick<Profile, "fullName" | "username">): string =>
  fullName || username || words.nameless;
