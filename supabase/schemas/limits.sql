-- Limits: how many rows a request writes, and how often a member, an address or a network does something. docs/decisions/0047-limits.md has
-- the numbers and their reasons. Each table that callers write has both triggers of limit_rows(): their conditions are checked as the
-- caller, so the service role, the owner, cascades and `security definer` functions pass. Triggers of a row run in the order of their
-- names, so these run first.

-- What was done lately. A peer is a member's id, or a fingerprint of an address.
create table private.turns (
  act text not null check (char_length(act) <= 40),
  peer text not null check (char_length(peer) <= 64),
  taken_at timestamptz not null default now()
);
create index turns_of_peer on private.turns (act, peer, taken_at);

-- When the next mail of a kind may go.
create table private.paces (
  act text primary key check (char_length(act) <= 40),
  next_at timestamptz not null
);

-- Salt for the fingerprints of networks.
create table private.salt (
  only_one boolean primary key default true check (only_one),
  value uuid not null default gen_random_uuid()
);

insert into private.salt default values;

alter table private.turns enable row level security;
alter table private.paces enable row level security;
alter table private.salt enable row level security;

create policy "visitors and members have no access" on private.turns to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.paces to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.salt to anon, authenticated using (false) with check (false);

-- Takes a turn and returns 0, or returns the seconds until the next one. A refused try doesn't count. The lock makes one peer's calls wait
-- for each other, and the clock is read behind it. A turn in the future comes from a wrong clock and doesn't count.
create function private.take_turn(act text, peer text, most integer, span interval default interval '10 minutes') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('turns ' || take_turn.act || ' ' || take_turn.peer, 0));
  moment := clock_timestamp();
  delete from private.turns t
  where t.act = take_turn.act and t.peer = take_turn.peer
    and (t.taken_at <= moment - take_turn.span or t.taken_at > moment + interval '1 minute');
  select t.taken_at into oldest from private.turns t
  where t.act = take_turn.act and t.peer = take_turn.peer
  order by t.taken_at desc offset take_turn.most - 1 limit 1;
  if found then
    return greatest(1, ceil(extract(epoch from oldest + take_turn.span - moment)))::integer;
  end if;
  insert into private.turns (act, peer, taken_at) values (take_turn.act, take_turn.peer, moment);
  return 0;
end
$$;

-- A turn of an address and one of its network, which has more. Returns the seconds until both are free.
create function private.take_turn_of_both(act text, peer text, network text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  wait integer := private.take_turn(take_turn_of_both.act, take_turn_of_both.peer, 10);
begin
  if wait = 0 and take_turn_of_both.network is not null then
    wait := private.take_turn(take_turn_of_both.act || ' of a network', take_turn_of_both.network, 30);
  end if;
  return wait;
end
$$;

-- When a mail may go: at once for the first sixty, then one each ten seconds. A pace more than a day ahead begins again, so no mail waits
-- longer than a day.
create function private.pace_mail(act text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into private.paces as known (act, next_at) values (pace_mail.act, now() + interval '10 seconds')
  on conflict (act) do update set next_at = interval '10 seconds'
    + case when known.next_at > now() + interval '1 day' then now() else greatest(known.next_at, now()) end
  returning greatest(now(), known.next_at - interval '600 seconds')
$$;

-- An IPv4 address, or the /64 of an IPv6 address, which a provider gives to one household. The functions have the same rule.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  known inet := regexp_replace(address, '^::ffff:(?=[\d.]+$)', '', 'i')::inet;
begin
  return host(network(set_masklen(known, case family(known) when 6 then 64 else 32 end)));
exception when invalid_text_representation then
  return left(address, 64);
end
$$;

-- The fingerprint of the caller's network; null when the request has no address. docs/deploy.md says which headers are trusted.
create function private.caller_network() returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(salt.value || ' ' || private.network_of(client), 'UTF8')), 'hex')
  from private.salt,
    nullif(current_setting('request.headers', true), '') as headers,
    btrim(coalesce(headers::json ->> 'cf-connecting-ip', split_part(headers::json ->> 'x-forwarded-for', ',', 1))) as client
  where client <> ''
$$;

-- PostgREST answers 429. The seconds stand in the body too: a browser hides the header from pages of another origin.
create function private.refuse_until(seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'too-many', 'message', format('Too many in a short time: again in %s s', seconds), 'details', seconds::text, 'hint', null
    )::text,
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds::text))::text;
end
$$;

-- Counts the rows of one statement. The setting ends with the transaction.
create function private.limit_rows() returns trigger
language plpgsql set search_path = '' as $$
declare
  number integer := 0;
begin
  if tg_level = 'ROW' then
    number := coalesce(nullif(current_setting('limits.rows', true), ''), '0')::integer + 1;
    if number > 20 then
      raise sqlstate 'PGRST' using
        message = json_build_object(
          'code', 'too-many-rows', 'message', 'A request writes 20 rows at most', 'details', null, 'hint', null
        )::text,
        detail = json_build_object('status', 413, 'headers', json_build_object())::text;
    end if;
  end if;
  perform set_config('limits.rows', number::text, true);
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- Its arguments: the act, how many, in which span.
create function private.limit_turns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member text := (select auth.uid());
  wait integer;
begin
  wait := private.take_turn(tg_argv[0], coalesce(member, 'no member'), tg_argv[1]::integer, tg_argv[2]::interval);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- The member is in the file's row: a hosted project's storage writes as a role of its own. Three files a picture: a text of 60 pictures in
-- ten minutes.
create function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member text := coalesce(new.owner_id, new.owner::text);
  wait integer;
begin
  if member is not null then
    wait := private.take_turn('upload', member, case when new.bucket_id = 'contenus' then 200 else 60 end);
    if wait > 0 then
      perform private.refuse_until(wait);
    end if;
  end if;
  return null;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is not null then
    -- After the write: an upsert that finds a row is an update then, and no insert.
    create trigger a_limit_uploads after insert or update of metadata on storage.objects
      for each row execute function private.limit_uploads();
  end if;
exception when insufficient_privilege then
  raise notice 'uploads have no limit here: the storage''s tables take no trigger of this role';
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.take_turn(text, text, integer, interval), private.take_turn_of_both(text, text, text),
  private.pace_mail(text) to service_role;
