import type { Client } from "../../adapters/supabase/client.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { ArticleId } from "../../domain/news/article.ts";
import type { Act } from "../../domain/rights.ts";
import type { Slug } from "../../domain/slug.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { newMessage } from "../contracts/ports.ts";
import { somebodyElse } from "./standings.ts";

export type Attempt = {
  readonly client: Client;
  /** As whom the client is signed in, or claims to be. */
  readonly me: MemberId;
  readonly backend: EmbeddedBackend;
  /** Published, and liked by neither `me` nor `somebodyElse`. */
  readonly tip: TipId;
  /** Liked and commented on before it was taken back. */
  readonly draft: { readonly id: TipId; readonly slug: Slug };
  /** The same of the articles. */
  readonly article: ArticleId;
  readonly articleDraft: { readonly id: ArticleId; readonly slug: Slug };
};

/** Tries an act by plain requests, past all that the site's own code would stop. Says whether it came through. */
type Probe = (attempt: Attempt) => Promise<boolean>;

const given = (rows: readonly unknown[] | null): boolean => (rows?.length ?? 0) > 0;

/** Whether a row is there now, whatever the answer was. */
const kept = async ({ backend }: Attempt, sql: string, ...values: readonly string[]): Promise<boolean> =>
  given(await backend.query(sql, [...values]));

type Kind = "tip" | "article";

const likeFor = async (member: MemberId, kind: Kind, attempt: Attempt): Promise<boolean> => {
  const [table, column, id] = [`${kind}_likes`, `${kind}_id`, attempt[kind]];
  await attempt.client.from(table).insert({ [column]: id, user_id: member });
  return kept(attempt, `delete from ${table} where ${column} = $1 and user_id = $2 returning 1`, id, member);
};

const commentFor = async (member: MemberId, kind: Kind, attempt: Attempt): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  await attempt.client.from(`${kind}_comments`).insert({ [`${kind}_id`]: attempt[kind], user_id: member, content });
  return kept(attempt, `delete from ${kind}_comments where content = $1 returning 1`, content);
};

const roles = "select user_id, role from user_roles order by user_id";
const counters = `select views, like_count, comment_count, rating_sum, rating_count, (select sum(views) from tip_statistics)
  from tips order by id`;

/** Whether any of these writes changed what the owner sees. */
const changes = async ({ backend }: Attempt, seen: string, writes: readonly PromiseLike<unknown>[]) => {
  const before = JSON.stringify(await backend.query(seen));
  await Promise.all(writes);
  return JSON.stringify(await backend.query(seen)) !== before;
};

export const requestProbes = {
  "read published tips": async ({ client, tip }) => {
    const all = await client.rpc("get_tips_with_stats");
    const one = await client.from("tips").select("title").eq("id", tip);
    return given(all.data) && given(one.data);
  },
  "read drafts of tips": async ({ client, draft: { id, slug } }) => {
    const answers = await Promise.all([
      client.from("tips").select("title").eq("id", id),
      client.rpc("get_tips_with_stats").eq("slug", slug),
      client.from("tip_likes").select("user_id").eq("tip_id", id),
      client.from("tip_comments").select("content").eq("tip_id", id),
      client.from("tip_likes").select("tips!tip_likes_tip_id_fkey(title)").eq("tip_id", id),
    ]);
    return answers.some(({ data }) => given(data));
  },
  "count a view of a tip": async (attempt) => {
    const visitor = crypto.randomUUID();
    await attempt.client.rpc("count_tip_view", { tip: attempt.tip, visitor });
    return kept(attempt, "select from tip_views where tip_id = $1 and visitor = $2", attempt.tip, visitor);
  },
  "like a tip": (attempt) => likeFor(attempt.me, "tip", attempt),
  "like a tip for somebody else": (attempt) => likeFor(somebodyElse, "tip", attempt),
  "comment on a tip": (attempt) => commentFor(attempt.me, "tip", attempt),
  "comment in somebody else's name": (attempt) => commentFor(somebodyElse, "tip", attempt),
  "set a tip's counters": async (attempt) => {
    const { client, tip } = attempt;
    return changes(attempt, counters, [
      client.from("tips").update({ views: 9 }).eq("id", tip),
      client.from("tips").update({ like_count: 9, comment_count: 9 }).eq("id", tip),
      client.from("tips").update({ rating_sum: 9, rating_count: 2 }).eq("id", tip),
      client.from("tip_statistics").update({ views: 9 }).gte("tips", 0),
      client.from("tip_ratings").insert({ tip_id: tip, user_id: somebodyElse, rating: 5 }),
      client.from("tip_views").insert({ tip_id: tip, visitor: crypto.randomUUID(), day: "2001-01-01" }),
    ]);
  },
  "read published articles": async ({ client, article }) =>
    given((await client.from("articles").select("title, content, byline").eq("id", article)).data),
  "read drafts of articles": async ({ client, articleDraft: { id, slug } }) => {
    const answers = await Promise.all([
      client.from("articles").select("title").eq("id", id),
      client.from("articles").select("title").eq("slug", slug),
      client.from("article_likes").select("user_id").eq("article_id", id),
      client.from("article_comments").select("content").eq("article_id", id),
      client.from("article_likes").select("articles!article_likes_article_id_fkey(title)").eq("article_id", id),
    ]);
    return answers.some(({ data }) => given(data));
  },
  "see an author's e-mail": async ({ client }) => {
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
  "like an article": (attempt) => likeFor(attempt.me, "article", attempt),
  "like an article for somebody else": (attempt) => likeFor(somebodyElse, "article", attempt),
  "comment on an article": (attempt) => commentFor(attempt.me, "article", attempt),
  "comment on an article in somebody else's name": (attempt) => commentFor(somebodyElse, "article", attempt),
  "write an article or its counters": async (attempt) => {
    const { client, me, article } = attempt;
    return changes(
      attempt,
      "select a::text, (select sum(articles) from article_statistics) from articles a order by id",
      [
        client.from("articles").insert({ slug: "intrus", title: "Intrus", is_published: true }),
        client.from("articles").update({ title: "Intrus" }).eq("id", article),
        client.from("articles").update({ like_count: 9 }).eq("id", article),
        client.from("articles").update({ author_id: me }).eq("id", article),
        client.from("articles").delete().eq("id", article),
        client.from("article_statistics").update({ articles: 9 }).gte("articles", 0),
        client.from("article_comments").delete().eq("article_id", article),
      ],
    );
  },
  "read one's own profile": async ({ client, me }) => given((await client.from("profiles").select().eq("id", me)).data),
  "read somebody else's profile": async ({ client, me }) =>
    given((await client.from("profiles").select().neq("id", me)).data),
  // Who has none reads no row, and is refused nothing.
  "read one's own role": async ({ client, me }) => !(await client.from("user_roles").select().eq("user_id", me)).error,
  "give oneself a role": (attempt) => {
    const { client, me } = attempt;
    return changes(attempt, roles, [
      client.from("user_roles").insert({ user_id: me, role: "admin" }),
      client.from("user_roles").upsert({ user_id: me, role: "admin" }),
      client.from("user_roles").update({ role: "admin" }).eq("user_id", me),
      client.from("member_cards").update({ is_staff: true }).eq("id", me),
      client.auth.updateUser({ data: { role: "admin" } }),
    ]);
  },
  "see member cards": async ({ client }) => given((await client.from("member_cards").select()).data),
  "write to the club": async (attempt) => {
    const message = newMessage();
    await attempt.client.functions.invoke("send-contact-email", { body: message });
    return kept(attempt, "delete from contact_messages where message = $1 returning 1", message.message);
  },
  "ask for the letter": async (attempt) => {
    const { email } = newMessage();
    await attempt.client.functions.invoke("subscribe-newsletter", { body: { email } });
    return kept(attempt, "delete from newsletter_subscribers where email = $1 returning 1", email);
  },
  "read what others wrote to the club": async (attempt) => {
    const { name, email, subject, message } = newMessage();
    const sql = "insert into contact_messages (name, email, subject, message) values ($1, $2, $3, $4) returning 1";
    await kept(attempt, sql, name, email, subject, message);
    return given((await attempt.client.from("contact_messages").select()).data);
  },
  "learn who reads the letter": async (attempt) => {
    const { email } = newMessage();
    const token = crypto.randomUUID();
    const sql =
      "insert into newsletter_subscribers (email, confirm_token, leave_token) values ($1, $2, $2) returning 1";
    await kept(attempt, sql, email, token);
    const { client } = attempt;
    const answers = await Promise.all([
      client.from("newsletter_subscribers").select(),
      client.rpc("confirm_letter", { token }),
      client.from("newsletter_subscribers").delete().eq("email", email).select(),
    ]);
    return answers.some(({ data }) => data === true || given(data));
  },
  "read or write mails": async (attempt) => {
    const { client } = attempt;
    const mail = { to: "a@exemple.fr", subject: "Un", text: "Un", html: "Un" };
    const row = { recipient: mail.to, subject: mail.subject, body_text: mail.text, body_html: mail.html };
    const { email } = newMessage();
    const sql =
      "insert into outbox (recipient, subject, body_text, body_html) values ($1, 'Un', 'Un', 'Un') returning 1";
    await kept(attempt, sql, email);
    const isChanged = await changes(attempt, "select id, tries, failure, sent_at from outbox order by id", [
      client.from("outbox").insert(row),
      client.from("outbox").update({ failure: "rien" }).neq("subject", ""),
      client.rpc("put_into_outbox", { mail }),
      client.rpc("claim_mails", { most: 10 }),
      client.rpc("take_contact_message", { ...newMessage(), mail, peer: "un" }),
      client.rpc("ask_for_letter", {
        email,
        confirm_token: crypto.randomUUID(),
        leave_token: crypto.randomUUID(),
        mail,
        peer: "un",
      }),
    ]);
    return isChanged || given((await client.from("outbox").select()).data);
  },
} as const satisfies Record<Act, Probe>;
