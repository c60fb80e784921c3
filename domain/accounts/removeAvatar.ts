import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Avatars, Profiles, Session } from "./ports.ts";

type Needs = { readonly session: Session; readonly profiles: Profiles; readonly avatars: Avatars };

export type RemoveAvatarRefusal = RefusalOf<Profiles["saveAvatar"]> | RefusalOf<Avatars["keepOnly"]>;
export type RemoveAvatar = () => Promise<Result<void, RemoveAvatarRefusal>>;

/** Deletes the signed-in member's picture. Idempotent. Refuses visitors. */
export const removeAvatar =
  ({ session, profiles, avatars }: Needs): RemoveAvatar =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const saved = await profiles.saveAvatar(member.id, null);
    return saved.ok ? avatars.keepOnly(member.id, null) : saved;
  };
