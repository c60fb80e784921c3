import * as z from "zod/mini";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import { refused, type Refused } from "../../../domain/shared/result.ts";
import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import { broken, notAllowed, sessionRefused } from "../shared/errors.ts";

/** Why the staff's side was closed to somebody: nobody is signed in, or they are no staff. Throws what is another matter. */
export const notStaffBy = (error: Parameters<typeof broken>[0], status: number): Refused<SignedOut | NotStaff> => {
  if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
  if (notAllowed(error)) return refused({ kind: "not-staff" });
  throw broken(error);
};

type Answer = { readonly data: unknown; readonly error: Parameters<typeof broken>[0] | null; readonly status: number };

/** The rows of what only the staff reads: none for visitors. Members get none from the backend itself. */
export const staffRowsOf = <Row>(row: z.ZodMiniType<Row>, { data, error, status }: Answer): readonly Row[] => {
  if (error && (sessionRefused(error, status) || notAllowed(error))) return [];
  if (error) throw broken(error);
  return z.parse(z.array(row), data);
};
