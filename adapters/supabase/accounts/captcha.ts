import { unproven } from "../../unanswered.ts";
import { type BackendError, captchaRefused, captchaUnchecked } from "../shared/errors.ts";

/** Returns the token of a solved captcha. Rejects when the visitor gave up. */
export type SolveCaptcha = () => Promise<string>;

/** The captcha's part of a request's options. */
type Proof = { readonly captchaToken?: string };

/**
 * Asks the accounts with the token of a captcha if the site has one, and once more with another when the first was too old or used.
 * Throws when the accounts can't check it, or want another captcha than the site's.
 */
export const withCaptcha = async <Answer extends { readonly error: BackendError | null }>(
  solve: SolveCaptcha | undefined,
  ask: (proof: Proof) => Promise<Answer>,
): Promise<Answer> => {
  const proofOf = async () => (solve ? { captchaToken: await solve() } : {});
  const first = await ask(await proofOf());
  const answer = solve && first.error && captchaRefused(first.error) ? await ask(await proofOf()) : first;
  const { error } = answer;
  if (error && (captchaRefused(error) || captchaUnchecked(error))) throw new Error(unproven, { cause: error });
  return answer;
};
