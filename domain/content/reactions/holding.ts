import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { done, type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { wordsIn } from "../../shared/foldedWords.ts";
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

/** What separates words, accents and capitals don't count. The database's `private.held_for` has the same rules. */
const spoken = (text: string): string => ` ${wordsIn(text).join(" ")} `;

const linkPattern =
  /:\/\/|www\.|[a-z0-9-]\.(?:com|net|org|fr|eu|be|ch|gg|io|tv|me|ru|xyz|shop|link|site|app|info|top)(?:[^a-z0-9]|$)/i;

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
  if (holdsLinks && linkPattern.test(text)) return "links";
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
