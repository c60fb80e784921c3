import { libraryView, viewAddress } from "../../../admin/viewAddress.ts";
import { pageIn, textIn } from "../../../lib/lists/listAddress.ts";

/** The part of an address that selects pictures of the library. */
export type LibrarySelection = { readonly search: string; readonly isUnused: boolean; readonly page: number };

const names = { search: "recherche", use: "usage", page: "page" } as const;
const unused = "inutilisees";

/** Reads the address. Invalid values get their default. */
export const librarySelectionOf = (query: string): LibrarySelection => {
  const asked = new URLSearchParams(query);
  return {
    search: textIn(asked.get(names.search)) ?? "",
    isUnused: asked.get(names.use) === unused,
    page: pageIn(asked.get(names.page)),
  };
};

export const libraryAddress = ({ search, isUnused, page }: Partial<LibrarySelection>): string =>
  viewAddress(libraryView, {
    ...(search?.trim() && { [names.search]: search.trim() }),
    ...(isUnused && { [names.use]: unused }),
    ...(page !== undefined && page > 1 && { [names.page]: String(page) }),
  });
