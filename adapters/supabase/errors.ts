// The only file that knows the backend's codes.

export type BackendError = {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly message: string;
  readonly status?: number | undefined;
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
  error.code === "23503" && error.message.includes("_user_id_fkey");

/** The backend doesn't accept the session: expired, revoked, tampered with. PostgREST's codes for a bad token. */
export const sessionRefused = (error: BackendError, status: number): boolean =>
  status === 401 || error.code === "PGRST301" || error.code === "PGRST302" || error.code === "PGRST303";

export const badCredentials = (error: BackendError): boolean =>
  error.code === "invalid_credentials" || error.code === "validation_failed" || error.code === "invalid_grant";

export const unconfirmed = (error: BackendError): boolean => error.code === "email_not_confirmed";

export const tooManyTries = (error: BackendError): boolean => error.status === 429;

/** The backend couldn't be asked about a session, which may be as good as ever. */
export const unreachable = (error: BackendError): boolean => error.name === "AuthRetryableFetchError";

/** Our own functions: too much was sent lately. */
export const tooOften = (code: string): boolean => code === "too-many";

/** Our own functions: the link of a mail is unknown or too old. */
export const unknownLink = (code: string): boolean => code === "unknown-link";

/** What nobody foresaw, ready to be thrown. */
export const broken = (error: BackendError): Error =>
  new Error(`Supabase: ${error.message} (${error.code ?? "no code"})`, { cause: error });

/** What a backend like ours never answers: somebody else did, on the way to it. */
export const unlikely = (status: number): Error => new Error(`Supabase: an answer that it never gives (${status})`);
