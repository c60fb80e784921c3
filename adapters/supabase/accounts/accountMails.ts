import type { TooManyTries } from "../../../domain/accounts/ports.ts";
import { done, refused, type Result } from "../../../domain/shared/result.ts";
import { type BackendError, broken, mailedJustNow, tooManyTries } from "../shared/errors.ts";

/** The outcome of a request that mails a link to an address. Throws what isn't foreseen. */
export const outcomeOfMail = (error: BackendError | null): Result<void, TooManyTries> => {
  if (!error || mailedJustNow(error)) return done();
  const tooMany = tooManyTries(error);
  if (tooMany) return refused(tooMany);
  throw broken(error);
};
