-- A member's data: what happens when an account is deleted, and the export. A table that names a member has a view of its own in the
-- export: private.export_<table> (member, entry). The foreign key to the profile says what becomes of its rows when the member leaves.

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

-- Members who left while the log has no index. They are forgotten with its lines.
create table private.logins_to_forget (
  id uuid primary key,
  left_at timestamptz not null default now()
);

alter table private.files_to_remove enable row level security;
alter table private.logins_to_forget enable row level security;

create policy "visitors and members have no access" on private.files_to_remove to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.logins_to_forget to anon, authenticated
  using (false) with check (false);

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

-- Erases what no foreign key leads to. An article's creator leaves no name: where no author is named, readers saw it after the account was
-- gone.
create function private.forget_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turns where peer = old.id::text;
  update public.articles set author_name = '' where author_id = old.id and author_name <> '';
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

-- The content's pictures and files stay, without their uploader.
create function private.forget_uploader() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects set owner = null, owner_id = null
  where bucket_id in ('contenus', 'fichiers') and owner_id = old.id::text;
  return old;
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
  delete from public.changes where item = old.id;
  delete from public.outbox where lower(recipient) = lower(old.email);
  -- The new address of an unconfirmed change may be another person's: only mails about this member are deleted.
  delete from public.outbox
  where lower(recipient) = lower(nullif(old.email_change, '')) and strpos(lower(body_text), lower(old.email)) > 0;
  begin
    if to_regclass('auth.audit_log_entries_actor') is not null then
      delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
    elsif exists (select from auth.audit_log_entries) then
      insert into private.logins_to_forget (id) values (old.id) on conflict do nothing;
    end if;
  exception when insufficient_privilege then
    null; -- A project that keeps its log to itself forgets it in its own time.
  end;
  return null;
end
$$;
create trigger forget_login after delete on auth.users for each row execute function private.forget_login();

-- The tables without a view of their own in the export, by table.
create function private.export_first_tables() returns jsonb
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

-- Everything that the club stores about the caller, by table. An export reads all tables of a member, so it has a limit. A new table that
-- names a member has a view private.export_<table>, or tests/security/memberTables.ts says why not.
create function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  member text := (select auth.uid());
  wait integer := case when member is null then 0 else private.take_turn('export', member, 5) end;
  everything jsonb;
  view_name text;
  entries jsonb;
begin
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  everything := private.export_first_tables();
  for view_name in
    select relname from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'v' and relname like 'export\_%'
  loop
    execute format('select coalesce(jsonb_agg(entry), ''[]'') from private.%I where member = $1', view_name)
    into entries using (select auth.uid());
    everything := everything || jsonb_build_object(substr(view_name, char_length('export_') + 1), entries);
  end loop;
  return everything;
end
$$;

-- Reads the log once for all who left since the last time, and not at all for none.
create function private.forget_logins() returns void
language plpgsql security definer set search_path = '' as $$
declare
  members text[] := array(select l.id::text from private.logins_to_forget l);
begin
  if cardinality(members) = 0 then
    return;
  end if;
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = any (members) or payload -> 'traits' ->> 'user_id' = any (members);
  delete from private.logins_to_forget l where l.id::text = any (members);
exception when insufficient_privilege then
  delete from private.logins_to_forget;
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

-- Deleting an account takes its lines off the accounts' log by an index. On a hosted project the log belongs to the accounts' service and
-- takes no index: there the daily job reads it, so that a member who leaves doesn't wait for millions of lines.
do $$
begin
  create index audit_log_entries_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
exception when insufficient_privilege then
  raise notice 'the accounts'' log takes no index of this role';
end
$$;

grant all on private.files_to_remove, private.logins_to_forget to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.claim_files(integer), public.close_file(text, text, text),
  public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated, service_role;
grant execute on function public.claim_files(integer), public.close_file(text, text, text) to service_role;
