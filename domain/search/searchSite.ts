import type { Pages } from "../club/pages/ports.ts";
import { type FolderPages, readClubPages } from "./clubPages.ts";
import { findIn, lexemesOf } from "./findIn.ts";
import { finderOf, markWords, passageIn, type TextPart } from "./marks.ts";
import { mostFinds, type SearchedKind, type SearchIndex, storedKinds } from "./ports.ts";
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
  /** The feature of a page. */
  readonly feature?: string;
};

export type SiteFinds =
  /** Nothing was looked for. */
  | { readonly kind: "empty" | "too-short" | "too-common" }
  | {
      readonly kind: "found";
      /** By kind, and of each those with all words in their titles first. Pages are there all, whatever kind is asked for: the caller may lack a feature. */
      readonly finds: readonly Find[];
      readonly totals: Readonly<Record<SearchedKind, number>>;
      /** Words that are on no page, for which those with another letter are shown. */
      readonly near: SearchWords;
      /** The words beyond the first ones weren't looked for. */
      readonly isCut: boolean;
    };

export type SearchSite = (search: SiteSearch) => Promise<SiteFinds>;

const nothingStored = { hits: [], totals: { article: 0, tip: 0, match: 0, team: 0, person: 0 } } as const;

type Needs = { readonly index: SearchIndex; readonly folder: FolderPages; readonly texts: Pick<Pages, "texts"> };

/** Finds what visitors see by words: articles, tips, matches, teams, people, and the club's pages. */
export const searchSite =
  ({ index, folder, texts }: Needs): SearchSite =>
  async ({ typed, kind, isBrief }) => {
    const question = readQuestion(typed);
    if (question.kind !== "words") return question;
    const { words, isCut } = question;
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
    const ofPages = findIn(searched, words);
    // A word that the pages have is no typing error in the index, nor the other way round.
    const isError = (word: string) => stored.near.includes(word) && ofPages.near.includes(word);
    const { hits, totals } = stored.near.every(isError) ? stored : nothingStored;
    const pagesFound = ofPages.near.every(isError) ? ofPages.found : [];
    const near = stored.near.filter(isError);
    const isFound = finderOf(words, near);
    const titled = pagesFound.toSorted((one, other) => Number(other.isInTitle) - Number(one.isInTitle));
    const finds: readonly Find[] = [
      ...hits.map(({ text, isTail, title, ...hit }) => ({
        ...hit,
        title: markWords(title, isFound),
        passage: isBrief ? [] : passageIn(text, isFound, isTail),
      })),
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
