const headers = { "cache-control": "no-store" };

export const done = (): Response => Response.json({ success: true }, { headers });

/** @param code the refusal's code, for which the site has a text */
export const refusal = (status: number, code: string, more: object = {}): Response =>
  Response.json({ code, ...more }, { status, headers });

/** @param seconds until the next try, in header and body: browsers hide the header from pages of another origin. */
export const tooMany = (seconds: number): Response => {
  const answer = refusal(429, "too-many", { seconds });
  answer.headers.set("retry-after", String(seconds));
  return answer;
};

/** Answers 405 to other methods than POST. */
export const unlessPosted = ({ method }: Request): Response | undefined =>
  method === "POST" ? undefined : refusal(405, "post-only");

/** Answers 500. The reason is written to the log only. */
export const failed = (): Response => refusal(500, "failed");
