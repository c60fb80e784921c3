import { type Result, refused } from "../shared/result.ts";
import type { Credentials, Session, SignInRefusal } from "./ports.ts";

export type SignIn = (
  credentials: Credentials,
) => Promise<Result<void, SignInRefusal | { readonly kind: "incomplete" }>>;

/** Opens a session. Spaces around an e-mail are dropped; those of a password are part of it. */
export const signIn =
  ({ session }: { readonly session: Session }): SignIn =>
  async ({ email, password }) => {
    const address = email.trim();
    if (!address || !password) return refused({ kind: "incomplete" });
    return session.signIn({ email: address, password });
  };
