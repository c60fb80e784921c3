import { accessView, viewAddress } from "../viewAddress.ts";

const search = "recherche";
const longest = 200;

/** The query parameters that the view reads. */
export const membersReads: readonly string[] = [search];

/** The words of the search in an address. */
export const membersSearchIn = (query: string): string =>
  (new URLSearchParams(query).get(search) ?? "").slice(0, longest);

export const membersAddress = (words: string): string =>
  viewAddress(accessView, words.trim() === "" ? {} : { [search]: words.trim() });
