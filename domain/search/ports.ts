import type { SearchWords } from "./words.ts";

/** What is found by words, in the order of its groups. */
export const searchedKinds = ["article", "tip", "match", "team", "person", "page"] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** The kinds that a backend stores. Pages are the club's folder's. */
export type StoredKind = Exclude<SearchedKind, "page">;
export const storedKinds = searchedKinds.filter((kind): kind is StoredKind => kind !== "page");

/** The most finds of a kind: among suggestions, among all kinds, and of a kind alone. */
export const mostFinds = { brief: 3, all: 5, alone: 30 } as const;

export type SearchRequest = {
  /** Folded. An item is found that has all of them, or words of the same stem; the last may be the beginning of a word. Names of games may be joined. */
  readonly words: SearchWords;
  readonly kinds: readonly StoredKind[];
  /** Of each kind. */
  readonly most: number;
  /** Whether parts of their texts are needed. */
  readonly withText: boolean;
};

/** What a person's row shows: their first team, rather one that they are in. */
export type FoundPerson = { readonly role: string; readonly game: string; readonly photo: string | null };

/** An item that visitors see. */
export type SearchHit = {
  readonly kind: StoredKind;
  readonly slug: string;
  readonly title: string;
  /** When it was published, or begins; null for one without a date. ISO 8601. */
  readonly at: string | null;
  /** The part of its text around the first found word, with `fieldEnd` between two fields; "" without one. */
  readonly text: string;
  /** The part isn't the text's beginning. */
  readonly isTail: boolean;
  /** Of a person. */
  readonly person?: FoundPerson;
};

export type SearchAnswer = {
  /** By kind those with all words in their titles first; then the matches nearest to now, the newest content, and the shortest names. */
  readonly hits: readonly SearchHit[];
  /** How many there are of each kind, also of those that weren't asked for. */
  readonly totals: Readonly<Record<StoredKind, number>>;
  /** The words that nothing has: items with a word that differs by one letter are found for them. */
  readonly near: SearchWords;
  /** The names of the games of the club's published teams: see `spelled`. */
  readonly games: readonly string[];
};

/** The words of all that visitors see. */
export type SearchIndex = {
  /** The same for every caller. */
  find(request: SearchRequest): Promise<SearchAnswer>;
};
