-- The tips that members keep for later. Each is read by its member alone.

create table public.saved_tips (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index saved_tips_of_member on public.saved_tips (user_id, created_at desc);

alter table public.saved_tips enable row level security;
create policy "members read their own saved tips" on public.saved_tips for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members save for themselves" on public.saved_tips for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members remove their own saved tips" on public.saved_tips for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.saved_tips from anon, authenticated;
grant select, insert (tip_id, user_id), delete on public.saved_tips to authenticated;
grant all on public.saved_tips to service_role;

create trigger a_limit_rows_begin before insert or update or delete on public.saved_tips for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.saved_tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.saved_tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create view private.export_saved_tips as
select s.user_id as member, to_jsonb(s) || jsonb_build_object('slug', t.slug) as entry
from public.saved_tips s join public.tips t on t.id = s.tip_id;
