import type { Clock } from "../shared/clock.ts";
import type { TooMany } from "../shared/limits.ts";
import type { TextFile } from "../shared/ports.ts";
import { done, refused, type Result } from "../shared/result.ts";
import type { Activity, MemberData, Session, SignedOut } from "./ports.ts";

type Needs = { readonly session: Session; readonly memberData: MemberData; readonly clock: Clock };

export type ExportMyData = () => Promise<Result<TextFile, SignedOut | TooMany>>;

/** The signed-in member's data as one JSON file, named by its day. Refuses visitors, and too many in a short time. */
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

export type MyActivity = () => Promise<Result<Activity, SignedOut>>;

/** The signed-in member's traces on the site. Refuses visitors. */
export const myActivity =
  ({ session, memberData }: Omit<Needs, "clock">): MyActivity =>
  async () => {
    const member = await session.current();
    return member ? memberData.activity(member.id) : refused({ kind: "signed-out" });
  };
