-- Matches on Discord: four kinds of announcements, each with a message of its own. A post has a time: before it nothing is due, after it
-- the post is left out. docs/decisions/0074-matches-on-discord.md has the reasons.

alter table public.discord_posts drop constraint discord_posts_kind_check;
alter table public.discord_posts add constraint discord_posts_kind_check
  check (kind in ('article', 'tip', 'match-announced', 'match-soon', 'match-live', 'match-result'));
-- From when to when it is posted. Null: at once, and without an end. 'infinity': not as its subject is.
alter table public.discord_posts add column opens_at timestamptz;
alter table public.discord_posts add column closes_at timestamptz;
grant select (opens_at, closes_at) on public.discord_posts to authenticated;

-- As before, with the time of a post. It reads the clock.
create or replace function private.discord_task(post public.discord_posts) returns text
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

create or replace function private.settle_discord_post() returns trigger
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

create function private.match_title(of_team text, opponent text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.game from public.teams t where t.slug = of_team), of_team) || ' contre ' || match_title.opponent
$$;

create or replace function private.discord_subject(kind text, id uuid) returns jsonb
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

-- The points of a single map, otherwise the maps won: as scoreOf() in domain/club/matches/match.ts.
create function private.told_score(maps jsonb, format text, side text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when jsonb_array_length(maps) = 1 and coalesce(told_score.format, 'bo1') = 'bo1' then (maps -> 0 -> side)::integer
    else private.maps_won(maps, side)
  end
$$;

-- What a subject's message is made of. A row of `matches` has no title: its team and opponent make it.
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
      'is_cancelled', subject ->> 'status' = 'cancelled'
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

-- From when to when a subject is posted: as timesOf() in domain/discord/matchPosts.ts.
create function private.discord_times(kind text, subject jsonb, out opens_at timestamptz, out closes_at timestamptz)
language sql stable set search_path = '' as $$
  select
    case discord_times.kind
      when 'match-announced' then case when status <> 'scheduled' then 'infinity'::timestamptz end
      when 'match-soon' then case when status = 'scheduled' then start - interval '1 hour' else 'infinity' end
      when 'match-live' then case status when 'scheduled' then start when 'live' then null else 'infinity' end
      when 'match-result' then case when status <> 'finished' then 'infinity'::timestamptz end
    end,
    case discord_times.kind
      when 'match-announced' then start
      when 'match-soon' then start
      when 'match-live' then start + case status when 'live' then interval '12 hours' else interval '2 hours' end
    end
  from (select subject ->> 'status' as status, (subject ->> 'start')::timestamptz as start) as known
$$;

create or replace function private.follow_on_discord() returns trigger
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

create or replace function public.announce_on_discord(kind text, subject uuid, wanted boolean) returns boolean
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

create or replace function public.claim_discord_post(fingerprint text)
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

drop function private.discord_facts(jsonb);

revoke execute on all functions in schema private from public;
grant execute on function private.match_title(text, text), private.discord_facts(text, jsonb), private.told_score(jsonb, text, text),
  private.maps_won(jsonb, text), private.discord_times(text, jsonb)
  to service_role;
