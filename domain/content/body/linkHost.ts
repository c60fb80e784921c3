import { punycode } from "../../shared/punycode.ts";

/** Invisible characters, which browsers drop from a host. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Marks that change the order in which a text is shown. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u;
/** Full stops of other scripts, which browsers accept in a host. */
const stops = /[\u3002\uff61]/gu;
const tidy = (text: string): string =>
  text.normalize("NFKC").replace(unseen, "").replace(stops, ".").toLowerCase().normalize("NFKC");

/** Letters of French, which don't resemble those of other scripts. */
const plain = /^[a-z0-9_.\u00e0-\u00f6\u00f8-\u00ff\u0153-]*$/;

/** A host as a reader can tell it from similar ones: foreign letters in ASCII. */
const asked = (host: string): string =>
  host
    .replace(/\.$/, "")
    .replace(/^www\.(?=.*\.)/, "")
    .split(".")
    // oxlint-disable-next-line no-control-regex -- ASCII has control characters.
    .map((label) => (/^[\x00-\x7f]*$/.test(label) ? label : `xn--${punycode(label)}`))
    .join(".");

/** A host as a person tells it from its doubles: foreign letters in ASCII. */
const shown = (host: string): string => (plain.test(host) ? host.replace(/\.$/, "") : asked(host));

const beginning = /^[^\p{L}\p{N}]+/u;
const scheme = /^(?:https?|ftp)[^\p{L}\p{N}]+/u;
const leadingHost = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/u;
const named = /\.(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u;
/** A name of a file or a program, such as "fichier.pdf" or "Node.js": one full stop, and an ending that no host has. */
const file =
  /^[^.]+\.(?:pdf|docx?|odt|xlsx?|ods|csv|pptx?|odp|txt|html?|css|jsx?|tsx?|json|xml|jpe?g|png|gif|svg|webp|exe|msi|dmg|apk|iso|rar)$/;
const numbered = /^\d{1,3}(?:\.\d{1,3}){3}$/;

const isHost = (name: string): boolean => numbered.test(name) || (named.test(name) && !file.test(name));

/** The hosts in a word: several when a user name before the host looks like one. */
const hostsIn = (word: string): readonly string[] => {
  const begun = word.replace(beginning, "");
  const isWhole = scheme.test(begun);
  const [authority = ""] = begun.replace(scheme, "").split(/[/\\?#]/);
  return authority.split("@").flatMap((part) => {
    const [host] = leadingHost.exec(part.replace(beginning, "")) ?? [];
    return host !== undefined && (isWhole || isHost(host)) ? [host] : [];
  });
};

/**
 * The host of a link whose text looks like an address of another host; null otherwise. Foreign letters, which may resemble
 * plain ones, are shown in ASCII.
 * @param words the visible text of the link
 * @param address an absolute one: `isAbsoluteAddress` of domain/shared/address.ts
 */
export const otherHost = (words: string, address: string): string | null => {
  const real = tidy(/^https?:\/\/([^/?#:]*)/i.exec(address)?.[1] ?? "");
  const seen = tidy(words).split(/\s+/).flatMap(hostsIn);
  if (real === "" || (seen.length === 0 && !turning.test(words))) return null;
  const isSame = seen.length > 0 && !turning.test(words) && seen.every((host) => asked(host) === asked(real));
  return isSame && plain.test(real) ? null : shown(real);
};
