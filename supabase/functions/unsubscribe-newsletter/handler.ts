import { done, refusal, unlessPosted } from "../_shared/answers.ts";
import { leavePage } from "../_shared/letter.ts";
import type { Handler } from "../_shared/needs.ts";
import { tokenIn, tokenInAddress } from "../_shared/token.ts";

/**
 * Forgets a reader of the letter: for the site's page, and for the button that mail programs show. Whoever is unknown reads no
 * letter either, so that is no error; 404 when the link can't be one. Opened as a link it does nothing but lead to the page.
 */
export const unsubscribeNewsletter: Handler = async (request, { call, club }) => {
  const inAddress = tokenInAddress(request);
  // Mail programs without such a button show the address as a link, and scanners open it: a GET changes nothing.
  if (request.method === "GET" && inAddress !== undefined) {
    return new Response(null, { status: 303, headers: { location: leavePage(club, inAddress) } });
  }
  const answered = unlessPosted(request);
  if (answered) return answered;
  const token = inAddress ?? (await tokenIn(request));
  if (token === undefined) return refusal(404, "unknown-link");
  await call("leave_letter", { token });
  return done();
};
