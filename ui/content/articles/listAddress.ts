import { articleSorts } from "../../../domain/content/articles/ports.ts";
import type { ArticleQuery } from "../../../domain/content/articles/listArticles.ts";
import { listAddresses, listReads, textIn } from "../../lib/lists/listAddress.ts";
import { newsPath } from "./address.ts";

const lists = listAddresses(newsPath, articleSorts);

/** The query parameter of a tag. */
const tagName = "etiquette";

/** The query parameters that the list reads. */
export const newsReads: readonly string[] = [...listReads, tagName];

export const queryFrom = (search: string): ArticleQuery => {
  const query = lists.queryFrom(search);
  const tag = textIn(new URLSearchParams(search).get(tagName));
  return tag === undefined ? query : { ...query, category: undefined, tag };
};

export const listAddress = ({ tag, ...query }: Partial<ArticleQuery>): string => {
  const address = lists.addressOf(query);
  if (tag === undefined) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ [tagName]: tag }).toString()}`;
};
