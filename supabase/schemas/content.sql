-- Content: articles and tips, and the sums over their categories. The staff writes them, everybody reads the published.

-- Lists, feeds and posts name the authors whom the staff names on an article, or else the member who created it.
-- docs/decisions/0132-authors-and-tags.md has the reasons.
create function private.byline_of(authors text, names text[], creator text) returns text
language sql immutable set search_path = '' as $$
  select case
    when authors = '' then case when creator like '%@%' or btrim(creator) = '' then null else creator end
    when cardinality(names) < 2 then names[1]
    else array_to_string(names[:cardinality(names) - 1], ', ') || ' et ' || names[cardinality(names)]
  end
$$;

-- The slugs of a field with a line for each tag; domain/content/tags.ts has the same rule.
create function private.tag_slugs(tags text) returns text[]
language sql immutable security definer set search_path = '' as $$
  select coalesce(array_agg(s.slug order by s.place), '{}')
  from (
    select btrim(regexp_replace(private.search_folded(l.line), '[^a-z0-9]+', '-', 'g'), '-') as slug, l.place
    from unnest(string_to_array(tags, E'\n')) with ordinality as l (line, place)
  ) s where s.slug <> ''
$$;

-- All words of a draft, and their stems, as private.search_entries has them of what is published: the staff's search reads the texts too.
-- adapters/memory/content/itemLists.ts does the same. An index calls them for each writer.
create function private.article_words(title text, excerpt text, content text, category_label text, tags text) returns tsvector
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.search_vector(private.search_indexed(
    concat_ws(E'\x1f', title, excerpt, private.text_of_html(content), category_label, replace(tags, E'\n', ' '))
  ))
$$;

create function private.tip_words(title text, excerpt text, content text, category_label text) returns tsvector
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.search_vector(
    private.search_indexed(concat_ws(E'\x1f', title, excerpt, private.text_of_markdown(content), category_label))
  )
$$;

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  title_key text generated always as (private.search_key(title)) stored,
  -- HTML. It is parsed before it is shown, never sent to a browser as it is.
  content text not null default '' check (char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 1000),
  category text not null default '' check (char_length(category) <= 60),
  author_id uuid references public.profiles (id) on delete set null,
  -- The author's e-mail when there is no name, so it isn't granted to visitors and members: they read the byline.
  author_name text not null default '' check (char_length(author_name) <= 320),
  byline text generated always as (private.byline_of(authors, author_names, author_name)) stored,
  byline_key text generated always as (lower(translate(
    private.byline_of(authors, author_names, author_name),
    'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
  ))) stored,
  featured_image public.picture_address,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  share_count integer not null default 0 check (share_count >= 0),
  -- The label stands with the content, so that no page and no order of a list asks for a second table. A value outside the list is its own.
  category_label text not null default '',
  category_key text generated always as (
    lower(translate(
      category_label,
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
    ))
  ) stored,
  -- The match that it is about. docs/decisions/0081-articles-about-matches.md has the reasons.
  match text references public.matches (slug) on update cascade on delete set null,
  -- When a draft is published, and when the item becomes a draft again.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- The former slugs, and what search engines read. docs/decisions/0123-addresses-of-content.md has the reasons.
  old_slugs text[] not null default '{}' check (cardinality(old_slugs) <= 50),
  search_title text check (char_length(search_title) <= 200),
  search_description text check (char_length(search_description) <= 500),
  -- It leads home; it stays first in its list. docs/decisions/0128-highlights.md has the reasons.
  is_featured boolean not null default false,
  is_pinned boolean not null default false,
  -- `authors`: a line for each, "@" and the id of a member, or a name. `author_names`: what readers see of them.
  -- docs/decisions/0132-authors-and-tags.md has the reasons.
  authors text not null default '',
  author_names text[] not null default '{}',
  -- A line for each.
  tags text not null default '',
  tag_slugs text[] not null generated always as (private.tag_slugs(tags)) stored,
  constraint articles_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint articles_category_plain check (private.is_plain_line(category)),
  constraint articles_excerpt_plain check (private.is_plain_text(excerpt)),
  constraint articles_author_name_plain check (private.is_plain_line(author_name)),
  constraint articles_search_title_plain check (private.is_plain_line(search_title)),
  constraint articles_search_description_plain check (private.is_plain_line(search_description)),
  constraint articles_authors_lines check (private.are_lines(string_to_array(authors, E'\n'), 5, 100)),
  constraint articles_tags_lines check (private.are_lines(string_to_array(tags, E'\n'), 10, 40))
);
-- One index for each order of the published list (date, category, author), for all categories or one.
create index articles_recent on public.articles (published_at desc, id) where is_published;
create index articles_recent_in_category on public.articles (category, published_at desc, id) where is_published;
create index articles_by_author on public.articles (byline_key, published_at desc, id) where is_published;
create index articles_by_author_in_category on public.articles (category, byline_key, published_at desc, id)
  where is_published;
create index articles_of_author on public.articles (author_id);
-- The staff's list: newest first, with drafts. A search reads it in this order until a page is full.
create index articles_begun on public.articles (created_at desc, id);
create index articles_begun_in_category on public.articles (category, created_at desc, id);
create index articles_title_words on public.articles using gin (title_key extensions.gin_trgm_ops);
create index articles_by_category on public.articles (category_key, published_at desc, id) where is_published;
create index articles_of_match on public.articles (match);
create index articles_to_publish on public.articles (publish_at) where publish_at is not null;
create index articles_to_take_back on public.articles (unpublish_at) where unpublish_at is not null;
create index articles_once_at on public.articles using gin (old_slugs);
-- Few items were ever moved: the numbering of slugs reads them all.
create index articles_moved on public.articles (id) where old_slugs <> '{}';
create unique index articles_featured on public.articles (is_featured) where is_featured;
create index articles_pinned_first on public.articles (is_pinned desc, published_at desc, id) where is_published;
create index articles_pinned_first_in_category on public.articles (category, is_pinned desc, published_at desc, id) where is_published;
-- Few articles name a member: a new username and a departure read these alone.
create index articles_naming_members on public.articles (id) where authors like '%@%';
-- Of drafts alone: each view of a published tip would write the words of its text again.
create index articles_draft_words on public.articles
  using gin (private.article_words(title, excerpt, content, category_label, tags)) where not is_published;

create table public.tips (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  title_key text generated always as (private.search_key(title)) stored,
  -- Markdown.
  content text not null default '' check (char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 1000),
  category text not null default '' check (char_length(category) <= 60),
  author text not null default '' check (char_length(author) <= 100),
  read_time text check (char_length(read_time) <= 40),
  difficulty text check (char_length(difficulty) <= 40),
  hero_image public.picture_address,
  featured_image public.picture_address,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  views integer not null default 0 check (views >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored,
  share_count integer not null default 0 check (share_count >= 0),
  -- As of articles.
  category_label text not null default '',
  -- When a draft is published, and when the item becomes a draft again.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- The drawing of its first plan, for its cover. docs/decisions/0117-covers-from-plans.md has the reasons.
  plan text,
  -- The former slugs, and what search engines read. docs/decisions/0123-addresses-of-content.md has the reasons.
  old_slugs text[] not null default '{}' check (cardinality(old_slugs) <= 50),
  search_title text check (char_length(search_title) <= 200),
  search_description text check (char_length(search_description) <= 500),
  -- It leads home; it stays first in its list. docs/decisions/0128-highlights.md has the reasons.
  is_featured boolean not null default false,
  is_pinned boolean not null default false,
  constraint tips_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint tips_category_plain check (private.is_plain_line(category)),
  constraint tips_excerpt_plain check (private.is_plain_text(excerpt)),
  constraint tips_author_plain check (private.is_plain_line(author)),
  constraint tips_read_time_plain check (private.is_plain_line(read_time)),
  constraint tips_difficulty_plain check (private.is_plain_line(difficulty)),
  constraint tips_search_title_plain check (private.is_plain_line(search_title)),
  constraint tips_search_description_plain check (private.is_plain_line(search_description))
);
create index tips_recent on public.tips (published_at desc, id) where is_published;
create index tips_recent_in_category on public.tips (category, published_at desc, id) where is_published;
create index tips_popular on public.tips (views desc, id) where is_published;
create index tips_popular_in_category on public.tips (category, views desc, id) where is_published;
create index tips_begun on public.tips (created_at desc, id);
create index tips_begun_in_category on public.tips (category, created_at desc, id);
create index tips_title_words on public.tips using gin (title_key extensions.gin_trgm_ops);
create index tips_to_publish on public.tips (publish_at) where publish_at is not null;
create index tips_to_take_back on public.tips (unpublish_at) where unpublish_at is not null;
create index tips_once_at on public.tips using gin (old_slugs);
create index tips_moved on public.tips (id) where old_slugs <> '{}';
create unique index tips_featured on public.tips (is_featured) where is_featured;
create index tips_pinned_first on public.tips (is_pinned desc, published_at desc, id) where is_published;
create index tips_pinned_first_in_category on public.tips (category, is_pinned desc, published_at desc, id) where is_published;
-- For the tips that a username signs.
create index tips_signed on public.tips (private.folded_username(author)) where is_published;
create index tips_draft_words on public.tips
  using gin (private.tip_words(title, excerpt, content, category_label)) where not is_published;

-- Sums over the published items of a category, so that pages and statistics cost the same for ten items and ten thousand.
create table public.article_statistics (
  category text primary key,
  articles integer not null default 0,
  shares bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0
);

create table public.tip_statistics (
  category text primary key,
  tips integer not null default 0,
  views bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  rating_sum bigint not null default 0,
  rating_count bigint not null default 0,
  shares bigint not null default 0
);

-- The member for whom a line stands; null for a name.
create function private.member_of_line(line text) returns uuid
language sql immutable set search_path = '' as $$
  select case when line ~ '^@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(line, 2)::uuid end
$$;

alter table public.articles enable row level security;
alter table public.tips enable row level security;
alter table public.article_statistics enable row level security;
alter table public.tip_statistics enable row level security;

create policy "staff write articles in their own name" on public.articles for insert to authenticated
  with check ((author_id is null or author_id = (select auth.uid())) and (select private.is_staff()));
create policy "staff change articles" on public.articles for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete articles" on public.articles for delete to authenticated
  using ((select private.is_staff()));
create policy "visitors read published articles" on public.articles for select to anon
  using (is_published and published_at <= now());
create policy "members read published articles, staff all" on public.articles for select to authenticated
  using ((is_published and published_at <= now()) or (select private.is_staff()));

create policy "staff write tips" on public.tips for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change tips" on public.tips for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete tips" on public.tips for delete to authenticated
  using ((select private.is_staff()));
create policy "visitors read published tips" on public.tips for select to anon
  using (is_published and published_at <= now());
create policy "members read published tips, staff all" on public.tips for select to authenticated
  using ((is_published and published_at <= now()) or (select private.is_staff()));

create policy "everybody reads statistics" on public.article_statistics for select to anon, authenticated
  using (articles > 0);

create policy "everybody reads statistics" on public.tip_statistics for select to anon, authenticated
  using (tips > 0);

-- A member's export: the articles that name them as an author. Those that they have created are whole in it already.
create view private.export_signed_articles as
select private.member_of_line(l.line) as member, jsonb_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'is_published', a.is_published
) as entry
from public.articles a cross join lateral unnest(string_to_array(a.authors, E'\n')) as l (line)
where a.authors like '%@%' and private.member_of_line(l.line) is distinct from a.author_id;

-- The date of the first publication stays, and is never in the future: lists and sums agree on what is published.
create function private.date_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.published_at := coalesce(new.published_at, old.published_at);
  end if;
  if new.is_published then
    new.published_at := least(coalesce(new.published_at, now()), now());
  end if;
  return new;
end
$$;
create trigger date_publication before insert or update of is_published, published_at on public.articles
  for each row execute function private.date_publication();
create trigger date_publication before insert or update of is_published, published_at on public.tips
  for each row execute function private.date_publication();

-- What is written in a row of articles or tips: the row less its counters and what the site keeps of it. A new column is content, and so has
-- revisions and versions, unless it is named here. A new slug is no revision, as there is nothing to compare, and the member who writes
-- meanwhile isn't disturbed.
create function private.version_fields(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select item - array[
    'id', 'slug', 'old_slugs', 'author_id', 'author_name', 'created_at', 'updated_at', 'revision',
    'is_published', 'published_at', 'publish_at', 'unpublish_at', 'is_featured', 'is_pinned',
    'views', 'like_count', 'comment_count', 'share_count', 'rating_sum', 'rating_count',
    -- Made of other columns.
    'title_key', 'byline', 'byline_key', 'author_names', 'tag_slugs', 'category_label', 'category_key', 'rating', 'plan'
  ]
$$;

-- The fields of content that a change sets: a revision names them.
create function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(private.version_fields(before)) b join jsonb_each(private.version_fields(after)) a using (key)
  where a.value is distinct from b.value
$$;

-- A change of what is written is a revision, and dates the item; a publication or a like is none. The point of a picture isn't written
-- here: `keep_focal_points` has put it into the new row's addresses, so both rows are compared with it.
create function private.number_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  old.featured_image := private.with_focal_point(old.featured_image);
  if tg_table_name = 'tips' then
    old.hero_image := private.with_focal_point(old.hero_image);
  end if;
  if private.version_fields(to_jsonb(old)) <> private.version_fields(to_jsonb(new)) then
    new.revision := old.revision + 1;
    new.updated_at := now();
  else
    new.revision := old.revision;
  end if;
  return new;
end
$$;
-- A view or a like changes its counter and nothing else, so it doesn't pay for comparing the texts.
create trigger number_revision before update on public.tips for each row
  when ((old.views, old.like_count, old.comment_count, old.share_count, old.rating_sum, old.rating_count)
  = (new.views, new.like_count, new.comment_count, new.share_count, new.rating_sum, new.rating_count))
  execute function private.number_revision();
create trigger number_revision before update on public.articles for each row
  when ((old.like_count, old.comment_count, old.share_count) = (new.like_count, new.comment_count, new.share_count))
  execute function private.number_revision();

-- Keeps the sums of articles, likes, comments and shares. Both categories of a moved item are locked in one order, so that two moves in
-- opposite directions don't deadlock.
create function private.update_article_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.article_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.article_statistics set articles = articles - 1, shares = shares - old.share_count,
      likes = likes - old.like_count, comments = comments - old.comment_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.article_statistics as s (category, articles, shares, likes, comments)
    values (new.category, 1, new.share_count, new.like_count, new.comment_count)
    on conflict (category) do update set articles = s.articles + 1, shares = s.shares + excluded.shares,
      likes = s.likes + excluded.likes, comments = s.comments + excluded.comments;
  end if;
  return null;
end
$$;
create trigger update_statistics
  after insert or update of category, is_published, share_count, like_count, comment_count or delete on public.articles
  for each row execute function private.update_article_statistics();

-- All counters stand on the tip: its old share is subtracted, its new one added.
create function private.update_tip_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.tip_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.tip_statistics set
      tips = tips - 1, views = views - old.views, likes = likes - old.like_count,
      comments = comments - old.comment_count, rating_sum = rating_sum - old.rating_sum,
      rating_count = rating_count - old.rating_count, shares = shares - old.share_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.tip_statistics as s (category, tips, views, likes, comments, rating_sum, rating_count, shares)
    values (
      new.category, 1, new.views, new.like_count, new.comment_count, new.rating_sum, new.rating_count, new.share_count
    )
    on conflict (category) do update set
      tips = s.tips + excluded.tips, views = s.views + excluded.views, likes = s.likes + excluded.likes,
      comments = s.comments + excluded.comments, rating_sum = s.rating_sum + excluded.rating_sum,
      rating_count = s.rating_count + excluded.rating_count, shares = s.shares + excluded.shares;
  end if;
  return null;
end
$$;
create trigger update_statistics after insert or delete or update of category, is_published, views, like_count, comment_count,
  rating_sum, rating_count, share_count on public.tips for each row execute function private.update_tip_statistics();

-- The planner inlines it, so `.order().range()` reads one page: for that it is an invoker's function without SET. Row security applies.
create function public.get_tips_with_stats() returns setof public.tips
language sql stable security invoker as $$
  select * from public.tips where is_published and published_at <= now()
$$;

-- For the staff: how many articles and tips match. `words` is a search_key(). Without words the counts come from indexes, which row
-- security would prevent.
create function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, draft_articles bigint, draft_tips bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  found_articles uuid[];
  found_tips uuid[];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words <> '' then
    found_articles := private.content_with('article', count_content.words);
    found_tips := private.content_with('tip', count_content.words);
  end if;
  return query select of_articles.all_of_them, of_tips.all_of_them, of_articles.drafts, of_tips.drafts
  from (
    select count(*) as all_of_them, count(*) filter (where not a.is_published) as drafts from public.articles a
    where (found_articles is null or a.id = any (found_articles))
      and (count_content.of_categories is null or a.category = any (count_content.of_categories))
  ) of_articles, (
    select count(*) as all_of_them, count(*) filter (where not t.is_published) as drafts from public.tips t
    where (found_tips is null or t.id = any (found_tips))
      and (count_content.of_categories is null or t.category = any (count_content.of_categories))
  ) of_tips;
end
$$;

-- For the staff: the articles or tips whose titles or texts have `words`, a search_key(). Without an order those whose titles have the
-- words come first, then the newest. A function, because row security lets no search use an index.
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24,
  published boolean default null, sorted_by text default null, upwards boolean default false
) returns table (
  id uuid, slug text, title text, excerpt text, category text, category_label text, featured_image text, is_published boolean,
  publish_at timestamptz, unpublish_at timestamptz, is_featured boolean, is_pinned boolean, created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image::text, i.is_published,
      i.publish_at, i.unpublish_at, i.is_featured, i.is_pinned, i.created_at, %s
    from public.%I i
    where i.id = any ($6) and ($2 is null or i.category = any ($2)) and ($5 is null or i.is_published = $5)
    order by %s %s, i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end,
    case
      when sorted_by = 'title' then 'i.title_key'
      when sorted_by = 'category' then 'private.search_key(i.category_label)'
      when sorted_by = 'views' and find_content.kind = 'tip' then 'i.views'
      when sorted_by is null then 'i.title_key like $1'
      else 'i.created_at'
    end,
    case when upwards then 'asc' else 'desc' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most, published,
    private.content_with(find_content.kind, find_content.words);
end
$$;

create function private.label_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  written public.categories := case when tg_op = 'DELETE' then old else new end;
  shown text := case when tg_op = 'DELETE' then old.slug else new.label end;
begin
  if written.kind = 'tip' then
    update public.tips set category_label = shown where category = written.slug and category_label <> shown;
  else
    update public.articles set category_label = shown where category = written.slug and category_label <> shown;
  end if;
  return null;
end
$$;
create trigger label_content after insert or update of label or delete on public.categories
  for each row execute function private.label_content();

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

-- The published articles about finished matches of published teams with a player in the line-up, the newest first. A filter of the REST
-- interface can't name every player.
create function public.articles_about_player(player text, most integer default 5)
returns table (slug text, title text, published_at timestamptz)
language sql stable set search_path = '' as $$
  select a.slug, a.title, a.published_at
  from public.matches m join public.teams t on t.slug = m.team join public.articles a on a.match = m.slug
  where m.is_published and t.is_published and m.status = 'finished' and m.lineup @> array[player] and a.is_published
  order by a.published_at desc, a.id limit least(most, 20)
$$;

-- A time that has done its work is forgotten, also when a member was faster.
create function private.end_schedule() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.is_published then
    new.publish_at := null;
  elsif tg_op = 'UPDATE' and old.is_published then
    new.unpublish_at := null;
  end if;
  return new;
end
$$;
create trigger end_schedule before insert or update of is_published, publish_at on public.articles
  for each row execute function private.end_schedule();
create trigger end_schedule before insert or update of is_published, publish_at on public.tips
  for each row execute function private.end_schedule();

-- Publishes and takes back what is due, and tells what is told at a time: this is the job of each minute. Rows that another call has locked
-- are its work.
create function private.apply_schedules() returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text;
begin
  foreach name in array array['articles', 'tips'] loop
    execute format(
      'update public.%1$I set is_published = true where id in (
         select id from public.%1$I where publish_at <= now() and not is_published for update skip locked)', name
    );
    execute format(
      'update public.%1$I set is_published = false where id in (
         select id from public.%1$I where unpublish_at <= now() and is_published for update skip locked)', name
    );
    -- The end of what is a draft already: else it would take back what is published later.
    execute format(
      'update public.%1$I set unpublish_at = null where id in (
         select id from public.%1$I where unpublish_at <= now() and not is_published for update skip locked)', name
    );
  end loop;
  perform private.tell_due();
end
$$;

-- The first plan of each tip, from which its cover is drawn: docs/decisions/0117-covers-from-plans.md has the reasons. domain/content/body/
-- has the same rules: firstPlan.ts finds the plan in a text, diagram.ts and signs.ts read it.

-- Whether numbers are points on a plan: x to 96, y to 48.
create function private.is_on_plan(numbers integer[]) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select bool_and(number <= case place % 2 when 1 then 96 else 48 end)
  from unnest(numbers) with ordinality points (number, place)
$$;

-- Whether a sign of a drawing is valid: its name, then whole numbers, separated by ",".
create function private.is_plan_sign(sign text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when sign !~ '^(mur|site|porte|nous|eux|depart|regard|trajet,nous|trajet,eux)(,[0-9]{1,3})+$' then false
    when sign ~ '^(mur|site),' then
      cardinality(n) = 4 and n[3] > 0 and n[4] > 0 and n[1] + n[3] <= 96 and n[2] + n[4] <= 48
    when sign ~ '^regard,' then cardinality(n) = 5 and n[5] between 1 and 120 and private.is_on_plan(n[:4])
    when sign ~ '^trajet,' then cardinality(n) >= 4 and cardinality(n) % 2 = 0 and private.is_on_plan(n)
    else cardinality(n) = 2 and private.is_on_plan(n)
  end
  from (select array(select found[1]::integer from regexp_matches(sign, '[0-9]{1,3}', 'g') found) as n) numbers
$$;

-- Whether a drawing is valid: up to 40 signs separated by ";", of which one is a site and one a door at most.
create function private.is_plan_drawing(drawing text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select char_length(drawing) <= 1200 and count(*) <= 40 and coalesce(bool_and(private.is_plan_sign(sign)), false)
    and count(*) filter (where sign like 'site,%') <= 1 and count(*) filter (where sign like 'porte,%') <= 1
  from unnest(string_to_array(drawing, ';')) part, btrim(part, ',') sign
$$;

-- A line with the spaces of all scripts as plain ones, and none at its ends.
create function private.plan_line(line text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    normalize(line, NFC), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'
  ))
$$;

-- The drawing of a plan's lines; of the first step, when it is told in steps. Null for an invalid one.
create function private.plan_of_lines(source text[]) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  with written as (
    select place, line, lower(line collate "C") as small
    from unnest(source) with ordinality lines (typed, place), private.plan_line(typed) line
    where line <> ''
  ),
  words as (
    select count(*) filter (where small ~ '^l[eéÉ]gende[ :]+[^ ]') as captions,
      count(*) filter (where small ~ '^description[ :]+[^ ]') as descriptions
    from written
  ),
  signs as (
    select place, is_step, count(*) filter (where is_step) over (order by place) as step,
      btrim(regexp_replace(
        lower(regexp_replace(normalize(line, NFD), '[\u0300-\u036f]', '', 'g') collate "C"), '[ ,>]+', ',', 'g'
      ), ',') as sign
    from written, lateral (select small ~ '^[eéÉ]tape[ :]+[^ ]' as is_step) kinds
    where small !~ '^(l[eéÉ]gende|description)[ :]+[^ ]'
  ),
  steps as (select coalesce(max(step), 0) as most from signs),
  -- What stands above the first step is on each.
  drawings as (
    select nth, coalesce((
      select string_agg(sign, ';' order by place) from signs where not is_step and step in (0, nth)
    ), '') as drawing
    from steps, generate_series(least(most, 1), most) nth
  )
  select case when bool_and(private.is_plan_drawing(drawing)) then (array_agg(drawing order by nth))[1] end
  from drawings, words, steps
  where captions = 1 and descriptions = 1 and most <> 1 and most <= 8
$$;

-- The drawing of the first plan in a tip's Markdown; null without one.
create function private.first_plan(markdown text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  line text;
  opening text[];
  fence text;
  is_plan boolean;
  inside text[];
  drawing text;
begin
  if lower(markdown collate "C") !~ 'sch[eéÉ]ma' then
    return null;
  end if;
  foreach line in array string_to_array(regexp_replace(markdown, '\r\n?', E'\n', 'g'), E'\n') loop
    if fence is null then
      opening := regexp_match(line, '^ {0,3}(?:(`{3,})([^`]*)|(~{3,})(.*))$');
      fence := coalesce(opening[1], opening[3]);
      is_plan := lower(btrim(regexp_replace(
        coalesce(opening[2], opening[4]), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'
      )) collate "C") in ('schema', 'schéma', 'schÉma');
      inside := '{}';
    elsif line ~ ('^ {0,3}' || fence || left(fence, 1) || '* *$') then
      drawing := case when is_plan then private.plan_of_lines(inside) end;
      if drawing is not null then
        return drawing;
      end if;
      fence := null;
    elsif is_plan then
      inside := inside || line;
    end if;
  end loop;
  -- A block without a second fence goes to the end.
  return case when fence is not null and is_plan then private.plan_of_lines(inside) end;
end
$$;

-- A trigger of the text, and no generated column, which each view would draw again.
create function private.draw_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan := private.first_plan(new.content);
  return new;
end
$$;
create trigger draw_plan before insert or update of content, plan on public.tips
  for each row execute function private.draw_plan();

-- Whether another item of the kind had the slug.
create function private.was_slug_of_other(kind text, wanted text, item uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case was_slug_of_other.kind
    when 'tip' then exists (select from public.tips t where t.old_slugs @> array[wanted] and t.id is distinct from item)
    else exists (select from public.articles a where a.old_slugs @> array[wanted] and a.id is distinct from item)
  end
$$;

-- The slug of what was published once stays as an old one: the fifty newest. An own old slug may be taken again. One item at a time, so
-- that no slug becomes one's present and another's old one.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('slugs of ' || tg_table_name, 0));
  -- Its present slugs are unique by their index.
  if private.was_slug_of_other(rtrim(tg_table_name, 's'), new.slug, new.id) then
    raise unique_violation using message = 'another item had this slug';
  end if;
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if tg_op = 'UPDATE' and old.published_at is not null then
    new.old_slugs := array_append(new.old_slugs, old.slug);
    new.old_slugs := new.old_slugs[greatest(1, cardinality(new.old_slugs) - 49):];
  end if;
  return new;
end
$$;
create trigger keep_old_slug before insert or update of slug on public.articles
  for each row execute function private.keep_old_slug();
create trigger keep_old_slug before insert or update of slug on public.tips
  for each row execute function private.keep_old_slug();

-- The slugs, and the old ones, that are equal to one or begin with it and a hyphen, of the items that the caller reads.
create function public.taken_slugs(kind text, wanted text) returns table (slug text)
language sql stable set search_path = '' as $$
  select a.slug from public.articles a where taken_slugs.kind = 'article' and (a.slug = wanted or a.slug like wanted || '-%')
  union
  select o from public.articles a, unnest(a.old_slugs) o
  where taken_slugs.kind = 'article' and a.old_slugs <> '{}' and (o = wanted or o like wanted || '-%')
  union
  select t.slug from public.tips t where taken_slugs.kind = 'tip' and (t.slug = wanted or t.slug like wanted || '-%')
  union
  select o from public.tips t, unnest(t.old_slugs) o
  where taken_slugs.kind = 'tip' and t.old_slugs <> '{}' and (o = wanted or o like wanted || '-%')
  order by 1
$$;

-- One item of both kinds leads home: a new one takes the place. Three of a kind are pinned at most. What is taken back is neither.
create function private.keep_highlights() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pinned integer;
  is_newly_featured boolean := new.is_featured and (tg_op = 'INSERT' or not old.is_featured);
  is_newly_pinned boolean := new.is_pinned and (tg_op = 'INSERT' or not old.is_pinned);
begin
  if not new.is_published then
    if is_newly_featured or is_newly_pinned then
      raise check_violation using message = 'only what is published is highlighted';
    end if;
    new.is_featured := false;
    new.is_pinned := false;
    return new;
  end if;
  if is_newly_featured or is_newly_pinned then
    perform pg_advisory_xact_lock(hashtextextended('highlights of content', 0));
  end if;
  if is_newly_pinned then
    execute format('select count(*) from public.%I where is_pinned and id <> $1', tg_table_name) into pinned using new.id;
    if pinned >= 3 then
      raise check_violation using message = 'enough is pinned';
    end if;
  end if;
  if is_newly_featured then
    update public.articles set is_featured = false where is_featured and id <> new.id;
    update public.tips set is_featured = false where is_featured and id <> new.id;
  end if;
  return new;
end
$$;
create trigger keep_highlights before insert or update of is_published, is_featured, is_pinned on public.articles
  for each row execute function private.keep_highlights();
create trigger keep_highlights before insert or update of is_published, is_featured, is_pinned on public.tips
  for each row execute function private.keep_highlights();

-- A member who is gone, or has no username, leaves no name; neither does an e-mail.
create function private.names_of_authors(authors text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(n.name order by l.place) filter (where n.name is not null), '{}')
  from unnest(string_to_array(authors, E'\n')) with ordinality as l (line, place)
  cross join lateral (
    select case
      when private.member_of_line(l.line) is not null
        then (select c.username from public.member_cards c where c.id = private.member_of_line(l.line))
      when l.line not like '%@%' then l.line
    end as name
  ) n
$$;

-- Only a member of the staff is named anew. domain/content/authors.ts has the same rule. Runs before `number_revision`, by its name.
create function private.keep_known_authors() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known text[] := case tg_op when 'UPDATE' then string_to_array(old.authors, E'\n') else '{}' end;
begin
  new.authors := coalesce((
    select string_agg(l.line, E'\n' order by l.place)
    from unnest(string_to_array(new.authors, E'\n')) with ordinality as l (line, place)
    where private.member_of_line(l.line) is null or l.line = any (known)
      or exists (select from public.member_cards c where c.id = private.member_of_line(l.line) and c.is_staff)
  ), '');
  new.author_names := private.names_of_authors(new.authors);
  return new;
end
$$;
create trigger keep_known_authors before insert or update of authors on public.articles
  for each row when (new.authors <> '' or new.author_names <> '{}') execute function private.keep_known_authors();

create function private.name_authors_anew() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.articles a set author_names = private.names_of_authors(a.authors)
  where a.id in (
    select s.id from public.articles s where s.authors like '%@%' and strpos(s.authors, '@' || old.id) > 0
    order by s.id for no key update
  );
  return null;
end
$$;
create trigger name_authors_anew after update of username on public.member_cards for each row
  when (old.username is distinct from new.username) execute function private.name_authors_anew();
create trigger name_authors_anew_after_deletion after delete on public.member_cards for each row
  execute function private.name_authors_anew();

-- All tags, those of drafts too, the most used first: what the form offers. The slug of each line isn't computed anew, which over 10,000
-- articles takes seconds: the form stores no line without a slug, so the slugs stand in the order of the lines.
create function public.list_tags() returns table (label text, articles bigint)
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

-- The articles or tips whose titles contain the words, a search_key(), or that have them all, in any order. Three questions instead of one
-- condition, in which each found text would be read again.
create function private.content_with(kind text, words text) returns uuid[]
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  pattern text := private.containing(content_with.words);
  asked text[] := array(
    select word from unnest(private.search_telling(
      string_to_array(private.search_text(private.search_indexed(left(content_with.words, 200))), ' ')
    )) with ordinality list (word, place)
    group by word order by min(place) limit 8
  );
  question tsquery := private.search_all(array(
    select private.search_part(word, place = cardinality(asked)) from unnest(asked) with ordinality list (word, place)
  ));
begin
  if kind = 'tip' then
    return array(
      select t.id from public.tips t where t.title_key like pattern
      union
      select e.item from private.search_entries e where e.kind = 'tip' and e.words @@ question
      union
      select t.id from public.tips t
      where not t.is_published and private.tip_words(t.title, t.excerpt, t.content, t.category_label) @@ question
    );
  end if;
  return array(
    select a.id from public.articles a where a.title_key like pattern
    union
    select e.item from private.search_entries e where e.kind = 'article' and e.words @@ question
    union
    select a.id from public.articles a
    where not a.is_published and private.article_words(a.title, a.excerpt, a.content, a.category_label, a.tags) @@ question
  );
end
$$;

-- Triggers of a row run in the order of their names: `ignore_date` before `touch`.
create trigger ignore_date before update of updated_at on public.articles for each row execute function private.ignore_date();
create trigger a_limit_rows_begin before insert or update or delete on public.articles for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.articles for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
-- Labels of categories are told by their list.
create trigger log_change after insert or delete on public.articles for each row execute function private.log_record_change('articles');
create trigger log_edit after update on public.articles for each row
  when (
    (old.is_published, old.updated_at, old.published_at, old.publish_at, old.unpublish_at,
    old.is_featured, old.is_pinned, old.featured_image, old.author_names)
    is distinct from (new.is_published, new.updated_at, new.published_at, new.publish_at, new.unpublish_at,
    new.is_featured, new.is_pinned, new.featured_image, new.author_names)
  )
  execute function private.log_record_change('articles');
create trigger log_like after update of like_count on public.articles for each row
  when (new.is_published and old.like_count <> new.like_count)
  execute function private.log_record_change('article_likes');
create trigger log_comment after update of comment_count on public.articles for each row
  when (new.is_published and old.comment_count <> new.comment_count)
  execute function private.log_record_change('article_comments');
create trigger log_share after update of share_count on public.articles for each row
  when (new.is_published and old.share_count <> new.share_count)
  execute function private.log_record_change('article_shares');
create trigger label_category before insert or update of category on public.articles
  for each row execute function private.label_category('article');
-- `number_revision` dates a change of what is written. `title`: a save without a change dates the item too, and each save has it.
create trigger touch before update of slug, title, author_name, is_published on public.articles
  for each row execute function private.touch();

create trigger ignore_date before update of updated_at on public.tips for each row execute function private.ignore_date();
-- The conditions below are checked as the caller: the service role, the owner, cascades and `security definer` functions pass. Triggers of
-- a row run in the order of their names, so these run first.
create trigger a_limit_rows_begin before insert or update or delete on public.tips for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or delete on public.tips for each row execute function private.log_record_change('tips');
create trigger log_edit after update on public.tips for each row
  when (
    (old.is_published, old.updated_at, old.published_at, old.publish_at, old.unpublish_at,
    old.is_featured, old.is_pinned, old.featured_image, old.hero_image)
    is distinct from (new.is_published, new.updated_at, new.published_at, new.publish_at, new.unpublish_at,
    new.is_featured, new.is_pinned, new.featured_image, new.hero_image)
  )
  execute function private.log_record_change('tips');
create trigger log_like after update of like_count on public.tips for each row
  when (new.is_published and old.like_count <> new.like_count)
  execute function private.log_record_change('tip_likes');
create trigger log_comment after update of comment_count on public.tips for each row
  when (new.is_published and old.comment_count <> new.comment_count)
  execute function private.log_record_change('tip_comments');
create trigger log_rating after update of rating_sum, rating_count on public.tips for each row
  when (new.is_published and (old.rating_sum, old.rating_count) <> (new.rating_sum, new.rating_count))
  execute function private.log_record_change('tip_ratings');
create trigger log_view after update of views on public.tips for each row
  when (new.is_published and old.views <> new.views)
  execute function private.log_record_change('tip_views', '10 seconds');
create trigger log_share after update of share_count on public.tips for each row
  when (new.is_published and old.share_count <> new.share_count)
  execute function private.log_record_change('tip_shares');
create trigger label_category before insert or update of category on public.tips
  for each row execute function private.label_category('tip');
create trigger touch before update of slug, title, is_published on public.tips for each row execute function private.touch();

revoke all on public.articles, public.tips, public.article_statistics, public.tip_statistics from anon, authenticated;
grant delete on public.articles to authenticated;
grant select on public.tips to anon;
grant select, delete on public.tips to authenticated;
grant select on public.article_statistics, public.tip_statistics to anon, authenticated;
-- All columns but `author_id` and `author_name`.
grant select (id, slug, title, title_key, content, excerpt, category, byline, byline_key, featured_image, is_published, published_at,
  created_at, updated_at, revision, like_count, comment_count, share_count, category_label, category_key, match, publish_at, unpublish_at,
  old_slugs, search_title, search_description, is_featured, is_pinned, authors, author_names, tags,
  tag_slugs) on public.articles to anon, authenticated;
grant insert (slug, title, content, excerpt, category, author_id, author_name, featured_image, is_published, match, search_title,
  search_description, authors, tags) on public.articles to authenticated;
grant update (slug, title, content, excerpt, category, featured_image, is_published, match, publish_at, unpublish_at, search_title,
  search_description, is_featured, is_pinned, authors, tags) on public.articles to authenticated;
grant insert (slug, title, content, excerpt, category, author, read_time, difficulty, featured_image, is_published, search_title,
  search_description) on public.tips to authenticated;
grant update (slug, title, content, excerpt, category, author, read_time, difficulty, hero_image, featured_image, is_published,
  publish_at, unpublish_at, search_title, search_description, is_featured, is_pinned) on public.tips to authenticated;
grant all on public.articles, public.tips, public.article_statistics, public.tip_statistics to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.get_tips_with_stats(), public.count_content(text, text[]),
  public.find_content(text, text, text[], integer, integer, boolean, text, boolean), public.articles_about_player(text, integer),
  public.taken_slugs(text, text), public.list_tags(), public.rename_tag(text, text) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.byline_of(text, text[], text), private.tag_slugs(text),
  private.article_words(text, text, text, text, text), private.tip_words(text, text, text, text) to authenticated, service_role;
grant execute on function public.get_tips_with_stats(), public.articles_about_player(text, integer) to anon, authenticated, service_role;
grant execute on function public.count_content(text, text[]),
  public.find_content(text, text, text[], integer, integer, boolean, text, boolean), public.taken_slugs(text, text), public.list_tags(),
  public.rename_tag(text, text) to authenticated, service_role;
