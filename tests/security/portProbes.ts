import type { MemberId } from "../../domain/accounts/member.ts";
import type { Article, ArticleId } from "../../domain/news/article.ts";
import type { Comments, Likes } from "../../domain/reactions/ports.ts";
import type { Act } from "../../domain/rights.ts";
import type { Slug } from "../../domain/slug.ts";
import type { Tip, TipId } from "../../domain/tips/tip.ts";
import { newMessage, newVisitor, type Ports, siteForTwo, tipOf } from "../contracts/ports.ts";
import { somebodyElse } from "./standings.ts";

type Attempt = {
  readonly ports: Ports;
  /** As whom the device is signed in, or claims to be. */
  readonly me: MemberId;
  readonly tip: Tip;
  readonly draft: { readonly id: TipId; readonly slug: Slug };
  readonly article: Article;
  readonly articleDraft: { readonly id: ArticleId; readonly slug: Slug };
};

/** Tries an act through the site's own ports, and says whether it came through. */
type Probe = (attempt: Attempt) => Promise<boolean>;

const everything = { sort: "recent", from: 0, count: 100 } as const;

const like = async <Id>(likes: Likes<Id>, id: Id, member: MemberId): Promise<boolean> => {
  const answer = await likes.set(id, member, true);
  await likes.set(id, member, false);
  return answer.ok;
};

const comment = async <Id>(comments: Comments<Id>, id: Id, member: MemberId): Promise<boolean> =>
  (await comments.add(id, member, `Essai ${crypto.randomUUID()}`)).ok;

const allArticles = { sort: "date", from: 0, count: 100 } as const;

/** An act that no port has words for is named with the reason. */
export const portProbes = {
  "read published tips": async ({ ports }) => (await ports.tips.slice(everything)).length > 0,
  "read drafts of tips": async ({ ports: { tips, likes, comments }, draft: { id, slug } }) =>
    (await tips.bySlug(slug)) !== undefined ||
    (await tips.slice(everything)).some((tip) => tip.id === id) ||
    (await likes.count(id)) > 0 ||
    (await comments.of(id, 1)).length > 0,
  "count a view of a tip": async ({ ports, tip }) => {
    const { views } = await tipOf(ports, siteForTwo);
    await ports.views.add(tip.id, newVisitor());
    return (await tipOf(ports, siteForTwo)).views === views + 1;
  },
  "like a tip": ({ ports, tip, me }) => like(ports.likes, tip.id, me),
  "like a tip for somebody else": ({ ports, tip }) => like(ports.likes, tip.id, somebodyElse),
  "comment on a tip": ({ ports, tip, me }) => comment(ports.comments, tip.id, me),
  "comment in somebody else's name": ({ ports, tip }) => comment(ports.comments, tip.id, somebodyElse),
  "set a tip's counters": "no port writes one",
  "read published articles": async ({ ports }) => (await ports.articles.slice(allArticles)).length > 0,
  "read drafts of articles": async ({ ports, articleDraft: { id, slug } }) =>
    (await ports.articles.bySlug(slug)) !== undefined ||
    (await ports.articles.slice(allArticles)).some((article) => article.id === id) ||
    (await ports.articleLikes.count(id)) > 0 ||
    (await ports.articleComments.of(id, 1)).length > 0,
  "see an author's e-mail": async ({ ports }) => JSON.stringify(await ports.articles.slice(allArticles)).includes("@"),
  "like an article": ({ ports, article, me }) => like(ports.articleLikes, article.id, me),
  "like an article for somebody else": ({ ports, article }) => like(ports.articleLikes, article.id, somebodyElse),
  "comment on an article": ({ ports, article, me }) => comment(ports.articleComments, article.id, me),
  "comment on an article in somebody else's name": ({ ports, article }) =>
    comment(ports.articleComments, article.id, somebodyElse),
  "write an article or its counters": "no port writes one",
  "read one's own profile": async ({ ports, me }) => (await ports.profiles.of(me)) !== undefined,
  "read somebody else's profile": async ({ ports }) => (await ports.profiles.of(somebodyElse)) !== undefined,
  "read one's own role": "a member without a role is given as little as a visitor",
  "give oneself a role": "no port writes one",
  "see member cards": async ({ ports, tip }) =>
    (await ports.comments.of(tip.id, 100)).some(({ card }) => card.username !== null),
  "write to the club": async ({ ports }) => (await ports.messages.send(newMessage(), "")).ok,
  "ask for the letter": async ({ ports }) => (await ports.newsletter.subscribe(newMessage().email)).ok,
  "read what others wrote to the club": "no port reads it",
  "learn who reads the letter": "no port asks for it",
  "read or write mails": "no port has any",
} as const satisfies Record<Act, Probe | string>;
