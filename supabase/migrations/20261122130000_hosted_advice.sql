-- What a hosted project's advisors warn of: several policies for one role and act, functions without a search path. And what callers
-- neither need to read nor to write: who likes, and the date of the last change.

-- One policy for each table, role and act.
drop policy "everybody reads published articles" on public.articles;
drop policy "staff read all articles" on public.articles;
create policy "visitors read published articles" on public.articles for select to anon
  using (is_published and published_at <= now());
create policy "members read published articles, staff all" on public.articles for select to authenticated
  using ((is_published and published_at <= now()) or (select private.is_staff()));

drop policy "everybody reads published tips" on public.tips;
drop policy "staff read all tips" on public.tips;
create policy "visitors read published tips" on public.tips for select to anon
  using (is_published and published_at <= now());
create policy "members read published tips, staff all" on public.tips for select to authenticated
  using ((is_published and published_at <= now()) or (select private.is_staff()));

drop policy "everybody reads comments on published articles" on public.article_comments;
drop policy "staff read all comments" on public.article_comments;
create policy "visitors read comments on published articles" on public.article_comments for select to anon
  using (hidden_at is null and (select true from public.articles where id = article_id));
create policy "members read shown comments and their own, staff all" on public.article_comments for select to authenticated
  using (
    ((hidden_at is null or user_id = (select auth.uid())) and (select true from public.articles where id = article_id))
    or (select private.is_staff())
  );

drop policy "everybody reads comments on published tips" on public.tip_comments;
drop policy "staff read all comments" on public.tip_comments;
create policy "visitors read comments on published tips" on public.tip_comments for select to anon
  using (hidden_at is null and (select true from public.tips where id = tip_id));
create policy "members read shown comments and their own, staff all" on public.tip_comments for select to authenticated
  using (
    ((hidden_at is null or user_id = (select auth.uid())) and (select true from public.tips where id = tip_id))
    or (select private.is_staff())
  );

drop policy "members read their own role" on public.user_roles;
drop policy "admins read roles" on public.user_roles;
create policy "members read their own role, admins all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

drop policy "members read their own applications" on public.applications;
drop policy "staff read applications that aren't withdrawn" on public.applications;
create policy "members read their own applications, staff those not withdrawn" on public.applications
  for select to authenticated
  using (user_id = (select auth.uid()) or (status <> 'withdrawn' and (select private.is_staff())));

-- Who likes is known to that member alone. The counters of articles and tips say how many.
drop policy "everybody counts the likes of published articles" on public.article_likes;
create policy "members read their own likes of published articles" on public.article_likes for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
drop policy "everybody counts the likes of published tips" on public.tip_likes;
create policy "members read their own likes of published tips" on public.tip_likes for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
revoke select on public.article_likes, public.tip_likes from anon;

-- Triggers date the changes.
revoke insert (updated_at), update (updated_at) on public.profiles from authenticated;
revoke update (updated_at) on public.articles, public.tips from authenticated;

-- For the staff: the applications that aren't withdrawn, newest first. It orders and cuts the list itself: with a search path the planner
-- doesn't inline it. `of_status`: 'pending' means neither accepted nor rejected. Its statement is planned for its values.
drop function public.search_applications(text, text[]);
create function public.search_applications(
  words text, positions text[], of_status text default null, one uuid default null, skipped integer default 0,
  most integer default null
) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query execute
    'select a.* from public.applications a where a.status <> ''withdrawn'''
    || case
      when of_status = 'pending' then ' and a.status not in (''accepted'', ''rejected'')'
      when of_status is not null then ' and a.status = $3'
      else ''
    end
    || case when one is null then '' else ' and a.id = $4' end
    || case when search_applications.words = '' then '' else ' and a.id = any (array(select private.applications_about($1, $2)))' end
    || ' order by a.created_at desc, a.id offset $5 limit $6'
  using search_applications.words, positions, of_status, one, skipped, most;
end
$$;

create or replace function public.count_applications(words text, positions text[])
returns table (pending bigint, accepted bigint, rejected bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads applications';
  end if;
  return query
    select count(*) filter (where a.status not in ('accepted', 'rejected')),
      count(*) filter (where a.status = 'accepted'), count(*) filter (where a.status = 'rejected')
    from public.applications a
    where a.status <> 'withdrawn'
      and (
        count_applications.words = ''
        or a.id = any (array(select private.applications_about(count_applications.words, count_applications.positions)))
      );
end
$$;

revoke execute on function private.applications_about(text, text[]) from authenticated;
revoke all on function public.search_applications(text, text[], text, uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.search_applications(text, text[], text, uuid, integer, integer) to authenticated, service_role;
