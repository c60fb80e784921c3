import * as z from "zod/mini";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import { type Result, refused } from "../../../domain/shared/result.ts";
import { endSession } from "../accounts/endSession.ts";
import type { Client } from "./client.ts";
import * as errors from "./errors.ts";

const Stored = z.object({ id: z.string(), path: z.string() });

/** The path of a stored file, of an answer of the storage. Throws for another answer. */
export const storedPath = (data: unknown): string => z.parse(Stored, data).path;

/** Why the staff's storage takes no file of the caller. Throws other errors. */
export const refusedUpload = async (
  client: Client,
  error: errors.StorageError,
): Promise<Result<never, SignedOut | NotStaff>> => {
  if (!errors.mayNotStore(error)) throw errors.broken(error);
  if (errors.tokenIsOver(error)) await endSession(client);
  return refused({ kind: (await client.auth.getSession()).data.session ? "not-staff" : "signed-out" });
};
