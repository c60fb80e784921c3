-- What has to happen at a time, on a hosted project: pg_cron calls the database, pg_net the function that sends mails. Where an extension
-- is missing, nothing is scheduled: the embedded backend does both itself.

-- Where the functions are reached, without a slash at its end. The functions say it when they start.
alter table private.club add column functions_address text
  check (functions_address ~ '^https?://[^\s"<>]+$' and char_length(functions_address) <= 500);

-- Asks the functions to send what is due: mails, Discord messages, files to remove. Cron calls it; without due work it asks nothing.
create function private.ask_for_due_mails() returns void
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
  then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb)' using functions_address || '/send-due-mails';
  end if;
end
$$;

-- Schedules both jobs where pg_cron is there. Idempotent: a job of the same name is replaced when it differs.
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
      ('send mails that wait', '* * * * *', 'select private.ask_for_due_mails()')
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

-- The functions call it when they start. An extension that was enabled after this migration is found then.
drop function public.remember_club(text, text);
create function public.remember_club(name text, address text, functions_address text default null) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.club as known (name, address, functions_address)
  values (remember_club.name, remember_club.address, remember_club.functions_address)
  on conflict (only_one) do update set
    name = excluded.name, address = excluded.address, functions_address = excluded.functions_address
  where (known.name, known.address, known.functions_address)
    is distinct from (excluded.name, excluded.address, excluded.functions_address);
  begin
    perform private.schedule_jobs();
  exception when others then
    raise warning 'the scheduled jobs are as they were: %', sqlerrm;
  end;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.remember_club(text, text, text) from public, anon, authenticated;
grant execute on function public.remember_club(text, text, text), private.schedule_jobs() to service_role;

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
