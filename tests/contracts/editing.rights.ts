import type { MemberId } from "../../domain/accounts/member.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { NewItem } from "../../domain/content/editing/ports.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { pngOf } from "../pictures.ts";
import { type Attempt, type ContentKind, changes, given, kept, type PortAttempt } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, ofStaff } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const newItem = (kind: ContentKind, authorId: MemberId): NewItem => ({
  kind,
  slug: `essai-${crypto.randomUUID()}` as Slug,
  fields: { ...noFields, title: "Essai", author: kind === "tip" ? "Essai" : "" },
  authorId,
  authorName: "Essai",
  isPublished: false,
});

const writeThrough = async (
  kind: ContentKind,
  { ports: { contents }, me, draft, articleDraft }: PortAttempt,
): Promise<boolean> => {
  const added = await contents.add(newItem(kind, me));
  const item = { kind, id: added.ok ? added.value.id : kind === "tip" ? draft.id : articleDraft.id };
  const saved = await contents.save({ ...item, revision: 1, fields: { ...noFields, title: "Autre" } });
  if (added.ok) await contents.remove(item);
  return added.ok || saved.ok;
};

const removeThrough = async (
  kind: ContentKind,
  { ports: { contents }, me, draft, articleDraft }: PortAttempt,
): Promise<boolean> => {
  const added = await contents.add(newItem(kind, me));
  const id = added.ok ? added.value.id : kind === "tip" ? draft.id : articleDraft.id;
  return (await contents.remove({ kind, id })).ok;
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

export const probes: Probes = {
  "write a tip": {
    port: (attempt) => writeThrough("tip", attempt),
    request: (attempt) => writeOf("tip", attempt),
  },
  "publish a tip": {
    port: async ({ ports, draft: { id } }) => (await ports.contents.setPublished({ kind: "tip", id }, false)).ok,
    request: (attempt) => publish("tip", attempt),
  },
  "delete a tip": {
    port: (attempt) => removeThrough("tip", attempt),
    request: (attempt) => deletionOf("tip", attempt),
  },
  "write an article": {
    port: (attempt) => writeThrough("article", attempt),
    request: (attempt) => writeOf("article", attempt),
  },
  "write an article in somebody else's name": {
    port: async ({ ports: { contents } }) => (await contents.add(newItem("article", somebodyElse))).ok,
    request: async (attempt) => {
      const slug = `essai-${crypto.randomUUID()}`;
      await attempt.client.from("articles").insert({ slug, title: "Essai", author_id: somebodyElse });
      await attempt.client.from("articles").update({ author_id: somebodyElse }).eq("id", attempt.article);
      const claimed = "select from articles where author_id = $1 and (slug = $2 or id = $3)";
      return kept(attempt, claimed, somebodyElse, slug, attempt.article);
    },
  },
  "publish an article": {
    port: async ({ ports, articleDraft: { id } }) =>
      (await ports.contents.setPublished({ kind: "article", id }, false)).ok,
    request: (attempt) => publish("article", attempt),
  },
  "delete an article": {
    port: (attempt) => removeThrough("article", attempt),
    request: (attempt) => deletionOf("article", attempt),
  },
  "learn who changed what was written": {
    port: async ({ ports: { contents, itemRecords }, me, article: { id } }) => {
      const added = await contents.add(newItem("article", me));
      const item = { kind: "article", id: added.ok ? added.value.id : id } as const;
      if (added.ok) await contents.save({ ...item, revision: 1, fields: { ...added.value.fields, excerpt: "Autre" } });
      const changes = await itemRecords.changesSince(item, 0);
      if (added.ok) await contents.remove(item);
      return changes.length > 0;
    },
    request: async ({ client, backend, tip, article }) => {
      const insert = (kind: ContentKind) =>
        `insert into ${kind}_revisions (${kind}_id, revision, fields) values ($1, 99, '{title}')`;
      await Promise.all([backend.query(insert("tip"), [tip]), backend.query(insert("article"), [article])]);
      const answers = [await client.from("tip_revisions").select(), await client.from("article_revisions").select()];
      for (const kind of ["tip", "article"]) await backend.query(`delete from ${kind}_revisions where revision = 99`);
      return answers.some(({ data }) => given(data));
    },
  },
  "change what is known of changes": {
    port: "no port writes one",
    request: async (attempt) => {
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
  },
  "add a picture to what is written": {
    port: async ({ ports }) =>
      (await ports.itemPictures.put([{ type: "png", bytes: pngOf({ width: 2, height: 2 }) }])).ok,
    request: async (attempt) => {
      const path = `images/${crypto.randomUUID()}.png`;
      const bucket = attempt.client.storage.from("contenus");
      await bucket.upload(path, pngOf({ width: 2, height: 2 }), { contentType: "image/png" });
      await bucket.upload("images/intrus.png", pngOf({ width: 2, height: 2 }), { contentType: "image/png" });
      if (await kept(attempt, "select from storage.objects where name = 'images/intrus.png'")) return true;
      return kept(attempt, "delete from storage.objects where name = $1 returning 1", path);
    },
  },
};

/** What search engines read. */
const search = ["search_title", "search_description"];
const ofBoth = ["title", "content", "excerpt", "category", "featured_image", "slug", "is_published", ...search];
const ofTips = ["difficulty", "read_time"];
/** When the database publishes a text and takes it back. */
const times = ["publish_at", "unpublish_at"];
/** Where a text comes first. */
const highlights = ["is_featured", "is_pinned"];
/** The staff's rights to write content: not the counters and revisions. */
const written = (table: string, inserted: readonly string[], updated: readonly string[]) => [
  `authenticated: delete on ${table}`,
  ...[...ofBoth, ...inserted].map((column) => `authenticated: insert on ${table} (${column})`),
  ...[...ofBoth, ...updated].map((column) => `authenticated: update on ${table} (${column})`),
];

export const privileges = [
  ...written(
    "articles",
    ["author_id", "author_name", "match", "authors", "tags"],
    ["match", "authors", "tags", ...times, ...highlights],
  ),
  ...written("tips", [...ofTips, "author"], [...ofTips, "author", "hero_image", ...times, ...highlights]),
  "authenticated: select on article_revisions",
  "authenticated: select on tip_revisions",
  ...calls("members", "definer", "count_content find_content"),
  ...calls("members", "invoker", "taken_slugs"),
];

export const cells: Cells = {
  rows: "update tips set excerpt = excerpt || '.'; update articles set excerpt = excerpt || '.'",
  reach: { "select public.article_revisions": ofStaff, "select public.tip_revisions": ofStaff },
};
