-- A shared draft shows its authors and tags, as the published article does.
drop function public.read_draft_link(text);
create function public.read_draft_link(secret text) returns table (
  kind text, id uuid, slug text, title text, excerpt text, content text, category text, category_label text, featured_image text,
  hero_image text, difficulty text, read_time text, author text, byline text, author_names text[], tags text,
  is_published boolean, published_at timestamptz, updated_at timestamptz, expires_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select 'article', a.id, a.slug, a.title, a.excerpt, a.content, a.category, a.category_label, a.featured_image,
    null, null, null, null, a.byline, a.author_names, a.tags, a.is_published, a.published_at, a.updated_at, l.expires_at
  from public.draft_links l join public.articles a on a.id = l.article
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
  union all
  select 'tip', t.id, t.slug, t.title, t.excerpt, t.content, t.category, t.category_label, t.featured_image,
    t.hero_image, t.difficulty, t.read_time, t.author, null, '{}', '', t.is_published, t.published_at, t.updated_at, l.expires_at
  from public.draft_links l join public.tips t on t.id = l.tip
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
$$;
revoke all on function public.read_draft_link(text) from public, anon, authenticated;
grant execute on function public.read_draft_link(text) to anon, authenticated, service_role;
