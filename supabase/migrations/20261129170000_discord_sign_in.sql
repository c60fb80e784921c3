-- Signing in with Discord. The accounts keep who is linked to whom in auth.identities: an identity belongs to one member, and is deleted
-- with them.

-- As before. A provider's names are offered to a new member, and not taken: names are taken from a sign-up with a password alone.
create or replace function private.add_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chosen jsonb := case when coalesce(new.raw_app_meta_data ->> 'provider', 'email') = 'email' then new.raw_user_meta_data end;
  wanted text := coalesce(private.normalize_name(chosen ->> 'username', 30), private.normalize_name(chosen ->> 'pseudo', 30));
  given text := case when not private.may_not_be_called(new.id, wanted) then wanted end;
  number integer := 1;
begin
  loop
    begin
      insert into public.profiles (id, full_name, username, created_at)
      values (new.id, private.normalize_name(chosen ->> 'full_name', 100), given, coalesce(new.created_at, now()));
      return new;
    exception
      when unique_violation then
        if given is null then raise; end if;
        number := number + 1;
        given := wanted || number;
      when check_violation then
        if given is null then raise; end if;
        given := null;
    end;
  end loop;
end
$$;

-- A name as a new member could have it: with a number when another member has it; null when no member can have it.
create function private.free_username(member uuid, name text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.normalize_name(name, 30);
  given text := wanted;
  number integer := 1;
begin
  if wanted is null or private.may_not_be_called(member, wanted) then
    return null;
  end if;
  while number < 100 loop
    perform 1 from public.profiles p
    where p.username_key = private.folded_username(given) and p.id <> member;
    if not found then return given; end if;
    number := number + 1;
    given := wanted || number;
  end loop;
  return null;
end
$$;

-- The caller's link to Discord, whether they have a password, and a free username after their name on Discord.
create function public.my_discord() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'identity', i.id,
    'name', i.identity_data ->> 'full_name',
    'offered', private.free_username(
      (select auth.uid()),
      coalesce(nullif(i.identity_data #>> '{custom_claims,global_name}', ''), i.identity_data ->> 'full_name')
    ),
    'has_password', coalesce(
      (select coalesce(u.encrypted_password, '') <> '' from auth.users u where u.id = (select auth.uid())), false
    )
  )
  from (select 1) one left join auth.identities i on i.user_id = (select auth.uid()) and i.provider = 'discord'
  order by i.created_at limit 1
$$;

create view private.export_identities as
select i.user_id as member, jsonb_build_object(
  'provider', i.provider, 'provider_id', i.provider_id, 'data', i.identity_data, 'linked_at', i.created_at
) as entry
from auth.identities i where i.provider <> 'email';

revoke all on function private.free_username(uuid, text) from public;
revoke all on function public.my_discord() from public, anon, authenticated;
grant execute on function public.my_discord() to authenticated;
