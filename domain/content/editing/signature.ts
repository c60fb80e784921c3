import type { Profile } from "../../accounts/member.ts";
import type { Kind } from "./item.ts";

const unnamed = "Auteur";

const firstOf = (...names: readonly (string | null | undefined)[]): string =>
  names.find((name) => (name ?? "").trim() !== "")?.trim() ?? unnamed;

/**
 * The author's name of a new item. An article keeps an e-mail where there is no name, for the staff; a tip's author is shown
 * to every visitor, and is never an e-mail.
 */
export const signatureOf = (
  kind: Kind,
  profile: Pick<Profile, "fullName" | "username"> | undefined,
  email: string,
): string => (kind === "article" ? firstOf(profile?.fullName, email) : firstOf(profile?.fullName, profile?.username));
