-- Content: articles and tips, their revisions, and the sums over their categories. The staff writes them, everybody reads the published.

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  title_key text generated always as (private.search_key(title)) stored,
  -- HTML. It is parsed before it is shown, never sent to a browser as it is.
  content text not null default '' check (char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 1000),
  category text not null default '' check (char_length(category) <= 60),
  -- Lists sort by the keys: no capitals, no accents, whatever the database's collation.
  category_key text generated always as (
    lower(translate(
      category,
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
    ))
  ) stored,
  author_id uuid references public.profiles (id) on delete set null,
  -- The author's e-mail when there is no name, so it isn't granted to visitors and members: they read the byline.
  author_name text not null default '' check (char_length(author_name) <= 320),
  byline text generated always as (
    case when author_name like '%@%' or btrim(author_name) = '' then null else author_name end
  ) stored,
  byline_key text generated always as (
    case when author_name like '%@%' or btrim(author_name) = '' then null else lower(translate(
      author_name,
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
    )) end
  ) stored,
  featured_image text check (char_length(featured_image) <= 2000),
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  constraint articles_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint articles_category_plain check (private.is_plain_line(category)),
  constraint articles_excerpt_plain check (private.is_plain_text(excerpt)),
  constraint articles_author_name_plain check (private.is_plain_line(author_name))
);
-- One index for each order of the published list (date, category, author), for all categories or one.
create index articles_recent on public.articles (published_at desc, id) where is_published;
create index articles_recent_in_category on public.articles (category, published_at desc, id) where is_published;
create index articles_by_category on public.articles (category_key, published_at desc, id) where is_published;
create index articles_by_author on public.articles (byline_key, published_at desc, id) where is_published;
create index articles_by_author_in_category on public.articles (category, byline_key, published_at desc, id)
  where is_published;
create index articles_of_author on public.articles (author_id);
-- The staff's list: newest first, with drafts. A search reads it in this order until a page is full.
create index articles_begun on public.articles (created_at desc, id);
create index articles_begun_in_category on public.articles (category, created_at desc, id);

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
  hero_image text check (char_length(hero_image) <= 2000),
  featured_image text check (char_length(featured_image) <= 2000),
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
  constraint tips_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint tips_category_plain check (private.is_plain_line(category)),
  constraint tips_excerpt_plain check (private.is_plain_text(excerpt)),
  constraint tips_author_plain check (private.is_plain_line(author)),
  constraint tips_read_time_plain check (private.is_plain_line(read_time)),
  constraint tips_difficulty_plain check (private.is_plain_line(difficulty))
);
create index tips_recent on public.tips (published_at desc, id) where is_published;
create index tips_recent_in_category on public.tips (category, published_at desc, id) where is_published;
create index tips_popular on public.tips (views desc, id) where is_published;
create index tips_popular_in_category on public.tips (category, views desc, id) where is_published;
create index tips_begun on public.tips (created_at desc, id);
create index tips_begun_in_category on public.tips (category, created_at desc, id);

-- One row for each revision after the first: who changed which columns, and when.
create table public.article_revisions (
  article_id uuid not null references public.articles (id) on delete cascade,
  revision integer not null,
  fields text[] not null,
  changed_by uuid references public.member_cards (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (article_id, revision)
);
create index article_revisions_changed_by on public.article_revisions (changed_by);

create table public.tip_revisions (
  tip_id uuid not null references public.tips (id) on delete cascade,
  revision integer not null,
  fields text[] not null,
  changed_by uuid references public.member_cards (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (tip_id, revision)
);
create index tip_revisions_changed_by on public.tip_revisions (changed_by);

-- Sums over the published items of a category, so that pages and statistics cost the same for ten items and ten thousand.
create table public.article_statistics (
  category text primary key,
  articles integer not null default 0
);

create table public.tip_statistics (
  category text primary key,
  tips integer not null default 0,
  views bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  rating_sum bigint not null default 0,
  rating_count bigint not null default 0
);

alter table public.articles enable row level security;
alter table public.tips enable row level security;
alter table public.article_revisions enable row level security;
alter table public.tip_revisions enable row level security;
alter table public.article_statistics enable row level security;
alter table public.tip_statistics enable row level security;

create policy "everybody reads published articles" on public.articles for select to anon, authenticated
  using (is_published and published_at <= now());
create policy "staff read all articles" on public.articles for select to authenticated
  using ((select private.is_staff()));
create policy "staff write articles in their own name" on public.articles for insert to authenticated
  with check ((author_id is null or author_id = (select auth.uid())) and (select private.is_staff()));
create policy "staff change articles" on public.articles for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete articles" on public.articles for delete to authenticated
  using ((select private.is_staff()));

create policy "everybody reads published tips" on public.tips for select to anon, authenticated
  using (is_published and published_at <= now());
create policy "staff read all tips" on public.tips for select to authenticated
  using ((select private.is_staff()));
create policy "staff write tips" on public.tips for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change tips" on public.tips for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete tips" on public.tips for delete to authenticated
  using ((select private.is_staff()));

create policy "staff read who changed articles" on public.article_revisions for select to authenticated
  using ((select private.is_staff()));
create policy "staff read who changed tips" on public.tip_revisions for select to authenticated
  using ((select private.is_staff()));

create policy "everybody reads statistics" on public.article_statistics for select to anon, authenticated
  using (articles > 0);
create policy "everybody reads statistics" on public.tip_statistics for select to anon, authenticated
  using (tips > 0);

revoke all on public.articles, public.tips, public.article_revisions, public.tip_revisions, public.article_statistics,
  public.tip_statistics from anon, authenticated;
-- All columns but `author_id` and `author_name`.
grant select (
  id, slug, title, title_key, content, excerpt, category, category_key, byline, byline_key, featured_image, is_published,
  published_at, created_at, updated_at, revision, like_count, comment_count
) on public.articles to anon, authenticated;
-- `updated_at` is granted because the site sends it; triggers set it.
grant insert (title, content, excerpt, category, featured_image, author_id, author_name, slug, is_published),
  update (title, content, excerpt, category, featured_image, slug, is_published, updated_at),
  delete on public.articles to authenticated;
grant select on public.tips to anon, authenticated;
grant insert (title, content, excerpt, category, difficulty, read_time, featured_image, author, slug, is_published),
  update (
    title, content, excerpt, category, difficulty, read_time, featured_image, hero_image, author, slug, is_published, updated_at
  ),
  delete on public.tips to authenticated;
grant select on public.article_revisions, public.tip_revisions to authenticated;
grant select on public.article_statistics, public.tip_statistics to anon, authenticated;
grant all on public.articles, public.tips, public.article_revisions, public.tip_revisions, public.article_statistics,
  public.tip_statistics to service_role;

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

-- Triggers of a row run in the order of their names: `ignore_date` before `touch`.
create trigger ignore_date before update of updated_at on public.articles for each row execute function private.ignore_date();
create trigger ignore_date before update of updated_at on public.tips for each row execute function private.ignore_date();
create trigger touch before update of slug, title, content, excerpt, category, author_name, featured_image, is_published
  on public.articles for each row execute function private.touch();
create trigger touch before update of slug, title, content, excerpt, category, author, read_time, difficulty, hero_image,
  featured_image, is_published on public.tips for each row execute function private.touch();

create function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(before) b join jsonb_each(after) a using (key)
  where a.value is distinct from b.value and key in (
    'title', 'slug', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image'
  )
$$;

-- A change of an editable field is a revision; a publication or a like isn't.
create function private.number_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := old.revision + (private.changed_fields(to_jsonb(old), to_jsonb(new)) <> '{}')::integer;
  return new;
end
$$;
create trigger number_revision before update of title, slug, content, excerpt, category, featured_image on public.articles
  for each row execute function private.number_revision();
create trigger number_revision before update of title, slug, content, excerpt, category, author, read_time, difficulty, hero_image,
  featured_image on public.tips for each row execute function private.number_revision();

create function private.record_article_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.article_revisions (article_id, revision, fields, changed_by)
  values (new.id, new.revision, private.changed_fields(to_jsonb(old), to_jsonb(new)), (select auth.uid()));
  return null;
end
$$;
create trigger record_revision after update on public.articles
  for each row when (new.revision <> old.revision) execute function private.record_article_revision();

create function private.record_tip_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tip_revisions (tip_id, revision, fields, changed_by)
  values (new.id, new.revision, private.changed_fields(to_jsonb(old), to_jsonb(new)), (select auth.uid()));
  return null;
end
$$;
create trigger record_revision after update on public.tips
  for each row when (new.revision <> old.revision) execute function private.record_tip_revision();

-- Both categories of a moved item are locked in one order, so that two moves in opposite directions don't deadlock.
create function private.update_article_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.article_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.article_statistics set articles = articles - 1 where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.article_statistics as s (category, articles) values (new.category, 1)
    on conflict (category) do update set articles = s.articles + 1;
  end if;
  return null;
end
$$;
create trigger update_statistics after insert or update of category, is_published or delete on public.articles
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
      rating_count = rating_count - old.rating_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.tip_statistics as s (category, tips, views, likes, comments, rating_sum, rating_count)
    values (new.category, 1, new.views, new.like_count, new.comment_count, new.rating_sum, new.rating_count)
    on conflict (category) do update set
      tips = s.tips + excluded.tips, views = s.views + excluded.views, likes = s.likes + excluded.likes,
      comments = s.comments + excluded.comments, rating_sum = s.rating_sum + excluded.rating_sum,
      rating_count = s.rating_count + excluded.rating_count;
  end if;
  return null;
end
$$;
create trigger update_statistics after insert or update or delete on public.tips
  for each row execute function private.update_tip_statistics();

-- The planner inlines it, so `.order().range()` reads one page: for that it is an invoker's function without SET. Row security applies.
create function public.get_tips_with_stats() returns setof public.tips
language sql stable security invoker as $$
  select * from public.tips where is_published and published_at <= now()
$$;

-- Every category in use, in as many index steps as there are categories.
create function private.categories_in_use() returns setof text
language sql stable security definer set search_path = '' as $$
  with recursive
    of_articles (category) as (
      select min(category) from public.articles
      union all
      select (select min(a.category) from public.articles a where a.category > c.category) from of_articles c
      where c.category is not null
    ),
    of_tips (category) as (
      select min(category) from public.tips
      union all
      select (select min(t.category) from public.tips t where t.category > c.category) from of_tips c
      where c.category is not null
    )
  select category from of_articles where category <> '' union select category from of_tips where category <> ''
$$;

-- For the staff: how many articles and tips match, and every category in use. `words` is a search_key(). Without words the counts come from
-- indexes, which row security would prevent.
create function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, categories text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words = '' then
    return query select
      (
        select count(*) from public.articles a
        where count_content.of_categories is null or a.category = any (count_content.of_categories)
      ),
      (
        select count(*) from public.tips t
        where count_content.of_categories is null or t.category = any (count_content.of_categories)
      ),
      array(select c from private.categories_in_use() c order by 1);
  else
    return query select
      (
        select count(*) from public.articles a
        where strpos(a.title_key, count_content.words) > 0
          and (count_content.of_categories is null or a.category = any (count_content.of_categories))
      ),
      (
        select count(*) from public.tips t
        where strpos(t.title_key, count_content.words) > 0
          and (count_content.of_categories is null or t.category = any (count_content.of_categories))
      ),
      array(select c from private.categories_in_use() c order by 1);
  end if;
end
$$;

-- Pictures in articles and tips: public by address, added and removed by the staff, never changed.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('contenus', 'contenus', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "staff see the content's pictures" on storage.objects for select to authenticated
    using (bucket_id = 'contenus' and (select private.is_staff()));
  create policy "staff add the content's pictures" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'contenus' and (select private.is_staff())
      and name ~ '^images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'
    );
  create policy "staff remove the content's pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'contenus' and (select private.is_staff()));
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.get_tips_with_stats(), public.count_content(text, text[]) from public, anon, authenticated;
grant execute on function public.get_tips_with_stats() to anon, authenticated, service_role;
grant execute on function public.count_content(text, text[]) to authenticated, service_role;
