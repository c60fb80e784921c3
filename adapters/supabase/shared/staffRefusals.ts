import * as z from "zod/mini";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import type { StaffRole } from "../../../domain/shared/rights.ts";
import { done, refused, type Refused, type Result } from "../../../domain/shared/result.ts";
import type { Client } from "./client.ts";
import { type BackendError, broken, notAllowed, sessionRefused, unlikely } from "./errors.ts";
import { type Answer, rowsOf } from "./rows.ts";

const RoleRow = z.object({ role: z.string() });

/** Why the staff's part refused a request: no session, or no staff role. Throws any other error. */
export const notStaffBy = (error: BackendError, status: number): Refused<SignedOut | NotStaff> => {
  if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
  if (notAllowed(error)) return refused({ kind: "not-staff" });
  throw broken(error);
};

type Answered = { readonly error: BackendError | null; readonly status: number };

/** How an act of the staff's ended that answers nothing. Throws any other error, and for an answer that has a body. */
export const endOfStaffAct = ({ error, status }: Answered): Result<void, SignedOut | NotStaff> => {
  if (error) return notStaffBy(error, status);
  if (status !== 204) throw unlikely(status);
  return done();
};

/** Rows that only the staff reads: none for visitors. Row security gives members none. */
export const staffRowsOf = <Row>(row: z.ZodMiniType<Row>, answer: Answer): readonly Row[] => {
  const { error, status } = answer;
  return error && (sessionRefused(error, status) || notAllowed(error)) ? [] : rowsOf(row, answer);
};

/**
 * Why a write of the staff's met no row, if for want of a session or a role: row security hides rows instead of refusing. `undefined`
 * when the caller has one of the roles.
 */
export const explainEmptyUpdate = async (
  client: Client,
  roles: readonly StaffRole[] = ["staff", "admin"],
): Promise<Refused<SignedOut | NotStaff> | undefined> => {
  const { data } = await client.auth.getSession();
  if (!data.session) return refused({ kind: "signed-out" });
  const own = await client.from("user_roles").select("role").eq("user_id", data.session.user.id);
  if (own.error && sessionRefused(own.error, own.status)) return refused({ kind: "signed-out" });
  const hasRole = rowsOf(RoleRow, own).some(({ role }) => (roles as readonly string[]).includes(role));
  return hasRole ? undefined : refused({ kind: "not-staff" });
};
