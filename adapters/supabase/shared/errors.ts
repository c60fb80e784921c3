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
  /** Of our own functions, JSON. */
  readonly details?: string | null | undefined;
  /** Of a weak password. */
  readonly reasons?: unknown;
};

/** PostgREST: no row, where one was requested. */
export const noRow = (error: BackendError): boolean => error.code === "PGRST116";

/** Postgres, unique_violation. */
export const alreadyThere = (error: BackendError): boolean => error.code === "23505";

/** Postgres, program_limit_exceeded: the list has as many rows as it may have. */
export const isFull = (error: BackendError): boolean => error.code === "54000";

/**
 * The row may not be written: without a session, or because the row that it refers to is deleted or hidden. Postgres:
 * insufficient_privilege, foreign_key_violation.
 */
export const notAllowed = (error: BackendError): boolean => error.code === "42501" || error.code === "23503";

/** The role may write rows of the table, and not all the columns of the request. */
export const columnRefused = ({ code, message }: BackendError): boolean =>
  code === "42501" && message.startsWith("permission denied for table");

/** The member is deleted, though the session isn't: the row would refer to a missing member. */
export const memberGone = (error: BackendError): boolean =>
  error.code === "23503" && /_user_id_fkey|"profiles_id_fkey/.test(error.message);

/** Our own triggers: the comment that a reply answers is hidden, deleted or on another content item. */
export const answeredGone = (error: BackendError): boolean =>
  error.code === "23503" && error.message === "the answered comment is gone";

/** Our own functions: the staff has muted the member. The details, JSON, say until when, and by which measure. */
export const mutedIn = ({ code, details }: BackendError): string | undefined =>
  code === "muted" ? (details ?? "") : undefined;

/** Postgres, foreign_key_violation: a row that was to be deleted is named by others. */
export const stillNamed = (error: BackendError): boolean => error.code === "23503";

/** Postgres, check_violation. */
export const outOfBounds = (error: BackendError): boolean => error.code === "23514";

/** Our own triggers: the username passes for a function or for the club. */
export const usernameReserved = (error: BackendError): boolean =>
  outOfBounds(error) && error.message === "the username is reserved";

/** Our own triggers: members can't apply for the position. */
export const positionClosed = (error: BackendError): boolean =>
  outOfBounds(error) && error.message === "the position is not open";

/** Our own triggers: applications name the position, which can't be removed. */
export const positionUsed = (error: BackendError): boolean =>
  outOfBounds(error) && error.message === "applications name the position";

/** Our own triggers: a draft can't be featured or pinned. */
export const notPublished = (error: BackendError): boolean =>
  outOfBounds(error) && error.message === "only what is published is highlighted";

/** Our own triggers: as many items of the kind are pinned as may be. */
export const enoughPinned = (error: BackendError): boolean =>
  outOfBounds(error) && error.message === "enough is pinned";

/** The storage has its code in a field of its own, as a text. */
export type StorageError = BackendError & { readonly statusCode?: string | undefined };

/** The caller may not write there. */
export const mayNotStore = ({ status, statusCode }: StorageError): boolean =>
  status === 401 || statusCode === "401" || statusCode === "403";

/** The session in a request to the storage has ended. */
export const tokenIsOver = (error: StorageError): boolean =>
  mayNotStore(error) && /jwt|jws|exp|signature/i.test(error.message);

/** The storage refuses the file's type or size. */
export const notStored = ({ statusCode }: StorageError): boolean => statusCode === "413" || statusCode === "415";

/** The session is expired, revoked or invalid. PostgREST's codes for a bad token. */
export const sessionRefused = (error: BackendError, status: number): boolean =>
  status === 401 || error.code === "PGRST301" || error.code === "PGRST302" || error.code === "PGRST303";

/** The session's token is expired, and otherwise valid. */
export const tokenExpired = ({ code }: { readonly code?: unknown }): boolean => code === "PGRST303";

export const badCredentials = (error: BackendError): boolean =>
  error.code === "invalid_credentials" || error.code === "validation_failed" || error.code === "invalid_grant";

/** No captcha was solved, or its token is too old, used or another provider's. */
export const captchaRefused = ({ code }: BackendError): boolean => code === "captcha_failed";

/** The accounts couldn't ask the captcha's provider. */
export const captchaUnchecked = ({ message }: BackendError): boolean =>
  message === "captcha verification process failed";

export const unconfirmed = (error: BackendError): boolean => error.code === "email_not_confirmed";

/** Rate limit of the accounts. A hosted project doesn't say until when. */
export const tooManyTries = ({ status, message }: BackendError): TooManyTries | undefined => {
  if (status !== 429) return undefined;
  const seconds = /retry after (\d+) seconds/.exec(message)?.[1];
  return { kind: "too-many-tries", ...(seconds !== undefined && { retryAfter: Number(seconds) }) };
};

/**
 * A hosted project mails an address once a minute. Only known addresses are refused so: showing it would reveal an account, and the mail
 * is sent already.
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

/** The problem of a new password; `undefined` for a rule that only the project has. */
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

/** The code of a way to Discord is unknown, used, too old, or of another device. */
export const spentCode = ({ name, code, status }: BackendError): boolean =>
  name === "AuthPKCECodeVerifierMissingError" ||
  ["bad_code_verifier", "flow_state_not_found", "flow_state_expired"].includes(code ?? "") ||
  status === 400 ||
  status === 404;

/** The member has no such identity of a provider. */
export const identityUnknown = ({ code }: BackendError): boolean => code === "identity_not_found";

/** The member has no other way to sign in. */
export const onlyIdentity = ({ code }: BackendError): boolean => code === "single_identity_not_deletable";

/** The sign-in is too old for the request. The accounts send a code, our database a message. */
export const reauthenticationNeeded = ({ code, message }: BackendError): boolean =>
  code === "reauthentication_needed" || message === "reauthentication_needed";

/** A project that demands the current password with a new one got no password, or a wrong one. */
export const currentPasswordNeeded = ({ code }: BackendError): boolean =>
  code === "current_password_required" || code === "current_password_mismatch";

/** The device has no session, or a session that the backend doesn't know. */
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

/** A refusal by a project's own rules. Throws any other error. */
export const declined = (error: BackendError): Declined => {
  const { status = 0, code, message } = error;
  if (![400, 403, 422].includes(status) || code === undefined) throw broken(error);
  return { kind: "declined", message };
};

/** The token's member is deleted. */
export const memberUnknown = ({ code }: BackendError): boolean => code === "user_not_found";

/** The backend makes no new token: the session has ended, or never existed. */
export const renewalRefused = ({ code }: BackendError): boolean => code?.startsWith("refresh_token_") ?? false;

/** The accounts didn't answer; the session may still be valid. */
export const unreachable = (error: BackendError): boolean => error.name === "AuthRetryableFetchError";

/** Our own functions: rate limit. One without a time has a limit of ten minutes. */
export const tooOften = ({ code, seconds = 600 }: FunctionRefusal): TooMany | undefined =>
  code === "too-many" ? { kind: "too-many", seconds } : undefined;

/** A refusal by our own functions. */
export type FunctionRefusal = { readonly code: string; readonly seconds?: number | undefined };

/** Our own functions: the link of a mail is unknown or too old. */
export const unknownLink = (code: string): boolean => code === "unknown-link";

/** An unexpected error, to be thrown. */
export const broken = (error: BackendError): Error => {
  // The storage passes on the database's refusals.
  const seconds = secondsIn(error.message);
  const message = seconds === undefined ? `${error.message} (${error.code ?? "no code"})` : pausedFor(seconds);
  return new Error(`Supabase: ${message}`, { cause: error });
};

/** An answer that the backend never gives: it comes from a proxy. */
export const unlikely = (status: number): Error => new Error(`Supabase: an answer that it never gives (${status})`);
