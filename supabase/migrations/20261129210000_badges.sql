-- Badges, counted when they are read. docs/decisions/0190-badges.md has the reasons.

-- For the tips that a username signs.
create index tips_signed on public.tips (private.folded_username(author)) where is_published;

-- Whole months from a day to another: domain/shared/parisDay.ts has the same.
create function private.whole_months(since date, until date) returns integer
language sql immutable set search_path = '' as $$
  select (
    (extract(year from until) - extract(year from since)) * 12 + extract(month from until) - extract(month from since)
    - case when extract(day from until) < extract(day from since) then 1 else 0 end
  )::integer
$$;

-- How much of each badge's goal a member has reached: domain/accounts/badges.ts has the same. The author of a tip is a text that any member
-- could take as a username, so it counts for the staff alone.
create function private.badges_of(member uuid) returns table (place integer, badge text, reached integer, goal integer)
language sql stable security definer set search_path = '' as $$
  with card as (
    select c.is_staff, p.username_key, p.created_at
    from public.profiles p join public.member_cards c on c.id = p.id
    where p.id = badges_of.member
  ), signed as (
    select count(*) as tips, coalesce(sum(t.views), 0) as readings
    from card c join public.tips t on private.folded_username(t.author) = c.username_key
    where c.is_staff and t.is_published and t.published_at <= now()
  ), predicted as (
    select count(*) as "right" from (
      select from public.predictions p join private.ended_matches e on e.slug = p.match and e.outcome = p.outcome
      where p.user_id = badges_of.member limit 10
    ) first_ten
  )
  select b.place, b.badge, least(b.counted, b.goal)::integer, b.goal
  from card c, signed s, predicted p, lateral (values
    (1, 'staff', c.is_staff::integer, 1),
    (2, 'first-tip', s.tips, 1),
    (3, 'hundred-readers', s.readings, 100),
    (4, 'ten-right', p."right", 10),
    (5, 'a-year', private.whole_months((c.created_at at time zone 'Europe/Paris')::date, (now() at time zone 'Europe/Paris')::date), 12)
  ) as b (place, badge, counted, goal)
$$;

-- The caller's own badges, earned or not.
create function public.read_own_badges() returns table (badge text, reached integer)
language sql stable security definer set search_path = '' as $$
  select b.badge, b.reached from private.badges_of((select auth.uid())) b order by b.place
$$;

-- As before, and the badges that are earned.
create or replace function public.read_member(username text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select c.id, c.username, c.avatar_url, c.is_staff, c.is_hidden, to_char(p.created_at at time zone 'Europe/Paris', 'YYYY-MM') as since
    from public.profiles p join public.member_cards c on c.id = p.id
    where p.username_key = private.folded_username(read_member.username)
      and (not c.is_hidden or c.id = (select auth.uid()) or private.is_staff())
  ), comments as (
    select m.id, 'article' as "on", a.slug, a.title, m.content as text, m.created_at as at
    from public.article_comments m join public.articles a on a.id = m.article_id
    where m.user_id = (select id from found) and m.hidden_at is null and m.deleted_at is null
      and not exists (select from public.article_comments r where r.id = m.parent_id and r.hidden_at is not null)
      and a.is_published and a.published_at <= now()
    union all
    select m.id, 'tip', t.slug, t.title, m.content, m.created_at
    from public.tip_comments m join public.tips t on t.id = m.tip_id
    where m.user_id = (select id from found) and m.hidden_at is null and m.deleted_at is null
      and not exists (select from public.tip_comments r where r.id = m.parent_id and r.hidden_at is not null)
      and t.is_published and t.published_at <= now()
  )
  select to_jsonb(f) || jsonb_build_object(
    'articles', (
      select coalesce(jsonb_agg(s order by s.published_at desc, s.slug), '[]') from (
        select a.slug, a.title, a.published_at from public.articles a
        where a.authors like '%@%' and strpos(a.authors, '@' || f.id) > 0 and a.is_published and a.published_at <= now()
        order by a.published_at desc, a.slug limit 12
      ) s
    ),
    'badges', (
      select coalesce(jsonb_agg(b.badge order by b.place), '[]') from private.badges_of(f.id) b where b.reached = b.goal
    ),
    'comment_count', (select count(*) from comments),
    'comments', (
      select coalesce(jsonb_agg(l order by l.at desc), '[]') from (select * from comments order by at desc limit 10) l
    )
  )
  from found f
$$;

revoke all on function private.whole_months(date, date), private.badges_of(uuid), public.read_own_badges() from public, anon, authenticated;
grant execute on function public.read_own_badges() to authenticated, service_role;
