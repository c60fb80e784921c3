import type { SupabaseClient } from "@supabase/supabase-js";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { Act } from "../../domain/shared/rights.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { EmbeddedBackend } from "../../adapters/embedded/backend.ts";
import { newApplication, newMessage } from "../contracts/ports.ts";
import { pngOf } from "../pictures.ts";
import { decidedOfSeed, pendingOfSeed, somebodyElse } from "./audiences.ts";

export type Attempt = {
  readonly client: SupabaseClient;
  /** The member that the client is signed in as, or claims to be. */
  readonly me: MemberId;
  readonly backend: EmbeddedBackend;
  /** Published; neither `me` nor `somebodyElse` likes it. */
  readonly tip: TipId;
  /** Unpublished, with a like and a comment from before. */
  readonly draft: { readonly id: TipId; readonly slug: Slug };
  /** The same of the articles. */
  readonly article: ArticleId;
  readonly articleDraft: { readonly id: ArticleId; readonly slug: Slug };
};

/** Tries an act by plain requests, without the site's checks. Returns whether it succeeded. */
export type RequestProbe = (attempt: Attempt) => Promise<boolean>;

const given = (rows: readonly unknown[] | null): boolean => (rows?.length ?? 0) > 0;

/** Whether the row exists after the request, independent of its answer. */
const kept = async ({ backend }: Attempt, sql: string, ...values: readonly string[]): Promise<boolean> =>
  given(await backend.query(sql, [...values]));

type ContentKind = "tip" | "article";

const likeFor = async (member: MemberId, kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const [table, column, id] = [`${kind}_likes`, `${kind}_id`, attempt[kind]];
  await attempt.client.from(table).insert({ [column]: id, user_id: member });
  return kept(attempt, `delete from ${table} where ${column} = $1 and user_id = $2 returning 1`, id, member);
};

const commentFor = async (member: MemberId, kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  await attempt.client.from(`${kind}_comments`).insert({ [`${kind}_id`]: attempt[kind], user_id: member, content });
  return kept(attempt, `delete from ${kind}_comments where content = $1 returning 1`, content);
};

const rateFor = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  await attempt.client.from("tip_ratings").insert({ tip_id: attempt.tip, user_id: member, rating: 2 });
  await attempt.client.from("tip_ratings").update({ rating: 1 }).match({ tip_id: attempt.tip, user_id: member });
  return kept(
    attempt,
    "delete from tip_ratings where tip_id = $1 and user_id = $2 and rating = 1 returning 1",
    attempt.tip,
    member,
  );
};

const roles = "select user_id, role from user_roles order by user_id";
const counters = `select views, like_count, comment_count, rating_sum, rating_count, share_count,
  (select sum(views + shares) from tip_statistics), (select sum(views) from view_days) from tips order by id`;

/** Whether any of these writes changed what the owner sees. */
const changes = async ({ backend }: Attempt, seen: string, writes: readonly PromiseLike<unknown>[]) => {
  const before = JSON.stringify(await backend.query(seen));
  await Promise.all(writes);
  return JSON.stringify(await backend.query(seen)) !== before;
};

const picture = new Blob([pngOf({ width: 2, height: 2 })], { type: "image/png" });
const profiles = "select p::text, c::text from profiles p join member_cards c using (id) order by p.id";

const applyAs = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const { applicant: _, discordUsername, ...said } = newApplication(member);
  const row = { ...said, user_id: member, discord_username: discordUsername, status: "pending" };
  await attempt.client.from("applications").insert(row);
  return kept(attempt, "delete from applications where motivation = $1 returning 1", said.motivation);
};

/** A pending application of the given member. */
const ofOwner = `insert into applications (user_id, position, discord_username, experience, availability, motivation)
  values ($1, 'content-creator', '', '{}', '', '') returning id`;
const applications = "select a::text from applications a order by id";

/** Tries an act on a new pending application. */
const onWaiting = async ({ backend }: Attempt, attempt: (id: string) => Promise<boolean>): Promise<boolean> => {
  const [row] = await backend.query(ofOwner, [somebodyElse]);
  const id = String(row?.["id"]);
  const cameThrough = await attempt(id);
  await backend.query("delete from applications where id = $1", [id]);
  return cameThrough;
};

const noteAs = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  const row = { application_id: pendingOfSeed().id, author_id: member, content };
  await attempt.client.from("application_notes").insert(row);
  return kept(attempt, "delete from application_notes where content = $1 returning 1", content);
};

const writeOf = async (kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const { client } = attempt;
  const slug = `essai-${crypto.randomUUID()}`;
  const title = `Autre ${slug}`;
  const before = String(
    (await attempt.backend.query(`select title from ${kind}s where id = $1`, [attempt[kind]]))[0]?.["title"],
  );
  await client.from(`${kind}s`).insert({ slug, title: "Essai" });
  await client.from(`${kind}s`).update({ title }).eq("id", attempt[kind]);
  const isChanged = await kept(attempt, `update ${kind}s set title = $1 where title = $2 returning 1`, before, title);
  const isAdded = await kept(attempt, `delete from ${kind}s where slug = $1 returning 1`, slug);
  return isChanged || isAdded;
};

const publish = async (kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const { id } = kind === "tip" ? attempt.draft : attempt.articleDraft;
  await attempt.client.from(`${kind}s`).update({ is_published: true }).eq("id", id);
  return kept(attempt, `update ${kind}s set is_published = false where id = $1 and is_published returning 1`, id);
};

const deletionOf = async (kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const slug = `essai-${crypto.randomUUID()}`;
  const insert = `insert into ${kind}s (slug, title, is_published) values ($1, 'Essai', true) returning 1`;
  await kept(attempt, insert, slug);
  await attempt.client.from(`${kind}s`).delete().eq("slug", slug);
  return !(await kept(attempt, `delete from ${kind}s where slug = $1 returning 1`, slug));
};

/** A comment on the tip. */
const commentOf = async (
  member: MemberId,
  { backend, tip }: Attempt,
  reason: string | null = null,
): Promise<string> => {
  const insert = "insert into tip_comments (tip_id, user_id, content) values ($1, $2, $3) returning id";
  const [row] = await backend.query(insert, [tip, member, `Essai ${crypto.randomUUID()}`]);
  const id = String(row?.["id"]);
  if (reason !== null) await backend.query("update tip_comments set hidden_reason = $1 where id = $2", [reason, id]);
  return id;
};

const readHidden = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const id = await commentOf(member, attempt, "Essai");
  const { data } = await attempt.client.from("tip_comments").select().eq("id", id);
  await kept(attempt, "delete from tip_comments where id = $1", id);
  return given(data);
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
  "write a tip": (attempt) => writeOf("tip", attempt),
  "publish a tip": (attempt) => publish("tip", attempt),
  "delete a tip": (attempt) => deletionOf("tip", attempt),
  "count a view of a tip": async (attempt) => {
    const visitor = crypto.randomUUID();
    await attempt.client.rpc("count_tip_view", { tip: attempt.tip, visitor });
    return kept(attempt, "select from tip_views where tip_id = $1 and visitor = $2", attempt.tip, visitor);
  },
  "like a tip": (attempt) => likeFor(attempt.me, "tip", attempt),
  "like a tip for somebody else": (attempt) => likeFor(somebodyElse, "tip", attempt),
  "comment on a tip": (attempt) => commentFor(attempt.me, "tip", attempt),
  "comment in somebody else's name": (attempt) => commentFor(somebodyElse, "tip", attempt),
  "rate a tip": (attempt) => rateFor(attempt.me, attempt),
  "rate a tip for somebody else": (attempt) => rateFor(somebodyElse, attempt),
  "learn what somebody else gave a tip": async ({ client, me }) =>
    given((await client.from("tip_ratings").select().neq("user_id", me)).data),
  "set a tip's counters": async (attempt) => {
    const { client, tip } = attempt;
    return changes(attempt, counters, [
      client.from("tips").update({ views: 9 }).eq("id", tip),
      client.from("tips").update({ like_count: 9, comment_count: 9 }).eq("id", tip),
      client.from("tips").update({ rating_sum: 9, rating_count: 2 }).eq("id", tip),
      client.from("tip_statistics").update({ views: 9 }).gte("tips", 0),
      client.from("tip_views").insert({ tip_id: tip, visitor: crypto.randomUUID(), day: "2001-01-01" }),
      client.from("tips").update({ share_count: 9 }).eq("id", tip),
      client.from("tip_shares").insert({ tip_id: tip, visitor: crypto.randomUUID() }),
      client.from("view_days").update({ views: 9 }).gte("views", 0),
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
  "write an article": (attempt) => writeOf("article", attempt),
  "write an article in somebody else's name": async (attempt) => {
    const slug = `essai-${crypto.randomUUID()}`;
    await attempt.client.from("articles").insert({ slug, title: "Essai", author_id: somebodyElse });
    await attempt.client.from("articles").update({ author_id: somebodyElse }).eq("id", attempt.article);
    const claimed = "select from articles where author_id = $1 and (slug = $2 or id = $3)";
    return kept(attempt, claimed, somebodyElse, slug, attempt.article);
  },
  "publish an article": (attempt) => publish("article", attempt),
  "delete an article": (attempt) => deletionOf("article", attempt),
  "set an article's counters": async (attempt) => {
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
  "learn who changed what was written": async ({ client, backend, tip, article }) => {
    const insert = (kind: ContentKind) =>
      `insert into ${kind}_revisions (${kind}_id, revision, fields) values ($1, 99, '{title}')`;
    await Promise.all([backend.query(insert("tip"), [tip]), backend.query(insert("article"), [article])]);
    const answers = [await client.from("tip_revisions").select(), await client.from("article_revisions").select()];
    for (const kind of ["tip", "article"]) await backend.query(`delete from ${kind}_revisions where revision = 99`);
    return answers.some(({ data }) => given(data));
  },
  "change what is known of changes": async (attempt) => {
    const { client, backend, me, tip } = attempt;
    await backend.query("insert into tip_revisions (tip_id, revision, fields) values ($1, 98, '{title}')", [tip]);
    const isChanged = await changes(attempt, "select r::text from tip_revisions r order by tip_id, revision", [
      client.from("tip_revisions").insert({ tip_id: tip, revision: 97, fields: [], changed_by: me }),
      client.from("tip_revisions").update({ changed_by: me }).eq("revision", 98),
      client.from("tip_revisions").delete().eq("revision", 98),
    ]);
    await backend.query("delete from tip_revisions where revision = 98");
    return isChanged;
  },
  "add a picture to what is written": async (attempt) => {
    const path = `images/${crypto.randomUUID()}.png`;
    const bucket = attempt.client.storage.from("contenus");
    await bucket.upload(path, pngOf({ width: 2, height: 2 }), { contentType: "image/png" });
    await bucket.upload("images/intrus.png", pngOf({ width: 2, height: 2 }), { contentType: "image/png" });
    if (await kept(attempt, "select from storage.objects where name = 'images/intrus.png'")) return true;
    return kept(attempt, "delete from storage.objects where name = $1 returning 1", path);
  },
  "read one's own hidden comments": (attempt) => readHidden(attempt.me, attempt),
  "read hidden comments": (attempt) => readHidden(somebodyElse, attempt),
  "read who hid one's own comment": async (attempt) => {
    const { client, me, backend } = attempt;
    const id = await commentOf(me, attempt, "Essai");
    await backend.query("update tip_comment_hidings set hidden_by = $1 where comment_id = $2", [somebodyElse, id]);
    const answers = await Promise.all([
      client.from("tip_comments").select("hidden_by").eq("id", id),
      client.from("tip_comments").select("*, tip_comment_hidings(hidden_by)").eq("id", id),
      client.from("tip_comments").select().eq("id", id),
      client.from("tip_comment_hidings").select(),
    ]);
    await kept(attempt, "delete from tip_comments where id = $1", id);
    return JSON.stringify(answers.map(({ data }) => data)).includes(`"hidden_by":"${somebodyElse}`);
  },
  "hide a comment": async (attempt) => {
    const id = await commentOf(somebodyElse, attempt);
    await attempt.client.from("tip_comments").update({ hidden_reason: "Essai" }).eq("id", id);
    return kept(attempt, "delete from tip_comments where id = $1 and hidden_reason is not null returning 1", id);
  },
  "change what somebody said": async (attempt) => {
    const { client, me, tip } = attempt;
    const id = await commentOf(somebodyElse, attempt);
    const isChanged = await changes(attempt, "select c::text from tip_comments c order by id", [
      client.from("tip_comments").update({ content: "Autre" }).eq("id", id),
      client.from("tip_comments").update({ user_id: me }).eq("id", id),
      client.from("tip_comments").update({ hidden_at: "2001-01-01" }).eq("id", id),
      client.from("tip_comment_hidings").insert({ comment_id: id, hidden_by: me }),
      client.from("tip_comment_hidings").update({ hidden_by: me }).eq("comment_id", id),
      client.from("tip_comments").upsert({ id, tip_id: tip, user_id: me, content: "Autre" }),
      client.from("tip_comments").delete().eq("id", id),
    ]);
    await kept(attempt, "delete from tip_comments where id = $1", id);
    return isChanged;
  },
  "read one's own profile": async ({ client, me }) => given((await client.from("profiles").select().eq("id", me)).data),
  "read somebody else's profile": async ({ client, me }) =>
    given((await client.from("profiles").select().neq("id", me)).data),
  "change one's own profile": async (attempt) => {
    const { client, me, backend } = attempt;
    const isChanged = await changes(attempt, profiles, [
      client.from("profiles").upsert({ id: me, full_name: "Essai" }),
    ]);
    await backend.query("update profiles set full_name = 'Camille Martin' where id = $1 and full_name = 'Essai'", [me]);
    return isChanged;
  },
  "change somebody else's profile": (attempt) => {
    const { client, me } = attempt;
    return changes(attempt, profiles, [
      client.from("profiles").update({ full_name: "Intrus" }).neq("id", me),
      client.from("profiles").upsert({ id: somebodyElse, full_name: "Intrus" }),
      client.from("profiles").update({ id: somebodyElse }).eq("id", me),
      client.from("profiles").update({ created_at: "2001-01-01" }).eq("id", me),
      client.from("member_cards").update({ username: "Intrus" }).neq("id", me),
    ]);
  },
  "show a picture of oneself": async (attempt) => {
    const path = `${attempt.me}/avatar.png`;
    await attempt.client.storage.from("avatars").upload(path, picture, { upsert: true });
    return kept(attempt, "delete from storage.objects where name = $1 returning 1", path);
  },
  "show a picture in somebody else's name": async (attempt) => {
    const { client, me, backend } = attempt;
    const [theirs, mine] = [`${somebodyElse}/avatar.png`, `${me}/avatar.png`];
    await backend.query("insert into storage.objects (bucket_id, name, owner_id) values ('avatars', $1, $2)", [
      theirs,
      somebodyElse,
    ]);
    const bucket = client.storage.from("avatars");
    const isChanged = await changes(attempt, "select name, owner_id, version from storage.objects order by name", [
      bucket.upload(theirs, picture, { upsert: true }),
      bucket.update(theirs, picture),
      bucket.upload(`${somebodyElse}/avatar.jpg`, picture),
      bucket.upload(`${me}/../${theirs}`, picture, { upsert: true }),
      bucket.upload(`${me}/page.html`, picture),
      bucket.upload(`avatar.png`, picture),
      bucket.remove([theirs]),
      bucket.move(mine, theirs),
      bucket.copy(mine, theirs),
      client.storage.createBucket("a"),
      client.storage.emptyBucket("avatars"),
      client.schema("storage").from("objects").delete().eq("name", theirs),
    ]);
    const { data } = await bucket.list(somebodyElse);
    await backend.query("delete from storage.objects where name = $1", [theirs]);
    return isChanged || given(data);
  },
  "take one's own data along": async ({ client, me }) => {
    const { data } = await client.rpc("export_my_data");
    return data?.profiles?.[0]?.id === me;
  },
  // A trigger stops the deletion at its start: the next probes need the member.
  "leave the club": async ({ client, me, backend }) => {
    await backend.query(
      "create function stop() returns trigger language plpgsql as $$ begin raise 'it came through'; end $$",
    );
    await backend.query("create trigger a_stop before delete on profiles for each row execute function stop()");
    const { error } = await client.from("profiles").delete().eq("id", me);
    await backend.query("drop function stop cascade");
    return error?.message === "it came through";
  },
  "make somebody else leave": (attempt) => {
    const { client, me } = attempt;
    return changes(attempt, "select id from auth.users order by id", [
      client.from("profiles").delete().eq("id", somebodyElse),
      client.from("profiles").delete().neq("id", me),
      client.from("member_cards").delete().eq("id", somebodyElse),
    ]);
  },
  // A member without an application reads no row, without a refusal.
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
  "sign up": async (attempt) => {
    const { email } = newMessage();
    await attempt.client.auth.signUp({ email, password: "neige-et-givre" });
    return kept(attempt, "delete from auth.users where email = $1 returning 1", email);
  },
  "follow a mail's link": async ({ client, backend }) => {
    const { email } = newMessage();
    await client.auth.signUp({ email, password: "neige-et-givre" });
    const [mail] = await backend.query("select body_text as text from outbox where recipient = $1", [email]);
    const token_hash = /token=(\w+)/.exec(String(mail?.["text"]))?.[1];
    // A plain request: the client would store the new session.
    const request = new Request("http://127.0.0.1/auth/v1/verify", {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ type: "signup", token_hash }),
    });
    const answer = await backend.fetch(request);
    await backend.query("delete from auth.users where email = $1", [email]);
    return answer.ok;
  },
  "change one's own login": async (attempt) => {
    const { email } = newMessage();
    await attempt.client.auth.updateUser({ email });
    return kept(attempt, "select from auth.users where id = $1 and email_change = $2", attempt.me, email);
  },
  "reach the logins": async (attempt) => {
    const { client } = attempt;
    const users = client.schema("auth").from("users");
    const isChanged = await changes(attempt, "select id, email, encrypted_password from auth.users order by id", [
      client.auth.admin.updateUserById(somebodyElse, { password: "neige-et-givre" }),
      client.auth.admin.deleteUser(somebodyElse),
      users.update({ email: "intrus@exemple.fr" }).eq("id", somebodyElse),
      client.auth.signInWithOtp({ email: "intrus@exemple.fr" }),
    ]);
    return (
      isChanged || given((await users.select("email")).data) || given((await client.auth.admin.listUsers()).data.users)
    );
  },
  "apply for a role": (attempt) => applyAs(attempt.me, attempt),
  "apply in somebody else's name": (attempt) => applyAs(somebodyElse, attempt),
  "read one's own applications": async (attempt) => {
    const { client, me, backend } = attempt;
    const [row] = await backend.query(ofOwner, [me]);
    const { data } = await client.from("applications").select().eq("user_id", me);
    await backend.query("delete from applications where id = $1", [String(row?.["id"])]);
    return given(data);
  },
  "read somebody else's applications": async ({ client, me }) => {
    const answers = await Promise.all([
      client.from("applications").select().neq("user_id", me),
      client.rpc("search_applications", { words: "" }).neq("user_id", me),
    ]);
    return answers.some(({ data }) => given(data));
  },
  "read what somebody else has withdrawn": async ({ client, backend }) => {
    const [row] = await backend.query(ofOwner, [somebodyElse]);
    const id = String(row?.["id"]);
    await backend.query("update applications set status = 'withdrawn' where id = $1", [id]);
    const answers = await Promise.all([
      client.from("applications").select().eq("id", id),
      client.rpc("search_applications", { words: "" }).eq("id", id),
      client.from("applications").update({ staff_notes: "Lu" }).eq("id", id).select(),
    ]);
    await backend.query("delete from applications where id = $1", [id]);
    return answers.some(({ data }) => given(data));
  },
  "withdraw one's own application": async (attempt) => {
    const { client, me, backend } = attempt;
    const [row] = await backend.query(ofOwner, [me]);
    await client.rpc("withdraw_application", { application: row?.["id"] });
    const [left] = await backend.query("delete from applications where id = $1 returning status", [row?.["id"]]);
    return left?.["status"] === "withdrawn";
  },
  "withdraw somebody else's application": (attempt) => {
    const { client } = attempt;
    return changes(attempt, applications, [
      client.rpc("withdraw_application", { application: pendingOfSeed().id }),
      client.from("applications").update({ status: "withdrawn" }).neq("availability", ""),
      client.from("applications").delete().neq("availability", ""),
    ]);
  },
  "decide on an application": (attempt) => {
    const { client, me } = attempt;
    const row = { status: "accepted", reviewed_by: me, reviewed_at: "2026-11-20", staff_notes: null };
    return onWaiting(attempt, (id) =>
      changes(attempt, applications, [client.from("applications").update(row).eq("id", id)]),
    );
  },
  "decide on one's own application": async (attempt) => {
    const { client, me, backend } = attempt;
    const [row] = await backend.query(ofOwner, [me]);
    const id = String(row?.["id"]);
    const update = (status: string) =>
      client
        .from("applications")
        .update({ status, reviewed_by: me, reviewed_at: "2026-11-20", staff_notes: null })
        .eq("id", id);
    const state = "select a::text from applications a order by id";
    const isDecided = await changes(attempt, state, [update("accepted"), update("rejected")]);
    await backend.query("update applications set status = 'rejected' where id = $1", [id]);
    const isUndone = await changes(attempt, state, [client.rpc("undo_review", { application: id })]);
    await backend.query("delete from applications where id = $1", [id]);
    return isDecided || isUndone;
  },
  "decide in somebody else's name": (attempt) => {
    const update = (row: object, id: string) => attempt.client.from("applications").update(row).eq("id", id);
    return onWaiting(attempt, (id) =>
      changes(attempt, applications, [
        update({ status: "accepted" }, id),
        update({ status: "accepted", reviewed_by: somebodyElse }, id),
        update({ status: "pending", reviewed_by: attempt.me }, id),
        update({ status: "withdrawn", reviewed_by: attempt.me }, id),
        update({ staff_notes: "Oui", reviewed_by: attempt.me }, id),
        update({ status: "accepted", reviewed_by: attempt.me, motivation: "Autre" }, id),
        update({ status: "accepted", reviewed_by: attempt.me, user_id: attempt.me }, id),
      ]),
    );
  },
  "change a decision": (attempt) => {
    const { client, me } = attempt;
    const update = (row: object) => client.from("applications").update(row).eq("id", decidedOfSeed().id);
    return changes(attempt, applications, [
      update({ status: "rejected", reviewed_by: me }),
      update({ status: "pending", reviewed_by: me, reviewed_at: null }),
      update({ staff_notes: "Non" }),
      update({ reviewed_at: "2030-01-01" }),
      update({ reviewed_by: me }),
    ]);
  },
  "take back a decision of this moment": (attempt) => {
    const { client, me, backend } = attempt;
    return onWaiting(attempt, async (id) => {
      await backend.query("update applications set status = 'rejected', reviewed_by = $2 where id = $1", [id, me]);
      return changes(attempt, applications, [client.rpc("undo_review", { application: id })]);
    });
  },
  "take back an old decision": (attempt) =>
    changes(attempt, applications, [attempt.client.rpc("undo_review", { application: decidedOfSeed().id })]),
  "write a decision into a new application": (attempt) => {
    const { client, me } = attempt;
    const own = {
      user_id: me,
      position: "event-manager",
      discord_username: "",
      experience: "{}",
      availability: "",
      motivation: "",
    };
    return onWaiting(attempt, (id) =>
      changes(attempt, applications, [
        client.from("applications").upsert({ ...own, id, status: "accepted" }),
        client.from("applications").insert({ ...own, status: "accepted" }),
        client.from("applications").insert({ ...own, status: "pending", staff_notes: "Oui" }),
        client.from("applications").insert({ ...own, status: "pending", created_at: "2020-01-01" }),
        client.rpc("announce_application", { application: id, applicant: me }),
      ]),
    );
  },
  "read who decided": async ({ client }) => given((await client.from("application_reviews").select()).data),
  "read who decided on one's own application": async (attempt) => {
    const { client, me, backend } = attempt;
    const [row] = await backend.query(ofOwner, [me]);
    const id = String(row?.["id"]);
    await backend.query("update applications set status = 'rejected', reviewed_by = $2 where id = $1", [
      id,
      somebodyElse,
    ]);
    const answers = await Promise.all([
      client.from("applications").select().eq("id", id),
      client.from("applications").select("reviewed_by").eq("id", id),
      client.from("applications").select("*, application_reviews(*)").eq("id", id),
      client.rpc("search_applications", { words: "" }).eq("id", id),
      client.from("application_reviews").select().eq("application_id", id),
      client.rpc("export_my_data").then(({ data }) => ({ data: data?.applications })),
    ]);
    await backend.query("delete from applications where id = $1", [id]);
    return JSON.stringify(answers.map(({ data }) => data)).includes(somebodyElse);
  },
  "write who decided": (attempt) => {
    const { client, me } = attempt;
    const row = { application_id: decidedOfSeed().id, status: "rejected", made_by: me };
    return changes(attempt, "select r::text from application_reviews r order by id", [
      client.from("application_reviews").insert(row),
      client.from("application_reviews").update({ made_by: somebodyElse }).neq("status", ""),
      client.from("application_reviews").delete().neq("status", ""),
    ]);
  },
  "read internal notes on applications": async ({ client, backend }) => {
    const about = pendingOfSeed().id;
    await backend.query("insert into application_notes (application_id, content) values ($1, 'Entre nous')", [about]);
    const { data } = await client.from("application_notes").select();
    await backend.query("delete from application_notes where application_id = $1", [about]);
    return given(data);
  },
  "write internal notes on applications": (attempt) => noteAs(attempt.me, attempt),
  "write internal notes in somebody else's name": (attempt) => noteAs(somebodyElse, attempt),
  "read the club's figures": async ({ client }) => {
    const answers = [
      await client.rpc("admin_statistics"),
      await client.rpc("club_setup"),
      await client.rpc("count_applications", { words: "" }),
    ];
    return answers.some(({ data }) => given(data));
  },
  "look for members": async ({ client }) => {
    const answers = await Promise.all(
      ["", "i", "admin@demo.test"].map((words) => client.rpc("find_members", { words })),
    );
    return answers.some(({ data }) => given(data));
  },
  "read somebody else's role": async ({ client, me }) =>
    given((await client.from("user_roles").select().neq("user_id", me)).data),
  "make somebody staff": async (attempt) => {
    const row = { user_id: somebodyElse, role: "staff" };
    await attempt.client.from("user_roles").insert(row);
    return kept(attempt, "delete from user_roles where user_id = $1 returning 1", somebodyElse);
  },
  "take a name that passes for a function": async ({ client }) =>
    (await client.rpc("take_reserved_name", { member: somebodyElse })).error === null,
  "make somebody an admin": (attempt) => {
    const { client } = attempt;
    return changes(attempt, roles, [
      client.from("user_roles").insert({ user_id: somebodyElse, role: "admin" }),
      client.from("user_roles").upsert({ user_id: somebodyElse, role: "admin" }),
      client.from("user_roles").update({ role: "admin" }).eq("role", "staff"),
    ]);
  },
  "take an admin's role": (attempt) => {
    const { client, me } = attempt;
    return changes(attempt, roles, [
      client.from("user_roles").delete().eq("role", "admin"),
      client.from("user_roles").update({ role: "staff" }).eq("role", "admin"),
      client.from("user_roles").delete().eq("user_id", me),
    ]);
  },
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
      client.rpc("enqueue_mail", { mail }),
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
} satisfies Partial<Record<Act, RequestProbe>>;
