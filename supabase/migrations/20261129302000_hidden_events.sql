-- What changes while an event is hidden is told when it is published again. docs/decisions/0202-event-back.md has the reasons.

-- A hidden event as members last saw it.
create table private.hidden_events (
  event uuid primary key references public.events (id) on delete cascade,
  status text not null,
  start timestamptz not null,
  location text not null
);
alter table private.hidden_events enable row level security;
create policy "visitors and members have no access" on private.hidden_events to anon, authenticated using (false) with check (false);
revoke all on private.hidden_events from anon, authenticated;
grant all on private.hidden_events to service_role;
-- Those that are hidden now: what changes from now on.
insert into private.hidden_events (event, status, start, location)
select e.id, e.status, e.start, e.location from public.events e
where not e.is_published and exists (select from public.event_signups s where s.event = e.slug);

-- As before, and what changed while it was hidden is told when it is published.
create or replace function private.tell_of_event_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seen record;
  kind text;
begin
  if old.is_published then
    select old.status, old.start, old.location into seen;
    if not new.is_published then
      insert into private.hidden_events (event, status, start, location) values (new.id, old.status, old.start, old.location);
    end if;
  else
    select h.status, h.start, h.location into seen from private.hidden_events h where h.event = new.id;
    if new.is_published then
      delete from private.hidden_events h where h.event = new.id;
    end if;
  end if;
  kind := case
    when not new.is_published or greatest(seen.start, new.start) <= now() then null
    when new.status = 'cancelled' and seen.status = 'planned' then 'event-cancelled'
    when new.status = 'planned' and seen.status = 'cancelled' then 'event-back'
    when new.status = 'planned' and (seen.start, seen.location) <> (new.start, new.location) then 'event-moved'
  end;
  if kind is not null then
    perform private.tell_members(
      array(select s.user_id from public.event_signups s where s.event = new.slug), kind,
      'event/' || new.id || '/change/' || new.revision, 'event', new.id, new.slug, new.title, (select auth.uid())
    );
  end if;
  perform private.fill_seats(new.slug);
  return null;
end
$$;
drop trigger tell_of_event_change on public.events;
create trigger tell_of_event_change after update of status, start, location, seats, is_published on public.events for each row
  when (
    (old.status, old.start, old.location, old.is_published) <> (new.status, new.start, new.location, new.is_published)
    or old.seats is distinct from new.seats
  )
  execute function private.tell_of_event_change();
