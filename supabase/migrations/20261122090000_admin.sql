-- The staff's panel and daily work: figures, deletion of old data, live changes.

-- The panel's figures in one row: sums that triggers keep, and counts over indexes.
create function public.admin_statistics() returns table (
  articles bigint, articles_today bigint, tips bigint, views bigint, likes bigint, comments bigint, average_rating double precision,
  categories jsonb, pending bigint, oldest_pending timestamptz, applications bigint, users bigint, users_today bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today timestamptz := date_trunc('day', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s figures';
  end if;
  return query
    select
      (select coalesce(sum(s.articles), 0)::bigint from public.article_statistics s),
      (select count(*) from public.articles a where a.is_published and a.published_at between today and now()),
      t.tips, t.views, t.likes, t.comments, t.average_rating, t.categories,
      w.pending, w.oldest,
      (select count(*) from public.applications a where a.status <> 'withdrawn'),
      (select count(*) from public.profiles),
      (select count(*) from public.profiles p where p.created_at >= today)
    from (
      select coalesce(sum(s.tips), 0)::bigint as tips, coalesce(sum(s.views), 0)::bigint as views,
        coalesce(sum(s.likes), 0)::bigint as likes, coalesce(sum(s.comments), 0)::bigint as comments,
        round(sum(s.rating_sum) / nullif(sum(s.rating_count), 0), 2)::double precision as average_rating,
        coalesce(
          jsonb_agg(jsonb_build_object('name', s.category, 'tips', s.tips, 'views', s.views) order by s.tips desc, s.category)
            filter (where s.tips > 0),
          '[]'
        ) as categories
      from public.tip_statistics s
    ) t, (
      select count(*) as pending, min(a.created_at) as oldest from public.applications a
      where a.status not in ('accepted', 'rejected', 'withdrawn')
    ) w;
end
$$;

-- Pictures without a member, however they came to be left behind.
create function private.find_orphaned_pictures() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is not null then
    insert into private.files_to_remove (bucket_id, name)
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id = 'avatars' and not exists (select from public.profiles p where p.id::text = split_part(o.name, '/', 1))
    on conflict do nothing;
  end if;
end
$$;

-- Deletes what is older than the privacy page says. The embedded backend calls it once a day, cron on a hosted project. Turns that another
-- transaction is deleting are skipped.
create function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '12 months';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where ctid = any (array(
    select ctid from private.turns
    where taken_at not between now() - interval '1 day' and now() + interval '1 minute' for update skip locked
  ));
  -- The counter on the tip stays.
  delete from public.tip_views where day < current_date - 30;
  select private.find_orphaned_pictures();
$$;

-- Tables with live changes; row security says to whom. Of a deleted row, its key goes to all who may read the table. A database without
-- Supabase's realtime has no such publication, and a project's owner may have added a table by hand.
do $$
declare
  name text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    foreach name in array array['applications', 'user_roles', 'articles', 'tips'] loop
      if not exists (
        select from pg_publication_tables
        where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
      ) then
        execute format('alter publication supabase_realtime add table public.%I', name);
      end if;
    end loop;
  end if;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.admin_statistics() from public, anon, authenticated;
grant execute on function public.admin_statistics() to authenticated, service_role;
