-- Reactions: likes, comments, ratings and views. Triggers keep each counter on its article or tip, so that no page adds up rows.

create table public.article_likes (
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
create index article_likes_of_member on public.article_likes (user_id);

create table public.tip_likes (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index tip_likes_of_member on public.tip_likes (user_id);

-- A comment stays when its author leaves, without a name. A hidden one is read by its author and the staff alone.
create table public.article_comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  constraint article_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint article_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  constraint article_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason))
);
create index article_comments_newest on public.article_comments (article_id, created_at desc);
create index article_comments_of_member on public.article_comments (user_id);
create index article_comments_latest on public.article_comments (created_at desc, id);
create index article_comments_hidden on public.article_comments (created_at desc, id) where hidden_at is not null;

create table public.tip_comments (
  id uuid primary key default gen_random_uuid(),
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  constraint tip_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint tip_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  constraint tip_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason))
);
create index tip_comments_newest on public.tip_comments (tip_id, created_at desc);
create index tip_comments_of_member on public.tip_comments (user_id);
create index tip_comments_latest on public.tip_comments (created_at desc, id);
create index tip_comments_hidden on public.tip_comments (created_at desc, id) where hidden_at is not null;

-- Who hid a comment, for the staff alone. A table of its own, because members and staff are one database role: column grants can't tell
-- them apart.
create table public.article_comment_hidings (
  comment_id uuid primary key references public.article_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index article_comment_hidings_hidden_by on public.article_comment_hidings (hidden_by);

create table public.tip_comment_hidings (
  comment_id uuid primary key references public.tip_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index tip_comment_hidings_hidden_by on public.tip_comment_hidings (hidden_by);

-- One rating a member and tip, read by that member alone.
create table public.tip_ratings (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  primary key (tip_id, user_id)
);
create index tip_ratings_of_member on public.tip_ratings (user_id);

-- One row for each visitor, tip and day. `visitor` is a random id that the browser keeps; no role reads it here.
create table public.tip_views (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);

alter table public.article_likes enable row level security;
alter table public.tip_likes enable row level security;
alter table public.article_comments enable row level security;
alter table public.tip_comments enable row level security;
alter table public.article_comment_hidings enable row level security;
alter table public.tip_comment_hidings enable row level security;
alter table public.tip_ratings enable row level security;
alter table public.tip_views enable row level security;

-- `exists` applies the policies of articles and tips: reactions to a draft are as hidden as the draft.
create policy "everybody counts the likes of published articles" on public.article_likes for select to anon, authenticated
  using (exists (select from public.articles where id = article_id));
create policy "members like for themselves" on public.article_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "members take off their own likes" on public.article_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "everybody counts the likes of published tips" on public.tip_likes for select to anon, authenticated
  using (exists (select from public.tips where id = tip_id));
create policy "members like for themselves" on public.tip_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take off their own likes" on public.tip_likes for delete to authenticated
  using (user_id = (select auth.uid()));

-- `select true` says the same as `exists`; with `exists` and the staff's policy the planner would read all articles or tips.
create policy "everybody reads comments on published articles" on public.article_comments for select to anon, authenticated
  using (
    (hidden_at is null or user_id = (select auth.uid())) and (select true from public.articles where id = article_id)
  );
create policy "staff read all comments" on public.article_comments for select to authenticated
  using ((select private.is_staff()));
create policy "members comment for themselves" on public.article_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "staff hide comments" on public.article_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everybody reads comments on published tips" on public.tip_comments for select to anon, authenticated
  using (
    (hidden_at is null or user_id = (select auth.uid())) and (select true from public.tips where id = tip_id)
  );
create policy "staff read all comments" on public.tip_comments for select to authenticated
  using ((select private.is_staff()));
create policy "members comment for themselves" on public.tip_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "staff hide comments" on public.tip_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "staff read who hid comments of others" on public.article_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.article_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );
create policy "staff read who hid comments of others" on public.tip_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.tip_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );

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

revoke all on public.article_likes, public.tip_likes, public.article_comments, public.tip_comments,
  public.article_comment_hidings, public.tip_comment_hidings, public.tip_ratings, public.tip_views from anon, authenticated;
grant select on public.article_likes, public.tip_likes, public.article_comments, public.tip_comments to anon, authenticated;
grant insert (article_id, user_id), delete on public.article_likes to authenticated;
grant insert (tip_id, user_id), delete on public.tip_likes to authenticated;
grant insert (article_id, user_id, content), update (hidden_reason) on public.article_comments to authenticated;
grant insert (tip_id, user_id, content), update (hidden_reason) on public.tip_comments to authenticated;
grant select on public.article_comment_hidings, public.tip_comment_hidings to authenticated;
grant select, insert (tip_id, user_id, rating), update (rating), delete on public.tip_ratings to authenticated;
grant all on public.article_likes, public.tip_likes, public.article_comments, public.tip_comments,
  public.article_comment_hidings, public.tip_comment_hidings, public.tip_ratings, public.tip_views to service_role;

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

-- Hidden comments don't count.
create function private.count_article_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update public.articles set comment_count = comment_count - 1 where id = old.article_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update public.articles set comment_count = comment_count + 1 where id = new.article_id;
  end if;
  return null;
end
$$;
create trigger count_comments after insert or delete or update of hidden_reason on public.article_comments
  for each row execute function private.count_article_comments();

create function private.count_tip_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update public.tips set comment_count = comment_count - 1 where id = old.tip_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update public.tips set comment_count = comment_count + 1 where id = new.tip_id;
  end if;
  return null;
end
$$;
create trigger count_comments after insert or delete or update of hidden_reason on public.tip_comments
  for each row execute function private.count_tip_comments();

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

create function private.count_tip_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set views = views + 1 where id = new.tip_id;
  return null;
end
$$;
create trigger count_views after insert on public.tip_views
  for each row execute function private.count_tip_views();

-- A retry or a double click is the same comment. No unique index: the same text may come again after ten minutes.
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

create function private.refuse_same_tip_comment() returns trigger
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
  for each row execute function private.refuse_same_tip_comment();

-- A reason hides a comment, null restores it. The trigger writes when and by whom; its argument is the table of hidings.
create function private.record_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.hidden_reason is null then
    new.hidden_at := null;
    execute format('delete from public.%I where comment_id = $1', tg_argv[0]) using new.id;
  elsif new.hidden_reason is distinct from old.hidden_reason then
    new.hidden_at := coalesce(old.hidden_at, now());
    execute format(
      'insert into public.%I (comment_id, hidden_by) values ($1, $2)
      on conflict (comment_id) do update set hidden_by = excluded.hidden_by', tg_argv[0]
    ) using new.id, (select auth.uid());
  end if;
  return new;
end
$$;
create trigger record_hiding before update of hidden_reason on public.article_comments
  for each row execute function private.record_hiding('article_comment_hidings');
create trigger record_hiding before update of hidden_reason on public.tip_comments
  for each row execute function private.record_hiding('tip_comment_hidings');

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

revoke execute on all functions in schema private from public;
revoke all on function public.count_tip_view(uuid, uuid) from public, anon, authenticated;
grant execute on function public.count_tip_view(uuid, uuid) to anon, authenticated, service_role;
