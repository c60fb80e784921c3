import { refusal } from "./answers.ts";

const largest = 64_000;

/** The JSON that was posted, or the answer to what is none. */
type Body = { readonly given: unknown; readonly answer?: never } | { readonly answer: Response };

/** What was posted, if it is JSON and not too much. No more than the largest is ever read. */
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
