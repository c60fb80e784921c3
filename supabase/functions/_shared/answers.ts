const headers = { "cache-control": "no-store" };

export const done = (): Response => Response.json({ success: true }, { headers });

/** @param code what the site knows it by */
export const refusal = (status: number, code: string, more: object = {}): Response =>
  Response.json({ code, ...more }, { status, headers });

/** @param seconds until it can be tried again. They stand in the body too: a browser hides the header from pages of another origin. */
export const tooMany = (seconds: number): Response => {
  const answer = refusal(429, "too-many", { seconds });
  answer.headers.set("retry-after", String(seconds));
  return answer;
};

/** Answers what isn't a POST by itself. */
export const unlessPosted = ({ method }: Request): Response | undefined =>
  method === "POST" ? undefined : refusal(405, "post-only");

/** Something broke. The reason is for whoever runs the functions. */
export const failed = (): Response => refusal(500, "failed");
