-- What the staff changes of the pages: texts of the club's folder, and features that are switched off. Both tables are empty at first. Who
-- the club is and who answers for the site are texts of the pages too, which only admins change. docs/decisions/0079-pages.md,
-- 0083-contact-texts.md, 0093-neutral-club.md and 0095-identity.md have the reasons.

-- Whether all texts of a section are single lines. domain/club/pages/sections.ts has the limit of each.
create function private.are_page_texts(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 60000 and not exists (
    select from jsonb_path_query(texts, 'strict $.**') part
    where jsonb_typeof(part) not in ('object', 'array', 'string')
      or jsonb_typeof(part) = 'string' and not private.is_plain_line(part #>> '{}')
  )
$$;

-- Whether all links of a section are https addresses, and its e-mail addresses plain ones: pages lead to them. The address of a page's last
-- button may be empty, no other.
create function private.are_page_addresses(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select not exists (
    select from jsonb_path_query(
      case when texts #>> '{call,address}' = '' then texts #- '{call,address}' else texts end, '$.**.address'
    ) address
    where jsonb_typeof(address) <> 'string' or char_length(address #>> '{}') > 500
      or not private.is_web_address(address #>> '{}') or (address #>> '{}') !~* '^https:'
  ) and not exists (
    select from jsonb_path_query(texts, '$.**.email') email
    where jsonb_typeof(email) <> 'string' or not private.is_mail_address(email #>> '{}')
  )
$$;

create sequence private.page_text_revisions as integer;

create table public.page_texts (
  id uuid not null unique default gen_random_uuid(),
  -- A file of the club's folder, which has the first texts.
  section text primary key check (section ~ '^[a-z]{1,30}$'),
  texts jsonb not null check (private.are_page_texts(texts)),
  updated_at timestamptz not null default now(),
  -- Grows with each change, also over a return to the first texts: an edit that began before it must not fit later texts.
  revision integer not null default 0,
  constraint page_texts_name check (
    section <> 'identity' or private.is_visible(texts ->> 'name') and char_length(texts ->> 'name') <= 60
  ),
  -- The club's logo is an uploaded picture, whose path stands among the texts of its identity; an empty one is the folder's.
  constraint page_texts_crest check (
    section <> 'identity' or texts ->> 'crest' = ''
    or texts ->> 'crest' ~ '^/storage/v1/object/public/contenus/([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$'
  ),
  -- The club's colours stand among the texts of its identity, as "#rrggbb"; an empty one is the folder's.
  constraint page_texts_colours check (
    section <> 'identity' or (
      texts #>> '{colours,accent}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,field}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,light,0}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,light,1}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,light,2}' ~ '^(#[0-9A-Fa-f]{6})?$'
    )
  ),
  -- The publisher's address is a street.
  constraint page_texts_addresses check (
    section = 'legal' or private.are_page_addresses(texts)
  )
);

-- A row: the feature is off.
create table public.switched_off (
  id uuid not null unique default gen_random_uuid(),
  feature text primary key check ( feature in ( 'about', 'teams', 'matches', 'predictions', 'events', 'applications', 'partners', 'shop', 'contact', 'newsletter' ) )
);

alter table public.page_texts enable row level security;
alter table public.switched_off enable row level security;

create policy "everybody reads the pages' texts" on public.page_texts for select to anon, authenticated using (true);
create policy "staff write the pages' texts, admins the club's identity" on public.page_texts for insert to authenticated
  with check (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);
create policy "staff change the pages' texts, admins the club's identity" on public.page_texts for update to authenticated
  using (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end)
  with check (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);
create policy "staff return to the first texts, admins of the club's identity" on public.page_texts for delete to authenticated
  using (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);

create policy "everybody reads what is switched off" on public.switched_off for select to anon, authenticated using (true);
create policy "staff switch features off" on public.switched_off for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff switch features on" on public.switched_off for delete to authenticated
  using ((select private.is_staff()));

create function private.number_page_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := nextval('private.page_text_revisions');
  new.updated_at := now();
  return new;
end
$$;
create trigger number_revision before insert or update on public.page_texts for each row execute function private.number_page_texts();

-- What every page needs to know of the site, in one request: the features that are off, the sections whose texts were changed, and the
-- teams of the menu in their order, one more than it names. docs/decisions/0082-teams-in-the-menu.md has the reasons.
create function public.site_state() returns table (off text[], changed text[], teams jsonb, empty text[])
language sql stable set search_path = '' as $$
  select
    array(select s.feature from public.switched_off s order by s.feature),
    array(select p.section from public.page_texts p order by p.section),
    (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game) order by t.place, t.id), '[]')
      from (select id, slug, game, place from public.teams where is_published order by place, id limit 9) t
    ),
    array_remove(array[
      case when not exists (select id from public.articles where is_published) then 'articles' end,
      -- Row security shows the sent letters of the archive alone, to the staff too.
      case when not exists (select id from public.letters) then 'letters' end,
      case when not exists (select id from public.tips where is_published) then 'tips' end
    ], null)
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.page_texts for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.page_texts for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or update or delete on public.page_texts for each row
  execute function private.log_kind_change('page_texts', 'all');
create trigger note_picture_uses after insert or delete or update of texts on public.page_texts
  for each row execute function private.note_picture_uses('page');

create trigger a_limit_rows_begin before insert or update or delete on public.switched_off for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.switched_off for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or update or delete on public.switched_off for each row
  execute function private.log_kind_change('switched_off', 'all');

revoke all on public.page_texts, public.switched_off from anon, authenticated;
grant select on public.page_texts, public.switched_off to anon;
grant select, delete on public.page_texts, public.switched_off to authenticated;
grant insert (section, texts) on public.page_texts to authenticated;
grant update (texts) on public.page_texts to authenticated;
grant insert (feature) on public.switched_off to authenticated;
grant all on public.page_texts, public.switched_off to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.site_state() from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_page_texts(jsonb), private.are_page_addresses(jsonb) to authenticated, service_role;
grant execute on function public.site_state() to anon, authenticated, service_role;
