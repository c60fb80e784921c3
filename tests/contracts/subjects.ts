import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { CommentLikes, Comments, Likes, Shares } from "../../domain/content/reactions/ports.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { articleOf, montreal, noArticle, noTip, type Ports, siteForTwo, tipOf } from "./ports.ts";

type Open<Id> = { readonly id: Id; readonly likes: number; readonly comments: number; readonly shares: number };

/** A kind of content item that members like and comment on. */
export type Subject<Id extends string> = {
  readonly name: string;
  readonly kind: ContentKind;
  likes(ports: Ports): Likes<Id>;
  comments(ports: Ports): Comments<Id>;
  commentLikes(ports: Ports): CommentLikes;
  shares(ports: Ports): Shares<Id>;
  /** The seed's item that tests react to, read from the backend. */
  open(ports: Ports): Promise<Open<Id>>;
  /** The id of another published item. */
  openOther(ports: Ports): Promise<Id>;
  /** The id of no item. */
  readonly none: Id;
};

export const tips: Subject<TipId> = {
  name: "tips",
  kind: "tip",
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  commentLikes: ({ tipCommentLikes }) => tipCommentLikes,
  shares: ({ shares }) => shares,
  open: (ports) => tipOf(ports, siteForTwo),
  openOther: async (ports) => (await tipOf(ports, "placer-son-viseur-a-hauteur-de-tete" as Slug)).id,
  none: noTip,
};

export const articles: Subject<ArticleId> = {
  name: "articles",
  kind: "article",
  likes: ({ articleLikes }) => articleLikes,
  comments: ({ articleComments }) => articleComments,
  commentLikes: ({ articleCommentLikes }) => articleCommentLikes,
  shares: ({ articleShares }) => articleShares,
  open: (ports) => articleOf(ports, montreal),
  openOther: async (ports) => (await articleOf(ports, "le-maillot-2025-est-la" as Slug)).id,
  none: noArticle,
};
