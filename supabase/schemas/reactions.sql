-- Reactions: likes, ratings, views, shares and saved tips. Triggers keep each counter on its article or tip, so that no page adds up rows.

-- Who likes is known to that member alone. The counters of articles and tips say how many.
create table public.article_likes (
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
create index article_likes_of_member on public.article_likes (user_id);
create index article_likes_recent on public.article_likes (created_at);

create table public.tip_likes (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index tip_likes_of_member on public.tip_likes (user_id);
create index tip_likes_recent on public.tip_likes (created_at);

-- One rating a member and tip, read by that member alone.
create table public.tip_ratings (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  -- Null: the day isn't known, and trends leave the rating out.
  rated_at timestamptz default now(),
  primary key (tip_id, user_id)
);
create index tip_ratings_of_member on public.tip_ratings (user_id);
create index tip_ratings_recent on public.tip_ratings (rated_at) include (rating);

-- One row for each visitor, tip and day. `visitor` is a random id that the browser keeps; no role reads it here.
create table public.tip_views (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);

-- The tips that members keep for later. Each is read by its member alone.
create table public.saved_tips (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index saved_tips_of_member on public.saved_tips (user_id, created_at desc);
create index saved_tips_recent on public.saved_tips (created_at);

-- One row for each visitor, item and day, as for views; no role reads it here. The counter on the item stays.
create table public.tip_shares (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);

create table public.article_shares (
  article_id uuid not null references public.articles (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (article_id, visitor, day)
);

alter table public.article_likes enable row level security;
alter table public.tip_likes enable row level security;
alter table public.tip_ratings enable row level security;
alter table public.tip_views enable row level security;
alter table public.saved_tips enable row level security;
alter table public.tip_shares enable row level security;
alter table public.article_shares enable row level security;

create policy "members like for themselves" on public.article_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "members take off their own likes" on public.article_likes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own likes of published articles" on public.article_likes for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));

create policy "members like for themselves" on public.tip_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take off their own likes" on public.tip_likes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own likes of published tips" on public.tip_likes for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));

create policy "members read their own ratings" on public.tip_ratings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members rate for themselves" on public.tip_ratings for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members change their own ratings" on public.tip_ratings for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take back their own ratings" on public.tip_ratings for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "visitors and members have no access" on public.tip_views to anon, authenticated
  using (false) with check (false);

create policy "members read their own saved tips" on public.saved_tips for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members save for themselves" on public.saved_tips for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members remove their own saved tips" on public.saved_tips for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "visitors and members have no access" on public.tip_shares to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.article_shares to anon, authenticated
  using (false) with check (false);

create view private.export_saved_tips as
select s.user_id as member, to_jsonb(s) || jsonb_build_object('slug', t.slug) as entry
from public.saved_tips s join public.tips t on t.id = s.tip_id;

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

create function private.count_tip_likes() returns trigger
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
  for each row execute function private.count_tip_likes();

create function private.count_tip_ratings() returns trigger
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
  for each row execute function private.count_tip_ratings();

-- Counts a view on the tip and on its day. The day's row is locked after those of the tip and its category, by views alone.
create function private.count_tip_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set views = views + 1 where id = new.tip_id;
  insert into public.view_days as known (day, views) values ((now() at time zone 'Europe/Paris')::date, 1)
  on conflict (day) do update set views = known.views + 1;
  return null;
end
$$;
create trigger count_views after insert on public.tip_views
  for each row execute function private.count_tip_views();

-- One view a call, of a published tip, and a limit an hour and network; a view that is counted already takes no turn. Counting it again
-- is no error, which a browser would log each time.
create function public.count_tip_view(tip uuid, visitor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
  wait integer := 0;
begin
  if exists (
    select from public.tip_views v
    where v.tip_id = count_tip_view.tip and v.visitor = count_tip_view.visitor and v.day = current_date
  ) then
    return;
  end if;
  if network is not null then
    wait := private.take_turn('view', network, 600, interval '1 hour');
  end if;
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.tip_views (tip_id, visitor)
  select seen.id, count_tip_view.visitor from public.tips as seen
  where seen.id = count_tip_view.tip and seen.is_published and seen.published_at <= now()
  on conflict do nothing;
end
$$;

create function private.date_rating() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.rated_at := now();
  return new;
end
$$;
create trigger date_rating before update of rating on public.tip_ratings
  for each row when (new.rating <> old.rating) execute function private.date_rating();

create function private.count_tip_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set share_count = share_count + 1 where id = new.tip_id;
  return null;
end
$$;
create trigger count_shares after insert on public.tip_shares
  for each row execute function private.count_tip_shares();

create function private.count_article_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.articles set share_count = share_count + 1 where id = new.article_id;
  return null;
end
$$;
create trigger count_shares after insert on public.article_shares
  for each row execute function private.count_article_shares();

-- A limit an hour and network, of both kinds together.
create function private.limit_shares() returns void
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
  wait integer := 0;
begin
  if network is not null then
    wait := private.take_turn('share', network, 120, interval '1 hour');
  end if;
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
end
$$;

-- One share a call, of a published item; one that is counted already takes no turn. Gives back the item's shares, no row without the item.
create function public.count_tip_share(tip uuid, visitor uuid) returns table (shares integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.tip_shares s
    where s.tip_id = count_tip_share.tip and s.visitor = count_tip_share.visitor and s.day = current_date
  ) then
    perform private.limit_shares();
    insert into public.tip_shares (tip_id, visitor)
    select t.id, count_tip_share.visitor from public.tips t
    where t.id = count_tip_share.tip and t.is_published and t.published_at <= now()
    on conflict do nothing;
  end if;
  return query select t.share_count from public.tips t
    where t.id = count_tip_share.tip and t.is_published and t.published_at <= now();
end
$$;

create function public.count_article_share(article uuid, visitor uuid) returns table (shares integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.article_shares s
    where s.article_id = count_article_share.article and s.visitor = count_article_share.visitor and s.day = current_date
  ) then
    perform private.limit_shares();
    insert into public.article_shares (article_id, visitor)
    select a.id, count_article_share.visitor from public.articles a
    where a.id = count_article_share.article and a.is_published and a.published_at <= now()
    on conflict do nothing;
  end if;
  return query select a.share_count from public.articles a
    where a.id = count_article_share.article and a.is_published and a.published_at <= now();
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.tip_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.tip_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.article_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.article_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.article_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.tip_ratings for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_ratings for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.tip_ratings for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('rating', '60', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.saved_tips for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.saved_tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.saved_tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

revoke all on public.article_likes, public.tip_likes, public.tip_ratings, public.tip_views, public.saved_tips, public.tip_shares,
  public.article_shares from anon, authenticated;
grant select, delete on public.article_likes, public.tip_likes, public.tip_ratings, public.saved_tips to authenticated;
grant insert (article_id, user_id) on public.article_likes to authenticated;
grant insert (tip_id, user_id) on public.tip_likes to authenticated;
grant insert (tip_id, user_id, rating) on public.tip_ratings to authenticated;
grant update (rating) on public.tip_ratings to authenticated;
grant insert (tip_id, user_id) on public.saved_tips to authenticated;
grant all on public.article_likes, public.tip_likes, public.tip_ratings, public.tip_views, public.saved_tips, public.tip_shares,
  public.article_shares to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.count_tip_view(uuid, uuid), public.count_tip_share(uuid, uuid),
  public.count_article_share(uuid, uuid) from public, anon, authenticated;
grant execute on function public.count_tip_view(uuid, uuid), public.count_tip_share(uuid, uuid),
  public.count_article_share(uuid, uuid) to anon, authenticated, service_role;
