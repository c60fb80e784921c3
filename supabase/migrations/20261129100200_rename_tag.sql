-- Writes a tag by another name in all its articles; false when none has either. Articles that have the other tag already are written so too:
-- both tags become one. Triggers make a revision and a version of each article.
create function public.rename_tag(of_slug text, new_label text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  new_slug constant text := (private.tag_slugs(new_label))[1];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff renames tags';
  elsif new_slug is null then
    raise check_violation using message = 'a tag has a letter or a digit';
  end if;
  -- Two renames lock the articles in one order.
  perform from public.articles a where a.tag_slugs && array[of_slug, new_slug] order by a.id for no key update;
  if not exists (select from public.articles a where a.tag_slugs @> array[of_slug]) then
    -- An act that is tried again, because its answer was lost, finds its own work.
    return exists (select from public.articles a where new_label = any (string_to_array(a.tags, E'\n')));
  end if;
  update public.articles a set tags = n.tags
  from (
    select b.id, string_agg(b.line, E'\n' order by b.place) as tags
    from (
      select c.id, min(l.place) as place, case when l.slug in (of_slug, new_slug) then new_label else l.line end as line
      from public.articles c
      cross join lateral unnest(string_to_array(c.tags, E'\n'), c.tag_slugs) with ordinality as l (line, slug, place)
      where c.tag_slugs && array[of_slug, new_slug] and l.line is not null
      group by c.id, 3
    ) b group by b.id
  ) n
  where n.id = a.id and n.tags <> a.tags;
  return true;
end
$$;
revoke all on function public.rename_tag(text, text) from public, anon, authenticated;
grant execute on function public.rename_tag(text, text) to authenticated, service_role;
