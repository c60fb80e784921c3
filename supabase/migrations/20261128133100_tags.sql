-- The tags that the staff gives articles. docs/decisions/0132-authors-and-tags.md has the reasons.

-- The slugs of a field with a line for each tag; domain/content/tags.ts has the same rule.
create function private.tag_slugs(tags text) returns text[]
language sql immutable security definer set search_path = '' as $$
  select coalesce(array_agg(s.slug order by s.place), '{}')
  from (
    select btrim(regexp_replace(private.search_folded(l.line), '[^a-z0-9]+', '-', 'g'), '-') as slug, l.place
    from unnest(string_to_array(tags, E'\n')) with ordinality as l (line, place)
  ) s where s.slug <> ''
$$;
revoke execute on function private.tag_slugs(text) from public;
grant execute on function private.tag_slugs(text) to authenticated, service_role;

-- `tags`: a line for each.
alter table public.articles
  add column tags text not null default '',
  add column tag_slugs text[] not null generated always as (private.tag_slugs(tags)) stored,
  add constraint articles_tags_lines check (private.are_lines(string_to_array(tags, E'\n'), 10, 40));
create index articles_tagged on public.articles using gin (tag_slugs) where is_published;
grant select (tags, tag_slugs) on public.articles to anon, authenticated;
grant insert (tags), update (tags) on public.articles to authenticated;

-- All tags, those of drafts too, the most used first: what the form offers.
create function public.list_tags() returns table (label text, articles bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the tags of drafts';
  end if;
  return query
    select mode() within group (order by l.line), count(*)
    from public.articles a
    cross join lateral unnest(string_to_array(a.tags, E'\n')) as l (line)
    cross join lateral (select (private.tag_slugs(l.line))[1] as slug) s
    where a.tags <> ''
    group by s.slug
    order by count(*) desc, s.slug
    limit 500;
end
$$;
revoke all on function public.list_tags() from public, anon, authenticated;
grant execute on function public.list_tags() to authenticated, service_role;

-- A field of the form, as the authors are.
create or replace function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(before) b join jsonb_each(after) a using (key)
  where a.value is distinct from b.value and key in (
    'title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match',
    'search_title', 'search_description', 'authors', 'tags'
  )
$$;
create or replace function private.version_fields(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(item)
  where key in (
    'title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match',
    'search_title', 'search_description', 'authors', 'tags'
  )
$$;
update public.content_versions set item_fields = item_fields || '{"tags": ""}' where article_id is not null;

drop trigger touch on public.articles;
create trigger touch before update of slug, title, content, excerpt, category, author_name, featured_image, is_published, match, search_title,
  search_description, authors, tags on public.articles for each row execute function private.touch();
drop trigger number_revision on public.articles;
create trigger number_revision before update of title, content, excerpt, category, featured_image, match, search_title, search_description,
  authors, tags on public.articles for each row execute function private.number_revision();
drop trigger record_version on public.articles;
create trigger record_version
  after insert or update of title, content, excerpt, category, featured_image, match, search_title, search_description, authors, tags,
    is_published
  on public.articles for each row execute function private.record_version();

-- The search finds an article by its tags.
create or replace view private.search_sources as
  select 'article' as kind, a.id as item, a.slug, a.title, a.published_at as at,
    concat_ws(
      ' ', nullif(a.excerpt, ''), private.text_of_html(a.content), nullif(a.category_label, ''), nullif(replace(a.tags, E'\n', ' '), '')
    ) as body
  from public.articles a where a.is_published
  union all
  select 'tip', t.id, t.slug, t.title, t.published_at,
    concat_ws(' ', nullif(t.excerpt, ''), private.text_of_markdown(t.content), nullif(t.category_label, ''))
  from public.tips t where t.is_published
  union all
  select 'match', m.id, m.slug, t.game || ' – ' || m.opponent, m.start,
    concat_ws(' ', m.competition, nullif(m.stage, ''), nullif(m.notes, ''), nullif(array_to_string(m.lineup, ' '), ''))
  from public.matches m join public.teams t on t.slug = m.team where m.is_published and t.is_published
  union all
  select 'team', t.id, t.slug, t.game, null::timestamptz,
    concat_ws(' ', nullif(t.title, ''), nullif(t.lead, ''), nullif(t.tier, ''), nullif(t.description, ''), (
      select string_agg(concat_ws(' ', h.title, h.result, h.year), ' ' order by h.place, h.id)
      from public.honours h where h.team = t.slug and h.is_published
    ))
  from public.teams t where t.is_published
  union all
  select 'person', p.id, p.slug, p.name, null::timestamptz,
    concat_ws(' ', own.roles, nullif(array_to_string(p.qualities, ' '), ''), nullif(p.experience, ''), nullif(p.story, ''))
  from public.people p cross join lateral (
    select string_agg(concat_ws(' ', m.role, nullif(m."position", ''), t.game), ' ' order by m.place, m.id) as roles
    from public.memberships m join public.teams t on t.slug = m.team
    where m.person = p.slug and m.is_published and t.is_published
  ) own
  where p.is_published and own.roles is not null;
drop trigger follow_searched_change on public.articles;
create trigger follow_searched_change
  after update of title, slug, excerpt, content, category, category_label, tags, is_published, published_at on public.articles
  for each row execute function private.follow_searched('article');

-- An import brings them.
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
      slug, old_slugs, title, content, excerpt, category, author_name, authors, tags, match, featured_image, search_title,
      search_description, is_published, published_at, created_at, updated_at
    ) values (
      free, former, item ->> 'title', item ->> 'content', item ->> 'excerpt', item ->> 'category', item ->> 'byline',
      coalesce(item ->> 'authors', ''), coalesce(item ->> 'tags', ''), item ->> 'match', item ->> 'featured_image',
      item ->> 'search_title', item ->> 'search_description', shown, (item ->> 'published_at')::timestamptz, begun, begun
    ) returning id into article;
  end if;
  if shown and coalesce((item ->> 'is_featured')::boolean, false)
    and not exists (select from public.articles where is_featured) and not exists (select from public.tips where is_featured) then
    update public.articles set is_featured = true where id = article;
    update public.tips set is_featured = true where id = tip;
  end if;
  if shown and coalesce((item ->> 'is_pinned')::boolean, false) then
    update public.articles set is_pinned = true where id = article and (select count(*) from public.articles where is_pinned) < 3;
    update public.tips set is_pinned = true where id = tip and (select count(*) from public.tips where is_pinned) < 3;
  end if;
  insert into public.imported_items (origin, import_id, article_id, tip_id, was_published, slug)
  values (item ->> 'origin', of_import, article, tip, shown, free);
  return free;
end
$$;
