-- As before, with the predictions of a site's first matches, by username: the demo's members are there before its matches are read.
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
