const noBreak = "\u00a0";
const address = String.raw`(?:https?:\/\/|mailto:|www\.)[^\s»]*|[^\s@«»]{1,64}@[^\s@«»]{1,200}\.[^\s@«»]{1,64}`;
const space = "[ \u00a0\u202f]";
const seams = [String.raw`(?<=\S)${space}+(?=[:;!?»])`, String.raw`(?<=«)${space}*(?=\S)`, String.raw`(?<=\S)(?=»)`];
const places = new RegExp(`(${address})|${seams.join("|")}`, "giu");

/**
 * Puts the spaces of French print into a text: one that never breaks before `: ; ! ?` and inside « ». A sign that follows
 * its word without a space stays so ("12:30", "Oops!"). Addresses stay as they are, and so do the product's own words.
 */
export const french = (text: string): string => text.replace(places, (_, address?: string) => address ?? noBreak);

// Not after a year, which counts nothing.
const counted = String.raw`(?<=\b\d{1,3}|\b1er)${space}+(?=(?!sur|à)[\p{L}€%°])`;
const printed = new RegExp(`(${address})|'|${counted}`, "giu");

/** Sets what people wrote for others to read: French spaces, the apostrophe of print, and a number beside what it counts. */
export const typeset = (text: string): string =>
  french(text).replace(printed, (found, address?: string) => address ?? (found === "'" ? "’" : noBreak));
