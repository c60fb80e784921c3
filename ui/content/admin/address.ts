import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { ItemSorting } from "../../../domain/content/editing/ports.ts";
import { sortingIn, sortingText, sortParameter } from "../../admin/table/sorting.ts";
import { contentView, viewAddress } from "../../admin/viewAddress.ts";

/** The part of an address that selects articles or tips. */
export type ContentSelection = {
  readonly kind: ContentKind;
  readonly words: string;
  /** Null for all categories. */
  readonly category: string | null;
  /** Null for published ones and drafts. */
  readonly isPublished: boolean | null;
  /** Without it, the newest first. */
  readonly sorting?: ItemSorting | undefined;
  readonly page: number;
};

const names = {
  kind: "type",
  words: "recherche",
  category: "categorie",
  state: "etat",
  sorting: sortParameter,
  page: "page",
} as const;
const columns = { title: "titre", category: "categorie", date: "date", views: "vues" } satisfies Record<
  ItemSorting["by"],
  string
>;
const published = "publies";
const drafts = "brouillons";
/** The query parameters that the staff's list reads. */
export const contentReads: readonly string[] = Object.values(names);

const tips = "tips";
const longestWords = 200;
const highestPage = 100_000;

const asText = (asked: string | null): string =>
  [...(asked ?? "").replace(/\p{Cc}/gu, "")].slice(0, longestWords).join("");

const states: ReadonlyMap<string | null, boolean> = new Map([
  [published, true],
  [drafts, false],
]);

/** Reads the address. Invalid values get their default, such as page 1. */
export const contentSelectionOf = (search: string): ContentSelection => {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get(names.page));
  return {
    kind: asked.get(names.kind) === tips ? "tip" : "article",
    words: asText(asked.get(names.words)),
    category: asText(asked.get(names.category)) || null,
    isPublished: states.get(asked.get(names.state)) ?? null,
    sorting: sortingIn(asked, columns),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
  };
};

export const contentAddress = (wanted: Partial<ContentSelection>): string => {
  const { kind, words, category, isPublished = null, sorting, page } = wanted;
  const asked = new URLSearchParams();
  if (kind === "tip") asked.set(names.kind, tips);
  if (words?.trim()) asked.set(names.words, words.trim());
  if (category) asked.set(names.category, category);
  if (isPublished !== null) asked.set(names.state, isPublished ? published : drafts);
  if (sorting) asked.set(names.sorting, sortingText(sorting, columns));
  if (page !== undefined && page > 1) asked.set(names.page, String(page));
  return viewAddress(contentView, asked);
};
