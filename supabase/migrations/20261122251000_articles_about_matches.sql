-- An article may be about a match. docs/decisions/0081-articles-about-matches.md has the reasons.

alter table public.articles add column match text references public.matches (slug) on update cascade on delete set null;
create index articles_of_match on public.articles (match);
grant select (match) on public.articles to anon, authenticated;
grant insert (match), update (match) on public.articles to authenticated;

-- The match may be deleted while the article is written: then it is saved without one, as if it was deleted afterwards. Runs before
-- `number_revision`, by its name.
create function private.keep_known_match() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.matches m where m.slug = new.match for key share;
  if not found then
    new.match := null;
  end if;
  return new;
end
$$;
create trigger keep_known_match before insert or update of match on public.articles
  for each row when (new.match is not null) execute function private.keep_known_match();

-- The fields of content that a change sets: a revision names them, and the match is one of them.
create or replace function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(before) b join jsonb_each(after) a using (key)
  where a.value is distinct from b.value and key in (
    'title', 'slug', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match'
  )
$$;
drop trigger touch on public.articles;
create trigger touch before update of slug, title, content, excerpt, category, author_name, featured_image, is_published, match
  on public.articles for each row execute function private.touch();
drop trigger number_revision on public.articles;
create trigger number_revision before update of title, slug, content, excerpt, category, featured_image, match on public.articles
  for each row execute function private.number_revision();

-- The published articles about finished matches with a player in the line-up, the newest first. A filter of the REST interface can't name
-- every player.
create function public.articles_about_player(player text, most integer default 5)
returns table (slug text, title text, published_at timestamptz)
language sql stable set search_path = '' as $$
  select a.slug, a.title, a.published_at
  from public.matches m join public.articles a on a.match = m.slug
  where m.is_published and m.status = 'finished' and m.lineup @> array[player] and a.is_published
  order by a.published_at desc, a.id limit least(most, 20)
$$;
revoke all on function public.articles_about_player(text, integer) from public, anon, authenticated;
grant execute on function public.articles_about_player(text, integer) to anon, authenticated, service_role;
revoke execute on all functions in schema private from public;
