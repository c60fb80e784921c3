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
export const unlessPosted = ({ method }: Request): Response | undefined => {
  if (method === "POST") return undefined;
  const answer = refusal(405, "post-only");
  answer.headers.set("allow", "POST, OPTIONS");
  return answer;
};

/** Answers 500. The reason is written to the log only. */
export const failed = (): Response => refusal(500, "failed");

const largest = 64_000;

/** The posted JSON, or the answer that refuses it. */
type Body = { readonly given: unknown; readonly answer?: never } | { readonly answer: Response };

/** Reads posted JSON. Refuses other bodies and more than `largest` bytes, of which no more is read. */
export const jsonIn = async (request: Request): Promise<Body> => {
  const text = await textIn(request);
  if (text === undefined) return { answer: refusal(413, "too-large") };
  try {
    return { given: JSON.parse(text) };
  } catch {
    return { answer: refusal(400, "no-json") };
  }
};

const textIn = async ({ body }: Request): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.byteLength;
    if (size > largest) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
};
