-- What visitors read of changes names no member, and no record that they couldn't read. A member's export has a limit.

-- `site_changes` keeps one row for all members: pages name those who have commented, and visitors see their names there.
drop trigger tell_site on public.member_cards;
drop trigger tell_site_of_change on public.member_cards;
drop trigger tell_site_of_deletion on public.member_cards;
delete from public.site_changes where path = 'profiles';

create function private.tell_site_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := case tg_op when 'DELETE' then old.id else new.id end;
begin
  if exists (select from public.tip_comments c where c.user_id = member)
    or exists (select from public.article_comments c where c.user_id = member)
  then
    insert into public.site_changes (path, item) values ('profiles', '00000000-0000-0000-0000-000000000000')
    on conflict (path, item) do update set changed_at = excluded.changed_at;
  end if;
  -- What is returned after the write counts for nothing.
  return old;
end
$$;
create trigger tell_site after insert on public.member_cards for each row execute function private.tell_site_of_member();
create trigger tell_site_of_change after update on public.member_cards for each row
  when (old is distinct from new) execute function private.tell_site_of_member();
-- Before it: the foreign keys of the comments forget the member.
create trigger tell_site_of_deletion before delete on public.member_cards for each row execute function private.tell_site_of_member();

-- People, members and honours of teams that aren't published tell nothing: visitors couldn't read them, whatever they are themselves.
create function private.is_of_shown_team(list text, given jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.teams t
    where t.is_published and case list
      when 'people' then exists (select from public.memberships m where m.team = t.slug and m.person = given ->> 'slug')
      else t.slug = given ->> 'team'
    end
  )
$$;
create function private.tell_site_of_team_part() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_of_shown_team(tg_table_name, to_jsonb(new))
    or (tg_op = 'UPDATE' and private.is_of_shown_team(tg_table_name, to_jsonb(old)))
  then
    insert into public.site_changes (path, item) values (tg_table_name, new.id)
    on conflict (path, item) do update set changed_at = excluded.changed_at;
  end if;
  return null;
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['people', 'memberships', 'honours'] loop
    execute format('drop trigger tell_site on public.%I', name);
    execute format('drop trigger tell_site_of_change on public.%I', name);
    execute format(
      'create trigger tell_site after insert on public.%I for each row when (new.is_published)
         execute function private.tell_site_of_team_part()', name
    );
    execute format(
      'create trigger tell_site_of_change after update on public.%I for each row when (old.is_published or new.is_published)
         execute function private.tell_site_of_team_part()', name
    );
    execute format(
      'delete from public.site_changes c using public.%1$I r
         where c.path = %1$L and c.item = r.id and not (r.is_published and private.is_of_shown_team(%1$L, to_jsonb(r)))', name
    );
  end loop;
end
$$;

-- An export reads all tables of a member.
create or replace function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  member text := (select auth.uid());
  wait integer := case when member is null then 0 else private.take_turn('export', member, 5) end;
  everything jsonb;
  view_name text;
  entries jsonb;
begin
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  everything := private.export_first_tables();
  for view_name in
    select relname from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'v' and relname like 'export\_%'
  loop
    execute format('select coalesce(jsonb_agg(entry), ''[]'') from private.%I where member = $1', view_name)
    into entries using (select auth.uid());
    everything := everything || jsonb_build_object(substr(view_name, char_length('export_') + 1), entries);
  end loop;
  return everything;
end
$$;

revoke execute on function private.tell_site_of_member(), private.is_of_shown_team(text, jsonb), private.tell_site_of_team_part()
  from public;
