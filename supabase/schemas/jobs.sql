-- What has to happen at a time. On a hosted project pg_cron calls the database, and pg_net the function that sends mails. Where an
-- extension is missing, nothing is scheduled: the embedded backend does both itself.

-- Deletes what is older than the privacy page says. The embedded backend calls it once a day, cron on a hosted project. Turns that another
-- transaction is deleting are skipped.
create function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages
  where created_at < now() - interval '12 months' or state = 'spam' and state_since < now() - interval '30 days';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where ctid = any (array(
    select ctid from private.turns
    where taken_at not between now() - interval '1 day' and now() + interval '1 minute' for update skip locked
  ));
  -- The counters on tips and articles stay.
  delete from public.tip_views where day < current_date - 30;
  delete from public.tip_shares where day < current_date - 30;
  delete from public.article_shares where day < current_date - 30;
  delete from public.page_views where day < current_date - 90;
  delete from public.missed_searches where day < current_date - 90;
  delete from public.notifications where created_at < now() - interval '90 days';
  delete from public.changes where kind = 'notifications' and changed_at < now() - interval '1 day';
  -- A month after their week.
  delete from public.polls where week < current_date - 37;
  select private.find_orphaned_pictures();
  select private.forget_logins();
$$;

-- Asks the functions to send what is due: mails, letters, notifications, pushes, Discord messages, files to remove. Cron calls it; without
-- due work it asks nothing.
create function private.ask_for_due_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  functions_address text := (select c.functions_address from private.club c);
begin
  if functions_address is null or to_regnamespace('net') is null then
    return;
  end if;
  perform private.fill_letters();
  perform private.fill_notification_mails();
  perform private.fill_pushes();
  if exists (
    select from public.outbox o
    where o.sent_at is null and o.tries < case when o.letter is null then 8 else private.letter_tries() end
      and (o.due_at <= now() or o.created_at > now() + interval '1 minute')
  )
    or exists (
      select from private.announcements n join public.applications a on a.id = n.application_id
      where n.due_at <= now() and a.status not in ('accepted', 'rejected', 'withdrawn')
    )
    or exists (select from private.files_to_remove f where f.due_at <= now())
    or exists (select from private.pushes p where p.due_at <= now() and private.pushes_until(now()) is not null)
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

-- Schedules the jobs where pg_cron is there. Idempotent: a job of the same name is replaced when it differs.
create function private.schedule_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
  is_scheduled boolean;
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  for wanted in
    select * from (values
      ('forget what was kept long enough', '17 4 * * *', 'select private.run_due()'),
      ('send mails that wait', '* * * * *', 'select private.ask_for_due_mails()'),
      ('publish what is due', '* * * * *', 'select private.apply_schedules()')
    ) as jobs (name, schedule, command)
  loop
    execute 'select exists (
      select from cron.job where jobname = $1 and schedule = $2 and command = $3 and active and username = current_user
    )' into is_scheduled using wanted.name, wanted.schedule, wanted.command;
    if not is_scheduled then
      execute 'select cron.unschedule(jobid) from cron.job where jobname = $1' using wanted.name;
      execute 'select cron.schedule($1, $2, $3)' using wanted.name, wanted.schedule, wanted.command;
    end if;
  end loop;
end
$$;

-- A hosted project has both extensions at hand. A server of one's own may have them without having loaded them.
do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if exists (select from pg_available_extensions where name = extension and installed_version is null) then
      begin
        -- pg_cron has a schema of its own choice. pg_net would be named in `public`, for good, which the advisors warn of.
        execute format('create extension %I', extension) || case when extension = 'pg_net' then ' with schema extensions' else '' end;
      exception when others then
        raise notice '% is not enabled here: %', extension, sqlerrm;
      end;
    end if;
  end loop;
  perform private.schedule_jobs();
exception when others then
  raise notice 'no job is scheduled here: %', sqlerrm;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.schedule_jobs() to service_role;
