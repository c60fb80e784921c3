import type { Log } from "../shared/log.ts";
import { type RefusalOf, type Result, done, refused } from "../shared/result.ts";
import type { Avatars, Logins, Profiles, Session } from "./ports.ts";

type Needs = {
  readonly session: Session;
  readonly logins: Logins;
  readonly profiles: Profiles;
  readonly avatars: Avatars;
  readonly log: Log;
};

export type DeleteMyAccountRefusal = RefusalOf<Profiles["remove"]> | RefusalOf<Avatars["keepOnly"]>;
export type DeleteMyAccount = () => Promise<Result<void, DeleteMyAccountRefusal>>;

/**
 * Erases the signed-in member with all that hangs on them, then signs them out. Their comments stay, without a name. Refuses
 * visitors, and a sign-in of more than a day ago. What fails is logged too: it may have to be finished by hand.
 */
export const deleteMyAccount =
  ({ session, logins, profiles, avatars, log }: Needs): DeleteMyAccount =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });

    const erase = async () => {
      // Before the file goes: the account stays as it is when the password is asked for.
      const recent = await logins.signedInLately();
      if (!recent.ok) return recent;
      if (!recent.value) return refused({ kind: "reauthentication" } as const);
      // First the file: once the member is gone, nobody may remove it any more.
      const cleared = await avatars.keepOnly(member.id, null);
      return cleared.ok ? profiles.remove(member.id) : cleared;
    };
    const erased = await erase().catch((cause: unknown) => {
      log.failed("An account was not deleted", cause);
      throw cause;
    });
    if (!erased.ok) {
      if (erased.refusal.kind === "reauthentication") return erased;
      log.failed("An account was not deleted", erased.refusal);
      return erased;
    }
    // There is nobody left to be signed in.
    await session.signOut().catch((cause: unknown) => log.failed("A deleted member was not signed out", cause));
    return done();
  };
