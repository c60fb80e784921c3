import type { Profile } from "../../../domain/accounts/member.ts";
import { words } from "../words.ts";

/** How the site calls a member before themselves: by the full name, else by the username. */
export const displayNameOf = ({ fullName, username }: Pick<Profile, "fullName" | "username">): string =>
  fullName || username || words.nameless;
