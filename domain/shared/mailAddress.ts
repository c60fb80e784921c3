import { punycode } from "./punycode.ts";

const part = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]`;
/** Of a host: letters, digits, "-" and "_"; what stands behind other signs, as a path, isn't its. */
const label = String.raw`(?:(?![\u0000-\u002c./:-@\u005b-\u005e\u0060\u007b-\u007f])${part})+`;
const plain = new RegExp(`^${part}+@${label}(?:\\.${label})+$`, "u");
const longest = 254;

/**
 * Whether a text is one plain e-mail address: no display name around it, no second line, no second address. All of these would
 * be read as more by a program that puts it into a mail's head.
 */
export const isMailAddress = (text: string): boolean => text.length <= longest && plain.test(text);

/** Marks that hosts are read without: joiners, variation selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

const asciiHost = (host: string): string =>
  host
    .replace(unseen, "")
    .replace(/\u3002/g, ".")
    .replace(/\.$/, "")
    .split(".")
    .map((name) => (/[^\u0020-\u007e]/.test(name) ? `xn--${punycode(name)}` : name))
    .join(".");

/**
 * An address as it is stored and compared: in small letters, its host in ASCII. All spellings of one mailbox have the same. The database
 * has the same rule, `private.ascii_mail_address`.
 */
export const asciiMailAddress = (text: string): string => {
  const small = text.trim().normalize("NFKC").toLowerCase().normalize("NFKC");
  const at = small.lastIndexOf("@");
  return at < 0 ? small : small.slice(0, at + 1) + asciiHost(small.slice(at + 1));
};

/** The stored form of a typed address; undefined when the text is no address. */
export const readMailAddress = (typed: string): string | undefined => {
  const address = asciiMailAddress(typed);
  return isMailAddress(address) ? address : undefined;
};
