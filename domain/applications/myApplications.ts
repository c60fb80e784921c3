import type { Session, SignedOut } from "../accounts/ports.ts";
import { type RefusalOf, refused, type Result } from "../shared/result.ts";
import type { Application, ApplicationId } from "./application.ts";
import type { Applications } from "./ports.ts";

type Needs = { readonly session: Session; readonly applications: Applications };

export type MyApplications = () => Promise<Result<readonly Application[], SignedOut>>;

/** The signed-in member's applications, newest first. Refuses visitors. */
export const myApplications =
  ({ session, applications }: Needs): MyApplications =>
  async () => {
    const member = await session.current();
    return member ? applications.of(member.id) : refused({ kind: "signed-out" });
  };

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
