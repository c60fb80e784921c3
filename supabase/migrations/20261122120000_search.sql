-- The staff's searches by indexes of trigrams, so that they cost the same among a hundred rows and ten thousand.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create index articles_title_words on public.articles using gin (title_key extensions.gin_trgm_ops);
create index tips_title_words on public.tips using gin (title_key extensions.gin_trgm_ops);

-- What `like` needs to find these words anywhere.
create function private.containing(words text) returns text
language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%'
$$;

-- For the staff: the articles or tips whose titles contain `words`, a search_key(), newest first. A function, because row security lets no
-- search use an index. Its statement is planned for its words: frequent ones are read in the list's order, rare ones by the index.
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24
) returns table (
  id uuid, slug text, title text, excerpt text, category text, featured_image text, is_published boolean,
  created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.featured_image, i.is_published, i.created_at, %s
    from public.%I i
    where i.title_key like $1 and ($2 is null or i.category = any ($2))
    order by i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most;
end
$$;

-- As before, but for `like`, which the indexes know.
create or replace function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, categories text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := private.containing(count_content.words);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words = '' then
    return query select
      (
        select count(*) from public.articles a
        where count_content.of_categories is null or a.category = any (count_content.of_categories)
      ),
      (
        select count(*) from public.tips t
        where count_content.of_categories is null or t.category = any (count_content.of_categories)
      ),
      array(select c from private.categories_in_use() c order by 1);
  else
    return query select
      (
        select count(*) from public.articles a
        where a.title_key like pattern
          and (count_content.of_categories is null or a.category = any (count_content.of_categories))
      ),
      (
        select count(*) from public.tips t
        where t.title_key like pattern
          and (count_content.of_categories is null or t.category = any (count_content.of_categories))
      ),
      array(select c from private.categories_in_use() c order by 1);
  end if;
end
$$;
-- One plan for all words would read every title.
alter function public.count_content(text, text[]) set plan_cache_mode = force_custom_plan;

revoke execute on all functions in schema private from public;
revoke all on function public.find_content(text, text, text[], integer, integer) from public, anon, authenticated;
grant execute on function public.find_content(text, text, text[], integer, integer) to authenticated, service_role;

-- What the staff's search of applications reads: position, Discord name and motivation without accents and capitals. A table of its own,
-- because members read and export their applications whole.
create table private.application_words (
  application_id uuid primary key references public.applications (id) on delete cascade,
  words text not null
);
create index application_words_parts on private.application_words using gin (words extensions.gin_trgm_ops);
alter table private.application_words enable row level security;
create policy "visitors and members have no access" on private.application_words to anon, authenticated
  using (false) with check (false);
revoke all on private.application_words from anon, authenticated;
grant all on private.application_words to service_role;

create function private.folded(words text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

create function private.write_application_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.application_words (application_id, words)
  values (new.id, private.folded(new.position || ' ' || new.discord_username || ' ' || new.motivation))
  on conflict (application_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger write_words after insert or update of position, discord_username, motivation on public.applications
  for each row execute function private.write_application_words();
insert into private.application_words (application_id, words)
select a.id, private.folded(a.position || ' ' || a.discord_username || ' ' || a.motivation) from public.applications a;

-- The applications with these words, or for one of these positions. For the staff: it reads past row security, which lets no search use
-- an index.
create function private.applications_about(words text, positions text[]) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query
    select w.application_id from private.application_words w
    where w.words like private.containing(private.folded(applications_about.words))
    union
    select a.id from public.applications a where a.position = any (applications_about.positions);
end
$$;

-- The planner inlines it, as get_tips_with_stats(). `begin atomic`: its callers can't name what is in the private schema.
create or replace function public.search_applications(words text, positions text[]) returns setof public.applications
language sql stable security invoker
begin atomic
  select a.* from public.applications a
  where a.status <> 'withdrawn' and exists (select from public.user_roles r where r.user_id = (select auth.uid()))
    and (words = '' or a.id = any (array(select private.applications_about(words, positions))));
end;

revoke execute on all functions in schema private from public;
grant execute on function private.applications_about(text, text[]) to authenticated, service_role;
