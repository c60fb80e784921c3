import * as z from "zod";

const length = (text: string) => [...text].length;
const upTo = (longest: number) => (text: string) => length(text) <= longest;
/** A text of invisible characters only (zero-width spaces) counts as empty. */
const isVisible = (text: string) => /[^\s\p{Cf}\u115f\u1160\u2065\u2800\u3164\uffa0]/u.test(text);

// Bidirectional controls, which would reverse the address beside a name, and lone surrogates, which the database refuses.
const unruly = /[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** One line. Line ends and control characters become spaces: in a mail header they would start another line. */
export const line = (longest: number) =>
  z
    .string("missing")
    .transform((text) =>
      text
        .replace(unruly, "")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .refine(isVisible, "missing")
    .refine(upTo(longest), "too-long");

/** Text of several lines without control characters. */
export const lines = (longest: number) =>
  z
    .string("missing")
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(unruly, "")
        .replace(/(?![\n\t])\p{Cc}/gu, "")
        .trim(),
    )
    .refine(isVisible, "missing")
    .refine(upTo(longest), "too-long");

/**
 * An address as it is stored and compared: in small letters, its host in ASCII. Accounts have the same rule (domain/shared/mailAddress.ts,
 * `private.ascii_mail_address`).
 */
export const asciiMailAddress = (text: string): string => {
  const [, name, host] = /^(.*@)([^@]*)$/s.exec(small(text)) ?? [];
  return name === undefined || host === undefined
    ? small(text)
    : name + asciiHost(host.replace(/\u3002/g, ".").replace(/\.$/, ""));
};

const small = (text: string): string => text.trim().normalize("NFKC").toLowerCase().normalize("NFKC");

const part = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]`;
/** Of a host: letters, digits, "-" and "_"; what stands behind other signs, as a path, isn't its. */
const label = String.raw`(?:(?![\u0000-\u002c./:-@\u005b-\u005e\u0060\u007b-\u007f])${part})+`;
const plain = new RegExp(`^${part}+@${label}(?:\\.${label})+$`, "u");
/** Signs that `URL` takes for the end of a host, or for another one. */
// oxlint-disable-next-line no-control-regex -- ASCII has control characters.
const noHost = /[\u0000-\u002c/:-@\u005b-\u005e\u0060\u007b-\u007f]/;

/** `URL` reads hosts of ASCII alone as numbers, too. */
const asciiHost = (host: string): string =>
  // oxlint-disable-next-line no-control-regex -- ASCII has control characters.
  /^[\x00-\x7f]*$/.test(host) || noHost.test(host) || !URL.canParse(`http://${host}`)
    ? host
    : new URL(`http://${host}`).hostname;

/** One plain address, as it is stored: no display name, no second line. */
export const mailAddress = z
  .string("missing")
  .transform(asciiMailAddress)
  .refine((text) => text !== "", "missing")
  .refine((text) => text.length <= 254 && plain.test(text), "no-address");

/** Problem of each field: "missing", "too-long", "no-address". */
export const problemsIn = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join(".") || "body", message]));
