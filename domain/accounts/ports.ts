import type { Result } from "../result.ts";
import type { Member, MemberId, Profile, Role } from "./member.ts";

export type Credentials = { readonly email: string; readonly password: string };

export type SignInRefusal =
  | { readonly kind: "bad-credentials" }
  /** The link in the confirmation mail was not followed yet. */
  | { readonly kind: "unconfirmed" }
  /** The backend wants a pause after many tries. */
  | { readonly kind: "too-many-tries" };

export type Session = {
  /** Who is signed in, or nobody. A promise: a browser needs a moment to restore a kept session. */
  current(): Promise<Member | undefined>;
  signIn(credentials: Credentials): Promise<Result<void, SignInRefusal>>;
  /** Forgets the session on this device, also when the backend can't be reached. */
  signOut(): Promise<void>;
  /** Calls back whenever somebody signs in or out, in this tab or another. Returns what ends it. */
  subscribe(changed: () => void): () => void;
};

export type Profiles = {
  /** `undefined` for a member without a profile. */
  of(member: MemberId): Promise<Profile | undefined>;
};

export type Roles = {
  /** `undefined` for a member without a role. */
  of(member: MemberId): Promise<Role | undefined>;
};
