-- The tags that the form offers, without computing the slug of each line anew: over 10,000 articles that took seconds.
-- The form stores no line without a slug, so the slugs stand in the order of the lines.
create or replace function public.list_tags() returns table (label text, articles bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the tags of drafts';
  end if;
  return query
    select mode() within group (order by l.line), count(*)
    from public.articles a cross join lateral unnest(string_to_array(a.tags, E'\n'), a.tag_slugs) as l (line, slug)
    where a.tags <> '' and l.line is not null and l.slug is not null
    group by l.slug
    order by count(*) desc, l.slug
    limit 500;
end
$$;

-- Under row security no index answers "contains" (the operator isn't leakproof), so nothing read it.
drop index public.articles_tagged;
