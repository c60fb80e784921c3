import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { Comments, Likes, Shares } from "../../domain/content/reactions/ports.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { articleOf, montreal, noArticle, noTip, type Ports, siteForTwo, tipOf } from "./ports.ts";

type Open<Id> = { readonly id: Id; readonly likes: number; readonly comments: number; readonly shares: number };

/** A kind of content item that members like and comment on. */
export type Subject<Id extends string> = {
  readonly name: string;
  likes(ports: Ports): Likes<Id>;
  comments(ports: Ports): Comments<Id>;
  shares(ports: Ports): Shares<Id>;
  /** The seed's item that tests react to, read from the backend. */
  open(ports: Ports): Promise<Open<Id>>;
  /** The id of no item. */
  readonly none: Id;
};

export const tips: Subject<TipId> = {
  name: "tips",
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  shares: ({ shares }) => shares,
  open: (ports) => tipOf(ports, siteForTwo),
  none: noTip,
};

export const articles: Subject<ArticleId> = {
  name: "articles",
  likes: ({ articleLikes }) => articleLikes,
  comments: ({ articleComments }) => articleComments,
  shares: ({ articleShares }) => articleShares,
  open: (ports) => articleOf(ports, montreal),
  none: noArticle,
};
