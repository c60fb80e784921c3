import { done, refusal, unlessPosted } from "../_shared/http.ts";
import type { Handler } from "../_shared/needs.ts";
import { tokenIn } from "../_shared/newsletterLinks.ts";

/** Confirms a subscription to the newsletter. 404 when the token is unknown or older than a week. */
export const confirmNewsletter: Handler = async (request, { call }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  const token = await tokenIn(request);
  const isConfirmed = token !== undefined && (await call("confirm_letter", { token }));
  return isConfirmed === true ? done() : refusal(404, "unknown-link");
};
