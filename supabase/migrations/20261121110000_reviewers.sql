-- Who decided, and who hid a comment, is for the staff alone. Column grants can't say so, because members and staff are one database
-- role and `select *` has to stay answerable: both move to tables that only the staff reads.

-- `reviewed_by` is written with a decision and stays empty: application_reviews keeps it.
insert into public.application_reviews (application_id, status, made_by, made_at)
select a.id, a.status, a.reviewed_by, coalesce(a.reviewed_at, a.created_at) from public.applications a
where a.status in ('accepted', 'rejected')
  and not exists (select from public.application_reviews r where r.application_id = a.id);
update public.applications set reviewed_by = null where reviewed_by is not null;

drop trigger record_review on public.applications;
-- Before the write, so that neither the row nor the log that live changes are read from ever holds the reviewer.
create or replace function private.record_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('accepted', 'rejected', 'pending') then
    if new.status <> 'pending' and (select auth.uid()) is not null and new.reviewed_by is distinct from (select auth.uid()) then
      raise insufficient_privilege using message = 'the staff decides in its own name';
    end if;
    insert into public.application_reviews (application_id, status, made_by)
    values (new.id, new.status, coalesce(new.reviewed_by, (select auth.uid())));
  end if;
  new.reviewed_by := null;
  return new;
end
$$;
create trigger record_review before update of status, reviewed_by on public.applications
  for each row execute function private.record_review();

-- An application that arrives decided, from a seed or another site.
create function private.record_first_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.application_reviews (application_id, status, made_by, made_at)
  values (new.id, new.status, new.reviewed_by, coalesce(new.reviewed_at, new.created_at));
  update public.applications set reviewed_by = null where id = new.id;
  return null;
end
$$;
create trigger record_first_review after insert on public.applications
  for each row when (new.status in ('accepted', 'rejected')) execute function private.record_first_review();

-- A member of the staff is a candidate like any other: no decision on their own application, and no sight of what is noted about it.
drop policy "staff decide once, in their own name" on public.applications;
create policy "staff decide once, on the applications of others" on public.applications for update to authenticated
  using (
    status not in ('accepted', 'rejected', 'withdrawn') and user_id <> (select auth.uid()) and (select private.is_staff())
  )
  with check (
    status in ('accepted', 'rejected') and user_id <> (select auth.uid()) and (select private.is_staff())
  );

drop policy "staff read what became of applications" on public.application_reviews;
create policy "staff read what became of the applications of others" on public.application_reviews for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.applications a where a.id = application_id and a.user_id = (select auth.uid()))
  );

drop policy "staff read internal notes" on public.application_notes;
create policy "staff read internal notes on the applications of others" on public.application_notes for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.applications a where a.id = application_id and a.user_id = (select auth.uid()))
  );
drop policy "staff write internal notes in their own name" on public.application_notes;
create policy "staff write internal notes in their own name" on public.application_notes for insert to authenticated
  with check (
    author_id = (select auth.uid()) and (select private.is_staff())
    and exists (
      select from public.applications a
      where a.id = application_id and a.status <> 'withdrawn' and a.user_id <> (select auth.uid())
    )
  );

-- As before, and 'own' for the caller's own application.
create or replace function public.undo_review(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  standing text;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff takes decisions back';
  end if;
  if exists (
    select from public.applications where id = application and status <> 'withdrawn' and user_id = (select auth.uid())
  ) then
    return 'own';
  end if;
  update public.applications set status = 'pending', reviewed_by = null, reviewed_at = null, staff_notes = null
  where id = application and status in ('accepted', 'rejected') and reviewed_at > now() - interval '10 minutes';
  select status into standing from public.applications where id = application and status <> 'withdrawn';
  return case when standing is null then 'gone' when standing in ('accepted', 'rejected') then 'late' else 'pending' end;
exception when unique_violation then
  return 'applied-again';
end
$$;

-- Who hid a comment.
create table public.tip_comment_hidings (
  comment_id uuid primary key references public.tip_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index tip_comment_hidings_hidden_by on public.tip_comment_hidings (hidden_by);
create table public.article_comment_hidings (
  comment_id uuid primary key references public.article_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index article_comment_hidings_hidden_by on public.article_comment_hidings (hidden_by);
insert into public.tip_comment_hidings (comment_id, hidden_by)
select id, hidden_by from public.tip_comments where hidden_at is not null;
insert into public.article_comment_hidings (comment_id, hidden_by)
select id, hidden_by from public.article_comments where hidden_at is not null;
alter table public.tip_comments drop column hidden_by;
alter table public.article_comments drop column hidden_by;

create or replace function private.sign_hiding() returns trigger
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
drop trigger sign_hiding on public.tip_comments;
create trigger sign_hiding before update of hidden_reason on public.tip_comments
  for each row execute function private.sign_hiding('tip_comment_hidings');
drop trigger sign_hiding on public.article_comments;
create trigger sign_hiding before update of hidden_reason on public.article_comments
  for each row execute function private.sign_hiding('article_comment_hidings');

alter table public.tip_comment_hidings enable row level security;
alter table public.article_comment_hidings enable row level security;
create policy "staff read who hid comments of others" on public.tip_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.tip_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );
create policy "staff read who hid comments of others" on public.article_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.article_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );
revoke all on public.tip_comment_hidings, public.article_comment_hidings from anon, authenticated;
grant select on public.tip_comment_hidings, public.article_comment_hidings to authenticated;
grant all on public.tip_comment_hidings, public.article_comment_hidings to service_role;

-- The date of the last change is the database's: the one that a request brings is taken and not kept.
create function private.ignore_date() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := case when tg_op = 'UPDATE' then old.updated_at else now() end;
  return new;
end
$$;
-- Its name comes before `touch`, and triggers run in the order of their names.
create trigger ignore_date before update of updated_at on public.articles for each row execute function private.ignore_date();
create trigger ignore_date before update of updated_at on public.tips for each row execute function private.ignore_date();
create trigger ignore_date before insert on public.profiles
  for each row when (auth.uid() is not null) execute function private.ignore_date();

-- As before; the decisions come from application_reviews.
create or replace function public.export_my_data() returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select id, email from auth.users where id = (select auth.uid()))
  select jsonb_build_object(
    'auth.users', (
      select jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_change', nullif(u.email_change, ''), 'email_confirmed_at', u.email_confirmed_at,
        'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'raw_user_meta_data', u.raw_user_meta_data
      )) from auth.users u where u.id = me.id
    ),
    -- Which devices are signed in, without what would let another person in.
    'auth.sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'updated_at', s.updated_at,
        'user_agent', to_jsonb(s) -> 'user_agent', 'ip', to_jsonb(s) -> 'ip'
      )), '[]') from auth.sessions s where s.user_id = me.id
    ),
    'profiles', (select coalesce(jsonb_agg(to_jsonb(p) - 'username_key'), '[]') from public.profiles p where p.id = me.id),
    'member_cards', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.member_cards c where c.id = me.id),
    'user_roles', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.user_roles r where r.user_id = me.id),
    'tip_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_likes l join public.tips t on t.id = l.tip_id where l.user_id = me.id
    ),
    'tip_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_comments c join public.tips t on t.id = c.tip_id where c.user_id = me.id
    ),
    'tip_ratings', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_ratings r join public.tips t on t.id = r.tip_id where r.user_id = me.id
    ),
    'article_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('slug', a.slug)), '[]')
      from public.article_likes l join public.articles a on a.id = l.article_id where l.user_id = me.id
    ),
    'article_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('slug', a.slug)), '[]')
      from public.article_comments c join public.articles a on a.id = c.article_id where c.user_id = me.id
    ),
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(a) - array['byline_key', 'category_key', 'title_key']), '[]')
      from public.articles a where a.author_id = me.id
    ),
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'reviewed_by'), '[]') from public.applications a where a.user_id = me.id
    ),
    -- Whom a member of the staff decided on is the applicants' own data.
    'applications_reviewed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.application_id, 'status', r.status, 'reviewed_at', r.made_at)), '[]')
      from public.application_reviews r where r.made_by = me.id
    ),
    'application_notes', (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]') from public.application_notes n where n.author_id = me.id
    ),
    -- What stands under their e-mail, which they have shown to be theirs.
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.contact_messages m where lower(m.email) = lower(me.email)
    ),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'email', n.email, 'asked_at', n.asked_at, 'confirmed_at', n.confirmed_at
      )), '[]') from public.newsletter_subscribers n where lower(n.email) = lower(me.email)
    ),
    'outbox', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'recipient', o.recipient, 'subject', o.subject, 'created_at', o.created_at, 'sent_at', o.sent_at
      )), '[]') from public.outbox o where lower(o.recipient) = lower(me.email)
    ),
    'turns', (
      select coalesce(jsonb_agg(jsonb_build_object('act', t.act, 'taken_at', t.taken_at)), '[]')
      from private.turns t where t.peer = me.id::text
    )
  ) from me
$$;

revoke execute on all functions in schema private from public;
