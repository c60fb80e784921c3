-- The content item that leads home, and those that stay first in their list. docs/decisions/0128-highlights.md has the reasons.

alter table public.articles
  add column is_featured boolean not null default false,
  add column is_pinned boolean not null default false;
alter table public.tips
  add column is_featured boolean not null default false,
  add column is_pinned boolean not null default false;
create unique index articles_featured on public.articles (is_featured) where is_featured;
create unique index tips_featured on public.tips (is_featured) where is_featured;
create index articles_pinned_first on public.articles (is_pinned desc, published_at desc, id) where is_published;
create index articles_pinned_first_in_category on public.articles (category, is_pinned desc, published_at desc, id) where is_published;
create index tips_pinned_first on public.tips (is_pinned desc, published_at desc, id) where is_published;
create index tips_pinned_first_in_category on public.tips (category, is_pinned desc, published_at desc, id) where is_published;

grant select (is_featured, is_pinned) on public.articles to anon, authenticated;
grant update (is_featured, is_pinned) on public.articles to authenticated;
grant update (is_featured, is_pinned) on public.tips to authenticated;

-- One item of both kinds leads home: a new one takes the place. Three of a kind are pinned at most. What is taken back is neither.
create function private.keep_highlights() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pinned integer;
  is_newly_featured boolean := new.is_featured and (tg_op = 'INSERT' or not old.is_featured);
  is_newly_pinned boolean := new.is_pinned and (tg_op = 'INSERT' or not old.is_pinned);
begin
  if not new.is_published then
    if is_newly_featured or is_newly_pinned then
      raise check_violation using message = 'only what is published is highlighted';
    end if;
    new.is_featured := false;
    new.is_pinned := false;
    return new;
  end if;
  if is_newly_featured or is_newly_pinned then
    perform pg_advisory_xact_lock(hashtextextended('highlights of content', 0));
  end if;
  if is_newly_pinned then
    execute format('select count(*) from public.%I where is_pinned and id <> $1', tg_table_name) into pinned using new.id;
    if pinned >= 3 then
      raise check_violation using message = 'enough is pinned';
    end if;
  end if;
  if is_newly_featured then
    update public.articles set is_featured = false where is_featured and id <> new.id;
    update public.tips set is_featured = false where is_featured and id <> new.id;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_highlights() from public;
create trigger keep_highlights before insert or update of is_published, is_featured, is_pinned on public.articles
  for each row execute function private.keep_highlights();
create trigger keep_highlights before insert or update of is_published, is_featured, is_pinned on public.tips
  for each row execute function private.keep_highlights();

create trigger tell_site_of_highlight after update on public.articles for each row
  when ((old.is_featured, old.is_pinned) <> (new.is_featured, new.is_pinned)) execute function private.tell_site('articles');
create trigger tell_site_of_highlight after update on public.tips for each row
  when ((old.is_featured, old.is_pinned) <> (new.is_featured, new.is_pinned)) execute function private.tell_site('tips');

-- The staff's list tells both.
drop function public.find_content(text, text, text[], integer, integer, boolean, text, boolean);
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24,
  published boolean default null, sorted_by text default 'date', upwards boolean default false
) returns table (
  id uuid, slug text, title text, excerpt text, category text, category_label text, featured_image text, is_published boolean,
  publish_at timestamptz, unpublish_at timestamptz, is_featured boolean, is_pinned boolean, created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image::text, i.is_published,
      i.publish_at, i.unpublish_at, i.is_featured, i.is_pinned, i.created_at, %s
    from public.%I i
    where i.title_key like $1 and ($2 is null or i.category = any ($2)) and ($5 is null or i.is_published = $5)
    order by %s %s, i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end,
    case
      when sorted_by = 'title' then 'i.title_key'
      when sorted_by = 'category' then 'private.search_key(i.category_label)'
      when sorted_by = 'views' and find_content.kind = 'tip' then 'i.views'
      else 'i.created_at'
    end,
    case when upwards then 'asc' else 'desc' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most, published;
end
$$;

revoke all on function public.find_content(text, text, text[], integer, integer, boolean, text, boolean)
  from public, anon, authenticated;
grant execute on function public.find_content(text, text, text[], integer, integer, boolean, text, boolean)
  to authenticated, service_role;

-- An import brings both, where nothing has the place.
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
