import type { Account } from "./member.ts";
import type { Profiles, Roles, Session } from "./ports.ts";

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
