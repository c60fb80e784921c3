-- Tips, with what members and visitors do with them. Every counter is kept by a trigger, so that no page adds up rows.

create table public.tips (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
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
  views integer not null default 0 check (views >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored
);

-- One index for each way that the list is asked for: recent or popular, all or one category.
create index tips_recent on public.tips (published_at desc, id) where is_published;
create index tips_popular on public.tips (views desc, id) where is_published;
create index tips_recent_in_category on public.tips (category, published_at desc, id) where is_published;
create index tips_popular_in_category on public.tips (category, views desc, id) where is_published;

create table public.tip_likes (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index tip_likes_of_member on public.tip_likes (user_id);

-- A comment stays when its author leaves, without a name.
create table public.tip_comments (
  id uuid primary key default gen_random_uuid(),
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  -- At least one character that can be seen.
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now()
);
create index tip_comments_newest on public.tip_comments (tip_id, created_at desc);
create index tip_comments_of_member on public.tip_comments (user_id);

create table public.tip_ratings (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  primary key (tip_id, user_id)
);
create index tip_ratings_of_member on public.tip_ratings (user_id);

-- One row for each visitor, tip and day. The visitor is a random number that the browser keeps; nobody can read it here.
create table public.tip_views (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);

-- Sums over the published tips of a category, so that statistics cost the same for ten tips and ten thousand.
create table public.tip_statistics (
  category text primary key,
  tips integer not null default 0,
  views bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  rating_sum bigint not null default 0,
  rating_count bigint not null default 0
);

-- The date of the first publication stays, whatever comes after.
create function private.date_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.published_at := coalesce(new.published_at, old.published_at);
  end if;
  -- Nothing publishes by the clock yet: what is published is published now, and sums and lists agree on it.
  if new.is_published then
    new.published_at := least(coalesce(new.published_at, now()), now());
  end if;
  return new;
end
$$;
create trigger date_publication before insert or update of is_published, published_at on public.tips
  for each row execute function private.date_publication();
create trigger touch before update of slug, title, content, excerpt, category, author, read_time, difficulty, hero_image,
  featured_image, is_published on public.tips for each row execute function private.touch();

create function private.count_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.tips set like_count = like_count + 1 where id = new.tip_id;
  else
    update public.tips set like_count = like_count - 1 where id = old.tip_id;
  end if;
  return null;
end
$$;
create trigger count_likes after insert or delete on public.tip_likes
  for each row execute function private.count_likes();

create function private.count_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.tips set comment_count = comment_count + 1 where id = new.tip_id;
  else
    update public.tips set comment_count = comment_count - 1 where id = old.tip_id;
  end if;
  return null;
end
$$;
create trigger count_comments after insert or delete on public.tip_comments
  for each row execute function private.count_comments();

create function private.count_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update public.tips set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.tip_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.tips set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.tip_id;
  end if;
  return null;
end
$$;
create trigger count_ratings after insert or update or delete on public.tip_ratings
  for each row execute function private.count_ratings();

create function private.count_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set views = views + 1 where id = new.tip_id;
  return null;
end
$$;
create trigger count_views after insert on public.tip_views
  for each row execute function private.count_views();

-- All counters stand on the tip, so one trigger keeps the sums: the tip's old share goes, its new one comes.
create function private.keep_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
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
create trigger keep_statistics after insert or update or delete on public.tips
  for each row execute function private.keep_statistics();

-- A retry, or a double click that came through twice, is the same comment. The key is what a unique index can't say: the
-- same words may come again, but not within ten minutes.
create function private.refuse_same_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.member_cards where id = new.user_id for update;
  if exists (
    select from public.tip_comments
    where tip_id = new.tip_id and user_id = new.user_id and content = new.content
      and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same comment is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_same_comment before insert on public.tip_comments
  for each row execute function private.refuse_same_comment();

-- Simple on purpose: the planner puts it into the query that asks, so `.order().range()` reads no more than a page. That
-- needs an invoker's function without SET, hence the qualified names. Row security decides which tips there are.
create function public.get_tips_with_stats() returns setof public.tips
language sql stable security invoker as $$
  select * from public.tips where is_published and published_at <= now()
$$;

-- One view a call, and only of what can be seen: nobody writes into the table itself, where one request could bring
-- thousands. Counting twice is no error: a browser would write one into its console each time.
create function public.count_tip_view(tip uuid, visitor uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.tip_views (tip_id, visitor)
  select seen.id, count_tip_view.visitor from public.tips as seen
  where seen.id = count_tip_view.tip and seen.is_published and seen.published_at <= now()
  on conflict do nothing
$$;

alter table public.tips enable row level security;
alter table public.tip_likes enable row level security;
alter table public.tip_comments enable row level security;
alter table public.tip_ratings enable row level security;
alter table public.tip_views enable row level security;
alter table public.tip_statistics enable row level security;

create policy "everybody reads published tips" on public.tips for select to anon, authenticated
  using (is_published and published_at <= now());

-- `exists` asks the policy above again: what hangs on a draft is as hidden as the draft.
create policy "everybody counts the likes of published tips" on public.tip_likes for select to anon, authenticated
  using (exists (select from public.tips where id = tip_id));
create policy "members like for themselves" on public.tip_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take off their own likes" on public.tip_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "everybody reads comments on published tips" on public.tip_comments for select to anon, authenticated
  using (exists (select from public.tips where id = tip_id));
create policy "members comment for themselves" on public.tip_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));

create policy "members read their own ratings" on public.tip_ratings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "nobody touches views but by counting one" on public.tip_views to anon, authenticated
  using (false) with check (false);

create policy "everybody reads statistics" on public.tip_statistics for select to anon, authenticated
  using (tips > 0);

revoke all on public.tips, public.tip_likes, public.tip_comments, public.tip_ratings, public.tip_views,
  public.tip_statistics from anon, authenticated;
grant select on public.tips, public.tip_likes, public.tip_comments, public.tip_statistics to anon, authenticated;
grant insert (tip_id, user_id) on public.tip_likes to authenticated;
grant delete on public.tip_likes to authenticated;
grant insert (tip_id, user_id, content) on public.tip_comments to authenticated;
grant select on public.tip_ratings to authenticated;
grant all on public.tips, public.tip_likes, public.tip_comments, public.tip_ratings, public.tip_views,
  public.tip_statistics to service_role;

revoke all on function public.get_tips_with_stats(), public.count_tip_view(uuid, uuid) from public;
grant execute on function public.get_tips_with_stats(), public.count_tip_view(uuid, uuid)
  to anon, authenticated, service_role;

revoke execute on all functions in schema private from public;
