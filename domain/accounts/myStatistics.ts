import { type Result, refused } from "../result.ts";
import type { Belongings, Session, SignedOut, Statistics } from "./ports.ts";

type Needs = { readonly session: Session; readonly belongings: Belongings };

export type MyStatistics = () => Promise<Result<Statistics, SignedOut>>;

/** What the signed-in member has left on the site, in numbers. Refuses visitors. */
export const myStatistics =
  ({ session, belongings }: Needs): MyStatistics =>
  async () => {
    const member = await session.current();
    return member ? belongings.count(member.id) : refused({ kind: "signed-out" });
  };
