import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { foldedUsername } from "../../accounts/username.ts";
import { done, type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { betweenWords, wordsIn } from "../../shared/foldedWords.ts";
import { normalizeText } from "../../shared/text.ts";

/** What holds a comment back until the staff has read it. The staff's own comments are never held. */
export type HoldingRules = {
  /** Words, groups of words and addresses, as the staff typed them, by letter. "*" at the end: any word that begins so. */
  readonly words: readonly string[];
  readonly holdsLinks: boolean;
  /** A member's comments are held until so many of theirs are shown; 0: none is held for it. */
  readonly firstComments: number;
};

/** Why a comment is held: a word of the club's list, a link, or because it is among its author's first ones. */
export type HeldFor = "words" | "links" | "first";

export const longestHeldWord = 60;
export const mostHeldWords = 200;
export const mostFirstComments = 10;

const spaces = String.raw`[\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+`;

/**
 * A text as names are compared: without capitals, accents, what isn't seen and letters that only look alike. The database has the same
 * rules: `private.plain_text`, `private.spoken` and `private.has_link`.
 */
const plainText = (text: string): string => text.split(new RegExp(spaces, "u")).map(foldedUsername).join(" ");

/** Plain words: what separates them doesn't count. */
export const spoken = (text: string): string => ` ${wordsIn(plainText(text)).join(" ")} `;

/** A full stop without its space: "Bien joué.Bravo". */
const unspaced = /([A-Za-z\u00c0-\u00ff]\.)(?=[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{3,}(?![./:a-z\u00df-\u00ff-]))/gu;

// A host: a letter, digit or hyphen, a dot in any script, and letters; or four numbers.
const ending = `[^${betweenWords}0-9]`;
const link = new RegExp(
  `://|www\\.|(?:[^${betweenWords}]|-)[.\\u3002](?:xn--|${ending}{2})|(?:^|[^0-9.])[0-9]{1,3}(?:\\.[0-9]{1,3}){3}(?:[^0-9.]|$)`,
  "u",
);

/** Whether a text shows an address, with or without its "https://". */
export const hasLink = (text: string): boolean => link.test(plainText(text.replace(unspaced, "$1 ")));

const isSaid = (word: string, said: string): boolean => {
  const listed = spoken(word);
  return said.includes(word.endsWith("*") ? listed.trimEnd() : listed);
};

/** Why a comment is held; null when it isn't. @param shown how many comments of its author all can read */
export const heldFor = (
  text: string,
  { words, holdsLinks, firstComments }: HoldingRules,
  shown: number,
): HeldFor | null => {
  const said = spoken(text);
  if (words.some((word) => isSaid(word, said))) return "words";
  if (holdsLinks && hasLink(text)) return "links";
  return shown < firstComments ? "first" : null;
};

/** One change at a time: two members of the staff change the rules side by side. */
export type HoldingChange =
  | { readonly added: string }
  | { readonly removed: string }
  | { readonly holdsLinks: boolean }
  | { readonly firstComments: number };

/** Whether two entries of the list hold the same comments. */
const isSameHeldWord = (one: string, other: string): boolean =>
  spoken(one) === spoken(other) && one.endsWith("*") === other.endsWith("*");

const inOrder = (one: string, other: string): number =>
  spoken(one) === spoken(other) ? (one < other ? -1 : Number(one > other)) : spoken(one) < spoken(other) ? -1 : 1;

/** The rules after a change. A word that is there already, also in capitals or without its accents, isn't added again. */
export const changedRules = (rules: HoldingRules, change: HoldingChange): HoldingRules => {
  if ("added" in change) {
    if (rules.words.some((word) => isSameHeldWord(word, change.added))) return rules;
    return { ...rules, words: [...rules.words, change.added].toSorted(inOrder) };
  }
  if ("removed" in change) return { ...rules, words: rules.words.filter((word) => word !== change.removed) };
  return { ...rules, ...change };
};

/** The club's rules for held comments. */
export type Holding = {
  read(): Promise<Result<HoldingRules, SignedOut | NotStaff>>;
  /** Idempotent. */
  change(change: HoldingChange): Promise<Result<void, SignedOut | NotStaff | { readonly kind: "too-many-words" }>>;
};

export type HoldingRefusal = RefusalOf<Holding["change"]> | WrongWord;
export type ChangeHolding = (change: HoldingChange) => Promise<Result<void, HoldingRefusal>>;

type WrongWord = { readonly kind: "word-required" | "word-too-long" };

/** A word of the list as it is stored. Refuses one without letters, and a too long one. */
export const parseHeldWord = (typed: string): Result<string, WrongWord> => {
  const word = normalizeText(typed).replaceAll(/\s+/g, " ");
  if (wordsIn(word).length === 0) return refused({ kind: "word-required" });
  return [...word].length > longestHeldWord ? refused({ kind: "word-too-long" }) : done(word);
};

/** Changes one of the rules. Refuses callers who aren't staff, a word without letters, and a too long one. */
export const changeHolding =
  ({ holding }: { readonly holding: Holding }): ChangeHolding =>
  async (change) => {
    if (!("added" in change)) return holding.change(change);
    const word = parseHeldWord(change.added);
    return word.ok ? holding.change({ added: word.value }) : word;
  };
