import type { SignedOut } from "../../../domain/accounts/ports.ts";
import { refused, type Refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { endSession } from "./endSession.ts";
import { broken, memberGone, notAllowed, sessionRefused } from "../shared/errors.ts";

/**
 * Why a member may do nothing with what is theirs: nobody is signed in any more, or somebody else by now. Throws what is another
 * matter.
 */
export const signedOutBy = async (
  client: Client,
  error: Parameters<typeof broken>[0],
  status: number,
): Promise<Refused<SignedOut>> => {
  if (!memberGone(error) && !sessionRefused(error, status) && !notAllowed(error)) throw broken(error);
  if (memberGone(error)) await endSession(client);
  return refused({ kind: "signed-out" });
};
