import type { MemberId } from "../../accounts/member.ts";
import type { Profiles, Session, SignedOut } from "../../accounts/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isNewer, type ScoreChoice } from "../../accounts/scoreChoice.ts";
import type { DeviceScores } from "./hiddenScores.ts";

type OfMember = { readonly session: Session; readonly profiles: Profiles; readonly scores: DeviceScores };

export type SyncScores = (known: {
  /** The signed-in member. */
  readonly member: MemberId;
  /** The page's choice; null before it is read, or made. */
  readonly choice: ScoreChoice | null;
  /** The visitor made the choice on this page before the member was known. */
  readonly isEarly: boolean;
  /** The choice of the member's profile. */
  readonly saved: ScoreChoice | undefined;
}) => Promise<Result<ScoreChoice | null, SignedOut>>;

/**
 * Gives the member's newest choice to the device and to their profile, and returns it. The choice that another member made on a shared
 * device yields to the profile's, and a visitor's is the member's first one. Refuses visitors.
 */
export const syncScores =
  ({ session, profiles, scores }: OfMember): SyncScores =>
  async ({ member, choice, isEarly, saved }) => {
    const stored = async () => (await scores.read()).choice;
    const keep = async (kept: ScoreChoice) => done(await scores.store({ ...kept, by: member }));
    const own = choice ?? (await stored());
    const isMine = own?.by === undefined ? isEarly || !saved : own.by === member;
    if (saved && (!own || !isMine || isNewer(saved, own))) return keep(saved);
    if (!own || !isMine || !isNewer(own, saved)) return done(own);
    if ((await session.current())?.id !== member) return refused({ kind: "signed-out" });
    const answer = await profiles.saveScoreChoice(member, own);
    if (!answer.ok) return answer;
    // Another device was faster, or this one's clock is ahead. A choice made meanwhile is newer than both.
    const latest = await stored();
    return latest && latest.chosenAt !== own.chosenAt ? done(latest) : keep(answer.value);
  };
