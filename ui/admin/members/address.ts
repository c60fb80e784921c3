import type { Sorting } from "../../../domain/shared/pages.ts";
import { sortingIn, sortingText, sortParameter } from "../table/sorting.ts";
import { accessView, viewAddress } from "../viewAddress.ts";

/** The part of an address that selects members. */
export type MembersSelection = {
  readonly words: string;
  /** Without it, as the search finds them. */
  readonly sorting?: MemberSorting | undefined;
};
export type MemberSorting = Sorting<"name" | "role">;

const names = { words: "recherche", sorting: sortParameter } as const;
const columns = { name: "nom", role: "role" } satisfies Record<MemberSorting["by"], string>;
const longest = 200;

/** The query parameters that the view reads. */
export const membersReads: readonly string[] = Object.values(names);

export const membersSelectionOf = (search: string): MembersSelection => {
  const asked = new URLSearchParams(search);
  return { words: (asked.get(names.words) ?? "").slice(0, longest), sorting: sortingIn(asked, columns) };
};

export const membersAddress = ({ words, sorting }: MembersSelection): string =>
  viewAddress(accessView, {
    ...(words.trim() && { [names.words]: words.trim() }),
    ...(sorting && { [names.sorting]: sortingText(sorting, columns) }),
  });
