import { refused, type Result } from "../shared/result.ts";
import type { Logins, SignedOut, SignInTooOld, SpentLink } from "./ports.ts";

/** A member's link to Discord. */
export type DiscordLink = {
  /** Their name on Discord; null when nothing is linked. */
  readonly name: string | null;
  /** A free username after that name; null when no member can have one. */
  readonly offered: string | null;
  /** Without a password, Discord is the only way in. */
  readonly hasPassword: boolean;
};

/** The account has no password: without Discord its member could not sign in. */
export type NoPassword = { readonly kind: "no-password" };

/** A way to Discord. `isKnown`: Discord need not ask a person again who has consented before. */
export type WayToDiscord = { readonly back: string; readonly isKnown?: boolean };

export type DiscordAccounts = {
  /** Whether the backend lets members sign in with Discord. */
  isOffered(): Promise<boolean>;
  /** The address at which a visitor's way to Discord begins; it ends at the site's path `back`. */
  begin(way: WayToDiscord): Promise<string>;
  /** The same, to link Discord to the signed-in member. */
  link(way: WayToDiscord): Promise<Result<string, SignedOut | SignInTooOld>>;
  /** Opens a session with the code of a way that began on this device. Each is good once. */
  finish(code: string): Promise<Result<void, SpentLink>>;
  /** Of the signed-in member. */
  mine(): Promise<Result<DiscordLink, SignedOut>>;
  /** Of the signed-in member. Idempotent. */
  unlink(): Promise<Result<void, SignedOut | NoPassword>>;
};

type Needs = { readonly discord: DiscordAccounts; readonly logins: Logins };

export type LinkDiscord = DiscordAccounts["link"];

/** Begins to link Discord. Refuses an old sign-in: the session may be stolen, and Discord would open the account from then on. */
export const linkDiscord =
  ({ discord, logins }: Needs): LinkDiscord =>
  async (way) => {
    const recent = await logins.signedInLately();
    if (!recent.ok) return recent;
    return recent.value ? discord.link(way) : refused({ kind: "reauthentication" });
  };

/** What a way to Discord ended with, other than a code. */
export type DiscordRefusal =
  "refused" | "no-address" | "unverified" | "email-taken" | "linked-elsewhere" | "stale" | "too-many" | "failed";
