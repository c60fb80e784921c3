-- The staff's list of content: sorted by a column, its drafts or published items alone, and how many of each kind are drafts.

drop function public.find_content(text, text, text[], integer, integer);
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24,
  published boolean default null, sorted_by text default 'date', upwards boolean default false
) returns table (
  id uuid, slug text, title text, excerpt text, category text, category_label text, featured_image text, is_published boolean,
  created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image::text, i.is_published, i.created_at, %s
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

drop function public.count_content(text, text[]);
create function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, draft_articles bigint, draft_tips bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  pattern text := private.containing(count_content.words);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  return query select of_articles.all_of_them, of_tips.all_of_them, of_articles.drafts, of_tips.drafts
  from (
    select count(*) as all_of_them, count(*) filter (where not a.is_published) as drafts from public.articles a
    where (count_content.words = '' or a.title_key like pattern)
      and (count_content.of_categories is null or a.category = any (count_content.of_categories))
  ) of_articles, (
    select count(*) as all_of_them, count(*) filter (where not t.is_published) as drafts from public.tips t
    where (count_content.words = '' or t.title_key like pattern)
      and (count_content.of_categories is null or t.category = any (count_content.of_categories))
  ) of_tips;
end
$$;

revoke all on function public.find_content(text, text, text[], integer, integer, boolean, text, boolean),
  public.count_content(text, text[]) from public, anon, authenticated;
grant execute on function public.find_content(text, text, text[], integer, integer, boolean, text, boolean),
  public.count_content(text, text[]) to authenticated, service_role;
