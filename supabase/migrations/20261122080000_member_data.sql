-- A member's data: what happens when an account is deleted, and the export.

-- Files without an owner, to be removed through the storage's own interface: SQL can't remove a file on a hosted project.
create table private.files_to_remove (
  bucket_id text not null,
  name text not null,
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  failure text check (char_length(failure) <= 1000),
  primary key (bucket_id, name)
);
create index files_to_remove_due on private.files_to_remove (due_at);

alter table private.files_to_remove enable row level security;
create policy "visitors and members have no access" on private.files_to_remove to anon, authenticated
  using (false) with check (false);
revoke all on private.files_to_remove from anon, authenticated;
grant all on private.files_to_remove to service_role;

-- Files that are due, for the caller to remove. Each is claimed until its next try. `materialized` runs the choice once.
create function public.claim_files(most integer) returns table (bucket_id text, name text, tries integer)
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

create function public.close_file(bucket_id text, name text, problem text) returns void
language plpgsql set search_path = '' as $$
begin
  if close_file.problem is null then
    delete from private.files_to_remove f where f.bucket_id = close_file.bucket_id and f.name = close_file.name;
  else
    update private.files_to_remove f set failure = left(close_file.problem, 1000)
    where f.bucket_id = close_file.bucket_id and f.name = close_file.name;
  end if;
end
$$;

-- A member who deletes their profile needs a sign-in within the last day: a session may be stolen. The database's owner needs none.
-- The accounts' service has the same rule for a new password and another e-mail (`secure_password_change`).
create function private.ask_for_sign_in() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and not public.signed_in_lately() then
    raise exception 'reauthentication_needed' using errcode = 'PT403';
  end if;
  return old;
end
$$;
create trigger ask_for_sign_in before delete on public.profiles
  for each row execute function private.ask_for_sign_in();

-- A member's likes and ratings are deleted with the profile, and each updates a counter. Those rows are locked first, in one order, so that
-- two members' writes don't deadlock. Its name puts it after ask_for_sign_in and before the others.
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
create trigger b_lock_counters before delete on public.profiles for each row execute function private.lock_counters();

-- Erases what no foreign key leads to.
create function private.forget_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turns where peer = old.id::text;
  -- An author without a name has an e-mail as author_name.
  update public.articles set author_name = '' where author_id = old.id and author_name like '%@%';
  return old;
end
$$;
create trigger forget_member before delete on public.profiles for each row execute function private.forget_member();

create function private.forget_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'avatars' and o.name like old.id || '/%'
  on conflict do nothing;
  return old;
end
$$;

-- The content's pictures stay, without their uploader.
create function private.forget_uploader() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects set owner = null, owner_id = null where bucket_id = 'contenus' and owner_id = old.id::text;
  return old;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is not null then
    create trigger forget_pictures before delete on public.profiles for each row execute function private.forget_pictures();
    create trigger forget_uploader before delete on public.profiles for each row execute function private.forget_uploader();
  end if;
end
$$;

-- The login is deleted with the profile, as the profile with its login.
create function private.remove_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.id;
  return null;
end
$$;
create trigger remove_login after delete on public.profiles for each row execute function private.remove_login();

create function private.forget_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where lower(recipient) = lower(old.email);
  -- The new address of an unconfirmed change may be another person's: only mails about this member are deleted.
  delete from public.outbox
  where lower(recipient) = lower(nullif(old.email_change, '')) and strpos(lower(body_text), lower(old.email)) > 0;
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  exception when insufficient_privilege then
    null; -- A project that keeps its log to itself forgets it in its own time.
  end;
  return null;
end
$$;
create trigger forget_login after delete on auth.users for each row execute function private.forget_login();

-- Everything that the club stores about the caller, by table. A new table that names a member is added here, or tests/security/memberTables.ts
-- says why not.
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select id, email from auth.users where id = (select auth.uid()))
  select jsonb_build_object(
    'auth.users', (
      select jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_change', nullif(u.email_change, ''), 'email_confirmed_at', u.email_confirmed_at,
        'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'raw_user_meta_data', u.raw_user_meta_data
      )) from auth.users u where u.id = me.id
    ),
    -- Signed-in devices, without tokens.
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
    -- Without the applicants, whose data it is.
    'applications_reviewed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.application_id, 'status', r.status, 'reviewed_at', r.made_at)), '[]')
      from public.application_reviews r where r.made_by = me.id
    ),
    'application_notes', (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]') from public.application_notes n where n.author_id = me.id
    ),
    -- By their confirmed e-mail.
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
revoke all on function public.claim_files(integer), public.close_file(text, text, text), public.export_my_data()
  from public, anon, authenticated;
grant execute on function public.claim_files(integer), public.close_file(text, text, text) to service_role;
grant execute on function public.export_my_data() to authenticated, service_role;
