import type { Log } from "../log.ts";
import { type RefusalOf, type Result, done, refused } from "../result.ts";
import type { Avatars, Profiles, Session } from "./ports.ts";

type Needs = {
  readonly session: Session;
  readonly profiles: Profiles;
  readonly avatars: Avatars;
  readonly log: Log;
};

export type DeleteMyAccountRefusal = RefusalOf<Profiles["remove"]> | RefusalOf<Avatars["keepOnly"]>;
export type DeleteMyAccount = () => Promise<Result<void, DeleteMyAccountRefusal>>;

/**
 * Erases the signed-in member with all that hangs on them, then signs them out. Their comments stay, without a name. Refuses
 * visitors. What fails is logged too: somebody may have to finish it by hand.
 */
export const deleteMyAccount =
  ({ session, profiles, avatars, log }: Needs): DeleteMyAccount =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });

    const erase = async () => {
      // First the file: once the member is gone, nobody may remove it any more.
      const cleared = await avatars.keepOnly(member.id, null);
      return cleared.ok ? profiles.remove(member.id) : cleared;
    };
    const erased = await erase().catch((cause: unknown) => {
      log.failed("An account was not deleted", cause);
      throw cause;
    });
    if (!erased.ok) {
      log.failed("An account was not deleted", erased.refusal);
      return erased;
    }
    // There is nobody left to be signed in.
    await session.signOut().catch((cause: unknown) => log.failed("A deleted member was not signed out", cause));
    return done();
  };
