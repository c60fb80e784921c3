-- A hidden comment takes its replies with it (docs/decisions/0140-replies.md): a member's page has none of them.
-- What a member's page shows: no row for an unknown name, and for others of a hidden page.
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
    'articles', (
      select coalesce(jsonb_agg(s order by s.published_at desc, s.slug), '[]') from (
        select a.slug, a.title, a.published_at from public.articles a
        where a.authors like '%@%' and strpos(a.authors, '@' || f.id) > 0 and a.is_published and a.published_at <= now()
        order by a.published_at desc, a.slug limit 12
      ) s
    ),
    'comment_count', (select count(*) from comments),
    'comments', (
      select coalesce(jsonb_agg(l order by l.at desc), '[]') from (select * from comments order by at desc limit 10) l
    )
  )
  from found f
$$;

revoke execute on function public.read_member(text) from public, anon, authenticated;
grant execute on function public.read_member(text) to anon, authenticated, service_role;
