-- A hidden comment takes its replies with it, whatever asks for them. Their own authors, the author of the hidden comment and the staff
-- read them. Functions, because a policy can't read its own table; asked once for each question.

create function private.hidden_article_threads() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.article_comments c
  where c.hidden_at is not null and c.reply_count > 0 and c.user_id is distinct from (select auth.uid())
$$;
create function private.hidden_tip_threads() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.tip_comments c
  where c.hidden_at is not null and c.reply_count > 0 and c.user_id is distinct from (select auth.uid())
$$;
create index article_comments_hidden_threads on public.article_comments (id) where hidden_at is not null and reply_count > 0;
create index tip_comments_hidden_threads on public.tip_comments (id) where hidden_at is not null and reply_count > 0;

revoke execute on function private.hidden_article_threads(), private.hidden_tip_threads() from public;
grant execute on function private.hidden_article_threads(), private.hidden_tip_threads() to anon, authenticated;

alter policy "visitors read comments on published articles" on public.article_comments
  using (
    hidden_at is null and (select true from public.articles where id = article_id)
    and (parent_id is null or parent_id <> all ((select private.hidden_article_threads())::uuid[]))
  );
alter policy "members read shown comments and their own, staff all" on public.article_comments
  using (
    (
      (hidden_at is null or user_id = (select auth.uid())) and (select true from public.articles where id = article_id)
      and (
        parent_id is null or user_id = (select auth.uid())
        or parent_id <> all ((select private.hidden_article_threads())::uuid[])
      )
    )
    or (select private.is_staff())
  );
alter policy "visitors read comments on published tips" on public.tip_comments
  using (
    hidden_at is null and (select true from public.tips where id = tip_id)
    and (parent_id is null or parent_id <> all ((select private.hidden_tip_threads())::uuid[]))
  );
alter policy "members read shown comments and their own, staff all" on public.tip_comments
  using (
    (
      (hidden_at is null or user_id = (select auth.uid())) and (select true from public.tips where id = tip_id)
      and (
        parent_id is null or user_id = (select auth.uid())
        or parent_id <> all ((select private.hidden_tip_threads())::uuid[])
      )
    )
    or (select private.is_staff())
  );
