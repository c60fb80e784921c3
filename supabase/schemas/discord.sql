-- Announcements on Discord: what the staff wants a channel to show, and how far the outbox has come with it.
-- docs/decisions/0074-matches-on-discord.md has the reasons for those of matches.

-- One row for each announced article or tip, and for each kind of announcement of a match. Its message is posted when it is published,
-- edited when it changes, and deleted when it is unpublished or deleted.
create table public.discord_posts (
  kind text not null check (kind in ('article', 'tip', 'match-announced', 'match-soon', 'match-live', 'match-result')),
  subject_id uuid not null,
  -- The title, also after the subject is deleted.
  title text not null check (char_length(title) <= 300),
  is_wanted boolean not null default true,
  -- Whether everybody can read the subject.
  is_live boolean not null,
  -- Grows with each change of what the message says.
  version integer not null default 1,
  -- The version that the message has.
  told_version integer,
  message_id text check (message_id ~ '^\d{1,20}$'),
  -- The webhook that posted the message. No other can change it.
  webhook_id text check (webhook_id ~ '^\d{1,20}$'),
  -- Since when it waits. Posts leave in this order.
  queued_at timestamptz,
  -- When the next try is due; null when there is nothing to do, or a problem.
  due_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- Number of the latest try: an answer that belongs to an earlier one isn't recorded.
  claim integer not null default 0,
  claimed_until timestamptz,
  claimed_task text check (claimed_task in ('post', 'edit', 'remove')),
  -- Why no further try is made. "unknown": a post whose answer is lost, so it may stand in the channel. "refused": Discord doesn't accept
  -- the message. "gave-up": too many tries. "removed": deleted on Discord. "foreign": another webhook's message.
  problem text check (problem in ('unknown', 'refused', 'gave-up', 'removed', 'foreign')),
  failure text check (char_length(failure) <= 1000),
  -- From when to when it is posted: before, nothing is due, and after, the post is left out. Null: at once, and without an end. 'infinity':
  -- not as its subject is.
  opens_at timestamptz,
  closes_at timestamptz,
  primary key (kind, subject_id)
);
create index discord_posts_due on public.discord_posts (due_at) where due_at is not null;
create index discord_posts_claimed on public.discord_posts (claimed_until) where claimed_until is not null;
create index discord_posts_stopped on public.discord_posts (title) where problem is not null;

-- The webhook of the functions' settings, without its secret. No row: none is set.
create table private.discord_channel (
  only_one boolean primary key default true check (only_one),
  webhook_id text not null check (webhook_id ~ '^\d{1,20}$'),
  -- A hash of the address: with another one, Discord is asked again.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Why Discord takes nothing by this webhook.
  broken text check (char_length(broken) <= 1000),
  -- Until when Discord's rate limit lasts.
  paused_until timestamptz
);

alter table public.discord_posts enable row level security;
alter table private.discord_channel enable row level security;

create policy "staff read what is announced" on public.discord_posts for select to authenticated
  using ((select private.is_staff()));

create policy "visitors and members have no access" on private.discord_channel to anon, authenticated
  using (false) with check (false);

-- The next act on the channel; null when it is as it should be. A post has a time. It reads the clock.
create function private.discord_task(post public.discord_posts) returns text
language sql volatile set search_path = '' as $$
  select case
    when post.message_id is null then
      case
        when post.is_wanted and post.is_live and post.opens_at is distinct from 'infinity'
          and (post.closes_at is null or post.closes_at > clock_timestamp()) then 'post'
      end
    when not (post.is_wanted and post.is_live) then 'remove'
    when post.version is distinct from post.told_version then 'edit'
  end
$$;

create function private.settle_discord_post() returns trigger
language plpgsql set search_path = '' as $$
declare
  task text := private.discord_task(new);
  opening timestamptz := case when task = 'post' then new.opens_at end;
begin
  if task is null then
    -- A lost message may still stand in the channel.
    new.problem := case when new.problem = 'unknown' then new.problem end;
    new.due_at := null;
    new.queued_at := null;
    new.tries := 0;
  elsif new.problem is not null then
    new.due_at := null;
    new.queued_at := null;
  else
    if tg_op = 'UPDATE' and task = 'post' and new.opens_at is distinct from old.opens_at then
      new.queued_at := null;
      new.due_at := null;
    end if;
    new.queued_at := coalesce(new.queued_at, greatest(clock_timestamp(), opening));
    new.due_at := coalesce(new.due_at, greatest(clock_timestamp(), opening));
  end if;
  return new;
end
$$;
create trigger settle before insert or update on public.discord_posts
  for each row execute function private.settle_discord_post();

create function private.drop_discord_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.discord_posts p where p.kind = new.kind and p.subject_id = new.subject_id;
  return null;
end
$$;
create trigger drop_finished after update on public.discord_posts for each row
  when (not new.is_wanted and new.message_id is null and new.claimed_until is null and new.problem is null)
  execute function private.drop_discord_post();

-- An announced subject as its table has it. A further kind has its branch here and in discord_facts(), its trigger `follow_on_discord`, its
-- name in the check of the table, and its text in supabase/functions/_shared/discordTexts.ts.
create function private.discord_subject(kind text, id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when discord_subject.kind = 'article' then (select to_jsonb(a) from public.articles a where a.id = discord_subject.id)
    when discord_subject.kind = 'tip' then (select to_jsonb(t) from public.tips t where t.id = discord_subject.id)
    when discord_subject.kind like 'match-%' then (
      select to_jsonb(m) || jsonb_build_object('title', private.match_title(m.team, m.opponent))
      from public.matches m where m.id = discord_subject.id
    )
  end
$$;

-- What a subject's message is made of. A row of `matches` has no title: its team and opponent make it. The messages that stand tell a
-- postponement.
create function private.discord_facts(kind text, subject jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when discord_facts.kind not like 'match-%' then
    jsonb_build_object(
      'title', subject ->> 'title', 'slug', subject ->> 'slug', 'excerpt', subject ->> 'excerpt',
      'picture', coalesce(subject ->> 'featured_image', subject ->> 'hero_image')
    )
  else
    jsonb_build_object(
      'title', subject ->> 'title', 'slug', subject ->> 'slug', 'team', subject ->> 'team', 'opponent', subject ->> 'opponent',
      'competition', subject ->> 'competition', 'stage', subject ->> 'stage', 'format', subject ->> 'format',
      'start', subject ->> 'start', 'moved_from', subject ->> 'moved_from', 'watch', subject ->> 'watch',
      'is_cancelled', subject ->> 'status' = 'cancelled', 'is_postponed', subject ->> 'status' = 'postponed'
    )
    || case when discord_facts.kind in ('match-live', 'match-result') then
      jsonb_build_object('is_over', subject ->> 'status' = 'finished')
    else '{}' end
    || case when discord_facts.kind = 'match-live' then
      jsonb_build_object('is_live', subject ->> 'status' = 'live')
    else '{}' end
    || case when discord_facts.kind = 'match-result' then
      jsonb_build_object(
        'ours', private.told_score(subject -> 'maps', subject ->> 'format', 'ours'),
        'theirs', private.told_score(subject -> 'maps', subject ->> 'format', 'theirs'),
        'forfeit', subject ->> 'forfeit'
      )
    else '{}' end
  end
$$;

create function private.follow_on_discord() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.discord_posts p set is_wanted = false, is_live = false where p.kind = tg_argv[0] and p.subject_id = old.id;
  else
    update public.discord_posts p set
      title = new.title,
      is_live = new.is_published,
      version = p.version
        + (private.discord_facts(p.kind, to_jsonb(old)) is distinct from private.discord_facts(p.kind, to_jsonb(new)))::integer
    where p.kind = tg_argv[0] and p.subject_id = new.id;
  end if;
  return null;
end
$$;
create trigger follow_on_discord after delete or update of title, slug, excerpt, featured_image, is_published on public.articles
  for each row execute function private.follow_on_discord('article');
create trigger follow_on_discord after delete or update of title, slug, excerpt, featured_image, hero_image, is_published on public.tips
  for each row execute function private.follow_on_discord('tip');

-- Announces a subject, or takes its announcement back. Idempotent. After a problem, `wanted` makes a new try, and its opposite forgets it.
-- False when there is no such subject.
create function public.announce_on_discord(kind text, subject uuid, wanted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known jsonb := private.discord_subject(announce_on_discord.kind, announce_on_discord.subject);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff announces';
  end if;
  update public.discord_posts p set
    is_wanted = announce_on_discord.wanted and known is not null,
    message_id = case when p.problem = 'foreign' then null else p.message_id end,
    -- An answer to the try before comes too late.
    claim = p.claim + (p.problem is not null)::integer,
    tries = case when p.problem is null then p.tries else 0 end,
    problem = null,
    failure = null
  where p.kind = announce_on_discord.kind and p.subject_id = announce_on_discord.subject;
  if not found and wanted and known is not null then
    insert into public.discord_posts (kind, subject_id, title, is_live, opens_at, closes_at)
    select announce_on_discord.kind, subject, known ->> 'title', (known ->> 'is_published')::boolean, t.opens_at, t.closes_at
    from private.discord_times(announce_on_discord.kind, known) t
    on conflict do nothing;
  end if;
  return known is not null or not wanted;
end
$$;

-- For the staff: a row when a channel is set, and whether its webhook has been refused.
create function public.discord_channel() returns table (is_broken boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff announces';
  end if;
  return query select c.broken is not null from private.discord_channel c;
end
$$;

-- The functions call it when they start, without arguments where no webhook is set.
create function public.remember_discord(webhook_id text default null, fingerprint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if remember_discord.webhook_id is null then
    delete from private.discord_channel;
  else
    insert into private.discord_channel as known (webhook_id, fingerprint)
    values (remember_discord.webhook_id, remember_discord.fingerprint)
    on conflict (only_one) do update set
      webhook_id = excluded.webhook_id, fingerprint = excluded.fingerprint, broken = null, paused_until = null
    where known.fingerprint <> excluded.fingerprint;
  end if;
end
$$;

-- The next act on the channel, for the caller to do within two minutes. No row when nothing is due, another caller acts, or Discord takes
-- nothing. The lock on the channel makes callers take turns. Posts leave in their order; edits and removals don't wait for them.
create function public.claim_discord_post(fingerprint text)
returns table (kind text, subject_id uuid, claim integer, task text, message_id text, version integer, facts jsonb)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  channel private.discord_channel;
  following public.discord_posts;
begin
  select * into channel from private.discord_channel c
  where c.fingerprint = claim_discord_post.fingerprint for update;
  if channel is null or channel.broken is not null or channel.paused_until > clock_timestamp() then
    return;
  end if;

  -- The caller died. An edit or a removal is repeated; a post isn't, for it may stand in the channel.
  update public.discord_posts p set
    claimed_until = null,
    problem = case when p.claimed_task = 'post' then 'unknown' end,
    failure = 'The process ended before Discord answered'
  where p.claimed_until <= clock_timestamp();
  if exists (select from public.discord_posts p where p.claimed_until is not null) then
    return;
  end if;
  update public.discord_posts p set problem = 'foreign'
  where p.due_at is not null and p.message_id is not null and p.webhook_id is distinct from channel.webhook_id;
  -- Too late to be posted.
  update public.discord_posts p set due_at = null
  where p.due_at <= clock_timestamp() and p.message_id is null and p.closes_at <= clock_timestamp();

  -- What has an end doesn't wait behind a post that is retried.
  select p.* into following from public.discord_posts p
  where p.due_at <= clock_timestamp() and (
    p.message_id is not null
    or p.closes_at is not null
    or not exists (
      select from public.discord_posts o
      where o.due_at is not null and o.message_id is null and (o.queued_at, o.kind, o.subject_id) < (p.queued_at, p.kind, p.subject_id)
    )
  )
  order by p.queued_at, p.kind, p.subject_id limit 1 for update;
  if following is null then
    return;
  end if;
  return query
    update public.discord_posts p set
      claim = p.claim + 1,
      claimed_until = clock_timestamp() + interval '2 minutes',
      claimed_task = private.discord_task(p),
      tries = p.tries + 1,
      due_at = clock_timestamp() + interval '1 minute' * (4 ^ least(p.tries, 7))
    where p.kind = following.kind and p.subject_id = following.subject_id
    returning p.kind, p.subject_id, p.claim, p.claimed_task, p.message_id, p.version,
      (
        select private.discord_facts(p.kind, s) || jsonb_build_object('is_ahead', (s ->> 'start')::timestamptz > clock_timestamp())
        from private.discord_subject(p.kind, p.subject_id) s
      );
end
$$;

-- Ends a try. `outcome`: 'done', 'again' (after a growing wait, eight tries in all), 'wait' (the rate limit; no try is counted), 'broken'
-- (the webhook takes nothing more; no try is counted), or a problem. `seconds`: how long Discord wants no further request.
create function public.close_discord_post(
  kind text, subject uuid, claim integer, outcome text, message text default null, version integer default null,
  reason text default null, seconds numeric default null
) returns void language plpgsql set search_path = '' as $$
declare
  channel private.discord_channel;
begin
  select * into channel from private.discord_channel c for update;
  if outcome = 'broken' then
    update private.discord_channel c set broken = left(close_discord_post.reason, 1000);
  end if;
  if seconds is not null then
    update private.discord_channel c set
      paused_until = greatest(c.paused_until, clock_timestamp() + interval '1 second' * least(close_discord_post.seconds, 86400));
  end if;
  update public.discord_posts p set
    claimed_until = null,
    message_id = case
      when close_discord_post.outcome = 'removed' then null
      when close_discord_post.outcome = 'done' then close_discord_post.message
      else p.message_id
    end,
    webhook_id = case when close_discord_post.outcome = 'done' then channel.webhook_id else p.webhook_id end,
    told_version = case when close_discord_post.outcome = 'done' then close_discord_post.version else p.told_version end,
    tries = case close_discord_post.outcome when 'done' then 0 when 'wait' then p.tries - 1 when 'broken' then p.tries - 1 else p.tries end,
    due_at = case when close_discord_post.outcome = 'again' then p.due_at end,
    queued_at = case when close_discord_post.outcome <> 'done' then p.queued_at end,
    failure = left(close_discord_post.reason, 1000),
    problem = case
      when close_discord_post.outcome in ('unknown', 'refused', 'removed') then close_discord_post.outcome
      when close_discord_post.outcome = 'again' and p.tries >= 8 then 'gave-up'
    end
  where p.kind = close_discord_post.kind and p.subject_id = close_discord_post.subject and p.claim = close_discord_post.claim;
end
$$;

create function private.match_title(of_team text, opponent text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.game from public.teams t where t.slug = of_team), of_team) || ' contre ' || match_title.opponent
$$;

-- The points of a single map, otherwise the maps won: as scoreOf() in domain/club/matches/match.ts.
create function private.told_score(maps jsonb, format text, side text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when jsonb_array_length(maps) = 1 and coalesce(told_score.format, 'bo1') = 'bo1' then (maps -> 0 -> side)::integer
    else private.maps_won(maps, side)
  end
$$;

-- When a post of a match has its time. A postponed match waits for its new time, without an end: as timesOf() in
-- domain/discord/matchPosts.ts.
create function private.discord_times(kind text, subject jsonb, out opens_at timestamptz, out closes_at timestamptz)
language sql stable set search_path = '' as $$
  select
    case discord_times.kind
      when 'match-announced' then case when status <> 'scheduled' then 'infinity'::timestamptz end
      when 'match-soon' then case when status = 'scheduled' then start - interval '1 hour' else 'infinity' end
      when 'match-live' then case status when 'scheduled' then start when 'live' then null else 'infinity' end
      when 'match-result' then case when status <> 'finished' then 'infinity'::timestamptz end
    end,
    case
      when status = 'postponed' then null
      when discord_times.kind in ('match-announced', 'match-soon') then start
      when discord_times.kind = 'match-live' then start + case status when 'live' then interval '12 hours' else interval '2 hours' end
    end
  from (select subject ->> 'status' as status, (subject ->> 'start')::timestamptz as start) as known
$$;

create function private.follow_match_on_discord() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kinds text[] := array['match-announced', 'match-soon', 'match-live', 'match-result'];
begin
  if tg_op = 'DELETE' then
    update public.discord_posts p set is_wanted = false, is_live = false where p.kind = any (kinds) and p.subject_id = old.id;
    return null;
  end if;
  update public.discord_posts p set
    title = private.match_title(new.team, new.opponent),
    is_live = new.is_published,
    opens_at = (private.discord_times(p.kind, to_jsonb(new))).opens_at,
    closes_at = (private.discord_times(p.kind, to_jsonb(new))).closes_at,
    version = p.version
      + (private.discord_facts(p.kind, to_jsonb(old)) is distinct from private.discord_facts(p.kind, to_jsonb(new)))::integer
  where p.kind = any (kinds) and p.subject_id = new.id;
  return null;
end
$$;
create trigger follow_on_discord
  after delete or update of team, opponent, competition, stage, format, start, watch, is_published, status, maps, forfeit
  on public.matches for each row execute function private.follow_match_on_discord();

revoke all on public.discord_posts from anon, authenticated;
grant select (kind, subject_id, title, is_wanted, is_live, message_id, due_at, problem, opens_at,
  closes_at) on public.discord_posts to authenticated;
grant all on public.discord_posts, private.discord_channel to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.announce_on_discord(text, uuid, boolean), public.discord_channel(), public.remember_discord(text, text),
  public.claim_discord_post(text),
  public.close_discord_post(text, uuid, integer, text, text, integer, text, numeric) from public, anon, authenticated;
grant execute on function private.discord_task(discord_posts), private.discord_subject(text, uuid), private.discord_facts(text, jsonb),
  private.match_title(text, text), private.told_score(jsonb, text, text), private.discord_times(text, jsonb) to service_role;
grant execute on function public.announce_on_discord(text, uuid, boolean), public.discord_channel() to authenticated, service_role;
grant execute on function public.remember_discord(text, text), public.claim_discord_post(text),
  public.close_discord_post(text, uuid, integer, text, text, integer, text, numeric) to service_role;
