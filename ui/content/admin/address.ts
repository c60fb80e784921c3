import type { Kind } from "../../../domain/content/editing/item.ts";
import { adminTabAddress } from "../../admin/address.ts";

/** Which articles or tips an address asks for. */
export type ContentPlace = {
  readonly kind: Kind;
  readonly words: string;
  /** All when null. */
  readonly category: string | null;
  readonly page: number;
};

const names = { kind: "type", words: "recherche", category: "categorie", page: "page" } as const;
/** What the panel's list of articles and tips reads of its address. */
export const contentReads: readonly string[] = Object.values(names);

const tips = "tips";
const longestWords = 200;
const highestPage = 100_000;

const asText = (asked: string | null): string =>
  [...(asked ?? "").replace(/\p{Cc}/gu, "")].slice(0, longestWords).join("");

/** What can't be meant is left out: page -3 is the first. */
export const contentPlaceOf = (search: string): ContentPlace => {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get(names.page));
  return {
    kind: asked.get(names.kind) === tips ? "tip" : "article",
    words: asText(asked.get(names.words)),
    category: asText(asked.get(names.category)) || null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
  };
};

export const contentAddress = ({ kind, words, category, page }: Partial<ContentPlace>): string => {
  const asked = new URLSearchParams();
  if (kind === "tip") asked.set(names.kind, tips);
  if (words?.trim()) asked.set(names.words, words.trim());
  if (category) asked.set(names.category, category);
  if (page !== undefined && page > 1) asked.set(names.page, String(page));
  const more = asked.toString();
  return more ? `${adminTabAddress("content")}&${more}` : adminTabAddress("content");
};
