-- As before, and articles, applications and new members of each day.
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
    select (c.created_at at time zone 'Europe/Paris')::date, 'comments', 1 from public.tip_comments c
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
