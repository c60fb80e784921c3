-- What tells members: decisions on their applications, kept tips that change, and matches of the teams that they follow.
-- docs/decisions/0145-notifications.md has the reasons. What happens is told by triggers; what needs the hour by a job.

-- A decision that is undone takes its notification back.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.user_id = new.user_id and n.key = 'application/' || new.id;
  if found then
    perform private.hint_notifications();
  end if;
  if new.status in ('accepted', 'rejected') then
    perform private.tell_member(
      new.user_id, 'application', 'application/' || new.id, 'application', new.id, '', new.position_title
    );
  end if;
  return null;
end
$$;
create trigger tell_of_decision after update of status on public.applications for each row
  when (old.status <> new.status) execute function private.tell_of_decision();

-- Once a day and tip.
create function private.tell_of_tip_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_members(
    array(select s.user_id from public.saved_tips s where s.tip_id = new.id), 'tip-change',
    'tip-change/' || new.id || '/' || (now() at time zone 'Europe/Paris')::date, 'tip', new.id, new.slug, new.title,
    (select auth.uid())
  );
  return null;
end
$$;
create trigger tell_of_tip_change after update of title, content on public.tips for each row
  when (old.is_published and new.is_published and (old.title, old.content) is distinct from (new.title, new.content))
  execute function private.tell_of_tip_change();

create function private.tell_of_match(of_match public.matches, kind text, key text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(
    array(select f.user_id from public.followed_teams f where f.team = of_match.team), tell_of_match.kind,
    'match/' || of_match.id || '/' || tell_of_match.key, 'match', of_match.id, of_match.slug, t.game || ' contre ' || of_match.opponent
  )
  from public.teams t where t.slug = of_match.team and t.is_published
$$;

-- Old results that are entered later are no news.
create function private.tell_of_match_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.matches := case tg_op when 'UPDATE' then old end;
begin
  if not new.is_published then
    return null;
  end if;
  if new.status = 'scheduled' and new.start > now() and before.is_published is distinct from true then
    perform private.tell_of_match(new, 'match-announced', 'announced');
  elsif new.status = 'live' and before.status is distinct from 'live' then
    perform private.tell_of_match(new, 'match-live', 'live');
  elsif new.status = 'finished' and before.status is distinct from 'finished' and new.start > now() - interval '7 days' then
    perform private.tell_of_match(new, 'match-result', 'result');
  end if;
  return null;
end
$$;
create trigger tell_of_match_change after insert or update of status, is_published on public.matches for each row
  execute function private.tell_of_match_change();

-- Matches that begin within the hour. A start that is moved is told anew. Idempotent, so also after a restart.
create function private.tell_due() returns void
language sql security definer set search_path = '' as $$
  select private.tell_of_match(m, 'match-soon', 'soon/' || extract(epoch from m.start)::bigint)
  from public.matches m
  where m.is_published and m.status = 'scheduled' and m.start > now() and m.start <= now() + interval '1 hour'
$$;

-- As before, and what is told at a time: this is the job of each minute.
create or replace function private.apply_schedules() returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text;
begin
  foreach name in array array['articles', 'tips'] loop
    execute format(
      'update public.%1$I set is_published = true where id in (
         select id from public.%1$I where publish_at <= now() and not is_published for update skip locked)', name
    );
    execute format(
      'update public.%1$I set is_published = false where id in (
         select id from public.%1$I where unpublish_at <= now() and is_published for update skip locked)', name
    );
    -- The end of what is a draft already: else it would take back what is published later.
    execute format(
      'update public.%1$I set unpublish_at = null where id in (
         select id from public.%1$I where unpublish_at <= now() and not is_published for update skip locked)', name
    );
  end loop;
  perform private.tell_due();
end
$$;

revoke execute on function private.tell_of_decision(), private.tell_of_tip_change(),
  private.tell_of_match(public.matches, text, text), private.tell_of_match_change(), private.tell_due() from public;
