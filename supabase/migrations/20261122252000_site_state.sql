-- What every page needs to know of the site, in one request: the features that are off, the sections whose texts were changed, and the
-- teams of the menu in their order, one more than it names. docs/decisions/0082-teams-in-the-menu.md has the reasons.
create function public.site_state() returns table (off text[], changed text[], teams jsonb)
language sql stable set search_path = '' as $$
  select
    array(select s.feature from public.switched_off s order by s.feature),
    array(select p.section from public.page_texts p order by p.section),
    (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game) order by t.place, t.id), '[]')
      from (select id, slug, game, place from public.teams where is_published order by place, id limit 9) t
    )
$$;
revoke all on function public.site_state() from public, anon, authenticated;
grant execute on function public.site_state() to anon, authenticated, service_role;
