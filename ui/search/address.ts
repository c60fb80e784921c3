import { type SearchedKind, searchedKinds } from "../../domain/search/ports.ts";

export const searchPath = "/search";

/** The query parameters of the page. */
export const searchNames = { typed: "q", kind: "type" } as const;

/** The most characters that are searched. */
export const longestTyped = 200;

/** The kinds in addresses. */
const addressed = {
  article: "articles",
  tip: "tips",
  match: "matchs",
  team: "equipes",
  person: "personnes",
  page: "pages",
} as const satisfies Record<SearchedKind, string>;

export type SearchQuery = { readonly typed: string; readonly kind?: SearchedKind | undefined };

/** What is typed, as it can be sent: on one line, without control characters, and not too long. */
export const tidyTyped = (typed: string): string =>
  typed
    .replace(/\p{Cc}|\p{Cs}/gu, " ")
    .trim()
    .slice(0, longestTyped)
    // Half a character at the cut can't be sent.
    .replace(/[\ud800-\udbff]$/, "");

/** Reads the query of an address. An unknown kind is all kinds. */
export const queryFrom = (search: string): SearchQuery => {
  const asked = new URLSearchParams(search);
  return {
    typed: tidyTyped(asked.get(searchNames.typed) ?? ""),
    kind: searchedKinds.find((kind) => addressed[kind] === asked.get(searchNames.kind)),
  };
};

/** The address of a search. */
export const searchAddress = ({ typed, kind }: SearchQuery): string => {
  const asked = new URLSearchParams();
  if (typed) asked.set(searchNames.typed, typed);
  if (kind) asked.set(searchNames.kind, addressed[kind]);
  const search = asked.toString();
  return search ? `${searchPath}?${search}` : searchPath;
};

/** The value of a kind in a form. */
export const kindInForm = (kind: SearchedKind): string => addressed[kind];
