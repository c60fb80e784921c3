-- The teams that members follow. Each is read by its member alone.

create table public.followed_teams (
  team text not null references public.teams (slug) on update cascade on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (team, user_id)
);
create index followed_teams_of_member on public.followed_teams (user_id);

alter table public.followed_teams enable row level security;
create policy "members read their own followed teams" on public.followed_teams for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members follow for themselves" on public.followed_teams for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.teams where slug = team));
create policy "members stop following for themselves" on public.followed_teams for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.followed_teams from anon, authenticated;
grant select, insert (team, user_id), delete on public.followed_teams to authenticated;
grant all on public.followed_teams to service_role;

create trigger a_limit_rows_begin before insert or update or delete on public.followed_teams for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.followed_teams for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.followed_teams for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create view private.export_followed_teams as
select f.user_id as member, to_jsonb(f) as entry
from public.followed_teams f;
