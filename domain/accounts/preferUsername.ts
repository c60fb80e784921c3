import { refused, type Result } from "../shared/result.ts";
import type { Profiles, Session, SignedOut } from "./ports.ts";

type Needs = { readonly session: Session; readonly profiles: Profiles };

export type PreferUsername = (choice: { readonly isPreferred: boolean }) => Promise<Result<void, SignedOut>>;

/** Names the signed-in member by their username in the bar and the greeting, or by their full name again. Refuses visitors. */
export const preferUsername =
  ({ session, profiles }: Needs): PreferUsername =>
  async ({ isPreferred }) => {
    const member = await session.current();
    return member ? profiles.preferUsername(member.id, isPreferred) : refused({ kind: "signed-out" });
  };
