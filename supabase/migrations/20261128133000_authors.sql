-- The authors whom the staff names on an article. docs/decisions/0132-authors-and-tags.md has the reasons.

-- `authors`: a line for each, "@" and the id of a member, or a name. `author_names`: what readers see of them.
alter table public.articles
  add column authors text not null default '',
  add column author_names text[] not null default '{}',
  add constraint articles_authors_lines check (private.are_lines(string_to_array(authors, E'\n'), 5, 100));
-- Few articles name a member: a new username and a departure read these alone.
create index articles_naming_members on public.articles (id) where authors like '%@%';

grant select (authors, author_names) on public.articles to anon;
grant select (authors, author_names), insert (authors), update (authors) on public.articles to authenticated;

-- The member for whom a line stands; null for a name.
create function private.member_of_line(line text) returns uuid
language sql immutable set search_path = '' as $$
  select case when line ~ '^@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(line, 2)::uuid end
$$;

-- A member who is gone, or has no username, leaves no name; neither does an e-mail.
create function private.names_of_authors(authors text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(n.name order by l.place) filter (where n.name is not null), '{}')
  from unnest(string_to_array(authors, E'\n')) with ordinality as l (line, place)
  cross join lateral (
    select case
      when private.member_of_line(l.line) is not null
        then (select c.username from public.member_cards c where c.id = private.member_of_line(l.line))
      when l.line not like '%@%' then l.line
    end as name
  ) n
$$;

-- Only a member of the staff is named anew. domain/content/authors.ts has the same rule. Runs before `number_revision`, by its name.
create function private.keep_known_authors() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known text[] := case tg_op when 'UPDATE' then string_to_array(old.authors, E'\n') else '{}' end;
begin
  new.authors := coalesce((
    select string_agg(l.line, E'\n' order by l.place)
    from unnest(string_to_array(new.authors, E'\n')) with ordinality as l (line, place)
    where private.member_of_line(l.line) is null or l.line = any (known)
      or exists (select from public.member_cards c where c.id = private.member_of_line(l.line) and c.is_staff)
  ), '');
  new.author_names := private.names_of_authors(new.authors);
  return new;
end
$$;
create trigger keep_known_authors before insert or update of authors on public.articles
  for each row when (new.authors <> '' or new.author_names <> '{}') execute function private.keep_known_authors();

create function private.name_authors_anew() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.articles a set author_names = private.names_of_authors(a.authors)
  where a.id in (
    select s.id from public.articles s where s.authors like '%@%' and strpos(s.authors, '@' || old.id) > 0
    order by s.id for no key update
  );
  return null;
end
$$;
create trigger name_authors_anew after update of username on public.member_cards for each row
  when (old.username is distinct from new.username) execute function private.name_authors_anew();
create trigger name_authors_anew_after_deletion after delete on public.member_cards for each row
  execute function private.name_authors_anew();
create trigger tell_site_of_authors after update of author_names on public.articles for each row
  when (new.is_published and old.author_names <> new.author_names) execute function private.tell_site('articles');

-- Lists, feeds and posts name those authors, or else whoever created the article.
create function private.byline_of(authors text, names text[], creator text) returns text
language sql immutable set search_path = '' as $$
  select case
    when authors = '' then case when creator like '%@%' or btrim(creator) = '' then null else creator end
    when cardinality(names) < 2 then names[1]
    else array_to_string(names[:cardinality(names) - 1], ', ') || ' et ' || names[cardinality(names)]
  end
$$;
alter table public.articles
  alter column byline set expression as (private.byline_of(authors, author_names, author_name)),
  alter column byline_key set expression as (lower(translate(
    private.byline_of(authors, author_names, author_name),
    'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
  )));

-- The authors are a field of the form: a change makes a revision and a version.
create or replace function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(before) b join jsonb_each(after) a using (key)
  where a.value is distinct from b.value and key in (
    'title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match',
    'search_title', 'search_description', 'authors'
  )
$$;
create or replace function private.version_fields(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(item)
  where key in (
    'title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match',
    'search_title', 'search_description', 'authors'
  )
$$;
-- As the rows are now: a save of what an earlier version has is a restoration.
update public.content_versions set item_fields = item_fields || '{"authors": ""}' where article_id is not null;

drop trigger touch on public.articles;
create trigger touch before update of slug, title, content, excerpt, category, author_name, featured_image, is_published, match, search_title,
  search_description, authors on public.articles for each row execute function private.touch();
drop trigger number_revision on public.articles;
create trigger number_revision before update of title, content, excerpt, category, featured_image, match, search_title, search_description,
  authors on public.articles for each row execute function private.number_revision();
drop trigger record_version on public.articles;
create trigger record_version
  after insert or update of title, content, excerpt, category, featured_image, match, search_title, search_description, authors, is_published
  on public.articles for each row execute function private.record_version();

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
      slug, old_slugs, title, content, excerpt, category, author_name, authors, match, featured_image, search_title, search_description,
      is_published, published_at, created_at, updated_at
    ) values (
      free, former, item ->> 'title', item ->> 'content', item ->> 'excerpt', item ->> 'category', item ->> 'byline',
      coalesce(item ->> 'authors', ''), item ->> 'match', item ->> 'featured_image', item ->> 'search_title',
      item ->> 'search_description', shown, (item ->> 'published_at')::timestamptz, begun, begun
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

revoke execute on function private.member_of_line(text), private.names_of_authors(text), private.keep_known_authors(),
  private.name_authors_anew(), private.byline_of(text, text[], text) from public;
grant execute on function private.byline_of(text, text[], text) to authenticated, service_role;
