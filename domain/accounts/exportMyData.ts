import type { Clock } from "../shared/clock.ts";
import type { TextFile } from "../shared/downloads.ts";
import { type Result, done, refused } from "../shared/result.ts";
import type { MemberData, Session, SignedOut } from "./ports.ts";

type Needs = { readonly session: Session; readonly memberData: MemberData; readonly clock: Clock };

export type ExportMyData = () => Promise<Result<TextFile, SignedOut>>;

/** The signed-in member's data as one JSON file, named by its day. Refuses visitors. */
export const exportMyData =
  ({ session, memberData, clock }: Needs): ExportMyData =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const kept = await memberData.everything(member.id);
    if (!kept.ok) return kept;
    const moment = new Date((await clock.tell()).now).toISOString();
    const text = JSON.stringify({ exported_at: moment, ...kept.value }, null, 2);
    return done({ name: `club-donnees-${moment.slice(0, 10)}.json`, text: `${text}\n` });
  };
