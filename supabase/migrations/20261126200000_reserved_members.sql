-- Admins find the members whose username passes for a function or for the club, and take such a name. domain/accounts/reservedName.ts has the rule.

create function public.list_reserved_names() returns table (id uuid, username text, avatar_url text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  names_of_club constant text[] := private.club_names();
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins look for members';
  end if;
  return query
    select c.id, c.username, c.avatar_url::text
    from public.member_cards c join public.profiles p on p.id = c.id
    where p.username is not null and not exists (select from public.user_roles r where r.user_id = c.id)
      and private.is_reserved_username(p.username, names_of_club)
    order by p.username_key, c.id
    limit 100;
end
$$;

-- Idempotent. A name that passes for a person stays.
create function public.take_reserved_name(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() or not exists (select from public.profiles p where p.id = member)
    or exists (select from public.user_roles r where r.user_id = member) then
    raise insufficient_privilege using message = 'only admins take the name of a member, and none of the staff''s';
  end if;
  update public.profiles p set username = null
  where p.id = member and p.username is not null and private.is_reserved_username(p.username, private.club_names());
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.list_reserved_names(), public.take_reserved_name(uuid) from public, anon, authenticated;
grant execute on function public.list_reserved_names(), public.take_reserved_name(uuid) to authenticated;
