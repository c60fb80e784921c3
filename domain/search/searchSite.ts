import type { Pages } from "../club/pages/ports.ts";
import { type FolderPages, readClubPages } from "./clubPages.ts";
import { findIn, lexemesOf } from "./findIn.ts";
import { finderOf, markWords, passageIn, type TextPart } from "./marks.ts";
import { type FoundPerson, mostFinds, type SearchedKind, type SearchIndex, storedKinds } from "./ports.ts";
import { searchedWords } from "./searchedWords.ts";
import { spelled, spellings } from "./spelled.ts";
import { readQuestion, type SearchWords } from "./words.ts";

export type SiteSearch = {
  readonly typed: string;
  /** Items of this kind only, and more of them. */
  readonly kind?: SearchedKind | undefined;
  /** Titles alone, for suggestions. */
  readonly isBrief: boolean;
};

/** A find: its title, and the passage of its text with the found words. */
export type Find = {
  readonly kind: SearchedKind;
  /** What its address is made of; a page's is its path. */
  readonly slug: string;
  readonly title: readonly TextPart[];
  readonly passage: readonly TextPart[];
  readonly at: string | null;
  /** Of a person. */
  readonly person?: FoundPerson;
  /** A team or a person with exactly this name: it is shown before all others. */
  readonly isExact?: true;
  /** The feature of a page. */
  readonly feature?: string;
};

export type SiteFinds =
  /** Nothing was looked for. */
  | { readonly kind: "empty" | "too-short" | "too-common" }
  | {
      readonly kind: "found";
      /** By kind, and of each those with all words in their titles first. Pages are there all, also beside one kind that is asked for: the caller may lack a feature. */
      readonly finds: readonly Find[];
      readonly totals: Readonly<Record<SearchedKind, number>>;
      /** Words that are on no page, for which those with another letter are shown. */
      readonly near: SearchWords;
      /** The words beyond the first ones weren't looked for. */
      readonly isCut: boolean;
    };

export type SearchSite = (search: SiteSearch) => Promise<SiteFinds>;

const nothingStored = { hits: [], totals: { article: 0, tip: 0, match: 0, team: 0, person: 0 } } as const;

/** Words with which a team is asked for, beside its name. */
const ofTeams = new Set(["equipe", "equipes", "team"]);

const named = new Set<SearchedKind>(["team", "person"]);

/** Whether words are a whole name, however its blanks are written. */
const isNameOf = (words: SearchWords, title: string): boolean => {
  const name = searchedWords(title).join("");
  return [words, words.filter((word) => !ofTeams.has(word))].some((some) => some.length > 0 && some.join("") === name);
};

/** A passage that says no more than the row does, which names role and team. */
const isKnown = (passage: readonly TextPart[], person: FoundPerson | undefined): boolean => {
  const known = new Set(person && searchedWords(`${person.role} ${person.game}`));
  return searchedWords(passage.map(({ text }) => text).join("")).every((word) => known.has(word));
};

type Needs = { readonly index: SearchIndex; readonly folder: FolderPages; readonly texts: Pick<Pages, "texts"> };

/** Finds what visitors see by words: articles, tips, matches, teams, people, and the club's pages. */
export const searchSite =
  ({ index, folder, texts }: Needs): SearchSite =>
  async ({ typed, kind, isBrief }) => {
    const read = readQuestion(typed);
    if (read.kind !== "words") return read;
    const { words, isCut } = read;
    const most = isBrief ? mostFinds.brief : kind ? mostFinds.alone : mostFinds.all;
    const kinds = storedKinds.filter((one) => kind === undefined || one === kind);
    const [stored, all] = await Promise.all([
      index.find({ words, kinds, most, withText: !isBrief }),
      readClubPages({ folder, texts }),
    ]);

    const searched = all.map((page) => ({
      page,
      inTitle: lexemesOf(page.title),
      inAll: lexemesOf(`${page.title} ${page.text}`),
    }));
    const question = spelled(words, stored.games);
    const ofPages = findIn(searched, question);
    // A word that the pages have is no typing error in the index, nor the other way round.
    const isError = (word: string) => stored.near.includes(word) && ofPages.near.includes(word);
    const { hits, totals } = stored.near.every(isError) ? stored : nothingStored;
    const pagesFound = ofPages.near.every(isError) ? ofPages.found : [];
    const near = stored.near.filter(isError);
    const isFound = finderOf(spellings(question), near);
    const titled = pagesFound.toSorted((one, other) => Number(other.isInTitle) - Number(one.isInTitle));
    const finds: readonly Find[] = [
      ...hits.map(({ text, isTail, title, ...hit }) => {
        const passage = isBrief ? [] : passageIn(text, isFound, isTail);
        return {
          ...hit,
          title: markWords(title, isFound),
          passage: isKnown(passage, hit.person) ? [] : passage,
          ...(named.has(hit.kind) && isNameOf(searchedWords(typed), title) && { isExact: true as const }),
        };
      }),
      ...titled.map(({ page }) => ({
        kind: "page" as const,
        slug: page.path,
        feature: page.feature,
        title: markWords(page.title, isFound),
        passage: isBrief ? [] : passageIn(page.text, isFound),
        at: null,
      })),
    ];
    return {
      kind: "found",
      finds,
      totals: { ...totals, page: pagesFound.length },
      near,
      isCut,
    };
  };
