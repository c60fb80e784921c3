-- The former slugs of articles and tips, and what search engines read of them. docs/decisions/0123-addresses-of-content.md has the reasons.

alter table public.articles
  add column old_slugs text[] not null default '{}' check (cardinality(old_slugs) <= 50),
  add column search_title text check (char_length(search_title) <= 200),
  add column search_description text check (char_length(search_description) <= 500),
  add constraint articles_search_title_plain check (private.is_plain_line(search_title)),
  add constraint articles_search_description_plain check (private.is_plain_line(search_description));
alter table public.tips
  add column old_slugs text[] not null default '{}' check (cardinality(old_slugs) <= 50),
  add column search_title text check (char_length(search_title) <= 200),
  add column search_description text check (char_length(search_description) <= 500),
  add constraint tips_search_title_plain check (private.is_plain_line(search_title)),
  add constraint tips_search_description_plain check (private.is_plain_line(search_description));
create index articles_once_at on public.articles using gin (old_slugs);
create index tips_once_at on public.tips using gin (old_slugs);
-- Few items were ever moved: the numbering of slugs reads them all.
create index articles_moved on public.articles (id) where old_slugs <> '{}';
create index tips_moved on public.tips (id) where old_slugs <> '{}';

grant select (old_slugs, search_title, search_description), insert (search_title, search_description),
  update (search_title, search_description) on public.articles to authenticated;
grant select (old_slugs, search_title, search_description) on public.articles to anon;
grant insert (search_title, search_description), update (search_title, search_description) on public.tips to authenticated;

-- Whether another item of the kind had the slug.
create function private.was_slug_of_other(kind text, wanted text, item uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case was_slug_of_other.kind
    when 'tip' then exists (select from public.tips t where t.old_slugs @> array[wanted] and t.id is distinct from item)
    else exists (select from public.articles a where a.old_slugs @> array[wanted] and a.id is distinct from item)
  end
$$;

-- The slug of what was published once stays as an old one: the fifty newest. An own old slug may be taken again. One item at a time, so
-- that no slug becomes one's present and another's old one.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('slugs of ' || tg_table_name, 0));
  -- Its present slugs are unique by their index.
  if private.was_slug_of_other(rtrim(tg_table_name, 's'), new.slug, new.id) then
    raise unique_violation using message = 'another item had this slug';
  end if;
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if tg_op = 'UPDATE' and old.published_at is not null then
    new.old_slugs := array_append(new.old_slugs, old.slug);
    new.old_slugs := new.old_slugs[greatest(1, cardinality(new.old_slugs) - 49):];
  end if;
  return new;
end
$$;
create trigger keep_old_slug before insert or update of slug on public.articles
  for each row execute function private.keep_old_slug();
create trigger keep_old_slug before insert or update of slug on public.tips
  for each row execute function private.keep_old_slug();

-- The slugs, and the old ones, that are equal to one or begin with it and a hyphen, of the items that the caller reads.
create function public.taken_slugs(kind text, wanted text) returns table (slug text)
language sql stable set search_path = '' as $$
  select a.slug from public.articles a where taken_slugs.kind = 'article' and (a.slug = wanted or a.slug like wanted || '-%')
  union
  select o from public.articles a, unnest(a.old_slugs) o
  where taken_slugs.kind = 'article' and a.old_slugs <> '{}' and (o = wanted or o like wanted || '-%')
  union
  select t.slug from public.tips t where taken_slugs.kind = 'tip' and (t.slug = wanted or t.slug like wanted || '-%')
  union
  select o from public.tips t, unnest(t.old_slugs) o
  where taken_slugs.kind = 'tip' and t.old_slugs <> '{}' and (o = wanted or o like wanted || '-%')
  order by 1
$$;

-- A new slug is no revision: no form has the field, so there is nothing to compare, and who writes meanwhile isn't disturbed.
create or replace function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(before) b join jsonb_each(after) a using (key)
  where a.value is distinct from b.value and key in (
    'title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match',
    'search_title', 'search_description'
  )
$$;
create or replace function private.version_fields(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(item)
  where key in (
    'title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match',
    'search_title', 'search_description'
  )
$$;
-- As the rows are now: a save of what an earlier version has is a restoration.
update public.content_versions set item_fields = item_fields || '{"search_title": null, "search_description": null}';

drop trigger touch on public.articles;
drop trigger touch on public.tips;
create trigger touch before update of slug, title, content, excerpt, category, author_name, featured_image, is_published, match, search_title,
  search_description on public.articles for each row execute function private.touch();
create trigger touch before update of slug, title, content, excerpt, category, author, read_time, difficulty, hero_image,
  featured_image, is_published, search_title, search_description on public.tips for each row execute function private.touch();

drop trigger number_revision on public.articles;
drop trigger number_revision on public.tips;
create trigger number_revision before update of title, content, excerpt, category, featured_image, match, search_title, search_description
  on public.articles for each row execute function private.number_revision();
create trigger number_revision before update of title, content, excerpt, category, author, read_time, difficulty, hero_image,
  featured_image, search_title, search_description on public.tips for each row execute function private.number_revision();

drop trigger record_version on public.articles;
drop trigger record_version on public.tips;
create trigger record_version
  after insert or update of title, content, excerpt, category, featured_image, match, search_title, search_description, is_published
  on public.articles for each row execute function private.record_version();
create trigger record_version
  after insert or update of title, content, excerpt, category, featured_image, author, read_time, difficulty, hero_image, search_title,
    search_description, is_published
  on public.tips for each row execute function private.record_version();

-- Imports: an item brings its old slugs, as far as they are free, and one whose slug was changed since isn't taken back.
alter table public.imported_items add column slug text;
update public.imported_items i set slug = coalesce(
  (select a.slug from public.articles a where a.id = i.article_id), (select t.slug from public.tips t where t.id = i.tip_id)
);
alter table public.imported_items alter column slug set not null;

create or replace view private.imported_states with (security_invoker = true) as
  select i.import_id, i.origin, 'article' as kind, a.id, a.slug, a.title, a.created_at,
    a.revision <> 1 or a.slug <> i.slug or a.is_published <> i.was_published or a.comment_count > 0
      or num_nonnulls(a.publish_at, a.unpublish_at) > 0 as is_changed
  from public.imported_items i join public.articles a on a.id = i.article_id
  union all
  select i.import_id, i.origin, 'tip', t.id, t.slug, t.title, t.created_at,
    t.revision <> 1 or t.slug <> i.slug or t.is_published <> i.was_published or t.comment_count > 0
      or num_nonnulls(t.publish_at, t.unpublish_at) > 0
  from public.imported_items i join public.tips t on t.id = i.tip_id;

create or replace function private.is_slug_taken(kind text, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.was_slug_of_other(is_slug_taken.kind, wanted, null) or case is_slug_taken.kind
    when 'tip' then exists (select from public.tips t where t.slug = wanted)
    else exists (select from public.articles a where a.slug = wanted)
  end
$$;

create or replace function private.add_imported(of_import uuid, item jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  free text := private.free_slug(item ->> 'kind', item ->> 'slug');
  begun timestamptz := coalesce((item ->> 'created_at')::timestamptz, (item ->> 'published_at')::timestamptz, now());
  shown boolean := (item ->> 'is_published')::boolean;
  former text[] := array(
    select one from jsonb_array_elements_text(coalesce(item -> 'old_slugs', '[]')) with ordinality as list (one, place)
    where one <> free and not private.is_slug_taken(item ->> 'kind', one) order by place limit 50
  );
  article uuid;
  tip uuid;
begin
  if item ->> 'kind' = 'tip' then
    insert into public.tips (
      slug, old_slugs, title, content, excerpt, category, author, read_time, difficulty, hero_image, featured_image, search_title,
      search_description, is_published, published_at, created_at, updated_at
    ) values (
      free, former, item ->> 'title', item ->> 'content', item ->> 'excerpt', item ->> 'category', item ->> 'author', item ->> 'read_time',
      item ->> 'difficulty', item ->> 'hero_image', item ->> 'featured_image', item ->> 'search_title', item ->> 'search_description',
      shown, (item ->> 'published_at')::timestamptz, begun, begun
    ) returning id into tip;
  else
    insert into public.articles (
      slug, old_slugs, title, content, excerpt, category, author_name, match, featured_image, search_title, search_description,
      is_published, published_at, created_at, updated_at
    ) values (
      free, former, item ->> 'title', item ->> 'content', item ->> 'excerpt', item ->> 'category', item ->> 'byline', item ->> 'match',
      item ->> 'featured_image', item ->> 'search_title', item ->> 'search_description', shown, (item ->> 'published_at')::timestamptz,
      begun, begun
    ) returning id into article;
  end if;
  insert into public.imported_items (origin, import_id, article_id, tip_id, was_published, slug)
  values (item ->> 'origin', of_import, article, tip, shown, free);
  return free;
end
$$;

revoke execute on function private.was_slug_of_other(text, text, uuid), private.keep_old_slug() from public;
revoke all on function public.taken_slugs(text, text) from public, anon, authenticated;
grant execute on function public.taken_slugs(text, text) to authenticated, service_role;
