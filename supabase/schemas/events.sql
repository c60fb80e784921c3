-- Evenings together, which the staff announces and to which members sign up. docs/decisions/0185-events.md and 0202-event-back.md have the
-- reasons.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  slug text not null unique check (char_length(slug) <= 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (char_length(title) <= 80),
  kind text not null check (kind in ('training', 'watch-party', 'scrim', 'try-out')),
  team text references public.teams (slug) on update cascade on delete set null,
  location text not null check (char_length(location) <= 120),
  description text not null default '' check (char_length(description) <= 1000 and private.is_plain_text(description)),
  status text not null default 'planned' check (status in ('planned', 'cancelled')),
  start timestamptz not null check (start >= '2000-01-01' and start < '2100-01-02'),
  minutes integer not null check (minutes between 30 and 480),
  -- How many members can come; null: all who want to.
  seats integer check (seats between 1 and 500),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint events_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint events_location_plain check (private.is_visible(location) and private.is_plain_line(location))
);
create index events_by_start on public.events (start);
create index events_of_team on public.events (team);

create table public.event_signups (
  event text not null references public.events (slug) on update cascade on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The order in which members came, from 1. A trigger gives both.
  number integer not null default 0,
  -- False on the waiting list. A seat that was given is never taken back.
  has_seat boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (event, user_id),
  unique (event, number)
);
create index event_signups_of_member on public.event_signups (user_id);

-- A hidden event as members last saw it.
create table private.hidden_events (
  event uuid primary key references public.events (id) on delete cascade,
  status text not null,
  start timestamptz not null,
  location text not null
);

alter table public.event_signups enable row level security;
alter table private.hidden_events enable row level security;

select private.make_ordered_list(
  'events', 'slug, title, kind, team, location, description, status, start, minutes, seats'
);
-- At most 300.
create or replace trigger number_record before insert or update on public.events
  for each row execute function private.number_record(300);

create policy "members read their own sign-ups" on public.event_signups for select to authenticated
  using (user_id = (select auth.uid()));
-- By the server's clock: domain/club/events/event.ts has the same rule.
create policy "members sign up themselves" on public.event_signups for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.events e
    where e.slug = event_signups.event and e.is_published and e.status = 'planned' and e.start > now()
  ));
create policy "members take back their own sign-ups" on public.event_signups for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "visitors and members have no access" on private.hidden_events to anon, authenticated using (false) with check (false);

create view private.export_event_signups as
select s.user_id as member, to_jsonb(s) as entry
from public.event_signups s;

-- Gives a seat, or the last place of the waiting list. The event is locked: sign-ups of many members at once come one after the other.
create function private.take_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select e.* into event from public.events e where e.slug = new.event for update;
  -- The policy may have seen the event as it was before the lock.
  if (select auth.uid()) is not null and (event.status is distinct from 'planned' or event.start <= now()) then
    raise insufficient_privilege using message = 'the sign-ups are closed';
  end if;
  select coalesce(max(s.number), 0) + 1, event.seats is null or count(*) filter (where s.has_seat) < event.seats
  into new.number, new.has_seat
  from public.event_signups s where s.event = new.event;
  return new;
end
$$;
create trigger take_seat before insert on public.event_signups for each row execute function private.take_seat();

-- Gives free seats to those who wait, in their order. Those who are just leaving are skipped.
create function private.fill_seats(of_event text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  free integer;
begin
  select e.* into event from public.events e where e.slug = fill_seats.of_event for update;
  if event.status is distinct from 'planned' or event.start <= now() then
    return;
  end if;
  if event.seats is not null then
    select greatest(event.seats - count(*), 0) into free
    from public.event_signups s where s.event = event.slug and s.has_seat;
  end if;
  update public.event_signups s set has_seat = true
  where s.event = event.slug and s.user_id in (
    select w.user_id from public.event_signups w
    where w.event = fill_seats.of_event and not w.has_seat
    order by w.number limit free for update skip locked
  );
end
$$;

create function private.fill_left_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.fill_seats(old.event);
  return null;
end
$$;
create trigger fill_left_seat after delete on public.event_signups for each row when (old.has_seat)
  execute function private.fill_left_seat();

create function private.tell_of_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_member(
    new.user_id, 'event-seat', 'event/' || e.id || '/seat/' || extract(epoch from new.created_at), 'event', e.id, e.slug, e.title
  ) from public.events e where e.slug = new.event and e.is_published;
  return null;
end
$$;
create trigger tell_of_seat after update of has_seat on public.event_signups for each row
  when (new.has_seat and not old.has_seat) execute function private.tell_of_seat();

-- Tells those who signed up that it is cancelled, takes place after all, or has another time or place; and gives seats that were added.
-- What changes while it is hidden is told when it is published.
create function private.tell_of_event_change() returns trigger
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
create trigger tell_of_event_change after update of status, start, location, seats, is_published on public.events for each row
  when (
    (old.status, old.start, old.location, old.is_published) <> (new.status, new.start, new.location, new.is_published)
    or old.seats is distinct from new.seats
  )
  execute function private.tell_of_event_change();

-- Pages show how many come.
create function private.log_signup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change('event_signups', e.id, 'all') from public.events e
  where e.slug = case tg_op when 'DELETE' then old.event else new.event end and e.is_published;
  return null;
end
$$;
create trigger log_change after insert or delete or update of has_seat on public.event_signups for each row
  execute function private.log_signup();

-- The published events with how many come: those that begin after a time, or one.
create function public.read_events(since timestamptz default null, of_slug text default null)
returns table (
  id uuid, slug text, title text, kind text, team text, game text, location text, description text, status text,
  start timestamptz, minutes integer, seats integer, updated_at timestamptz, revision integer, coming integer, waiting integer
)
language sql stable security definer set search_path = '' as $$
  select e.id, e.slug, e.title, e.kind, t.slug, t.game, e.location, e.description, e.status, e.start, e.minutes, e.seats,
    e.updated_at, e.revision, counted.coming, counted.waiting
  from public.events e
  left join public.teams t on t.slug = e.team and t.is_published
  cross join lateral (
    select (count(*) filter (where s.has_seat))::integer as coming, (count(*) filter (where not s.has_seat))::integer as waiting
    from public.event_signups s where s.event = e.slug
  ) counted
  where e.is_published and (read_events.since is null or e.start >= read_events.since)
    and (read_events.of_slug is null or e.slug = read_events.of_slug)
  order by e.start, e.id
$$;

-- Whether the caller has a seat or waits, and at which place; and who comes: visitors see only their number, the staff also hidden members
-- and those who wait.
-- No row for an event that isn't on the site.
create function public.read_event_signups(of_event text)
returns table (has_seat boolean, waiting_place integer, people jsonb)
language sql stable security definer set search_path = '' as $$
  select own.has_seat,
    case when not own.has_seat then (
      select count(*)::integer from public.event_signups w
      where w.event = e.slug and not w.has_seat and w.number <= own.number
    ) end,
    (
      select coalesce(jsonb_agg(jsonb_build_object('username', p.username, 'avatar', p.avatar_url, 'isWaiting', not p.has_seat)
        order by p.has_seat desc, p.number), '[]')
      from (
        select c.username, c.avatar_url, s.has_seat, s.number
        from public.event_signups s join public.member_cards c on c.id = s.user_id
        where s.event = e.slug and c.username is not null and (select auth.uid()) is not null
          and ((select private.is_staff()) or s.has_seat and not c.is_hidden)
        order by s.has_seat desc, s.number limit 1000
      ) p
    )
  from public.events e
  left join public.event_signups own on own.event = e.slug and own.user_id = (select auth.uid())
  where e.slug = read_event_signups.of_event and e.is_published
$$;

-- Takes a member off an event for the staff, and tells them: 'done' or, of an event that isn't on the site, 'gone'.
create function public.take_off_event(of_event text, of_member text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  member uuid;
begin
  perform private.ask_for_staff();
  select e.* into event from public.events e where e.slug = of_event and e.is_published for update;
  if event.id is null then
    return 'gone';
  end if;
  delete from public.event_signups s using public.member_cards c
  where s.event = event.slug and s.user_id = c.id and c.username = of_member returning s.user_id into member;
  if member is not null then
    perform private.tell_members(
      array[member], 'event-note', 'event/' || event.id || '/off/' || extract(epoch from clock_timestamp()), 'event', event.id, event.slug,
      'Votre inscription est retirée : ' || event.title, (select auth.uid())
    );
  end if;
  return 'done';
end
$$;

-- Tells all who have signed up a line of the staff's. Answers how many have; no row for an event that isn't on the site.
create function public.write_to_event(of_event text, note text) returns table (told integer)
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  members uuid[];
  sentence text;
  key text;
  wait integer;
begin
  perform private.ask_for_staff();
  if char_length(note) > 200 or not private.is_visible(note) or not private.is_plain_line(note) then
    raise check_violation using message = 'a note is one line of at most 200 characters';
  end if;
  wait := private.take_turn('event-note', (select auth.uid())::text, 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  select e.* into event from public.events e where e.slug = of_event and e.is_published;
  if event.id is null then
    return;
  end if;
  members := array(select s.user_id from public.event_signups s where s.event = event.slug and s.user_id <> (select auth.uid()));
  sentence := left(event.title || ' : ' || note, 300);
  -- The same line again within ten minutes is the same notification: an answer may have been lost.
  key := (
    select n.key from public.notifications n
    where n.subject_id = event.id and n.kind = 'event-note' and n.actor = (select auth.uid()) and n.title = sentence
      and n.created_at > now() - interval '10 minutes'
    limit 1
  );
  perform private.tell_members(
    members, 'event-note', coalesce(key, 'event/' || event.id || '/note/' || extract(epoch from clock_timestamp())), 'event', event.id,
    event.slug, sentence, (select auth.uid())
  );
  told := cardinality(members);
  return next;
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.event_signups for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.event_signups for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.event_signups for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('event-sign-up', '60', '10 minutes');

create trigger withdraw_notifications_of_deletion after delete on public.events for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.events for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();

revoke all on public.event_signups from anon, authenticated;
grant select, delete on public.event_signups to authenticated;
grant insert (event, user_id) on public.event_signups to authenticated;
grant all on public.event_signups, private.hidden_events to service_role;
-- The slug is permanent.
revoke update (slug) on public.events from authenticated;
revoke execute on all functions in schema private from public;
revoke all on function public.read_events(timestamp with time zone, text), public.read_event_signups(text) from public, anon, authenticated;
grant execute on function public.read_events(timestamp with time zone, text),
  public.read_event_signups(text) to anon, authenticated, service_role;
revoke all on function public.take_off_event(text, text), public.write_to_event(text, text) from public, anon, authenticated;
grant execute on function public.take_off_event(text, text), public.write_to_event(text, text) to authenticated, service_role;
