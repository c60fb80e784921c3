-- A member's page has the teams and the tips of the person who they are. docs/decisions/0150-member-pages.md has the reasons.

-- The person of the teams who a member is, if visitors can read them.
create function private.person_of(member uuid) returns setof public.people
language sql stable security definer set search_path = '' as $$
  select p.* from public.player_accounts a join public.people p on p.slug = a.person
  where a.user_id = person_of.member and p.is_published and exists (
    select from public.memberships m join public.teams t on t.slug = m.team
    where m.person = p.slug and m.is_published and t.is_published
  )
$$;

-- As before, and tips count too that the person who the member is has written. Their author is the person's name, as on the person's page;
-- the folded name is for the index.
create or replace function private.badges_of(member uuid) returns table (place integer, badge text, reached integer, goal integer)
language sql stable security definer set search_path = '' as $$
  with card as (
    select c.is_staff, p.username_key, p.created_at
    from public.profiles p join public.member_cards c on c.id = p.id
    where p.id = badges_of.member
  ), own as (
    select t.id, t.views, t.published_at
    from card c join public.tips t on private.folded_username(t.author) = c.username_key
    where c.is_staff and t.is_published
    union
    select t.id, t.views, t.published_at
    from private.person_of(badges_of.member) p
      join public.tips t on private.folded_username(t.author) = private.folded_username(p.name) and t.author = p.name
    where t.is_published
  ), signed as (
    select count(*) as tips, coalesce(sum(o.views), 0) as readings from own o where o.published_at <= now()
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

-- As before, and the person who the member is, with their teams of today and their newest tips.
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
        ),
        'tips', (
          select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'title', s.title) order by s.published_at desc, s.id), '[]') from (
            select t.id, t.slug, t.title, t.published_at from public.tips t
            where private.folded_username(t.author) = private.folded_username(p.name) and t.author = p.name
              and t.is_published and t.published_at <= now()
            order by t.published_at desc, t.id limit 12
          ) s
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

revoke all on function private.person_of(uuid), private.badges_of(uuid) from public, anon, authenticated;

-- As before, with the members who the first people of the teams are, by username.
create or replace function private.read_first_content(section text, content jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  columns text;
  has_rows boolean;
begin
  lock table private.first_content in exclusive mode;
  if exists (select from private.first_content f where f.section = read_first_content.section) then
    return false;
  end if;
  insert into private.first_content (section) values (read_first_content.section);
  if content = '[]' then
    return false;
  end if;
  if read_first_content.section = 'team_pages' then
    perform private.read_team_pages(content -> 0);
    return true;
  end if;
  if read_first_content.section = 'match_articles' then
    update public.articles a set match = r.match
    from jsonb_to_recordset(read_first_content.content) as r (article text, match text)
    where a.slug = r.article and a.match is null;
    return true;
  end if;
  if read_first_content.section = 'predictions' and not exists (select from public.predictions) then
    insert into public.predictions (match, user_id, outcome, ours, theirs)
    select m.slug, p.id, r.outcome, r.ours, r.theirs
    from jsonb_to_recordset(read_first_content.content) as r (match text, username text, outcome text, ours smallint, theirs smallint)
      join public.matches m on m.slug = r.match
      join public.profiles p on p.username = r.username;
    return true;
  end if;
  if read_first_content.section = 'event_signups' and not exists (select from public.event_signups) then
    insert into public.event_signups (event, user_id)
    select e.slug, p.id
    from jsonb_array_elements(read_first_content.content) with ordinality as r (row, number)
      join public.events e on e.slug = r.row ->> 'event'
      join public.profiles p on p.username = r.row ->> 'username'
    order by r.number;
    return true;
  end if;
  if read_first_content.section = 'player_accounts' then
    insert into public.player_accounts (person, user_id)
    select e.slug, p.id
    from jsonb_to_recordset(read_first_content.content) as r (person text, username text)
      join public.people e on e.slug = r.person
      join public.profiles p on p.username = r.username
    on conflict do nothing;
    return true;
  end if;
  execute format('select exists (select from public.%I)', read_first_content.section) into has_rows;
  if has_rows then
    return false;
  end if;
  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(content -> 0) key;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    read_first_content.section, columns
  ) using content;
  return true;
end
$$;
