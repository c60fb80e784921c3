import { refusal } from "./answers.ts";

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
