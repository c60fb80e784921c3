import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { viewAddress, contentView } from "../../admin/viewAddress.ts";

/** The part of an address that selects articles or tips. */
export type ContentSelection = {
  readonly kind: ContentKind;
  readonly words: string;
  /** Null for all categories. */
  readonly category: string | null;
  readonly page: number;
};

const names = { kind: "type", words: "recherche", category: "categorie", page: "page" } as const;
/** The query parameters that the staff's list reads. */
export const contentReads: readonly string[] = Object.values(names);

const tips = "tips";
const longestWords = 200;
const highestPage = 100_000;

const asText = (asked: string | null): string =>
  [...(asked ?? "").replace(/\p{Cc}/gu, "")].slice(0, longestWords).join("");

/** Reads the address. Invalid values get their default, such as page 1. */
export const contentSelectionOf = (search: string): ContentSelection => {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get(names.page));
  return {
    kind: asked.get(names.kind) === tips ? "tip" : "article",
    words: asText(asked.get(names.words)),
    category: asText(asked.get(names.category)) || null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
  };
};

export const contentAddress = ({ kind, words, category, page }: Partial<ContentSelection>): string => {
  return viewAddress(contentView, {
    ...(kind === "tip" && { [names.kind]: tips }),
    ...(words?.trim() && { [names.words]: words.trim() }),
    ...(category && { [names.category]: category }),
    ...(page !== undefined && page > 1 && { [names.page]: String(page) }),
  });
};
