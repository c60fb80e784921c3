import { day } from "../shared/clock.ts";
import { type Result, refused } from "../shared/result.ts";
import type { Session, SignedOut, TooManyTries } from "./ports.ts";

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
