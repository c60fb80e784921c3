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

-- The categories of a club's first articles and tips.
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

alter table public.categories enable row level security;

create policy "everybody reads categories" on public.categories for select to anon, authenticated using (true);

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
create trigger log_change after insert or update or delete on public.categories
  for each statement execute function private.log_kind_change('categories', 'all');

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

-- Changes the label, if `known` is still its revision: 'done', 'stale', 'gone' or 'taken'. Content that has the new name already, outside
-- the list, is in the category then, as when one is added.
create function public.rename_category(of_kind text, of_slug text, known integer, new_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  current integer;
  outside text[];
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
  outside := array(
    select u.slug from public.category_use() u
    where u.kind = of_kind and private.search_key(u.slug) = private.search_key(new_label)
      and not exists (select from public.categories c where c.kind = of_kind and c.slug = u.slug)
  );
  if of_kind = 'tip' then
    update public.tips set category = of_slug where category = any (outside);
  else
    update public.articles set category = of_slug where category = any (outside);
  end if;
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

revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant all on public.categories to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.category_use(), public.add_category(text, text), public.rename_category(text, text, integer, text),
  public.place_category(text, text, text), public.remove_category(text, text, text) from public, anon, authenticated;
grant execute on function public.category_use(), public.add_category(text, text), public.rename_category(text, text, integer, text),
  public.place_category(text, text, text), public.remove_category(text, text, text) to authenticated, service_role;
