import { baselineIn, type Migration } from "../database/migrations.ts";
import type { Manifest } from "./format.ts";
import { BackupRefusal } from "./refusal.ts";

/** What the migrations between version 1.0.0 and the baseline did to rows. No trigger fires for these statements. */
const fromFirstRelease = `
  update public.tip_ratings set rated_at = null;
  insert into public.view_days (day, views) select v.day, count(*) from public.tip_views v group by v.day;
  update public.articles a set category_label
    = coalesce((select c.label from public.categories c where c.kind = 'article' and c.slug = a.category), a.category);
  update public.tips t set category_label
    = coalesce((select c.label from public.categories c where c.kind = 'tip' and c.slug = t.category), t.category),
    plan = private.first_plan(t.content);
  update public.article_statistics s set (likes, comments) = (
    select coalesce(sum(a.like_count), 0), coalesce(sum(a.comment_count), 0)
    from public.articles a where a.is_published and a.category = s.category
  );
  update public.applications a set
    position_title = case a.position
      when 'community-manager' then 'Community manager'
      when 'event-manager' then 'Event manager'
      when 'video-editor' then 'Montage vidéo'
      when 'partnership-manager' then 'Responsable partenariats'
      when 'content-creator' then 'Création de contenu'
      else a.position
    end,
    questions = case a.position
      when 'community-manager' then '[
        {"name": "experience", "label": "Expérience", "hint": "Un club, une association, un compte que vous avez fait vivre."},
        {"name": "socialMedia", "label": "Réseaux sociaux", "hint": "Ceux que vous connaissez, avec un lien si vous en avez un."},
        {"name": "projects", "label": "Projets", "hint": "Ce que vous avez fait, même petit, même pour vous."},
        {"name": "esportKnowledge", "label": "Connaissance de l''esport", "hint": "Les jeux et les équipes que vous suivez."}
      ]'::jsonb
      else '[]'::jsonb
    end;
  update private.application_words w set words
    = private.folded(a.position || ' ' || a.position_title || ' ' || a.discord_username || ' ' || a.motivation)
  from public.applications a where a.id = w.application_id;
  update public.contact_messages set state = 'closed', is_read = true;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'fichiers', 'fichiers', true, 10000000,
    array['application/pdf', 'application/zip', 'text/plain', 'text/csv', 'application/octet-stream']
  ) on conflict (id) do nothing;
  update auth.users u set email = 'double-' || u.id || '@adresse.invalid'
  from (
    select id, private.ascii_mail_address(email) as address, row_number() over (
      partition by private.ascii_mail_address(email)
      order by email_confirmed_at is null, last_sign_in_at desc nulls last, created_at, id
    ) as rank
    from auth.users where email <> ''
  ) s
  where s.id = u.id and s.rank > 1;
  update auth.users set email = private.ascii_mail_address(email) where email <> private.ascii_mail_address(email);
  update auth.identities i set identity_data = jsonb_set(i.identity_data, '{email}', to_jsonb(u.email::text))
  from auth.users u where u.id = i.user_id and i.provider = 'email' and i.identity_data ->> 'email' <> u.email;
  insert into public.content_versions (article_id, revision, cause, item_fields, saved_at)
  select a.id, a.revision, case when a.is_published then 'published' else 'saved' end, private.version_fields(to_jsonb(a)), a.updated_at
  from public.articles a;
  insert into public.content_versions (tip_id, revision, cause, item_fields, saved_at)
  select t.id, t.revision, case when t.is_published then 'published' else 'saved' end, private.version_fields(to_jsonb(t)), t.updated_at
  from public.tips t;
  insert into private.picture_uses (picture, place, item)
  select picture, 'article', r.id from public.articles r cross join private.pictures_in(to_jsonb(r)) picture
  union all
  select picture, 'tip', r.id from public.tips r cross join private.pictures_in(to_jsonb(r)) picture
  union all
  select picture, 'version', r.id from public.content_versions r cross join private.pictures_in(to_jsonb(r)) picture;
  insert into private.search_entries (kind, item, slug, title, at, body, folded, title_words, words)
  select s.kind, s.item, s.slug, s.title, s.at, s.body, private.search_indexed(s.body),
    private.search_vector(private.search_indexed(s.title)), private.search_vector(private.search_indexed(s.title || ' ' || s.body))
  from private.search_sources s;
  insert into private.search_words (word) select distinct unnest(tsvector_to_array(e.words)) from private.search_entries e`;

/** The last migrations of the versions before the baseline whose backups are loaded, with the statements for their rows. */
const ends: Readonly<Record<string, string>> = {
  "20261122150000": fromFirstRelease,
  // Their rows are the baseline's, without those that only told of changes.
  "20261130090000": "",
  "20261201010000": "",
  "20261202000000": "",
};

/** Followed teams had a table of their own, of which each column is one of `follows`. */
export const renamedTable = (entry: string): string =>
  entry === "tables/public.followed_teams" ? "tables/public.follows" : entry;

/** They only told of changes: the ledger begins anew. */
export const leftOutTables: ReadonlySet<string> = new Set(
  ["site_changes", "change_hints", "notification_hints"].map((name) => `tables/public.${name}`),
);

type Upgrade = {
  /** Stands in the place of the backup's migrations. */
  readonly baseline: Migration;
  /** For the rows, once they are loaded. */
  readonly statements: string;
};

/** How a backup from before the baseline is loaded; undefined for any other. Refuses a state between two versions. */
export const upgradeToBaseline = (
  file: string,
  manifest: Manifest,
  migrations: readonly Migration[],
): Upgrade | undefined => {
  const baseline = baselineIn(migrations);
  const last = manifest.migrations.at(-1);
  if (!baseline || !last || last.version >= baseline.version) return undefined;
  const statements = ends[last.version];
  if (statements === undefined) {
    throw new BackupRefusal(
      `${file} is of a state between two versions of the site: restore it with the last version before this one, start that site, and restore the backup that you make of it.`,
    );
  }
  return { baseline, statements };
};
