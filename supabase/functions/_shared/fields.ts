import * as z from "zod";

const length = (text: string) => [...text].length;
const upTo = (longest: number) => (text: string) => length(text) <= longest;

/** One line. Line ends and control characters become spaces: in a mail's head they would begin another line. */
export const line = (longest: number) =>
  z
    .string("missing")
    .transform((text) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim())
    .refine((text) => text !== "", "missing")
    .refine(upTo(longest), "too-long");

/** Some lines of text, without control characters and without marks of direction that reach beyond it. */
export const lines = (longest: number) =>
  z
    .string("missing")
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, "")
        .trim(),
    )
    .refine((text) => text !== "", "missing")
    .refine(upTo(longest), "too-long");

const part = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}]`;
const plain = new RegExp(`^${part}+@(?:(?!\\.)${part})+(?:\\.(?:(?!\\.)${part})+)+$`, "u");

/** One plain address: no display name, no second line, nothing that a mail's head would read as more. */
export const mailAddress = z
  .string("missing")
  .trim()
  .refine((text) => text !== "", "missing")
  .refine((text) => text.length <= 254 && plain.test(text), "no-address");

/** What is wrong with each field: "missing", "too-long", "no-address". */
export const problemsIn = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join(".") || "body", message]));
