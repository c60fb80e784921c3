-- The club's figures count the likes and comments of articles as they do those of tips, and their days.

alter table public.article_statistics
  add column likes bigint not null default 0,
  add column comments bigint not null default 0;
update public.article_statistics s set (likes, comments) = (
  select coalesce(sum(a.like_count), 0), coalesce(sum(a.comment_count), 0)
  from public.articles a where a.is_published and a.category = s.category
);
create index article_likes_recent on public.article_likes (created_at);

-- As before, and likes and comments.
create or replace function private.update_article_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.article_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.article_statistics set articles = articles - 1, shares = shares - old.share_count,
      likes = likes - old.like_count, comments = comments - old.comment_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.article_statistics as s (category, articles, shares, likes, comments)
    values (new.category, 1, new.share_count, new.like_count, new.comment_count)
    on conflict (category) do update set articles = s.articles + 1, shares = s.shares + excluded.shares,
      likes = s.likes + excluded.likes, comments = s.comments + excluded.comments;
  end if;
  return null;
end
$$;
drop trigger update_statistics on public.articles;
create trigger update_statistics
  after insert or update of category, is_published, share_count, like_count, comment_count or delete on public.articles
  for each row execute function private.update_article_statistics();

-- As before, and the reactions to articles.
create or replace function private.activity_by_day(today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with since as (select (activity_by_day.today - 59)::timestamp at time zone 'Europe/Paris' as moment),
  happened as (
    select v.day, 'views' as figure, v.views::bigint as number
    from public.view_days v where v.day between activity_by_day.today - 89 and activity_by_day.today
    union all
    select (a.published_at at time zone 'Europe/Paris')::date, 'articles', 1 from public.articles a
    where a.is_published and a.published_at between (select moment from since) and now()
    union all
    select (a.created_at at time zone 'Europe/Paris')::date, 'applications', 1 from public.applications a
    where a.created_at >= (select moment from since) and a.status <> 'withdrawn'
    union all
    select (p.created_at at time zone 'Europe/Paris')::date, 'users', 1 from public.profiles p
    where p.created_at >= (select moment from since)
    union all
    select (l.created_at at time zone 'Europe/Paris')::date, 'likes', 1 from public.tip_likes l
    where l.created_at >= (select moment from since)
    union all
    select (l.created_at at time zone 'Europe/Paris')::date, 'likes', 1 from public.article_likes l
    where l.created_at >= (select moment from since)
    union all
    select (c.created_at at time zone 'Europe/Paris')::date, 'comments', 1 from public.tip_comments c
    where c.created_at >= (select moment from since) and c.hidden_at is null
    union all
    select (c.created_at at time zone 'Europe/Paris')::date, 'comments', 1 from public.article_comments c
    where c.created_at >= (select moment from since) and c.hidden_at is null
    union all
    select (r.rated_at at time zone 'Europe/Paris')::date, 'ratings', 1 from public.tip_ratings r
    where r.rated_at >= (select moment from since)
    union all
    select (r.rated_at at time zone 'Europe/Paris')::date, 'rating_sum', r.rating from public.tip_ratings r
    where r.rated_at >= (select moment from since)
  ),
  days as (
    select h.day, jsonb_build_object(
      'day', h.day,
      'views', coalesce(sum(h.number) filter (where h.figure = 'views'), 0),
      'articles', coalesce(sum(h.number) filter (where h.figure = 'articles'), 0),
      'applications', coalesce(sum(h.number) filter (where h.figure = 'applications'), 0),
      'users', coalesce(sum(h.number) filter (where h.figure = 'users'), 0),
      'likes', coalesce(sum(h.number) filter (where h.figure = 'likes'), 0),
      'comments', coalesce(sum(h.number) filter (where h.figure = 'comments'), 0),
      'ratings', coalesce(sum(h.number) filter (where h.figure = 'ratings'), 0),
      'rating_sum', coalesce(sum(h.number) filter (where h.figure = 'rating_sum'), 0)
    ) as figures
    from happened h group by h.day
  )
  select coalesce(jsonb_agg(d.figures order by d.day), '[]') from days d
$$;

-- As before, and the reactions to articles.
create or replace function public.admin_statistics() returns table (
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
      t.tips, t.views, t.likes + s.likes, t.comments + s.comments, t.average_rating, t.categories,
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
      select coalesce(sum(s.articles), 0)::bigint as articles, coalesce(sum(s.shares), 0)::bigint as shares,
        coalesce(sum(s.likes), 0)::bigint as likes, coalesce(sum(s.comments), 0)::bigint as comments
      from public.article_statistics s
    ) s, (
      select count(*) as pending, min(a.created_at) as oldest from public.applications a
      where a.status not in ('accepted', 'rejected', 'withdrawn')
    ) w;
end
$$;
