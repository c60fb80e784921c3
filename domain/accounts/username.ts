import { isOfOneScript } from "../shared/scripts.ts";

/** Characters, as the database counts them. */
export const longestUsername = 40;

export type UsernameProblem =
  | { readonly kind: "username-too-long" }
  /** The username has neither a visible letter nor a visible digit. */
  | { readonly kind: "username-unreadable" }
  /** The username mixes scripts whose letters look alike, and could pass for a different username. */
  | { readonly kind: "username-mixed" };

const unseen = new RegExp(
  `[${[
    // Spaces, and invisible separators.
    String.raw`\s\u00ad\u1680\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffc\u{e0000}-\u{e0fff}`,
    // Combining marks.
    String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ufe00-\ufe0f\ufe20-\ufe2f`,
    // Invisible letters and signs of other scripts.
    String.raw`\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}`,
  ].join("")}]`,
  "gu",
);

// Letters that look like others, each above the letter that it resembles.
const alike = "авсԁеһіјкӏмнорԛѕтѵԝхуαβεζηικμνορςτυχıłøđħ";
const taken = "abcdehijklmhopqstvwxyabezhikmvopσtyxilodh";
const sameAs = new Map([...alike].map((letter, at) => [letter, taken.charAt(at)]));

/**
 * What tells a username from another: capitals, accents, spaces and scripts that look alike don't count. The database has
 * the same function (supabase/schemas/accounts.sql).
 */
export const foldedUsername = (name: string): string =>
  [...name.normalize("NFKD").replace(unseen, "")]
    .map((letter) => letter.toLowerCase())
    .map((letter) => sameAs.get(letter) ?? letter)
    .join("");

/** Why a username is invalid; undefined when it is valid. An empty one is valid. */
export const problemOfUsername = (name: string): UsernameProblem | undefined => {
  if (name === "") return undefined;
  if ([...name].length > longestUsername) return { kind: "username-too-long" };
  // The database knows no other digits.
  if (!/[\p{L}0-9]/u.test(foldedUsername(name))) return { kind: "username-unreadable" };
  return isOfOneScript(name) ? undefined : { kind: "username-mixed" };
};
