-- A member's export: the articles that name them as an author. Those that they have created are whole in it already.
create view private.export_signed_articles as
select private.member_of_line(l.line) as member, jsonb_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'is_published', a.is_published
) as entry
from public.articles a cross join lateral unnest(string_to_array(a.authors, E'\n')) as l (line)
where a.authors like '%@%' and private.member_of_line(l.line) is distinct from a.author_id;
