import { isSitePath } from "../../shared/address.ts";
import { isSlug, type Slug } from "../../shared/slug.ts";
import { countedPage } from "../reading/countedPage.ts";

/** The item that a page of the site is about. */
export type CardTarget =
  | { readonly kind: "match" | "person"; readonly slug: Slug }
  | { readonly kind: "standings"; readonly competition: string };

/** The text of a parameter of an address; empty when it is badly escaped. */
const unescaped = (value: string): string => {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return "";
  }
};

/** What a path of the site shows as a card; null for another address. Standings are at the list of their competition's matches. */
export const cardTarget = (address: string): CardTarget | null => {
  if (!isSitePath(address)) return null;
  const [path = ""] = address.split("#");
  const [, asked] = /^\/matches\?competition=([^&]+)$/.exec(path) ?? [];
  const competition = asked && unescaped(asked);
  if (competition) return { kind: "standings", competition };
  const page = countedPage(path);
  if ((page?.kind !== "match" && page?.kind !== "person") || !isSlug(page.slug)) return null;
  return { kind: page.kind, slug: page.slug };
};
