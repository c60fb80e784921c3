import type { Log } from "../shared/ports.ts";
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
 * Erases the signed-in member with their data, and signs them out. Their comments stay without a name. Refuses visitors, and
 * a sign-in of more than a day ago. Failures are logged: they may need to be finished by hand.
 */
export const deleteMyAccount =
  ({ session, logins, profiles, avatars, log }: Needs): DeleteMyAccount =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });

    const erase = async () => {
      // Checked before the file is deleted: the account stays as it is when the password is asked for.
      const recent = await logins.signedInLately();
      if (!recent.ok) return recent;
      if (!recent.value) return refused({ kind: "reauthentication" } as const);
      // The file first: without its owner it can't be deleted.
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
    // The account is erased: a failure to sign out is only logged.
    await session.signOut().catch((cause: unknown) => log.failed("A deleted member was not signed out", cause));
    return done();
  };
