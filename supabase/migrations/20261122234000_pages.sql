-- What the staff changes of the pages: texts of the club's folder, and features that are switched off. Both tables are empty at first.
-- docs/decisions/0079-pages.md has the reasons.

-- Whether all texts of a section are single lines. domain/club/pages/sections.ts has the limit of each.
create function private.are_page_texts(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 60000 and not exists (
    select from jsonb_path_query(texts, 'strict $.**') part
    where jsonb_typeof(part) not in ('object', 'array', 'string')
      or jsonb_typeof(part) = 'string' and not private.is_plain_line(part #>> '{}')
  )
$$;

create table public.page_texts (
  id uuid not null unique default gen_random_uuid(),
  -- A file of the club's folder, which has the first texts.
  section text primary key check (section ~ '^[a-z]{1,30}$'),
  texts jsonb not null check (private.are_page_texts(texts)),
  updated_at timestamptz not null default now(),
  -- Grows with each change, also over a return to the first texts: an edit that began before it must not fit later texts.
  revision integer not null default 0
);
create sequence private.page_text_revisions as integer;

-- A row: the feature is off.
create table public.switched_off (
  id uuid not null unique default gen_random_uuid(),
  feature text primary key check (feature in ('shop', 'partners', 'matches', 'newsletter', 'contact'))
);

alter table public.page_texts enable row level security;
alter table public.switched_off enable row level security;

create policy "everybody reads the pages' texts" on public.page_texts for select to anon, authenticated using (true);
create policy "staff write the pages' texts" on public.page_texts for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change the pages' texts" on public.page_texts for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff return to the first texts" on public.page_texts for delete to authenticated
  using ((select private.is_staff()));
create policy "everybody reads what is switched off" on public.switched_off for select to anon, authenticated using (true);
create policy "staff switch features off" on public.switched_off for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff switch features on" on public.switched_off for delete to authenticated
  using ((select private.is_staff()));

revoke all on public.page_texts, public.switched_off from anon, authenticated;
grant select on public.page_texts, public.switched_off to anon, authenticated;
grant insert (section, texts), update (texts), delete on public.page_texts to authenticated;
grant insert (feature), delete on public.switched_off to authenticated;
grant all on public.page_texts, public.switched_off to service_role;

create function private.number_page_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := nextval('private.page_text_revisions');
  new.updated_at := now();
  return new;
end
$$;
create trigger number_revision before insert or update on public.page_texts for each row execute function private.number_page_texts();

do $$
declare
  name text;
begin
  foreach name in array array['page_texts', 'switched_off'] loop
    execute format(
      'create trigger a_limit_rows_begin before insert or update or delete on public.%I for each statement
         when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows()', name
    );
    execute format(
      'create trigger a_limit_rows before insert or update or delete on public.%I for each row
         when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows()', name
    );
    execute format(
      'create trigger tell_site after insert or update on public.%I for each row execute function private.tell_site(%L)',
      name, name
    );
    execute format(
      'create trigger tell_site_of_deletion after delete on public.%I for each row execute function private.tell_site()', name
    );
  end loop;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.are_page_texts(jsonb) to authenticated, service_role;
