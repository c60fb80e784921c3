-- Articles and tips from elsewhere. docs/decisions/0115-moving.md has the reasons.

create table public.imports (
  id uuid primary key,
  source text not null check (source in ('wordpress', 'ghost', 'markdown', 'club')),
  file_names text not null check (char_length(file_names) <= 200 and private.is_plain_line(file_names)),
  imported_by uuid references public.member_cards (id) on delete set null,
  imported_at timestamptz not null default now()
);
create index imports_imported_by on public.imports (imported_by);

create table public.imported_items (
  -- Names the item where it comes from: a second import of it adds nothing.
  origin text primary key check (char_length(origin) between 1 and 600),
  import_id uuid not null references public.imports (id) on delete cascade,
  article_id uuid unique references public.articles (id) on delete cascade,
  tip_id uuid unique references public.tips (id) on delete cascade,
  was_published boolean not null,
  -- An item brings its old slugs, as far as they are free, and one whose slug was changed since isn't taken back.
  slug text not null,
  constraint imported_items_of_one check (num_nonnulls(article_id, tip_id) = 1)
);
create index imported_items_of_import on public.imported_items (import_id);

-- The functions alone read and write both, and ask for the staff's right.
alter table public.imports enable row level security;
alter table public.imported_items enable row level security;

create policy "staff read imports" on public.imports for select to authenticated using ((select private.is_staff()));

create policy "staff read what was imported" on public.imported_items for select to authenticated
  using ((select private.is_staff()));

-- What imports added and is still there. Changed: saved, published, taken back, scheduled or commented on since.
create view private.imported_states with (security_invoker = true) as
  select i.import_id, i.origin, 'article' as kind, a.id, a.slug, a.title, a.created_at,
    a.revision <> 1 or a.slug <> i.slug or a.is_published <> i.was_published or a.comment_count > 0
      or num_nonnulls(a.publish_at, a.unpublish_at) > 0 as is_changed
  from public.imported_items i join public.articles a on a.id = i.article_id
  union all
  select i.import_id, i.origin, 'tip', t.id, t.slug, t.title, t.created_at,
    t.revision <> 1 or t.slug <> i.slug or t.is_published <> i.was_published or t.comment_count > 0
      or num_nonnulls(t.publish_at, t.unpublish_at) > 0
  from public.imported_items i join public.tips t on t.id = i.tip_id;

create function private.only_staff_imports() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff imports content';
  end if;
end
$$;

create function private.is_slug_taken(kind text, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.was_slug_of_other(is_slug_taken.kind, wanted, null) or case is_slug_taken.kind
    when 'tip' then exists (select from public.tips t where t.slug = wanted)
    else exists (select from public.articles a where a.slug = wanted)
  end
$$;

-- The slug, or the first free one of slug-2, slug-3 … domain/shared/slug.ts has the same rule.
create function private.free_slug(kind text, wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  free text := wanted;
  number integer := 1;
begin
  while private.is_slug_taken(free_slug.kind, free) loop
    number := number + 1;
    free := regexp_replace(left(wanted, 199 - length(number::text)), '-$', '') || '-' || number;
  end loop;
  return free;
end
$$;

-- The slug of the stored item of an origin: an import's, or the one of which it is an export. Null for none.
create function private.slug_of_origin(origin text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  known text := (select s.slug from private.imported_states s where s.origin = slug_of_origin.origin);
  exported text[] := regexp_match(slug_of_origin.origin, '^club:(article|tip):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
begin
  return coalesce(known, case exported[1]
    when 'article' then (select a.slug from public.articles a where a.id = exported[2]::uuid)
    when 'tip' then (select t.slug from public.tips t where t.id = exported[2]::uuid)
  end);
end
$$;

-- What is there of origins, and the slugs that their items would get.
create function public.check_imports(wanted text) returns table (origin text, is_known boolean, slug text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff_imports();
  return query
    select one ->> 'origin', known.slug is not null, coalesce(known.slug, private.free_slug(one ->> 'kind', one ->> 'slug'))
    from jsonb_array_elements(wanted::jsonb) with ordinality as list (one, place)
      cross join lateral (select private.slug_of_origin(one ->> 'origin') as slug) as known
    order by place limit 200;
end
$$;

-- Adds an item as it was: with its dates, authors, tags and highlights, and without an account as its author. A highlight is kept where no
-- other item has the place. What the import doesn't say has the column's default.
create function private.add_imported(of_import uuid, item jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  free text := private.free_slug(item ->> 'kind', item ->> 'slug');
  begun timestamptz := coalesce((item ->> 'created_at')::timestamptz, (item ->> 'published_at')::timestamptz, now());
  shown boolean := (item ->> 'is_published')::boolean;
  former text[] := array(
    select one from jsonb_array_elements_text(coalesce(item -> 'old_slugs', '[]')) with ordinality as list (one, place)
    where one <> free and not private.is_slug_taken(item ->> 'kind', one) order by place limit 50
  );
  target constant regclass := case item ->> 'kind' when 'tip' then 'public.tips' else 'public.articles' end;
  row_written jsonb := private.version_fields(jsonb_strip_nulls(item)) || jsonb_build_object(
    'slug', free, 'old_slugs', former, 'author_name', item ->> 'byline', 'is_published', shown,
    'published_at', item ->> 'published_at', 'created_at', begun, 'updated_at', begun
  );
  named text := (
    select string_agg(quote_ident(c.attname), ', ') from pg_catalog.pg_attribute c
    where c.attrelid = target and c.attnum > 0 and row_written ? c.attname::text
  );
  added uuid;
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning id', target, named)
    using row_written into added;
  if shown and coalesce((item ->> 'is_featured')::boolean, false)
    and not exists (select from public.articles where is_featured) and not exists (select from public.tips where is_featured) then
    update public.articles set is_featured = true where id = added;
    update public.tips set is_featured = true where id = added;
  end if;
  if shown and coalesce((item ->> 'is_pinned')::boolean, false) then
    update public.articles set is_pinned = true where id = added and (select count(*) from public.articles where is_pinned) < 3;
    update public.tips set is_pinned = true where id = added and (select count(*) from public.tips where is_pinned) < 3;
  end if;
  insert into public.imported_items (origin, import_id, article_id, tip_id, was_published, slug)
  values (
    item ->> 'origin', of_import, case when item ->> 'kind' is distinct from 'tip' then added end,
    case item ->> 'kind' when 'tip' then added end, shown, free
  );
  return free;
end
$$;

-- Adds items to an import, 25 at most: all but the known and the invalid, or none. Idempotent. One import at a time chooses slugs; when
-- a form takes one meanwhile, nothing is added, and the caller repeats it.
create function public.import_items(written text) returns table (origin text, outcome text, slug text)
language plpgsql security definer set search_path = '' as $$
declare
  batch jsonb := written::jsonb;
  made jsonb := batch -> 'of';
  one jsonb;
begin
  perform private.only_staff_imports();
  if jsonb_array_length(batch -> 'items') > 25 then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'too-many-rows', 'message', 'A request imports 25 items at most', 'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 413, 'headers', json_build_object())::text;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('imports of content', 0));
  insert into public.imports (id, source, file_names, imported_by)
  values ((made ->> 'id')::uuid, made ->> 'source', made ->> 'file_names', (select auth.uid()))
  on conflict do nothing;
  for one in
    select list.item from jsonb_array_elements(batch -> 'items') with ordinality as list (item, place) order by list.place
  loop
    import_items.origin := one ->> 'origin';
    import_items.slug := private.slug_of_origin(one ->> 'origin');
    import_items.outcome := 'known';
    if import_items.slug is null then
      begin
        import_items.slug := private.add_imported((made ->> 'id')::uuid, one);
        import_items.outcome := 'added';
      exception when check_violation or not_null_violation or data_exception then
        import_items.slug := one ->> 'slug';
        import_items.outcome := 'invalid';
      end;
    end if;
    return next;
  end loop;
  -- Also those whose items the staff has deleted one by one.
  delete from public.imports i where not exists (select from public.imported_items m where m.import_id = i.id);
end
$$;

-- The imports with items that are still there, the newest first.
create function public.list_imports() returns table (
  id uuid, source text, file_names text, imported_by uuid, username text, avatar_url text, is_staff boolean, imported_at timestamptz,
  items integer, changed integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff_imports();
  return query
    select i.id, i.source, i.file_names, i.imported_by, c.username, c.avatar_url::text, c.is_staff, i.imported_at,
      s.items, s.changed
    from public.imports i
      join (
        select m.import_id, count(*)::integer as items, (count(*) filter (where m.is_changed))::integer as changed
        from private.imported_states m group by m.import_id
      ) as s on s.import_id = i.id
      left join public.member_cards c on c.id = i.imported_by
    order by i.imported_at desc, i.id limit 100;
end
$$;

-- Deletes at most 100 items of an import that weren't changed since, so that a statement never takes long.
create function public.take_back_import(of_import uuid) returns table (removed integer, rest integer)
language plpgsql security definer set search_path = '' as $$
declare
  unchanged uuid[] := array(
    select s.id from private.imported_states s where s.import_id = of_import and not s.is_changed order by s.created_at, s.id limit 100
  );
begin
  perform private.only_staff_imports();
  -- Who saves or comments on one of them meanwhile comes first: the rows are locked, and then looked at again.
  perform from public.articles a where a.id = any (unchanged) order by a.id for update;
  perform from public.tips t where t.id = any (unchanged) order by t.id for update;
  unchanged := array(
    select s.id from private.imported_states s where s.import_id = of_import and s.id = any (unchanged) and not s.is_changed
  );
  delete from public.articles a where a.id = any (unchanged);
  delete from public.tips t where t.id = any (unchanged);
  removed := cardinality(unchanged);
  rest := (select count(*) from private.imported_states s where s.import_id = of_import and not s.is_changed);
  delete from public.imports i
  where i.id = of_import and not exists (select from public.imported_items m where m.import_id = i.id);
  return next;
end
$$;

-- What of an import was changed since.
create function public.changed_imports(of_import uuid) returns table (kind text, slug text, title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff_imports();
  return query
    select s.kind, s.slug, s.title from private.imported_states s
    where s.import_id = of_import and s.is_changed order by s.created_at, s.id limit 200;
end
$$;

revoke all on public.imports, public.imported_items from anon, authenticated;
grant all on public.imports, public.imported_items to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.check_imports(text), public.import_items(text), public.list_imports(), public.take_back_import(uuid),
  public.changed_imports(uuid) from public, anon, authenticated;
grant execute on function public.check_imports(text), public.import_items(text), public.list_imports(), public.take_back_import(uuid),
  public.changed_imports(uuid) to authenticated, service_role;
