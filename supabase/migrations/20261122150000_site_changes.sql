-- Tells each instance of the site by realtime that kept pages are outdated: one row for each published item or member and kind of change,
-- without content. docs/decisions/0064-instances.md has the reasons.

create table public.site_changes (
  -- As a request would name the change: the table, or rpc/<function>.
  path text not null check (char_length(path) <= 60),
  -- The tip, article or member.
  item uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (path, item)
) with (fillfactor = 50);
create index site_changes_of_item on public.site_changes (item);

alter table public.site_changes enable row level security;
create policy "everybody hears that published content has changed" on public.site_changes for select to anon, authenticated
  using (true);
revoke all on public.site_changes from anon, authenticated;
grant select on public.site_changes to anon, authenticated;
grant all on public.site_changes to service_role;

-- Its arguments: the path, and a time in which several changes are told once. Each row here is written by transactions that hold the lock
-- of the item's own row, so none waits longer for it. A deletion is told by the deletion of the item's rows, so that nothing stays of a
-- deleted member.
create function private.tell_site() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.site_changes where item = old.id;
  elsif tg_nargs < 2 or not exists (
    select from public.site_changes where path = tg_argv[0] and item = new.id
      and changed_at between clock_timestamp() - tg_argv[1]::interval and clock_timestamp()
  ) then
    insert into public.site_changes (path, item) values (tg_argv[0], new.id)
    on conflict (path, item) do update set changed_at = excluded.changed_at;
  end if;
  return null;
end
$$;
revoke execute on function private.tell_site() from public;

-- A draft tells nothing; what becomes one tells that it is gone.
do $$
declare
  name text;
begin
  foreach name in array array['articles', 'tips'] loop
    execute format(
      'create trigger tell_site after insert on public.%I for each row when (new.is_published)
         execute function private.tell_site(%L)', name, name
    );
    execute format(
      'create trigger tell_site_of_change after update on public.%I for each row
         when ((old.is_published or new.is_published)
           and (old.is_published, old.updated_at, old.published_at)
             is distinct from (new.is_published, new.updated_at, new.published_at))
         execute function private.tell_site(%L)', name, name
    );
    execute format(
      'create trigger tell_site_of_deletion after delete on public.%I for each row execute function private.tell_site()', name
    );
    execute format(
      'create trigger tell_site_of_like after update of like_count on public.%I for each row
         when (new.is_published and old.like_count <> new.like_count)
         execute function private.tell_site(%L)', name, rtrim(name, 's') || '_likes'
    );
    execute format(
      'create trigger tell_site_of_comment after update of comment_count on public.%I for each row
         when (new.is_published and old.comment_count <> new.comment_count)
         execute function private.tell_site(%L)', name, rtrim(name, 's') || '_comments'
    );
    execute format(
      'insert into public.site_changes (path, item) select %L, id from public.%I where is_published', name, name
    );
  end loop;
end
$$;

create trigger tell_site_of_rating after update of rating_sum, rating_count on public.tips for each row
  when (new.is_published and (old.rating_sum, old.rating_count) <> (new.rating_sum, new.rating_count))
  execute function private.tell_site('tip_ratings');
create trigger tell_site_of_view after update of views on public.tips for each row
  when (new.is_published and old.views <> new.views)
  execute function private.tell_site('rpc/count_tip_view', '10 seconds');

create trigger tell_site after insert on public.member_cards for each row execute function private.tell_site('profiles');
create trigger tell_site_of_change after update on public.member_cards for each row
  when (old is distinct from new) execute function private.tell_site('profiles');
create trigger tell_site_of_deletion after delete on public.member_cards for each row execute function private.tell_site();
insert into public.site_changes (path, item) select 'profiles', id from public.member_cards;

-- As for the other tables with live changes.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.site_changes;
  end if;
end
$$;
