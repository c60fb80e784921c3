import type { Declined, TooManyTries } from "../../../domain/accounts/ports.ts";
import type { PasswordProblem } from "../../../domain/accounts/password.ts";
import type { TooMany } from "../../../domain/shared/limits.ts";
import { pausedFor } from "../../unanswered.ts";
import { secondsIn } from "./pauses.ts";

// The only file that knows the backend's codes.

export type BackendError = {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly message: string;
  readonly status?: number | undefined;
  /** Of a weak password: what it lacks. */
  readonly reasons?: unknown;
};

/** PostgREST: one row was asked for, and there is none. */
export const noRow = (error: BackendError): boolean => error.code === "PGRST116";

/** Postgres, unique_violation: a row that was to be added is there already. */
export const alreadyThere = (error: BackendError): boolean => error.code === "23505";

/**
 * The row may not be written: for a visitor because nobody is signed in, for a member because what it hangs on is gone or
 * hidden. Postgres: insufficient_privilege, foreign_key_violation.
 */
export const notAllowed = (error: BackendError): boolean => error.code === "42501" || error.code === "23503";

/** The member is no more, though their session is: the row would hang on a member who isn't there. */
export const memberGone = (error: BackendError): boolean =>
  error.code === "23503" && /_user_id_fkey|"profiles_id_fkey/.test(error.message);

/** Postgres, check_violation: a table has no room for what was to be written. */
export const outOfBounds = (error: BackendError): boolean => error.code === "23514";

/** What the storage answers says its code in a field of its own, as a text. */
export type StorageError = BackendError & { readonly statusCode?: string | undefined };

/** The storage lets nobody, or somebody else, write there. */
export const mayNotStore = ({ status, statusCode }: StorageError): boolean =>
  status === 401 || statusCode === "401" || statusCode === "403";

/** The session that the storage was shown is over. */
export const tokenIsOver = (error: StorageError): boolean => mayNotStore(error) && /jwt|jws|exp/i.test(error.message);

/** The storage doesn't keep such files, or none that large. */
export const notStored = ({ statusCode }: StorageError): boolean => statusCode === "413" || statusCode === "415";

/** The backend doesn't accept the session: expired, revoked, tampered with. PostgREST's codes for a bad token. */
export const sessionRefused = (error: BackendError, status: number): boolean =>
  status === 401 || error.code === "PGRST301" || error.code === "PGRST302" || error.code === "PGRST303";

/** The session's token is too old, and nothing else is wrong with it. */
export const tokenExpired = ({ code }: { readonly code?: unknown }): boolean => code === "PGRST303";

export const badCredentials = (error: BackendError): boolean =>
  error.code === "invalid_credentials" || error.code === "validation_failed" || error.code === "invalid_grant";

export const unconfirmed = (error: BackendError): boolean => error.code === "email_not_confirmed";

/** The backend wants a pause. A hosted project doesn't say until when. */
export const tooManyTries = ({ status, message }: BackendError): TooManyTries | undefined => {
  if (status !== 429) return undefined;
  const seconds = /retry after (\d+) seconds/.exec(message)?.[1];
  return { kind: "too-many-tries", ...(seconds !== undefined && { retryAfter: Number(seconds) }) };
};

/**
 * A hosted project mails the same address once a minute. Only an address that it knows is ever refused so: whoever is told has
 * learned of an account, and the mail is there already.
 */
export const mailedJustNow = (error: BackendError): boolean =>
  error.code === "over_email_send_rate_limit" && error.message.includes("only request this after");

export const emailTaken = (error: BackendError): boolean =>
  error.code === "user_already_exists" || error.code === "email_exists";

export const samePassword = (error: BackendError): boolean => error.code === "same_password";

/** "pwned" is a hosted project's word for a leaked password; the others are the embedded backend's. */
const weaknesses = {
  pwned: "password-common",
  email: "password-email",
  blank: "password-blank",
} as const satisfies Record<string, PasswordProblem["kind"]>;

/** What is wrong with a new password, when the project asks for no more than the product does. */
export const passwordProblem = (error: BackendError): PasswordProblem | undefined => {
  const { reasons } = error;
  const [kind] = Object.entries(weaknesses).flatMap(([reason, kind]) =>
    Array.isArray(reasons) && reasons.includes(reason) ? [kind] : [],
  );
  if (kind) return { kind };
  if (error.code === "weak_password" && error.message.includes("at least")) return { kind: "password-too-short" };
  if (error.code === "validation_failed" && error.message.includes("longer than")) return { kind: "password-too-long" };
  return undefined;
};

/** The token of a mail's link is unknown, too old or used. */
export const spentLink = (error: BackendError): boolean =>
  error.code === "otp_expired" || (error.code === "validation_failed" && error.status === 400);

/** The sign-in is too old for what is asked. The accounts say it as a code, our database as a message. */
export const reauthenticationNeeded = ({ code, message }: BackendError): boolean =>
  code === "reauthentication_needed" || message === "reauthentication_needed";

/** Nobody is signed in on this device, or the backend knows nothing of their session or of them. */
export const signedOut = (error: BackendError): boolean =>
  error.name === "AuthSessionMissingError" || error.status === 401 || accountCodes.has(error.code ?? "");
const accountCodes = new Set([
  "bad_jwt",
  "invalid_jwt",
  "no_authorization",
  "session_not_found",
  "session_expired",
  "user_not_found",
]);

/** A refusal that a project has reasons of its own for. Throws when it is none. */
export const declined = (error: BackendError): Declined => {
  const { status = 0, code, message } = error;
  if (![400, 403, 422].includes(status) || code === undefined) throw broken(error);
  return { kind: "declined", message };
};

/** The accounts know no member by a token that was theirs: the member has left. */
export const memberUnknown = ({ code }: BackendError): boolean => code === "user_not_found";

/** The backend makes no new token for a session: it has ended, or never was. */
export const renewalRefused = ({ code }: BackendError): boolean => code?.startsWith("refresh_token_") ?? false;

/** The backend couldn't be asked about a session, which may be as good as ever. */
export const unreachable = (error: BackendError): boolean => error.name === "AuthRetryableFetchError";

/** Our own functions: too much was sent lately. One that doesn't say until when has a limit of ten minutes. */
export const tooOften = ({ code, seconds = 600 }: FunctionRefusal): TooMany | undefined =>
  code === "too-many" ? { kind: "too-many", seconds } : undefined;

/** What our own functions say of what they refuse. */
export type FunctionRefusal = { readonly code: string; readonly seconds?: number | undefined };

/** Our own functions: no pending application of the caller's that the club hasn't heard of. */
export const noApplication = (code: string): boolean => code === "no-application";

/** Our own functions: the link of a mail is unknown or too old. */
export const unknownLink = (code: string): boolean => code === "unknown-link";

/** What nobody foresaw, ready to be thrown. */
export const broken = (error: BackendError): Error => {
  // The storage hands on what the database refused.
  const seconds = secondsIn(error.message);
  const message = seconds === undefined ? `${error.message} (${error.code ?? "no code"})` : pausedFor(seconds);
  return new Error(`Supabase: ${message}`, { cause: error });
};

/** What a backend like ours never answers: somebody else did, on the way to it. */
export const unlikely = (status: number): Error => new Error(`Supabase: an answer that it never gives (${status})`);
