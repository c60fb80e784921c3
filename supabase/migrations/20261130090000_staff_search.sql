-- The staff's search of contents reads the texts too, of drafts as well. adapters/memory/content/itemLists.ts does the same.

-- All words of a draft, and their stems, as private.search_entries has them of what is published. An index calls them for each writer.
create function private.article_words(title text, excerpt text, content text, category_label text, tags text) returns tsvector
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.search_vector(private.search_indexed(
    concat_ws(E'\x1f', title, excerpt, private.text_of_html(content), category_label, replace(tags, E'\n', ' '))
  ))
$$;

create function private.tip_words(title text, excerpt text, content text, category_label text) returns tsvector
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.search_vector(
    private.search_indexed(concat_ws(E'\x1f', title, excerpt, private.text_of_markdown(content), category_label))
  )
$$;

-- Of drafts alone: each view of a published tip would write the words of its text again.
create index articles_draft_words on public.articles
  using gin (private.article_words(title, excerpt, content, category_label, tags)) where not is_published;
create index tips_draft_words on public.tips
  using gin (private.tip_words(title, excerpt, content, category_label)) where not is_published;

-- The articles or tips whose titles contain the words, a search_key(), or that have them all, in any order. Three questions instead of one
-- condition, in which each found text would be read again.
create function private.content_with(kind text, words text) returns uuid[]
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  pattern text := private.containing(content_with.words);
  asked text[] := array(
    select word from unnest(private.search_telling(
      string_to_array(private.search_text(private.search_indexed(left(content_with.words, 200))), ' ')
    )) with ordinality list (word, place)
    group by word order by min(place) limit 8
  );
  question tsquery := private.search_all(array(
    select private.search_part(word, place = cardinality(asked)) from unnest(asked) with ordinality list (word, place)
  ));
begin
  if kind = 'tip' then
    return array(
      select t.id from public.tips t where t.title_key like pattern
      union
      select e.item from private.search_entries e where e.kind = 'tip' and e.words @@ question
      union
      select t.id from public.tips t
      where not t.is_published and private.tip_words(t.title, t.excerpt, t.content, t.category_label) @@ question
    );
  end if;
  return array(
    select a.id from public.articles a where a.title_key like pattern
    union
    select e.item from private.search_entries e where e.kind = 'article' and e.words @@ question
    union
    select a.id from public.articles a
    where not a.is_published and private.article_words(a.title, a.excerpt, a.content, a.category_label, a.tags) @@ question
  );
end
$$;

-- Without an order those whose titles have the words come first, then the newest.
create or replace function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24,
  published boolean default null, sorted_by text default null, upwards boolean default false
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
    where i.id = any ($6) and ($2 is null or i.category = any ($2)) and ($5 is null or i.is_published = $5)
    order by %s %s, i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end,
    case
      when sorted_by = 'title' then 'i.title_key'
      when sorted_by = 'category' then 'private.search_key(i.category_label)'
      when sorted_by = 'views' and find_content.kind = 'tip' then 'i.views'
      when sorted_by is null then 'i.title_key like $1'
      else 'i.created_at'
    end,
    case when upwards then 'asc' else 'desc' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most, published,
    private.content_with(find_content.kind, find_content.words);
end
$$;

create or replace function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, draft_articles bigint, draft_tips bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  found_articles uuid[];
  found_tips uuid[];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words <> '' then
    found_articles := private.content_with('article', count_content.words);
    found_tips := private.content_with('tip', count_content.words);
  end if;
  return query select of_articles.all_of_them, of_tips.all_of_them, of_articles.drafts, of_tips.drafts
  from (
    select count(*) as all_of_them, count(*) filter (where not a.is_published) as drafts from public.articles a
    where (found_articles is null or a.id = any (found_articles))
      and (count_content.of_categories is null or a.category = any (count_content.of_categories))
  ) of_articles, (
    select count(*) as all_of_them, count(*) filter (where not t.is_published) as drafts from public.tips t
    where (found_tips is null or t.id = any (found_tips))
      and (count_content.of_categories is null or t.category = any (count_content.of_categories))
  ) of_tips;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.article_words(text, text, text, text, text), private.tip_words(text, text, text, text)
  to authenticated, service_role;
