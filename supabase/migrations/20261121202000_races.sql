-- What reads and then writes, made right for several sessions at once.

-- As before. The row is locked before it is looked at, so that the answer is how it stands.
create or replace function public.withdraw_application(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  standing text;
begin
  select status into standing from public.applications
  where id = application and user_id = (select auth.uid()) for update;
  if standing is null then
    return 'gone';
  elsif standing = 'withdrawn' then
    return 'withdrawn';
  elsif standing in ('accepted', 'rejected') then
    return 'decided';
  end if;
  update public.applications set status = 'withdrawn', withdrawn_at = now() where id = application;
  return 'withdrawn';
end
$$;

-- As before. Once its mail is being sent, a decision stays: the mail's row is locked before it is looked at.
create or replace function public.undo_review(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_one public.applications;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff takes decisions back';
  end if;
  select * into found_one from public.applications where id = application and status <> 'withdrawn' for update;
  if found_one.id is null then
    return 'gone';
  elsif found_one.user_id = (select auth.uid()) then
    return 'own';
  elsif found_one.status not in ('accepted', 'rejected') then
    return 'pending';
  elsif found_one.reviewed_at is null or found_one.reviewed_at <= now() - interval '10 minutes' then
    return 'late';
  end if;
  perform from public.outbox where decision_on = application and sent_at is null for update;
  if exists (select from public.outbox where decision_on = application and sent_at is null and tries > 0) then
    return 'late';
  end if;
  update public.applications set status = 'pending', reviewed_by = null, reviewed_at = null, staff_notes = null
  where id = application;
  return 'pending';
exception when unique_violation then
  return 'applied-again';
end
$$;

-- As before. Two categories are locked in one order: two tips that change places would wait for each other without end.
create or replace function private.keep_statistics() returns trigger
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

-- Articles have the same sums.
create or replace function private.keep_article_statistics() returns trigger
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

-- A member's likes and ratings go with the member, and each counts down on its row. All those rows are locked first, in one order:
-- another member who likes one of them would wait without end for what this one holds, and this one for theirs.
create function private.lock_counters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reacted uuid[] := array(
    select tip_id from public.tip_likes where user_id = old.id union select tip_id from public.tip_ratings where user_id = old.id
  );
begin
  perform from public.articles
  where id in (select article_id from public.article_likes where user_id = old.id) order by id for no key update;
  perform from public.tips where id = any (reacted) order by id for no key update;
  perform from public.tip_statistics
  where category in (select t.category from public.tips t where t.id = any (reacted)) order by category for no key update;
  return old;
end
$$;
-- Its name comes before those of the other triggers, and after the one that asks for a sign-in.
create trigger b_lock_counters before delete on public.profiles for each row execute function private.lock_counters();

-- As before. Chosen in a part of its own, which runs once.
create or replace function public.claim_files(most integer) returns table (bucket_id text, name text, tries integer)
language sql set search_path = '' as $$
  with due as materialized (
    select d.bucket_id, d.name from private.files_to_remove d
    where d.due_at <= now() order by d.due_at limit claim_files.most for update skip locked
  )
  update private.files_to_remove f
  set tries = f.tries + 1, due_at = now() + interval '1 minute' * (4 ^ least(f.tries, 6))
  from due where f.bucket_id = due.bucket_id and f.name = due.name
  returning f.bucket_id, f.name, f.tries
$$;

revoke execute on all functions in schema private from public;
