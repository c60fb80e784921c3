-- The first steps of a club's site: the panel lists those that are open, until the last is done or an admin puts the list away.

-- A row once an admin has chosen. Reached by functions alone.
create table private.setup_list (
  only_one boolean primary key default true check (only_one),
  is_put_away boolean not null
);
alter table private.setup_list enable row level security;
create policy "visitors and members have no access" on private.setup_list to anon, authenticated
  using (false) with check (false);

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

revoke all on function public.club_setup(), public.put_setup_away(boolean) from public, anon, authenticated;
grant execute on function public.club_setup(), public.put_setup_away(boolean) to authenticated, service_role;
