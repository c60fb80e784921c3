-- Articles, with what members do with them. They take the shape of the tips; what is said there is not said again.

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  -- HTML. Whoever shows it reads it into pieces first; nobody sends it to a browser as it is.
  content text not null default '' check (char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 1000),
  category text not null default '' check (char_length(category) <= 60),
  author_id uuid references public.profiles (id) on delete set null,
  -- The author's e-mail when there was no name. So it is for the staff: everybody else reads the byline.
  author_name text not null default '' check (char_length(author_name) <= 320),
  byline text generated always as (
    case when author_name like '%@%' or btrim(author_name) = '' then null else author_name end
  ) stored,
  -- What people read is sorted without capitals and accents, whatever the database's own order is.
  byline_key text generated always as (
    case when author_name like '%@%' or btrim(author_name) = '' then null else lower(translate(
      author_name,
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
    )) end
  ) stored,
  category_key text generated always as (
    lower(translate(
      category,
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
    ))
  ) stored,
  featured_image text check (char_length(featured_image) <= 2000),
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0)
);

-- One index for each way that the list is asked for: by date, category or author, all or one category.
create index articles_recent on public.articles (published_at desc, id) where is_published;
create index articles_recent_in_category on public.articles (category, published_at desc, id) where is_published;
create index articles_by_category on public.articles (category_key, published_at desc, id) where is_published;
create index articles_by_author on public.articles (byline_key, published_at desc, id) where is_published;
create index articles_by_author_in_category on public.articles (category, byline_key, published_at desc, id)
  where is_published;
create index articles_of_author on public.articles (author_id);

create table public.article_likes (
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
create index article_likes_of_member on public.article_likes (user_id);

-- A comment stays when its author leaves, without a name.
create table public.article_comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  -- At least one character that can be seen.
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now()
);
create index article_comments_newest on public.article_comments (article_id, created_at desc);
create index article_comments_of_member on public.article_comments (user_id);

-- How many published articles a category has, so that a list knows its pages without counting.
create table public.article_statistics (
  category text primary key,
  articles integer not null default 0
);

create trigger date_publication before insert or update of is_published, published_at on public.articles
  for each row execute function private.date_publication();
create trigger touch before update of slug, title, content, excerpt, category, author_name, featured_image, is_published
  on public.articles for each row execute function private.touch();

create function private.count_article_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.articles set like_count = like_count + 1 where id = new.article_id;
  else
    update public.articles set like_count = like_count - 1 where id = old.article_id;
  end if;
  return null;
end
$$;
create trigger count_likes after insert or delete on public.article_likes
  for each row execute function private.count_article_likes();

create function private.count_article_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.articles set comment_count = comment_count + 1 where id = new.article_id;
  else
    update public.articles set comment_count = comment_count - 1 where id = old.article_id;
  end if;
  return null;
end
$$;
create trigger count_comments after insert or delete on public.article_comments
  for each row execute function private.count_article_comments();

create function private.keep_article_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
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
create trigger keep_statistics after insert or delete or update of category, is_published on public.articles
  for each row execute function private.keep_article_statistics();

create function private.refuse_same_article_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.member_cards where id = new.user_id for update;
  if exists (
    select from public.article_comments
    where article_id = new.article_id and user_id = new.user_id and content = new.content
      and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same comment is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_same_comment before insert on public.article_comments
  for each row execute function private.refuse_same_article_comment();

alter table public.articles enable row level security;
alter table public.article_likes enable row level security;
alter table public.article_comments enable row level security;
alter table public.article_statistics enable row level security;

create policy "everybody reads published articles" on public.articles for select to anon, authenticated
  using (is_published and published_at <= now());

-- `exists` asks the policy above again: what hangs on a draft is as hidden as the draft.
create policy "everybody counts the likes of published articles" on public.article_likes for select to anon, authenticated
  using (exists (select from public.articles where id = article_id));
create policy "members like for themselves" on public.article_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "members take off their own likes" on public.article_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "everybody reads comments on published articles" on public.article_comments for select
  to anon, authenticated using (exists (select from public.articles where id = article_id));
create policy "members comment for themselves" on public.article_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));

create policy "everybody reads statistics" on public.article_statistics for select to anon, authenticated
  using (articles > 0);

revoke all on public.articles, public.article_likes, public.article_comments, public.article_statistics
  from anon, authenticated;
-- All but who the author is in the club's accounts, and the name that may be an e-mail.
grant select (
  id, slug, title, content, excerpt, category, byline, byline_key, category_key, featured_image, is_published,
  published_at, created_at, updated_at, like_count, comment_count
) on public.articles to anon, authenticated;
grant select on public.article_likes, public.article_comments, public.article_statistics to anon, authenticated;
grant insert (article_id, user_id) on public.article_likes to authenticated;
grant delete on public.article_likes to authenticated;
grant insert (article_id, user_id, content) on public.article_comments to authenticated;
grant all on public.articles, public.article_likes, public.article_comments, public.article_statistics to service_role;

revoke execute on all functions in schema private from public;
