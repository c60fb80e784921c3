-- As before, and a site that begins without content has no category beyond those of a club's first articles and tips.
create or replace function private.read_first_content(section text, content jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  columns text;
  has_rows boolean;
  is_new boolean;
begin
  lock table private.first_content in exclusive mode;
  if exists (select from private.first_content f where f.section = read_first_content.section) then
    return false;
  end if;
  is_new := not exists (select from private.first_content);
  insert into private.first_content (section) values (read_first_content.section);
  if content = '[]' then
    return false;
  end if;
  if read_first_content.section = 'spare_categories' then
    delete from public.categories c using jsonb_to_recordset(read_first_content.content) as r (kind text, slug text)
    where is_new and c.kind = r.kind and c.slug = r.slug and c.revision = 1
      and not exists (select from public.articles) and not exists (select from public.tips);
    return is_new;
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

-- As before, and the lists of content that nothing published is in.
drop function public.site_state();
create function public.site_state() returns table (off text[], changed text[], teams jsonb, empty text[])
language sql stable set search_path = '' as $$
  select
    array(select s.feature from public.switched_off s order by s.feature),
    array(select p.section from public.page_texts p order by p.section),
    (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game) order by t.place, t.id), '[]')
      from (select id, slug, game, place from public.teams where is_published order by place, id limit 9) t
    ),
    array_remove(array[
      case when not exists (select id from public.articles where is_published) then 'articles' end,
      -- Row security shows the sent letters of the archive alone, to the staff too.
      case when not exists (select id from public.letters) then 'letters' end,
      case when not exists (select id from public.tips where is_published) then 'tips' end
    ], null)
$$;
revoke all on function public.site_state() from public, anon, authenticated;
grant execute on function public.site_state() to anon, authenticated, service_role;
