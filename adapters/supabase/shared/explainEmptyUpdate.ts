import * as z from "zod/mini";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import { refused, type Refused } from "../../../domain/shared/result.ts";
import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import type { Client } from "./client.ts";
import { broken, sessionRefused } from "./errors.ts";

const RoleRow = z.object({ role: z.string() });

/**
 * Why a write of the staff's met no row, if it is for want of a session or a role: row security hides a row rather than refuse it.
 * `undefined` when whoever asks is staff, so that there is another reason.
 */
export const explainEmptyUpdate = async (client: Client): Promise<Refused<SignedOut | NotStaff> | undefined> => {
  const { data } = await client.auth.getSession();
  if (!data.session) return refused({ kind: "signed-out" });
  const own = client.from("user_roles").select("role").eq("user_id", data.session.user.id);
  const { data: rows, error, status } = await own;
  if (error && sessionRefused(error, status)) return refused({ kind: "signed-out" });
  if (error) throw broken(error);
  return z.parse(z.array(RoleRow), rows).length > 0 ? undefined : refused({ kind: "not-staff" });
};
