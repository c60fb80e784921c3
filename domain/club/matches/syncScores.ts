import type { Profiles, Session, SignedOut } from "../../accounts/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isNewer, type ScoreChoice } from "../../accounts/scoreChoice.ts";
import type { DeviceScores } from "./hiddenScores.ts";

type OfMember = { readonly session: Session; readonly profiles: Profiles; readonly scores: DeviceScores };

export type SyncScores = (known: {
  /** The page's choice; null before it is read, or made. */
  readonly choice: ScoreChoice | null;
  /** The choice of the signed-in member's profile. */
  readonly saved: ScoreChoice | undefined;
}) => Promise<Result<ScoreChoice | null, SignedOut>>;

/** Gives the newest choice to the device and to the signed-in member's profile, and returns it. Refuses visitors. */
export const syncScores =
  ({ session, profiles, scores }: OfMember): SyncScores =>
  async ({ choice, saved }) => {
    const stored = async () => (await scores.read()).choice;
    const own = choice ?? (await stored());
    if (saved && (!own || isNewer(saved, own))) return done(await scores.store(saved));
    if (!own || !isNewer(own, saved)) return done(own);
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const answer = await profiles.saveScoreChoice(member.id, own);
    if (!answer.ok) return answer;
    // Another device was faster, or this one's clock is ahead. A choice made meanwhile is newer than both.
    const latest = await stored();
    return done(latest && latest.chosenAt !== own.chosenAt ? latest : await scores.store(answer.value));
  };
