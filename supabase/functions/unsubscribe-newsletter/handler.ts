import { done, refusal, unlessPosted } from "../_shared/http.ts";
import type { Handler } from "../_shared/needs.ts";
import { unsubscribePage, tokenIn, tokenInAddress } from "../_shared/newsletterLinks.ts";

/**
 * Deletes a newsletter subscriber, or ends a member's mails of notifications (address with "de=notifications"), by the link of a mail:
 * for the site's pages and for one-click unsubscription. An unknown token is no error.
 * Answers 404 to a malformed token. A GET redirects to the page and changes nothing.
 */
export const unsubscribeNewsletter: Handler = async (request, { call, club }) => {
  const inAddress = tokenInAddress(request);
  // Mail programs without such a button show the address as a link, and scanners open it: a GET changes nothing.
  if (request.method === "GET" && inAddress !== undefined) {
    const location = unsubscribePage(club, inAddress, new URL(request.url).searchParams.get("de"));
    return new Response(null, { status: 303, headers: { location } });
  }
  const answered = unlessPosted(request);
  if (answered) return answered;
  const token = inAddress ?? (await tokenIn(request));
  if (token === undefined) return refusal(404, "unknown-link");
  await call("leave_letter", { token });
  return done();
};
