-- Notifications pushed to members' devices. docs/decisions/0195-web-push.md has the reasons. Callers reach no row: all goes through these
-- functions, which know the caller and their session.

-- An address of the browsers' own push services. The server sends to what a member gives here: no other host is asked.
create function private.is_push_endpoint(endpoint text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(endpoint) <= 2000 and endpoint ~ ('^https://(fcm\.googleapis\.com|jmt17\.google\.com'
    || '|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*push\.apple\.com|([a-z0-9-]+\.)*notify\.windows\.com)/[!-~]+$')
$$;

-- The club's key with which browsers subscribe. It stays while no pushes are offered, so that another key is noticed.
create table private.push_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  is_offered boolean not null default true
);

-- A browser of a member that receives pushes, as long as its session lasts.
create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid not null,
  endpoint text not null unique check (private.is_push_endpoint(endpoint)),
  -- The browser's, with which a push is encrypted for it alone.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  secret text not null check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  name text not null check (char_length(name) between 1 and 60 and private.is_visible(name) and private.is_plain_text(name)),
  created_at timestamptz not null default now()
);
create index push_devices_of_member on public.push_devices (user_id);
create index push_devices_of_session on public.push_devices (session_id);

-- A push that waits: one for a device.
create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  device uuid not null references public.push_devices (id) on delete cascade,
  -- What it tells; null when it tells of several.
  notification uuid references public.notifications (id) on delete cascade,
  payload jsonb not null,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  failure text
);
create index pushes_of_device on private.pushes (device);
create index pushes_of_notification on private.pushes (notification);
create index pushes_due on private.pushes (due_at);

alter table private.push_key enable row level security;
alter table public.push_devices enable row level security;
alter table private.pushes enable row level security;

create policy "visitors and members have no access" on private.push_key to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.push_devices to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.pushes to anon, authenticated using (false) with check (false);

create view private.export_push_devices as
select d.user_id as member, to_jsonb(d) - array['id', 'session_id', 'public_key', 'secret'] as entry from public.push_devices d;

-- A device receives nothing after its session. Also asked when pushes are written: a project may refuse a trigger on its sessions.
create function private.forget_push_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_devices d where d.session_id = old.id;
  return null;
end
$$;

-- The caller's session. Raises when it has ended.
create function private.session_of_caller() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  session uuid := nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid;
begin
  if not exists (
    select from auth.sessions s join public.profiles p on p.id = s.user_id where s.id = session and p.id = (select auth.uid())
  ) then
    raise insufficient_privilege using message = 'only members with a session receive pushes';
  end if;
  return session;
end
$$;

-- The club's key, null when no pushes are sent, and the caller's devices, the newest first.
create function public.read_push_devices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.session_of_caller();
  return jsonb_build_object(
    'club_key', (select k.public_key from private.push_key k where k.is_offered),
    'devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', d.id, 'endpoint', d.endpoint, 'name', d.name, 'created_at', d.created_at) order by d.created_at desc, d.id
      ), '[]')
      from public.push_devices d join auth.sessions s on s.id = d.session_id where d.user_id = (select auth.uid())
    )
  );
end
$$;

-- Keeps the caller's browser. Answers 'done', 'unknown-service' or 'full': ten devices a member. A browser changes hands with its session.
create function public.add_push_device(endpoint text, public_key text, secret text, name text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  session uuid := private.session_of_caller();
  wait integer;
begin
  if not coalesce(private.is_push_endpoint(add_push_device.endpoint), false) then
    return 'unknown-service';
  end if;
  wait := private.take_turn('push-device', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- Two devices at once are counted one after the other.
  perform from public.profiles p where p.id = me for no key update;
  delete from public.push_devices d
  where d.endpoint = add_push_device.endpoint or d.session_id = session
    or (d.user_id = me and not exists (select from auth.sessions s where s.id = d.session_id));
  if (select count(*) from public.push_devices d where d.user_id = me) >= 10 then
    return 'full';
  end if;
  insert into public.push_devices (user_id, session_id, endpoint, public_key, secret, name)
  values (me, session, add_push_device.endpoint, add_push_device.public_key, add_push_device.secret, add_push_device.name);
  return 'done';
end
$$;

-- Removes one of the caller's devices. Idempotent.
create function public.remove_push_device(device uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.session_of_caller();
  delete from public.push_devices d where d.id = remove_push_device.device and d.user_id = (select auth.uid());
end
$$;

-- The functions call it when they start, without a key where none is set. No device can be reached with another key than its own.
create function public.remember_push_key(public_key text default null) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.push_devices d
  where exists (select from private.push_key k where k.public_key <> remember_push_key.public_key);
  if remember_push_key.public_key is null then
    update private.push_key k set is_offered = false where k.is_offered;
  else
    insert into private.push_key (public_key) values (remember_push_key.public_key)
    on conflict (only_one) do update set public_key = excluded.public_key, is_offered = true;
  end if;
end
$$;

-- Until when pushes go out: 22 o'clock of this day. Null from 22 to 8.
create function private.pushes_until(moment timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  with local as (select moment at time zone 'Europe/Paris' as at)
  select case when extract(hour from at) between 8 and 21 then (at::date + time '22:00') at time zone 'Europe/Paris' end from local
$$;

-- Writes a push for each device of members who have something due: of one thing what happened, of several their number. A notification
-- and its pushes change in one transaction. A member whom another caller serves is its work. What is over goes: pushes that waited too
-- long, those whose notification was read or withdrawn, and devices without a session.
create function private.fill_pushes() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  delete from public.push_devices d where not exists (select from auth.sessions s where s.id = d.session_id);
  delete from private.pushes p
  where p.expires_at <= now() or (p.tries >= 6 and p.due_at <= now()) or exists (
    select from public.notifications n where n.id = p.notification and (n.read_at is not null or n.is_withdrawn)
  );
  if private.pushes_until(now()) is null or not exists (select from private.push_key k where k.is_offered) then
    return;
  end if;
  for member in
    select p.id from public.profiles p where p.id in (
      select n.user_id from public.notifications n where n.push_due_at <= now() and not n.is_withdrawn order by n.push_due_at limit 50
    ) for no key update skip locked
  loop
    with due as (
      update public.notifications n set push_due_at = null
      where n.user_id = member and n.push_due_at <= now() and not n.is_withdrawn returning n.*
    ), newest as (
      select d.id, private.notification_sentence(d.kind, d.subject, c.username) as sentence, left(d.title, 150) as title,
        private.notification_path(d.subject, d.slug, d.comment_id) as page,
        count(*) over () as told,
        case when count(k.late_after) over () = count(*) over () then max(k.late_after) over () else '1 day' end as lasts
      from due d join private.notification_kinds k on k.kind = d.kind left join public.member_cards c on c.id = d.actor
      order by d.created_at desc, d.id limit 1
    )
    insert into private.pushes (device, notification, payload, expires_at)
    select d.id, case w.told when 1 then w.id end,
      jsonb_build_object(
        'title', case w.told when 1 then w.sentence else w.told || ' nouvelles pour vous' end,
        'text', case w.told when 1 then w.title else w.sentence || ' : ' || w.title end,
        'path', case w.told when 1 then w.page else '/profile?onglet=notifications' end,
        'tag', w.id
      ),
      now() + w.lasts
    from newest w, public.push_devices d join auth.sessions s on s.id = d.session_id where d.user_id = member;
  end loop;
end
$$;

-- The next pushes, for the caller to send within a minute; none from 22 to 8. A push that isn't closed by then is sent again: it takes the
-- place of the first on the device. Its service keeps it for a device that is off until 22 at most.
create function public.claim_pushes(most integer)
returns table (id uuid, endpoint text, public_key text, secret text, payload jsonb, seconds integer, tries integer)
language sql set search_path = '' as $$
  select private.fill_pushes();
  with due as materialized (
    select p.id from private.pushes p where p.due_at <= now() and private.pushes_until(now()) is not null order by p.due_at limit claim_pushes.most for update skip locked
  ), claimed as (
    update private.pushes p set tries = p.tries + 1, due_at = now() + interval '1 minute' * (4 ^ least(p.tries, 3))
    from due where p.id = due.id returning p.*
  )
  select p.id, d.endpoint, d.public_key, d.secret, p.payload, 
    ceil(extract(epoch from least(p.expires_at, private.pushes_until(now())) - now()))::integer, p.tries
  from claimed p join public.push_devices d on d.id = p.device
$$;

-- Ends a push: 'sent', 'gone' (its device too), 'refused', or 'failed', which tries again, after a pause that the service asks for.
create function public.close_push(push uuid, outcome text, reason text default null, pause integer default null) returns void
language plpgsql set search_path = '' as $$
begin
  if outcome = 'gone' then
    delete from public.push_devices d using private.pushes p where p.id = push and d.id = p.device;
  elsif outcome in ('sent', 'refused') then
    delete from private.pushes p where p.id = push;
  else
    update private.pushes p set failure = left(reason, 300),
      due_at = greatest(p.due_at, now() + interval '1 second' * least(coalesce(close_push.pause, 0), 3600))
    where p.id = push;
  end if;
end
$$;

do $$
begin
  create trigger forget_push_device after delete on auth.sessions for each row execute function private.forget_push_device();
exception when insufficient_privilege then
  null;
end
$$;

revoke all on public.push_devices from anon, authenticated;
grant all on private.push_key, public.push_devices, private.pushes to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_push_devices(), public.add_push_device(text, text, text, text), public.remove_push_device(uuid),
  public.remember_push_key(text), public.claim_pushes(integer),
  public.close_push(uuid, text, text, integer) from public, anon, authenticated;
grant execute on function private.pushes_until(timestamp with time zone), private.fill_pushes() to service_role;
grant execute on function public.read_push_devices(), public.add_push_device(text, text, text, text),
  public.remove_push_device(uuid) to authenticated, service_role;
grant execute on function public.remember_push_key(text), public.claim_pushes(integer),
  public.close_push(uuid, text, text, integer) to service_role;
