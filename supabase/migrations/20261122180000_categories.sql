-- The club's categories: one list for news, one for tips. Content refers to the slug, which never changes; the label is the staff's.
-- docs/decisions/0070-categories.md has the reasons.

create table public.categories (
  kind text not null check (kind in ('article', 'tip')),
  -- What the content's column `category` has: the category's first name.
  slug text not null check (slug <> '' and char_length(slug) <= 60 and private.is_plain_line(slug)),
  label text not null check (label <> '' and char_length(label) <= 60 and label = btrim(label) and private.is_plain_line(label)),
  -- Two names that differ in capitals and accents alone would read as one.
  label_key text generated always as (private.search_key(label)) stored,
  position integer not null,
  -- Grows with each change of the label.
  revision integer not null default 1,
  primary key (kind, slug),
  unique (kind, label_key)
);

alter table public.categories enable row level security;
create policy "everybody reads categories" on public.categories for select to anon, authenticated using (true);
revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant all on public.categories to service_role;

insert into public.categories (kind, slug, label, position)
select kind, slug, label, row_number() over (partition by kind)
from (
  values
    ('article', 'esport', 'Esport'),
    ('article', 'merch', 'Merch'),
    ('article', 'recrutement', 'Recrutement'),
    ('article', 'news', 'Actualités'),
    ('article', 'strategy', 'Stratégie'),
    ('article', 'technique', 'Technique'),
    ('article', 'analysis', 'Analyse'),
    ('article', 'gaming', 'Gaming'),
    ('article', 'technology', 'Technologie'),
    ('article', 'esports', 'Esports'),
    ('article', 'streaming', 'Streaming'),
    ('article', 'reviews', 'Critiques'),
    ('tip', 'Stratégie', 'Stratégie'),
    ('tip', 'Aim Training', 'Aim Training'),
    ('tip', 'Compétitif', 'Compétitif'),
    ('tip', 'news', 'Actualités'),
    ('tip', 'technique', 'Technique'),
    ('tip', 'analysis', 'Analyse'),
    ('tip', 'gaming', 'Gaming'),
    ('tip', 'technology', 'Technologie'),
    ('tip', 'esports', 'Esports'),
    ('tip', 'streaming', 'Streaming'),
    ('tip', 'reviews', 'Critiques')
) as first (kind, slug, label);

-- The sums stay the same when only a label changes.
drop trigger update_statistics on public.tips;
create trigger update_statistics after insert or delete or update of category, is_published, views, like_count, comment_count,
  rating_sum, rating_count, share_count on public.tips for each row execute function private.update_tip_statistics();

-- The label stands with the content, so that no page and no order of a list asks for a second table. A value outside the list is its own.
alter table public.articles add column category_label text not null default '';
alter table public.tips add column category_label text not null default '';
update public.articles a set category_label
  = coalesce((select c.label from public.categories c where c.kind = 'article' and c.slug = a.category), a.category);
update public.tips t set category_label
  = coalesce((select c.label from public.categories c where c.kind = 'tip' and c.slug = t.category), t.category);
grant select (category_label) on public.articles to anon, authenticated;

-- The list by category is in the order of the labels.
alter table public.articles drop column category_key;
alter table public.articles add column category_key text generated always as (
  lower(translate(
    category_label,
    'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
  ))
) stored;
create index articles_by_category on public.articles (category_key, published_at desc, id) where is_published;
grant select (category_key) on public.articles to anon, authenticated;

-- Waits for a change of the category's label in another transaction, whose update may not see this row.
create function private.label_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select c.label into new.category_label from public.categories c
  where c.kind = tg_argv[0] and c.slug = new.category for share;
  if not found then
    new.category_label := new.category;
  end if;
  return new;
end
$$;
create trigger label_category before insert or update of category on public.articles
  for each row execute function private.label_category('article');
create trigger label_category before insert or update of category on public.tips
  for each row execute function private.label_category('tip');

create function private.label_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  written public.categories := case when tg_op = 'DELETE' then old else new end;
  shown text := case when tg_op = 'DELETE' then old.slug else new.label end;
begin
  if written.kind = 'tip' then
    update public.tips set category_label = shown where category = written.slug and category_label <> shown;
  else
    update public.articles set category_label = shown where category = written.slug and category_label <> shown;
  end if;
  return null;
end
$$;
create trigger label_content after insert or update of label or delete on public.categories
  for each row execute function private.label_content();

create function private.number_label() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + (old.label <> new.label)::integer;
  return new;
end
$$;
create trigger number_revision before update of label on public.categories
  for each row execute function private.number_label();

-- One row for both lists: any change of them changes pages of all content.
create function private.tell_site_of_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.site_changes (path, item) values ('rpc/place_category', '00000000-0000-0000-0000-000000000000')
  on conflict (path, item) do update set changed_at = excluded.changed_at;
  return null;
end
$$;
create trigger tell_site after insert or update or delete on public.categories
  for each statement execute function private.tell_site_of_categories();

-- Writes to one list wait for each other: positions and names are read before they are written.
create function private.write_categories(of_kind text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff changes the categories';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('categories ' || of_kind, 0));
end
$$;

-- For the staff: each value of the column `category` with its number of articles or tips, drafts too.
create function public.category_use() returns table (kind text, slug text, items bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  return query
    select 'article', a.category, count(*) from public.articles a where a.category <> '' group by a.category
    union all
    select 'tip', t.category, count(*) from public.tips t where t.category <> '' group by t.category
    order by 1, 2;
end
$$;

-- Adds a category at the end of its list: 'done', 'taken' or 'full'. Content that has the name already, outside the list, is in it then.
create function public.add_category(of_kind text, new_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := private.search_key(new_label);
  new_slug text;
  number integer := 1;
begin
  perform private.write_categories(of_kind);
  if exists (select from public.categories c where c.kind = of_kind and c.label_key = wanted) then
    return 'taken';
  end if;
  if (select count(*) >= 50 from public.categories c where c.kind = of_kind) then
    return 'full';
  end if;
  select u.slug into new_slug from public.category_use() u
  where u.kind = of_kind and private.search_key(u.slug) = wanted
    and not exists (select from public.categories c where c.kind = of_kind and c.slug = u.slug)
  order by u.slug <> new_label, u.slug limit 1;
  new_slug := coalesce(new_slug, new_label);
  while exists (select from public.categories c where c.kind = of_kind and c.slug = new_slug) loop
    number := number + 1;
    new_slug := left(new_label, 56) || ' ' || number;
  end loop;
  insert into public.categories (kind, slug, label, position)
  select of_kind, new_slug, new_label, coalesce(max(c.position), 0) + 1 from public.categories c where c.kind = of_kind;
  return 'done';
end
$$;

-- Changes the label, if `known` is still its revision: 'done', 'stale', 'gone' or 'taken'.
create function public.rename_category(of_kind text, of_slug text, known integer, new_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  current integer;
begin
  perform private.write_categories(of_kind);
  select c.revision into current from public.categories c where c.kind = of_kind and c.slug = of_slug;
  if current is null then
    return 'gone';
  elsif current <> known then
    return 'stale';
  elsif exists (
    select from public.categories c
    where c.kind = of_kind and c.slug <> of_slug and c.label_key = private.search_key(new_label)
  ) then
    return 'taken';
  end if;
  update public.categories c set label = new_label where c.kind = of_kind and c.slug = of_slug;
  return 'done';
end
$$;

-- Places a category before another, or at the end: 'done' or 'gone'.
create function public.place_category(of_kind text, of_slug text, before text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  others text[];
  at integer;
begin
  perform private.write_categories(of_kind);
  if not exists (select from public.categories c where c.kind = of_kind and c.slug = of_slug) then
    return 'gone';
  end if;
  others := array(
    select c.slug from public.categories c where c.kind = of_kind and c.slug <> of_slug order by c.position, c.slug
  );
  at := case when before is null then cardinality(others) + 1 else array_position(others, before) end;
  if at is null then
    return 'gone';
  end if;
  update public.categories c set position = o.position
  from unnest(others[:at - 1] || of_slug || others[at:]) with ordinality as o (slug, position)
  where c.kind = of_kind and c.slug = o.slug and c.position <> o.position;
  return 'done';
end
$$;

-- Removes a category, after its content has moved to `heir`: 'done', 'used' without an heir, 'gone' without that heir. Idempotent. Content
-- outside the list moves the same way.
create function public.remove_category(of_kind text, of_slug text, heir text default null) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_categories(of_kind);
  -- Content that is being written waits here, and is counted.
  perform from public.categories c where c.kind = of_kind and c.slug in (of_slug, heir) order by c.slug for update;
  if heir is null then
    if (of_kind = 'article' and exists (select from public.articles a where a.category = of_slug))
      or (of_kind = 'tip' and exists (select from public.tips t where t.category = of_slug)) then
      return 'used';
    end if;
  elsif heir = of_slug or not exists (select from public.categories c where c.kind = of_kind and c.slug = heir) then
    return 'gone';
  elsif of_kind = 'tip' then
    update public.tips set category = heir where category = of_slug;
  else
    update public.articles set category = heir where category = of_slug;
  end if;
  delete from public.categories c where c.kind = of_kind and c.slug = of_slug;
  return 'done';
end
$$;

-- As before, with the labels.
drop function public.find_content(text, text, text[], integer, integer);
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24
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
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image, i.is_published, i.created_at, %s
    from public.%I i
    where i.title_key like $1 and ($2 is null or i.category = any ($2))
    order by i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most;
end
$$;

-- As before, without the categories in use: category_use() has them by kind.
drop function public.count_content(text, text[]);
drop function private.categories_in_use();
create function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  pattern text := private.containing(count_content.words);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  return query select
    (
      select count(*) from public.articles a
      where (count_content.words = '' or a.title_key like pattern)
        and (count_content.of_categories is null or a.category = any (count_content.of_categories))
    ),
    (
      select count(*) from public.tips t
      where (count_content.words = '' or t.title_key like pattern)
        and (count_content.of_categories is null or t.category = any (count_content.of_categories))
    );
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.category_use(), public.add_category(text, text), public.rename_category(text, text, integer, text),
  public.place_category(text, text, text), public.remove_category(text, text, text),
  public.find_content(text, text, text[], integer, integer), public.count_content(text, text[])
  from public, anon, authenticated;
grant execute on function public.category_use(), public.add_category(text, text),
  public.rename_category(text, text, integer, text), public.place_category(text, text, text),
  public.remove_category(text, text, text), public.find_content(text, text, text[], integer, integer),
  public.count_content(text, text[]) to authenticated, service_role;

-- As for the other tables with live changes.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.categories;
  end if;
end
$$;
