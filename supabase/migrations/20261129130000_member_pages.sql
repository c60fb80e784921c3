-- The pages of members, which each can hide. docs/decisions/0150-member-pages.md has the reasons.

alter table public.profiles add column is_hidden boolean not null default false;
-- Names lead to no hidden page, and lists of members leave a hidden member out.
alter table public.member_cards add column is_hidden boolean not null default false;
grant update (is_hidden) on public.profiles to authenticated;

create or replace function private.sync_member_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.member_cards (id, username, avatar_url, is_hidden)
  values (new.id, new.username, new.avatar_url, new.is_hidden)
  on conflict (id) do update
    set username = excluded.username, avatar_url = excluded.avatar_url, is_hidden = excluded.is_hidden;
  return null;
end
$$;
drop trigger sync_member_card on public.profiles;
create trigger sync_member_card after insert or update of username, avatar_url, is_hidden on public.profiles
  for each row execute function private.sync_member_card();
