-- Polls of a team's players: when they can in a week. docs/decisions/0186-availability-polls.md has the reasons. Callers reach no row: all
-- goes through these functions, which know the caller.

-- The member who is a player or of a team's staff. The staff says so.
create table public.player_accounts (
  person text primary key references public.people (slug) on update cascade on delete cascade,
  user_id uuid not null unique references public.profiles (id) on delete cascade
);

create table public.polls (
  id uuid primary key default gen_random_uuid(),
  team text not null references public.teams (slug) on update cascade on delete cascade,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1 and week between '2000-01-01' and '2100-01-01'),
  -- The hours of each day that are asked for, by the clock on the wall: from, and until.
  first_hour smallint not null check (first_hour between 0 and 23),
  last_hour smallint not null check (last_hour between 1 and 24),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- What was made of it.
  event text references public.events (slug) on update cascade on delete set null,
  match text references public.matches (slug) on update cascade on delete set null,
  constraint polls_hours_in_order check (first_hour < last_hour)
);
create unique index polls_open on public.polls (team, week) where closed_at is null;
create index polls_of_team on public.polls (team);
create index polls_of_event on public.polls (event);
create index polls_of_match on public.polls (match);
create index polls_by_week on public.polls (week);

create table public.poll_answers (
  poll uuid not null references public.polls (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- An hour of the week each, from Monday 0 o'clock by the clock on the wall: 0 not, 1 if need be, 2 free. So a day of 23 or 25 hours has 24.
  hours text not null check (hours ~ '^[012]{168}$'),
  updated_at timestamptz not null default now(),
  primary key (poll, user_id)
);
create index poll_answers_of_member on public.poll_answers (user_id);

alter table public.player_accounts enable row level security;
alter table public.polls enable row level security;
alter table public.poll_answers enable row level security;

create policy "visitors and members have no access" on public.player_accounts to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.polls to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.poll_answers to anon, authenticated using (false) with check (false);

create view private.export_player_accounts as
select a.user_id as member, jsonb_build_object('person', a.person) as entry from public.player_accounts a;

create view private.export_poll_answers as
select a.user_id as member, to_jsonb(a) || jsonb_build_object('team', p.team, 'week', p.week) as entry
from public.poll_answers a join public.polls p on p.id = a.poll;

-- The published players of teams today, by the club's calendar, and the member that each one is, if the staff has said so.
create function private.players() returns table (team text, person text, name text, place integer, user_id uuid)
language sql stable security definer set search_path = '' as $$
  select distinct on (m.team, m.person) m.team, m.person, p.name, m.place, a.user_id
  from public.memberships m
  join public.people p on p.slug = m.person and p.is_published
  left join public.player_accounts a on a.person = m.person
  cross join (select (now() at time zone 'Europe/Paris')::date as today) clock
  where m.kind = 'player' and m.is_published and coalesce(m.joined <= clock.today, true) and coalesce(m.departed > clock.today, true)
  order by m.team, m.person, m.place
$$;

-- Whether members can still answer: until it is closed, or its week is over.
create function private.is_poll_open(poll public.polls) returns boolean
language sql stable security definer set search_path = '' as $$
  select poll.closed_at is null and poll.week + 7 > (now() at time zone 'Europe/Paris')::date
$$;

-- Raises for all but members who are signed in. Returns the caller.
create function private.member_of_caller() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if not exists (select from public.profiles p where p.id = me) then
    raise insufficient_privilege using message = 'only members do this';
  end if;
  return me;
end
$$;

-- The polls of the caller's teams, or of all teams for the staff: open ones first, then the latest weeks, with the answers of those who are
-- players now.
create function public.read_polls(every_team boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.member_of_caller();
begin
  if every_team then
    perform private.ask_for_staff();
  end if;
  return (
    select coalesce(jsonb_agg(one.poll order by one.is_open desc, one.week desc, one.created_at desc, one.id), '[]')
    from (
      select o.id, o.week, o.created_at, private.is_poll_open(o) as is_open, jsonb_build_object(
        'id', o.id, 'team', o.team, 'game', t.game, 'week', o.week, 'from', o.first_hour, 'until', o.last_hour,
        'is_open', private.is_poll_open(o),
        'event', (select jsonb_build_object('slug', e.slug, 'title', e.title, 'is_published', e.is_published)
          from public.events e where e.slug = o.event and (e.is_published or every_team)),
        'match', (select jsonb_build_object('slug', m.slug, 'title', m.opponent, 'is_published', m.is_published)
          from public.matches m where m.slug = o.match and (m.is_published or every_team)),
        'players', (
          select coalesce(jsonb_agg(
            jsonb_build_object('person', l.person, 'name', l.name, 'hours', a.hours, 'is_me', l.user_id is not distinct from me)
            order by l.place, l.person
          ), '[]')
          from private.players() l left join public.poll_answers a on a.poll = o.id and a.user_id = l.user_id
          where l.team = o.team
        )
      ) as poll
      from public.polls o join public.teams t on t.slug = o.team
      where every_team or o.team in (select l.team from private.players() l where l.user_id = me)
      order by is_open desc, o.week desc, o.created_at desc, o.id limit 40
    ) one
  );
end
$$;

-- Keeps the caller's hours, a digit each, or a dash for one that stays as it is: two windows of a player overwrite nothing but the hours
-- that they paint. The first answer begins with none. Hours that have begun by the server's clock stay as they were stored: a grid that was
-- opened before loses no other hour. Answers 'done', 'closed', 'not-a-player' or 'not-hours'. Idempotent.
create function public.answer_poll(of_poll uuid, hours text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.member_of_caller();
  poll public.polls;
  begun integer;
  painted text;
  wait integer;
begin
  if not coalesce(answer_poll.hours ~ '^[-012]{168}$', false) then
    return 'not-hours';
  end if;
  wait := private.take_turn('poll-answer', me::text, 240);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- Who closes it waits, so that no answer comes after.
  select o.* into poll from public.polls o where o.id = of_poll for share;
  if not exists (select from private.players() l where l.team = poll.team and l.user_id = me) then
    return 'not-a-player';
  end if;
  if not private.is_poll_open(poll) then
    return 'closed';
  end if;
  -- As the domain counts them: an hour begins with its second minute.
  begun := greatest(ceil(extract(epoch from date_trunc('minute', now() at time zone 'Europe/Paris') - poll.week) / 3600), 0);
  painted := repeat('-', begun) || substr(answer_poll.hours, begun + 1);
  insert into public.poll_answers as a (poll, user_id, hours) values (of_poll, me, translate(painted, '-', '0'))
  on conflict (poll, user_id) do update set updated_at = now(), hours = (
    select string_agg(case c.can when '-' then substr(a.hours, c.at::integer, 1) else c.can end, '' order by c.at)
    from string_to_table(painted, null) with ordinality c (can, at)
  );
  return 'done';
end
$$;

-- Tells members of an open poll. Idempotent.
create function private.tell_of_poll(poll public.polls, members uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(
    tell_of_poll.members, 'poll', 'poll/' || (poll).id, 'poll', (poll).id, '',
    (select t.game from public.teams t where t.slug = (poll).team) || ', semaine du ' || to_char((poll).week, 'DD/MM/YYYY'),
    (select auth.uid())
  );
$$;

-- Asks a team's players for a week, and tells them. Answers 'done', 'gone', 'week-over', 'too-far' or 'already-open'.
create function public.open_poll(of_team text, of_week date, from_hour integer, until_hour integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  poll public.polls;
begin
  perform private.ask_for_staff();
  if not exists (select from public.teams t where t.slug = of_team) then
    return 'gone';
  end if;
  if of_week + 7 <= today then
    return 'week-over';
  end if;
  if of_week > today + 182 then
    return 'too-far';
  end if;
  insert into public.polls (team, week, first_hour, last_hour) values (of_team, of_week, from_hour, until_hour)
  on conflict (team, week) where closed_at is null do nothing returning * into poll;
  if poll.id is null then
    return 'already-open';
  end if;
  perform private.tell_of_poll(poll, array(select l.user_id from private.players() l where l.team = of_team and l.user_id is not null));
  return 'done';
end
$$;

-- Ends a poll, with the event or the match that was made of it, if any, and withdraws what told of it. The players of the team are told
-- once of the published event or match that was made of it. A poll that has become one stays so. Answers 'done', 'gone', or 'already-made':
-- it has become another one.
create function public.close_poll(of_poll uuid, with_event text default null, with_match text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  poll public.polls;
  players uuid[];
  key constant text := 'poll/' || of_poll || '/became';
begin
  perform private.ask_for_staff();
  select o.* into poll from public.polls o where o.id = of_poll for update;
  if poll.id is null then
    return 'gone';
  end if;
  if num_nonnulls(poll.event, poll.match) > 0 and num_nonnulls(with_event, with_match) > 0
    and (poll.event is distinct from with_event or poll.match is distinct from with_match)
  then
    return 'already-made';
  end if;
  update public.polls o set
    closed_at = coalesce(o.closed_at, now()),
    event = coalesce(o.event, (select e.slug from public.events e where e.slug = with_event)),
    match = coalesce(o.match, (select m.slug from public.matches m where m.slug = with_match))
  where o.id = of_poll;
  delete from public.notifications n where n.subject_id = of_poll;
  if found then
    perform private.hint_notifications();
  end if;
  select o.* into poll from public.polls o where o.id = of_poll;
  players := array(select l.user_id from private.players() l where l.team = poll.team and l.user_id is not null);
  perform private.tell_members(players, 'poll', key, 'event', e.id, e.slug, e.title, (select auth.uid()))
  from public.events e where e.slug = poll.event and e.is_published;
  perform private.tell_members(
    players, 'poll', key, 'match', m.id, m.slug, t.game || ' contre ' || m.opponent, (select auth.uid())
  )
  from public.matches m join public.teams t on t.slug = m.team where m.slug = poll.match and m.is_published;
  return 'done';
end
$$;

-- The players of all teams with the usernames that the staff gave them.
create function public.list_players() returns table (team text, game text, person text, name text, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.team, t.game, l.person, l.name, c.username
    from private.players() l join public.teams t on t.slug = l.team left join public.profiles c on c.id = l.user_id
    order by t.place, l.team, l.place, l.person;
end
$$;

-- Says which member a person is, and tells them of the open polls; without a username: none. Answers 'done', 'gone', 'no-such-member' or
-- 'taken': by another person.
create function public.link_player(of_person text, to_username text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  perform private.ask_for_staff();
  if not exists (select from public.people p where p.slug = of_person) then
    return 'gone';
  end if;
  if to_username is null then
    delete from public.player_accounts a where a.person = of_person;
    return 'done';
  end if;
  select p.id into member from public.profiles p where private.folded_username(p.username) = private.folded_username(to_username);
  if member is null then
    return 'no-such-member';
  end if;
  insert into public.player_accounts (person, user_id) values (of_person, member)
  on conflict (person) do update set user_id = excluded.user_id;
  perform private.tell_of_poll(o, array[member]) from public.polls o
  where private.is_poll_open(o) and exists (select from private.players() l where l.team = o.team and l.user_id = member);
  return 'done';
exception when unique_violation then
  return 'taken';
end
$$;

-- Tells the member who a person is, if any, of the open polls of the person's teams. Its argument: the column that names the person.
create function private.tell_new_player() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_poll(o, array[l.user_id])
  from private.players() l join public.polls o on o.team = l.team
  where l.person = to_jsonb(new) ->> tg_argv[0] and l.user_id is not null and private.is_poll_open(o);
  return null;
end
$$;
create trigger tell_new_player after insert or update of team, person, kind, joined, departed, is_published
  on public.memberships for each row when (new.kind = 'player' and new.is_published)
  execute function private.tell_new_player('person');
create trigger tell_new_player after update of is_published on public.people for each row
  when (new.is_published and not old.is_published) execute function private.tell_new_player('slug');

create trigger withdraw_notifications_of_deletion after delete on public.polls for each row
  execute function private.withdraw_notifications();
create trigger log_change after insert or update or delete on public.polls for each row
  execute function private.log_kind_change('polls', 'members');

create trigger log_change after insert or update or delete on public.poll_answers for each row
  execute function private.log_kind_change('polls', 'members');

create trigger log_change after insert or update or delete on public.player_accounts for each row
  execute function private.log_kind_change('polls', 'members');
-- A member's page has the teams and the tips of the person who they are.
create trigger log_change_of_pages after insert or update or delete on public.player_accounts for each row
  execute function private.log_kind_change('player_accounts', 'all');

revoke all on public.player_accounts, public.polls, public.poll_answers from anon, authenticated;
grant all on public.player_accounts, public.polls, public.poll_answers to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_polls(boolean), public.answer_poll(uuid, text), public.open_poll(text, date, integer, integer),
  public.close_poll(uuid, text, text), public.list_players(), public.link_player(text, text) from public, anon, authenticated;
grant execute on function public.read_polls(boolean), public.answer_poll(uuid, text), public.open_poll(text, date, integer, integer),
  public.close_poll(uuid, text, text), public.list_players(), public.link_player(text, text) to authenticated, service_role;
