import type { Session, SignedOut } from "../accounts/ports.ts";
import { type Result, refused } from "../shared/result.ts";
import type { Application } from "./application.ts";
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
