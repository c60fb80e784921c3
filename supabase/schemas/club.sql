-- Who the club is in mails, what of the club's folder was read into the database, and the first steps of a new site.

-- The club's name and address in mails that the database writes. The functions copy them from their settings.
create table private.club (
  only_one boolean primary key default true check (only_one),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  -- Of the site, without a slash at its end.
  address text not null check (address ~ '^https?://[^\s"<>]+$' and char_length(address) <= 500),
  -- Where the functions are reached, without a slash at its end. The functions say it when they start.
  functions_address text
    check (functions_address ~ '^https?://[^\s"<>]+$' and char_length(functions_address) <= 500),
  -- Of the club's folder.
  short_name text
    check (btrim(short_name) <> '' and short_name !~ '[\n\r]' and char_length(short_name) <= 100),
  -- Where answers to the club's mails go.
  email text check (private.is_mail_address(email))
);

-- What of the club's folder was read into the database. An operator can read on what it began with.
create table private.first_content (
  section text primary key check (char_length(section) <= 60),
  read_at timestamptz not null default now()
);

-- The first steps of a club's site: the panel lists those that are open, until the last is done or an admin puts the list away. A row once
-- an admin has chosen. Reached by functions alone.
create table private.setup_list (
  only_one boolean primary key default true check (only_one),
  is_put_away boolean not null
);

alter table private.club enable row level security;
alter table private.first_content enable row level security;
alter table private.setup_list enable row level security;

create policy "visitors and members have no access" on private.club to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.first_content to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.setup_list to anon, authenticated
  using (false) with check (false);

create function public.remember_club(
  name text, address text, functions_address text default null, short_name text default null, email text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.club as known (name, address, functions_address, short_name, email)
  values (
    remember_club.name, remember_club.address, remember_club.functions_address, remember_club.short_name, remember_club.email
  )
  on conflict (only_one) do update set
    name = excluded.name, address = excluded.address, functions_address = excluded.functions_address,
    short_name = excluded.short_name, email = coalesce(excluded.email, known.email)
  where (known.name, known.address, known.functions_address, known.short_name, known.email)
    is distinct from (
      excluded.name, excluded.address, excluded.functions_address, excluded.short_name, coalesce(excluded.email, known.email)
    );
  begin
    perform private.schedule_jobs();
  exception when others then
    raise warning 'the scheduled jobs are as they were: %', sqlerrm;
  end;
end
$$;

-- Reads the first content of a table, once: a list of objects with the table's columns. A table with rows keeps them. Returns whether it
-- was read now. Only the database's owner calls it. Sections that aren't a table: "team_pages", for sites that have their teams already;
-- "match_articles", the articles of a site's first matches, by slug, where an article that is about a match keeps it; and by username the
-- predictions of the first matches, the sign-ups to the first events, and the members who the first people of the teams are. The demo's
-- articles and members are there before. A site that begins without content has no category beyond those of a club's first articles and
-- tips.
create function private.read_first_content(section text, content jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  columns text;
  has_rows boolean;
  is_new boolean;
begin
  lock table private.first_content in exclusive mode;
  if exists (select from private.first_content f where f.section = read_first_content.section) then
    return false;
  end if;
  is_new := not exists (select from private.first_content);
  insert into private.first_content (section) values (read_first_content.section);
  if content = '[]' then
    return false;
  end if;
  if read_first_content.section = 'spare_categories' then
    delete from public.categories c using jsonb_to_recordset(read_first_content.content) as r (kind text, slug text)
    where is_new and c.kind = r.kind and c.slug = r.slug and c.revision = 1
      and not exists (select from public.articles) and not exists (select from public.tips);
    return is_new;
  end if;
  if read_first_content.section = 'team_pages' then
    perform private.read_team_pages(content -> 0);
    return true;
  end if;
  if read_first_content.section = 'match_articles' then
    update public.articles a set match = r.match
    from jsonb_to_recordset(read_first_content.content) as r (article text, match text)
    where a.slug = r.article and a.match is null;
    return true;
  end if;
  if read_first_content.section = 'predictions' and not exists (select from public.predictions) then
    insert into public.predictions (match, user_id, outcome, ours, theirs)
    select m.slug, p.id, r.outcome, r.ours, r.theirs
    from jsonb_to_recordset(read_first_content.content) as r (match text, username text, outcome text, ours smallint, theirs smallint)
      join public.matches m on m.slug = r.match
      join public.profiles p on p.username = r.username;
    return true;
  end if;
  if read_first_content.section = 'event_signups' and not exists (select from public.event_signups) then
    insert into public.event_signups (event, user_id)
    select e.slug, p.id
    from jsonb_array_elements(read_first_content.content) with ordinality as r (row, number)
      join public.events e on e.slug = r.row ->> 'event'
      join public.profiles p on p.username = r.row ->> 'username'
    order by r.number;
    return true;
  end if;
  if read_first_content.section = 'player_accounts' then
    insert into public.player_accounts (person, user_id)
    select e.slug, p.id
    from jsonb_to_recordset(read_first_content.content) as r (person text, username text)
      join public.people e on e.slug = r.person
      join public.profiles p on p.username = r.username
    on conflict do nothing;
    return true;
  end if;
  execute format('select exists (select from public.%I)', read_first_content.section) into has_rows;
  if has_rows then
    return false;
  end if;
  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(content -> 0) key;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    read_first_content.section, columns
  ) using content;
  return true;
end
$$;

-- The club's name in mails: as admins have changed it, else as the functions have it in their settings. Null before they have started.
create function private.club_name() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select p.texts ->> 'name' from public.page_texts p where p.section = 'identity'),
    (select c.name from private.club c)
  )
$$;

create function public.club_name() returns text
language sql stable set search_path = '' as $$ select private.club_name() $$;

-- What the site has that visitors see, and whether an admin has chosen a name. As the owner: staff read no other member's role.
create function public.club_setup() returns table (
  has_admin_name boolean, has_team boolean, has_match boolean, has_article boolean, has_tip boolean, has_position boolean,
  has_partner boolean, is_put_away boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s first steps';
  end if;
  return query
    select
      exists (
        select from public.user_roles r join public.profiles p on p.id = r.user_id
        where r.role = 'admin' and p.username is not null
      ),
      exists (select from public.teams t where t.is_published),
      exists (select from public.matches m where m.is_published),
      exists (select from public.articles a where a.is_published and a.published_at <= now()),
      exists (select from public.tips t where t.is_published and t.published_at <= now()),
      exists (select from public.positions p where p.is_published),
      exists (select from public.partners p where p.is_published),
      coalesce((select s.is_put_away from private.setup_list s), false);
end
$$;

-- Returns what is stored.
create function public.put_setup_away(put_away boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins put the first steps away';
  end if;
  insert into private.setup_list as s (is_put_away) values (coalesce(put_away, false))
  on conflict (only_one) do update set is_put_away = excluded.is_put_away;
  return coalesce(put_away, false);
end
$$;

grant all on private.club to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.remember_club(text, text, text, text, text), public.club_name(), public.club_setup(),
  public.put_setup_away(boolean) from public, anon, authenticated;
grant execute on function private.club_name() to service_role;
grant execute on function public.club_setup(), public.put_setup_away(boolean) to authenticated, service_role;
grant execute on function public.remember_club(text, text, text, text, text), public.club_name() to service_role;
