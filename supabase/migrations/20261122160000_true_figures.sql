-- True figures: shares are counted, views are kept by day, and the panel's trends come from what happened on each day.

-- One row for each visitor, item and day, as for views; no role reads it here. The counter on the item stays.
create table public.tip_shares (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);
create table public.article_shares (
  article_id uuid not null references public.articles (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (article_id, visitor, day)
);

-- The views of all tips on a day in Paris. Kept for good: a row a day.
create table public.view_days (
  day date primary key,
  views integer not null default 0 check (views >= 0)
);
insert into public.view_days (day, views) select v.day, count(*) from public.tip_views v group by v.day;

alter table public.tip_shares enable row level security;
alter table public.article_shares enable row level security;
alter table public.view_days enable row level security;
create policy "visitors and members have no access" on public.tip_shares to anon, authenticated
  using (false) with check (false);
create policy "visitors and members have no access" on public.article_shares to anon, authenticated
  using (false) with check (false);
create policy "visitors and members have no access" on public.view_days to anon, authenticated
  using (false) with check (false);
revoke all on public.tip_shares, public.article_shares, public.view_days from anon, authenticated;
grant all on public.tip_shares, public.article_shares, public.view_days to service_role;

-- Without a default for the rows that are there: nobody knows their day, and trends leave them out.
alter table public.tip_ratings add column rated_at timestamptz;
alter table public.tip_ratings alter column rated_at set default now();
create index tip_ratings_recent on public.tip_ratings (rated_at) include (rating);
create index tip_likes_recent on public.tip_likes (created_at);

create function private.date_rating() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.rated_at := now();
  return new;
end
$$;
create trigger date_rating before update of rating on public.tip_ratings
  for each row when (new.rating <> old.rating) execute function private.date_rating();

alter table public.tips add column share_count integer not null default 0 check (share_count >= 0);
alter table public.articles add column share_count integer not null default 0 check (share_count >= 0);
grant select (share_count) on public.articles to anon, authenticated;
alter table public.tip_statistics add column shares bigint not null default 0;
alter table public.article_statistics add column shares bigint not null default 0;

create function private.count_tip_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set share_count = share_count + 1 where id = new.tip_id;
  return null;
end
$$;
create trigger count_shares after insert on public.tip_shares
  for each row execute function private.count_tip_shares();

create function private.count_article_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.articles set share_count = share_count + 1 where id = new.article_id;
  return null;
end
$$;
create trigger count_shares after insert on public.article_shares
  for each row execute function private.count_article_shares();

-- As before, and the day. Its row is locked after those of the tip and its category, by views alone.
create or replace function private.count_tip_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set views = views + 1 where id = new.tip_id;
  insert into public.view_days as known (day, views) values ((now() at time zone 'Europe/Paris')::date, 1)
  on conflict (day) do update set views = known.views + 1;
  return null;
end
$$;

-- As before, and shares.
create or replace function private.update_tip_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.tip_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.tip_statistics set
      tips = tips - 1, views = views - old.views, likes = likes - old.like_count,
      comments = comments - old.comment_count, rating_sum = rating_sum - old.rating_sum,
      rating_count = rating_count - old.rating_count, shares = shares - old.share_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.tip_statistics as s (category, tips, views, likes, comments, rating_sum, rating_count, shares)
    values (
      new.category, 1, new.views, new.like_count, new.comment_count, new.rating_sum, new.rating_count, new.share_count
    )
    on conflict (category) do update set
      tips = s.tips + excluded.tips, views = s.views + excluded.views, likes = s.likes + excluded.likes,
      comments = s.comments + excluded.comments, rating_sum = s.rating_sum + excluded.rating_sum,
      rating_count = s.rating_count + excluded.rating_count, shares = s.shares + excluded.shares;
  end if;
  return null;
end
$$;

create or replace function private.update_article_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.article_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.article_statistics set articles = articles - 1, shares = shares - old.share_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.article_statistics as s (category, articles, shares) values (new.category, 1, new.share_count)
    on conflict (category) do update set articles = s.articles + 1, shares = s.shares + excluded.shares;
  end if;
  return null;
end
$$;
drop trigger update_statistics on public.articles;
create trigger update_statistics after insert or update of category, is_published, share_count or delete on public.articles
  for each row execute function private.update_article_statistics();

create trigger tell_site_of_share after update of share_count on public.tips for each row
  when (new.is_published and old.share_count <> new.share_count)
  execute function private.tell_site('rpc/count_tip_share');
create trigger tell_site_of_share after update of share_count on public.articles for each row
  when (new.is_published and old.share_count <> new.share_count)
  execute function private.tell_site('rpc/count_article_share');

-- A limit an hour and network, of both kinds together.
create function private.limit_shares() returns void
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
  wait integer := 0;
begin
  if network is not null then
    wait := private.take_turn('share', network, 120, interval '1 hour');
  end if;
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
end
$$;

-- One share a call, of a published item; one that is counted already takes no turn. Gives back the item's shares, no row without the item.
create function public.count_tip_share(tip uuid, visitor uuid) returns table (shares integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.tip_shares s
    where s.tip_id = count_tip_share.tip and s.visitor = count_tip_share.visitor and s.day = current_date
  ) then
    perform private.limit_shares();
    insert into public.tip_shares (tip_id, visitor)
    select t.id, count_tip_share.visitor from public.tips t
    where t.id = count_tip_share.tip and t.is_published and t.published_at <= now()
    on conflict do nothing;
  end if;
  return query select t.share_count from public.tips t
    where t.id = count_tip_share.tip and t.is_published and t.published_at <= now();
end
$$;

create function public.count_article_share(article uuid, visitor uuid) returns table (shares integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.article_shares s
    where s.article_id = count_article_share.article and s.visitor = count_article_share.visitor and s.day = current_date
  ) then
    perform private.limit_shares();
    insert into public.article_shares (article_id, visitor)
    select a.id, count_article_share.visitor from public.articles a
    where a.id = count_article_share.article and a.is_published and a.published_at <= now()
    on conflict do nothing;
  end if;
  return query select a.share_count from public.articles a
    where a.id = count_article_share.article and a.is_published and a.published_at <= now();
end
$$;

-- What happened on each of the last 90 days in Paris, without the days on which nothing did. Trends ask for 60 days of reactions. Sums and
-- ranges of indexes: what is older costs nothing.
create function private.activity_by_day(today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with since as (select (activity_by_day.today - 59)::timestamp at time zone 'Europe/Paris' as moment),
  happened as (
    select v.day, v.views::bigint as views, 0::bigint as likes, 0::bigint as comments, 0::bigint as ratings, 0::bigint as rating_sum
    from public.view_days v where v.day between activity_by_day.today - 89 and activity_by_day.today
    union all
    select (l.created_at at time zone 'Europe/Paris')::date, 0, count(*), 0, 0, 0
    from public.tip_likes l where l.created_at >= (select moment from since) group by 1
    union all
    select (c.created_at at time zone 'Europe/Paris')::date, 0, 0, count(*), 0, 0
    from public.tip_comments c where c.created_at >= (select moment from since) and c.hidden_at is null group by 1
    union all
    select (r.rated_at at time zone 'Europe/Paris')::date, 0, 0, 0, count(*), sum(r.rating)
    from public.tip_ratings r where r.rated_at >= (select moment from since) group by 1
  ),
  days as (
    select h.day, sum(h.views) as views, sum(h.likes) as likes, sum(h.comments) as comments, sum(h.ratings) as ratings,
      sum(h.rating_sum) as rating_sum
    from happened h group by h.day
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', d.day, 'views', d.views, 'likes', d.likes, 'comments', d.comments, 'ratings', d.ratings, 'rating_sum', d.rating_sum
  ) order by d.day), '[]') from days d
$$;

-- As before, and shares, the day in Paris and what happened by day.
drop function public.admin_statistics();
create function public.admin_statistics() returns table (
  articles bigint, articles_today bigint, tips bigint, views bigint, likes bigint, comments bigint, average_rating double precision,
  categories jsonb, pending bigint, oldest_pending timestamptz, applications bigint, users bigint, users_today bigint,
  shares bigint, today date, days jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  this_day date := (now() at time zone 'Europe/Paris')::date;
  midnight timestamptz := this_day::timestamp at time zone 'Europe/Paris';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s figures';
  end if;
  return query
    select
      s.articles,
      (select count(*) from public.articles a where a.is_published and a.published_at between midnight and now()),
      t.tips, t.views, t.likes, t.comments, t.average_rating, t.categories,
      w.pending, w.oldest,
      (select count(*) from public.applications a where a.status <> 'withdrawn'),
      (select count(*) from public.profiles),
      (select count(*) from public.profiles p where p.created_at >= midnight),
      t.shares + s.shares, this_day, private.activity_by_day(this_day)
    from (
      select coalesce(sum(s.tips), 0)::bigint as tips, coalesce(sum(s.views), 0)::bigint as views,
        coalesce(sum(s.likes), 0)::bigint as likes, coalesce(sum(s.comments), 0)::bigint as comments,
        coalesce(sum(s.shares), 0)::bigint as shares,
        round(sum(s.rating_sum) / nullif(sum(s.rating_count), 0), 2)::double precision as average_rating,
        coalesce(
          jsonb_agg(jsonb_build_object('name', s.category, 'tips', s.tips, 'views', s.views) order by s.tips desc, s.category)
            filter (where s.tips > 0),
          '[]'
        ) as categories
      from public.tip_statistics s
    ) t, (
      select coalesce(sum(s.articles), 0)::bigint as articles, coalesce(sum(s.shares), 0)::bigint as shares
      from public.article_statistics s
    ) s, (
      select count(*) as pending, min(a.created_at) as oldest from public.applications a
      where a.status not in ('accepted', 'rejected', 'withdrawn')
    ) w;
end
$$;

-- As before, and shares.
create or replace function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '12 months';
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
  select private.find_orphaned_pictures();
  select private.forget_logins();
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.admin_statistics(), public.count_tip_share(uuid, uuid), public.count_article_share(uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.admin_statistics() to authenticated, service_role;
grant execute on function public.count_tip_share(uuid, uuid), public.count_article_share(uuid, uuid)
  to anon, authenticated, service_role;
