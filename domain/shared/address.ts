import { isOfOneScript } from "./scripts.ts";

// The database has the same rules: the domains web_address, secure_address and picture_address.

/** Characters that no address has: control characters, spaces, invisible ones, those that turn the text around, and marks of code. */
const hidden = new RegExp(
  `[${[
    String.raw`\u0000-\u0020"<>\\\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f`,
    String.raw`\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb`,
    String.raw`\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Cs}`,
  ].join("")}]`,
  "u",
);

/**
 * A letter, a digit, "-" or "_" of a host. Not allowed are signs, marks over letters, letters that look like "/" or ":", and scripts
 * written from right to left, which show a host's labels in another order.
 */
const letter = `[^${[
  String.raw`\u0000-\u002c./:-@\u005b-\u005e\u0060\u007b-\u00bf\u00d7\u00f7\u01c0-\u01c3\u02b0-\u036f\u0483-\u0489\u0589-\u08ff`,
  String.raw`\u1735\u1736\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2de0-\u2e7f\u3001-\u3020\u3030-\u3035\ua700-\ua721\ua788-\ua78c`,
  String.raw`\ue000-\uf8ff\ufb1d-\ufdff\ufe10-\uffff\u{10800}-\u{10fff}\u{1d000}-\u{1d7ff}\u{1e800}-\u{1faff}\u{e0000}-\u{10ffff}`,
].join("")}]+`;
const host = new RegExp(`^${letter}(?:\\.${letter})*\\.?$`, "u");
/** A part of a host of "-" and "_" alone, which no network knows. */
const emptyPart = /(?:^|\.)[-_]+(?:\.|$)/;
/** Browsers read a host that ends in a number as an IPv4 address, in any notation: 2130706433 and 0x7f.1 are 127.0.0.1. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;
const plainNumber = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const parts = /^https?:\/\/([^/?#:]*)(?::(\d{1,5}))?(?:[/?#].*)?$/i;
const highestPort = 65_535;
const longest = 2_000;

const isHost = (name: string): boolean => {
  const composed = name.normalize("NFC");
  // Full-width and circled letters, and signs that stand for several, are read as plain ones.
  if (composed !== name.normalize("NFKC") || !host.test(composed) || emptyPart.test(name)) return false;
  return endsInNumber.test(name) ? plainNumber.test(name) : name.split(".").every(isOfOneScript);
};

/** Whether a text is a path of this site, such as "/tips". "//evil.example" leads to another host. */
export const isSitePath = (text: string): boolean =>
  text.length <= longest && /^\/(?!\/)/.test(text) && !hidden.test(text);

/**
 * The path of a whole address of this site, as one copies it from the browser; another address as it is.
 * @param site the site's origin, without a slash at its end
 */
export const sitePathIn = (address: string, site: string): string => {
  const path = address === site ? "/" : address.slice(site.length);
  return address.startsWith(site) && isSitePath(path) ? path : address;
};

/**
 * Whether a text is a whole address of the web: http or https, a host that it shows, and no user name before it, which would make
 * `https://club.fr@evil.example` look like ours. The domain has no `URL`, so the rule is spelled out.
 */
export const isAbsoluteAddress = (text: string): boolean => {
  if (text.length > longest || hidden.test(text)) return false;
  const [, name = "", port = "0"] = parts.exec(text) ?? [];
  return isHost(name) && Number(port) <= highestPort;
};

/** Whether an address is loaded unencrypted: a page of https has no such pictures. */
export const isInsecureAddress = (text: string): boolean => /^http:/i.test(text);

/** Whether a picture may be added by this address: it comes over https, or is a path of this site. */
export const isPictureSource = (text: string): boolean => isOpenAddress(text) && !isInsecureAddress(text);

/** Whether a picture or a link of an article may have this address: an absolute one, or a path of this site. */
export const isOpenAddress = (text: string): boolean => isAbsoluteAddress(text) || isSitePath(text);
