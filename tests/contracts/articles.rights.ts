import { changes, given } from "../security/attempts.ts";
import type { Probes } from "./files.ts";
import { type Cells, ofAll, ofStaff, published, updates } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const allArticles = { sort: "date", from: 0, count: 100 } as const;

export const probes: Probes = {
  "read published articles": {
    port: async ({ ports }) => (await ports.articles.slice(allArticles)).length > 0,
    request: async ({ client, article }) =>
      given((await client.from("articles").select("title, content, byline").eq("id", article)).data),
  },
  "read drafts of articles": {
    port: async ({ ports, articleDraft: { id, slug } }) =>
      (await ports.contents.open({ kind: "article", id })) !== undefined ||
      (await ports.articles.bySlug(slug)) !== undefined ||
      (await ports.articles.slice(allArticles)).some((article) => article.id === id) ||
      (await ports.articleLikes.count(id)) > 0 ||
      (await ports.articleComments.of(id, 1)).length > 0,
    request: async ({ client, articleDraft: { id, slug } }) => {
      const answers = await Promise.all([
        client.from("articles").select("title").eq("id", id),
        client.from("articles").select("title").eq("slug", slug),
        client.from("article_likes").select("user_id").eq("article_id", id),
        client.from("article_comments").select("content").eq("article_id", id),
        client.from("article_likes").select("articles!article_likes_article_id_fkey(title)").eq("article_id", id),
      ]);
      return answers.some(({ data }) => given(data));
    },
  },
  "see an author's e-mail": {
    port: async ({ ports }) => JSON.stringify(await ports.articles.slice(allArticles)).includes("@"),
    request: async ({ client }) => {
      const answers = await Promise.all([
        client.from("articles").select(),
        client.from("articles").select("author_name"),
        client.from("articles").select("author_id"),
        client.from("articles").select("id").like("author_name", "%@%"),
        client.from("articles").select("id").order("author_name"),
        client.from("articles").select("byline").like("byline", "%@%"),
        client.from("articles").select("byline_key").like("byline_key", "%@%"),
      ]);
      return answers.some(({ data }) => given(data));
    },
  },
  "set an article's counters": {
    port: "no port writes one",
    request: async (attempt) => {
      const { client, article } = attempt;
      return changes(
        attempt,
        `select id, like_count, comment_count, share_count, revision, published_at, created_at,
          (select sum(articles + shares) from article_statistics) from articles order by id`,
        [
          client.from("articles").update({ like_count: 9 }).eq("id", article),
          client.from("articles").update({ comment_count: 9 }).eq("id", article),
          client.from("articles").update({ share_count: 9 }).eq("id", article),
          client.from("article_shares").insert({ article_id: article, visitor: crypto.randomUUID() }),
          client.from("articles").update({ revision: 9 }).eq("id", article),
          client.from("articles").update({ published_at: "2001-01-01" }).eq("id", article),
          client.from("articles").update({ created_at: "2001-01-01" }).eq("id", article),
          client.from("articles").insert({ slug: "intrus", title: "Intrus", like_count: 9 }),
          client.from("article_statistics").update({ articles: 9 }).gte("articles", 0),
          client.from("article_comments").delete().eq("article_id", article),
        ],
      );
    },
  },
};

/** The readable columns of articles: all except the author's id, and their name, which may be an e-mail. */
const ofArticles = [
  "author_names",
  "authors",
  "byline",
  "byline_key",
  "category",
  "category_key",
  "category_label",
  "comment_count",
  "content",
  "created_at",
  "excerpt",
  "featured_image",
  "id",
  "is_featured",
  "is_pinned",
  "is_published",
  "like_count",
  "match",
  "old_slugs",
  "publish_at",
  "published_at",
  "revision",
  "search_description",
  "search_title",
  "slug",
  "tag_slugs",
  "tags",
  "title",
  "title_key",
  "unpublish_at",
  "updated_at",
].flatMap((column) => ["anon", "authenticated"].map((role) => `${role}: select on articles (${column})`));

export const privileges = [
  ...ofArticles,
  ...calls("everybody", "invoker", "articles_about_player"),
  ...calls("members", "definer", "private.article_words"),
  ...calls("members", "invoker", "private.byline_of"),
];

export const cells: Cells = {
  reach: {
    "select public.articles": published("is_published"),
    "select public.article_statistics": ofAll,
    "update public.articles": ofStaff,
    "delete public.articles": ofStaff,
  },
  stored: {
    staff: [
      "delete public.articles",
      ...updates(
        "public.articles",
        "title content excerpt category featured_image match authors tags search_title search_description is_published publish_at unpublish_at",
      ),
    ],
  },
};
