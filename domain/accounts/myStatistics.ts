import { type Result, refused } from "../shared/result.ts";
import type { MemberData, Session, SignedOut, Statistics } from "./ports.ts";

type Needs = { readonly session: Session; readonly memberData: MemberData };

export type MyStatistics = () => Promise<Result<Statistics, SignedOut>>;

/** How much the signed-in member has left on the site. Refuses visitors. */
export const myStatistics =
  ({ session, memberData }: Needs): MyStatistics =>
  async () => {
    const member = await session.current();
    return member ? memberData.count(member.id) : refused({ kind: "signed-out" });
  };
