import { asciiMailAddress } from "../shared/mailAddress.ts";
import { refused, type Result } from "../shared/result.ts";
import type { Credentials, Profiles, Roles, Session, SignedOut, SignInRefusal, TooManyTries } from "./ports.ts";
import { day } from "../shared/clock.ts";
import type { Account } from "./member.ts";

export type SignIn = (
  credentials: Credentials,
) => Promise<Result<void, SignInRefusal | { readonly kind: "incomplete" }>>;

/** Opens a session. Spaces around an e-mail are dropped; those of a password are part of it. */
export const signIn =
  ({ session }: { readonly session: Session }): SignIn =>
  async ({ email, password }) => {
    const address = asciiMailAddress(email);
    if (!address || !password) return refused({ kind: "incomplete" });
    return session.signIn({ email: address, password });
  };

export type ReauthenticateRefusal = SignedOut | TooManyTries | { readonly kind: "wrong-password" };
export type Reauthenticate = (password: string) => Promise<Result<void, ReauthenticateRefusal>>;

/** Signs the signed-in member in again, for an act that needs a recent sign-in. Refuses visitors, and a wrong password. */
export const reauthenticate =
  ({ session }: { readonly session: Session }): Reauthenticate =>
  async (password) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const answer = await session.signIn({ email: member.email, password });
    if (answer.ok || answer.refusal.kind === "too-many-tries") return answer as Awaited<ReturnType<Reauthenticate>>;
    return refused({ kind: "wrong-password" });
  };

/** Whether a sign-in is less than a day old. @param at milliseconds since 1970 */
export const isRecentSignIn = (at: number, now: Date): boolean => now.getTime() - at < day;

type Needs = { readonly session: Session; readonly profiles: Profiles; readonly roles: Roles };

export type WhoAmI = () => Promise<Account | null>;

const noProfile = { fullName: null, username: null, avatar: null };

/** The signed-in member with profile and role; null for a visitor. A missing profile or role is no error. */
export const whoAmI =
  ({ session, profiles, roles }: Needs): WhoAmI =>
  async () => {
    const member = await session.current();
    if (!member) return null;
    const [profile = noProfile, role = null] = await Promise.all([profiles.of(member.id), roles.of(member.id)]);
    return { ...member, ...profile, role };
  };
