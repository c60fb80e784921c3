-- A draft that is published at a time, and content that becomes a draft again at a time.

alter table public.articles add column publish_at timestamptz, add column unpublish_at timestamptz;
alter table public.tips add column publish_at timestamptz, add column unpublish_at timestamptz;
create index articles_to_publish on public.articles (publish_at) where publish_at is not null;
create index articles_to_take_back on public.articles (unpublish_at) where unpublish_at is not null;
create index tips_to_publish on public.tips (publish_at) where publish_at is not null;
create index tips_to_take_back on public.tips (unpublish_at) where unpublish_at is not null;

grant select (publish_at, unpublish_at) on public.articles to anon, authenticated;
grant update (publish_at, unpublish_at) on public.articles to authenticated;
grant update (publish_at, unpublish_at) on public.tips to authenticated;

-- A time that has done its work is forgotten, also when a member was faster.
create function private.end_schedule() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.is_published then
    new.publish_at := null;
  elsif tg_op = 'UPDATE' and old.is_published then
    new.unpublish_at := null;
  end if;
  return new;
end
$$;
create trigger end_schedule before insert or update of is_published, publish_at on public.articles
  for each row execute function private.end_schedule();
create trigger end_schedule before insert or update of is_published, publish_at on public.tips
  for each row execute function private.end_schedule();

-- Publishes and takes back what is due. Rows that another call has locked are its work.
create function private.apply_schedules() returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text;
begin
  foreach name in array array['articles', 'tips'] loop
    execute format(
      'update public.%1$I set is_published = true where id in (
         select id from public.%1$I where publish_at <= now() and not is_published for update skip locked)', name
    );
    execute format(
      'update public.%1$I set is_published = false where id in (
         select id from public.%1$I where unpublish_at <= now() and is_published for update skip locked)', name
    );
    -- The end of what is a draft already: else it would take back what is published later.
    execute format(
      'update public.%1$I set unpublish_at = null where id in (
         select id from public.%1$I where unpublish_at <= now() and not is_published for update skip locked)', name
    );
  end loop;
end
$$;
revoke execute on function private.end_schedule(), private.apply_schedules() from public;

-- The staff's list tells the times.
drop function public.find_content(text, text, text[], integer, integer, boolean, text, boolean);
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24,
  published boolean default null, sorted_by text default 'date', upwards boolean default false
) returns table (
  id uuid, slug text, title text, excerpt text, category text, category_label text, featured_image text, is_published boolean,
  publish_at timestamptz,
  unpublish_at timestamptz, created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image::text, i.is_published,
      i.publish_at, i.unpublish_at, i.created_at, %s
    from public.%I i
    where i.title_key like $1 and ($2 is null or i.category = any ($2)) and ($5 is null or i.is_published = $5)
    order by %s %s, i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end,
    case
      when sorted_by = 'title' then 'i.title_key'
      when sorted_by = 'category' then 'private.search_key(i.category_label)'
      when sorted_by = 'views' and find_content.kind = 'tip' then 'i.views'
      else 'i.created_at'
    end,
    case when upwards then 'asc' else 'desc' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most, published;
end
$$;

revoke all on function public.find_content(text, text, text[], integer, integer, boolean, text, boolean)
  from public, anon, authenticated;
grant execute on function public.find_content(text, text, text[], integer, integer, boolean, text, boolean)
  to authenticated, service_role;

-- Schedules the jobs where pg_cron is there. Idempotent: a job of the same name is replaced when it differs.
create or replace function private.schedule_jobs() returns void
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

-- A project whose functions run already has no start that would do it.
do $$
begin
  perform private.schedule_jobs();
exception when others then
  raise notice 'no job is scheduled here: %', sqlerrm;
end
$$;
