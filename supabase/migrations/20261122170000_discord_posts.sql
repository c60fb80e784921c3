-- Announcements on Discord: what the staff wants a channel to show, and how far the outbox has come with it. One row for each announced
-- article or tip. Its message is posted when it is published, edited when it changes, and deleted when it is unpublished or deleted.

create table public.discord_posts (
  kind text not null check (kind in ('article', 'tip')),
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

revoke all on public.discord_posts, private.discord_channel from anon, authenticated;
grant select (kind, subject_id, title, is_wanted, is_live, message_id, due_at, problem) on public.discord_posts to authenticated;
grant all on public.discord_posts, private.discord_channel to service_role;

-- The next act on the channel; null when it is as it should be.
create function private.discord_task(post public.discord_posts) returns text
language sql immutable set search_path = '' as $$
  select case
    when post.message_id is null then case when post.is_wanted and post.is_live then 'post' end
    when not (post.is_wanted and post.is_live) then 'remove'
    when post.version is distinct from post.told_version then 'edit'
  end
$$;

create function private.settle_discord_post() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.discord_task(new) is null then
    -- A lost message may still stand in the channel.
    new.problem := case when new.problem = 'unknown' then new.problem end;
    new.due_at := null;
    new.queued_at := null;
    new.tries := 0;
  elsif new.problem is not null then
    new.due_at := null;
    new.queued_at := null;
  else
    new.queued_at := coalesce(new.queued_at, clock_timestamp());
    new.due_at := coalesce(new.due_at, clock_timestamp());
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
  select case discord_subject.kind
    when 'article' then (select to_jsonb(a) from public.articles a where a.id = discord_subject.id)
    when 'tip' then (select to_jsonb(t) from public.tips t where t.id = discord_subject.id)
  end
$$;

-- What a subject's message is made of.
create function private.discord_facts(subject jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', subject ->> 'title', 'slug', subject ->> 'slug', 'excerpt', subject ->> 'excerpt',
    'picture', coalesce(subject ->> 'featured_image', subject ->> 'hero_image')
  )
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
        + (private.discord_facts(to_jsonb(old)) is distinct from private.discord_facts(to_jsonb(new)))::integer
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
    insert into public.discord_posts (kind, subject_id, title, is_live)
    values (announce_on_discord.kind, subject, known ->> 'title', (known ->> 'is_published')::boolean)
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

  select p.* into following from public.discord_posts p
  where p.due_at <= clock_timestamp() and (
    p.message_id is not null
    or not exists (
      select from public.discord_posts o
      where o.due_at is not null and o.message_id is null and (o.queued_at, o.subject_id) < (p.queued_at, p.subject_id)
    )
  )
  order by p.queued_at, p.subject_id limit 1 for update;
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
      private.discord_facts(private.discord_subject(p.kind, p.subject_id));
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

-- As in 20261122140000_cron.sql, with the announcements.
create or replace function private.ask_for_due_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  functions_address text := (select c.functions_address from private.club c);
begin
  if functions_address is null or to_regnamespace('net') is null then
    return;
  end if;
  if exists (
    select from public.outbox o
    where o.sent_at is null and o.tries < 8 and (o.due_at <= now() or o.created_at > now() + interval '1 minute')
  )
    or exists (select from private.announcements a where a.due_at <= now())
    or exists (select from private.files_to_remove f where f.due_at <= now())
    or exists (
      select from private.discord_channel c, public.discord_posts p
      where c.broken is null and coalesce(c.paused_until, '-infinity') <= now()
        and (p.due_at <= now() or p.claimed_until <= now())
    )
  then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb)' using functions_address || '/send-due-mails';
  end if;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.announce_on_discord(text, uuid, boolean), public.discord_channel(),
  public.remember_discord(text, text), public.claim_discord_post(text),
  public.close_discord_post(text, uuid, integer, text, text, integer, text, numeric) from public, anon, authenticated;
grant execute on function private.discord_task(public.discord_posts), private.discord_subject(text, uuid), private.discord_facts(jsonb)
  to service_role;
grant execute on function public.announce_on_discord(text, uuid, boolean), public.discord_channel() to authenticated, service_role;
grant execute on function public.remember_discord(text, text), public.claim_discord_post(text),
  public.close_discord_post(text, uuid, integer, text, text, integer, text, numeric) to service_role;
