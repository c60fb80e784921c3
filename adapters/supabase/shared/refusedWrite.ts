import * as z from "zod/mini";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { Gone, Muted } from "../../../domain/content/reactions/ports.ts";
import { refused, type Refused } from "../../../domain/shared/result.ts";
import type { TooMany } from "../../../domain/shared/limits.ts";
import { pauseIn } from "../../unanswered.ts";
import { endSession } from "../accounts/endSession.ts";
import type { Client } from "./client.ts";
import { rowsOf } from "./rows.ts";
import { type BackendError, broken, memberGone, mutedIn, notAllowed, sessionRefused } from "./errors.ts";

/** Why a member's row was not written. Throws any other error. */
export const refusedWrite = async (
  client: Client,
  error: BackendError,
  status: number,
): Promise<Refused<SignedOut | Gone>> => {
  if (memberGone(error)) {
    await endSession(client);
    return refused({ kind: "signed-out" });
  }
  if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
  if (notAllowed(error)) return refused({ kind: "gone" });
  throw broken(error);
};

/** The refusal of a like, a comment or a rating, which have limits. */
export const refusedReaction = async (
  ...[client, error, status]: Parameters<typeof refusedWrite>
): Promise<Refused<SignedOut | Gone | TooMany>> => {
  const seconds = pauseIn(error.message);
  return seconds === undefined ? refusedWrite(client, error, status) : refused({ kind: "too-many", seconds });
};

const MutedRow = z.object({ until: z.nullable(z.string()), measure: z.string() });
const ReasonRow = z.object({ id: z.string(), reason: z.string() });

/** The refusal of what others would read: a comment or a report. */
export const refusedWords = async (
  ...[client, error, status]: Parameters<typeof refusedWrite>
): Promise<Refused<SignedOut | Gone | Muted | TooMany>> => {
  const muted = mutedIn(error);
  if (muted === undefined) return refusedReaction(client, error, status);
  const { until, measure } = z.parse(MutedRow, JSON.parse(muted));
  // The refusal stands in logs, so it has no reason.
  const own = await client.rpc("read_measures");
  if (own.error) return refusedWrite(client, own.error, own.status);
  const reason = rowsOf(ReasonRow, own).find(({ id }) => id === measure)?.reason ?? "";
  return refused({ kind: "muted", until, reason });
};

/** The refusal of a member's own rows: the session has ended, or belongs to another member. */
export const signedOutBy = async (
  ...[client, error, status]: Parameters<typeof refusedWrite>
): Promise<Refused<SignedOut>> => {
  await refusedWrite(client, error, status);
  return refused({ kind: "signed-out" });
};
