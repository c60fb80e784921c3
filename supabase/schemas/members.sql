-- A member's page, and badges, which are counted when they are read. docs/decisions/0150-member-pages.md and 0190-badges.md have the
-- reasons.

-- What a member's page shows: the badges that are earned, the tips that the member signs, and the person who they are, with their teams of
-- today. No row for an unknown name, and for others of a hidden page. A hidden comment takes its replies with it
-- (docs/decisions/0140-replies.md): a member's page has none of them.
create function public.read_member(username text) returns setof jsonb
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
    'person', (
      select jsonb_build_object(
        'slug', p.slug,
        'name', p.name,
        'teams', (
          select coalesce(
            jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game, 'kind', m.kind, 'role', m.role) order by m.place, m.id), '[]'
          )
          from public.memberships m join public.teams t on t.slug = m.team
          cross join (select (now() at time zone 'Europe/Paris')::date as day) today
          where m.person = p.slug and m.is_published and t.is_published
            and coalesce(m.joined <= today.day, true) and coalesce(m.departed > today.day, true)
        )
      )
      from private.person_of(f.id) p
    ),
    'articles', (
      select coalesce(jsonb_agg(s order by s.published_at desc, s.slug), '[]') from (
        select a.slug, a.title, a.published_at from public.articles a
        where a.authors like '%@%' and strpos(a.authors, '@' || f.id) > 0 and a.is_published and a.published_at <= now()
        order by a.published_at desc, a.slug limit 12
      ) s
    ),
    'tips', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'title', s.title) order by s.published_at desc, s.id), '[]') from (
        select t.id, t.slug, t.title, t.published_at from private.signed_tips(f.id) t order by t.published_at desc, t.id limit 12
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

-- Whole months from a day to another: domain/shared/parisDay.ts has the same.
create function private.whole_months(since date, until date) returns integer
language sql immutable set search_path = '' as $$
  select (
    (extract(year from until) - extract(year from since)) * 12 + extract(month from until) - extract(month from since)
    - case when extract(day from until) < extract(day from since) then 1 else 0 end
  )::integer
$$;

-- How much of each badge's goal a member has reached: domain/accounts/badges.ts has the same. signed_tips() says which tips count.
create function private.badges_of(member uuid) returns table (place integer, badge text, reached integer, goal integer)
language sql stable security definer set search_path = '' as $$
  with card as (
    select c.is_staff, p.created_at
    from public.profiles p join public.member_cards c on c.id = p.id
    where p.id = badges_of.member
  ), signed as (
    select count(*) as tips, coalesce(sum(t.views), 0) as readings from private.signed_tips(badges_of.member) t
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

-- The person of the teams who a member is, if visitors can read them.
create function private.person_of(member uuid) returns setof public.people
language sql stable security definer set search_path = '' as $$
  select p.* from public.player_accounts a join public.people p on p.slug = a.person
  where a.user_id = person_of.member and p.is_published and exists (
    select from public.memberships m join public.teams t on t.slug = m.team
    where m.person = p.slug and m.is_published and t.is_published
  )
$$;

-- The published tips that a member signs: by their username, which counts for the staff alone, as any member could take an author's name;
-- and as the person of the teams who they are, by that person's name. The folded names are for the index.
create function private.signed_tips(member uuid) returns setof public.tips
language sql stable security definer set search_path = '' as $$
  select t.* from public.tips t
  where t.is_published and t.published_at <= now() and t.id in (
    select s.id
    from public.profiles p
      join public.member_cards c on c.id = p.id and c.is_staff
      join public.tips s on private.folded_username(s.author) = p.username_key
    where p.id = signed_tips.member and s.is_published
    union
    select s.id
    from private.person_of(signed_tips.member) p
      join public.tips s on private.folded_username(s.author) = private.folded_username(p.name) and s.author = p.name
    where s.is_published
  )
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.read_member(text), public.read_own_badges() from public, anon, authenticated;
grant execute on function public.read_member(text) to anon, authenticated, service_role;
grant execute on function public.read_own_badges() to authenticated, service_role;
