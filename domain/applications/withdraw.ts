import type { Session } from "../accounts/ports.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { ApplicationId } from "./application.ts";
import type { Applications } from "./ports.ts";

type Needs = { readonly session: Session; readonly applications: Applications };

export type WithdrawRefusal = RefusalOf<Applications["withdraw"]>;
export type Withdraw = (id: ApplicationId) => Promise<Result<void, WithdrawRefusal>>;

/**
 * Withdraws a pending application of the signed-in member. Refuses visitors, another member's application, and a decided
 * one.
 */
export const withdraw =
  ({ session, applications }: Needs): Withdraw =>
  async (id) => {
    const member = await session.current();
    return member ? applications.withdraw(id, member.id) : refused({ kind: "signed-out" });
  };
