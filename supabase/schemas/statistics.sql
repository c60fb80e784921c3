-- The staff's figures: sums and trends, how often the public pages are read, and what visitors search without finding it.
-- docs/decisions/0119-page-views.md has the reasons.

-- The views of all tips on a day in Paris. Kept for good: a row a day.
create table public.view_days (
  day date primary key,
  views integer not null default 0 check (views >= 0)
);

-- One row a day, page and kind of source: nothing of a visitor. `slug`: the path of a page that isn't an item's.
create table public.page_views (
  day date not null,
  kind text not null check (kind in ('article', 'tip', 'match', 'team', 'person', 'page')),
  slug text not null check (char_length(slug) <= 200),
  source text not null check (source in ('direct', 'search', 'social', 'site', 'within')),
  views integer not null default 1 check (views > 0),
  primary key (day, kind, slug, source)
);

-- One row a day and words, folded as the search folds them.
create table public.missed_searches (
  day date not null,
  folded text not null check (char_length(folded) between 3 and 60),
  searches integer not null default 1 check (searches > 0),
  primary key (day, folded)
);

alter table public.view_days enable row level security;
alter table public.page_views enable row level security;
alter table public.missed_searches enable row level security;

create policy "visitors and members have no access" on public.view_days to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.page_views to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.missed_searches to anon, authenticated
  using (false) with check (false);

-- The panel's figures in one row: sums that triggers keep, and counts over indexes.
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

-- What happened on each of the last 90 days in Paris, without the days on which nothing did: articles, applications, new members, views and
-- reactions. Trends ask for 60 days of reactions. Sums and ranges of indexes: what is older costs nothing.
create function private.activity_by_day(today date) returns jsonb
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

-- The counted page at a path: domain/club/reading/countedPage.ts has the same. No row for another one.
create function private.counted_page(path text) returns table (kind text, slug text)
language sql immutable strict parallel safe set search_path = '' as $$
  select
    case split_part(path, '/', 2)
      when 'news' then 'article' when 'tips' then 'tip' when 'matches' then 'match' when 'teams' then 'team' else 'person'
    end,
    split_part(path, '/', 3)
  where path ~ '^/(news|tips|matches|teams|players)/[a-z0-9-]{1,200}$'
  union all
  select 'team', 'valorant' where path = '/team-valorant'
  union all
  select 'page', path where path in (
    '/', '/about', '/teams', '/matches', '/recruitment', '/news', '/tips', '/partners', '/shop', '/contact', '/privacy', '/terms'
  )
$$;

-- What a search that found nothing looked for, as it is kept; null for what is too short or long, or looks like the address or the
-- telephone number of a person: domain/search/missedWords.ts has the same.
create function private.missed_words(typed text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select folded from private.search_text(private.search_folded(left(typed, 200))) folded
  where char_length(folded) <= 60
    and char_length(regexp_replace(folded, '[ 0-9]', '', 'g')) >= 3
    and typed !~ '@'
    and char_length(regexp_replace(folded, '[^0-9]', '', 'g')) < 8
    and folded !~ '(^| )[0-9]{5}( |$)'
    and not (
      folded ~ '[0-9]' and folded ~ '(^| )(rue|avenue|av|boulevard|bd|chemin|allee|impasse|quai|cours|route|residence)( |$)'
    )
$$;

-- Whether a caller's network may be counted once more in a span. A count beyond it is left out without a refusal, which the browser of a
-- visitor who only reads would log.
create function private.may_be_counted(act text, most integer, span interval default interval '1 hour') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
begin
  return network is null or private.take_turn(may_be_counted.act, network, may_be_counted.most, may_be_counted.span) = 0;
end
$$;

-- Counts a view of a public page.
create function public.count_page_view(path text, source text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  viewed record;
begin
  select p.kind, p.slug into viewed from private.counted_page(count_page_view.path) p
  where p.kind = 'page' or exists (
    select from private.search_entries e
    where e.kind = p.kind and e.slug = p.slug and (e.kind not in ('article', 'tip') or e.at <= now())
  );
  if viewed.kind is null or count_page_view.source not in ('direct', 'search', 'social', 'site', 'within')
    or not private.may_be_counted('page-view', 1200) then
    return;
  end if;
  insert into public.page_views as known (day, kind, slug, source)
  values ((now() at time zone 'Europe/Paris')::date, viewed.kind, viewed.slug, count_page_view.source)
  on conflict (day, kind, slug, source) do update set views = known.views + 1;
end
$$;

-- Counts a search that found nothing. A day has 500 different ones at most, and 60 of one network.
create function public.count_missed_search(typed text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  missed text := private.missed_words(count_missed_search.typed);
begin
  if missed is null or not private.may_be_counted('missed-search', 30)
    or not private.may_be_counted('missed-search of a day', 60, interval '1 day') then
    return;
  end if;
  update public.missed_searches m set searches = m.searches + 1 where m.day = today and m.folded = missed;
  if not found and (select count(*) from public.missed_searches m where m.day = today) < 500 then
    insert into public.missed_searches as known (day, folded) values (today, missed)
    on conflict (day, folded) do update set searches = known.searches + 1;
  end if;
end
$$;

-- What is read most since a day: the published articles and tips with their views, a hundred of each at most, and ten pages, among them
-- those of teams and people.
create function private.most_read(since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with sums as (
    select v.kind, v.slug, sum(v.views) as views from public.page_views v where v.day >= most_read.since group by v.kind, v.slug
  ), known as (
    select e.kind, e.slug, e.title, coalesce(s.views, 0) as views, case when e.kind in ('team', 'person') then 'page' else e.kind end as list
    from private.search_entries e left join sums s on s.kind = e.kind and s.slug = e.slug
    where case when e.kind in ('article', 'tip') then e.at <= now() else s.views is not null end
    union all
    select s.kind, s.slug, '', s.views, 'page' from sums s where s.kind = 'page'
  ), placed as (
    select k.*, row_number() over (partition by k.list order by k.views desc, k.kind, k.slug) as place from known k
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', p.kind, 'slug', p.slug, 'title', p.title, 'views', p.views) order by p.list, p.place), '[]'
  )
  from placed p where p.place <= case when p.list in ('article', 'tip') then 100 else 10 end
$$;

-- The published tips that members kept most since a day, and those that they rated best, of two ratings at least.
create function private.wanted_tips(since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with moment as (select wanted_tips.since::timestamp at time zone 'Europe/Paris' as at),
  shown as (select t.id, t.slug, t.title from public.tips t where t.is_published and t.published_at <= now()),
  kept as (
    select t.slug, t.title, count(*) as times from public.saved_tips s join shown t on t.id = s.tip_id
    where s.created_at >= (select at from moment) group by t.slug, t.title order by times desc, t.slug limit 5
  ), rated as (
    select t.slug, t.title, round(avg(r.rating), 2)::double precision as average, count(*) as ratings
    from public.tip_ratings r join shown t on t.id = r.tip_id
    where r.rated_at >= (select at from moment) group by t.slug, t.title having count(*) >= 2
    order by average desc, ratings desc, t.slug limit 5
  )
  select jsonb_build_object(
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'title', k.title, 'times', k.times) order by k.times desc, k.slug), '[]')
      from kept k
    ),
    'rated', (
      select coalesce(jsonb_agg(
        jsonb_build_object('slug', r.slug, 'title', r.title, 'average', r.average, 'ratings', r.ratings)
        order by r.average desc, r.ratings desc, r.slug
      ), '[]')
      from rated r
    )
  )
$$;

-- What is read and looked for, for the staff: domain/club/reading/readingFigures.ts says what each part is.
create function public.reading_figures(list_days integer default 28) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_day date := (now() at time zone 'Europe/Paris')::date;
  since date := this_day + 1 - least(greatest(reading_figures.list_days, 1), 90);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s figures';
  end if;
  return jsonb_build_object(
    'today', this_day,
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'source', d.source, 'views', d.views) order by d.day, d.source), '[]')
      from (
        select v.day, v.source, sum(v.views) as views from public.page_views v
        where v.day between this_day - 89 and this_day group by v.day, v.source
      ) d
    ),
    'most_read', private.most_read(since),
    'missed', (
      select coalesce(jsonb_agg(jsonb_build_object('words', m.folded, 'searches', m.searches) order by m.searches desc, m.folded), '[]')
      from (
        select s.folded, sum(s.searches) as searches from public.missed_searches s where s.day > this_day - 90
        group by s.folded having sum(s.searches) >= 2 order by searches desc, s.folded limit 10
      ) m
    )
  ) || private.wanted_tips(since);
end
$$;

revoke all on public.view_days, public.page_views, public.missed_searches from anon, authenticated;
grant all on public.view_days, public.page_views, public.missed_searches to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.admin_statistics(), public.count_page_view(text, text), public.count_missed_search(text),
  public.reading_figures(integer) from public, anon, authenticated;
grant execute on function public.count_page_view(text, text), public.count_missed_search(text) to anon, authenticated, service_role;
grant execute on function public.admin_statistics(), public.reading_figures(integer) to authenticated, service_role;
