import { done, refusal, unlessPosted } from "../_shared/answers.ts";
import type { Handler } from "../_shared/needs.ts";
import { tokenIn, tokenInAddress } from "../_shared/token.ts";

/**
 * Forgets a reader of the letter: for the site's page, and for the button that mail programs show. Whoever is unknown reads no
 * letter either, so that is no error; 404 when the link can't be one.
 */
export const unsubscribeNewsletter: Handler = async (request, { call }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  const token = tokenInAddress(request) ?? (await tokenIn(request));
  if (token === undefined) return refusal(404, "unknown-link");
  await call("leave_letter", { token });
  return done();
};
