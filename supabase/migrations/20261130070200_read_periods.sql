-- What is read most in 7, 28 or 90 days: all published articles and tips with their figures, a hundred of each at most.

create or replace function private.most_read(since date) returns jsonb
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

drop function public.reading_figures();
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
revoke all on function public.reading_figures(integer) from public, anon, authenticated;
grant execute on function public.reading_figures(integer) to authenticated, service_role;
