-- Deleting an account takes its lines off the accounts' log by an index. On a hosted project the log belongs to the accounts' service and
-- takes no index: there the daily job reads it, so that a member who leaves doesn't wait for millions of lines.
do $$
begin
  create index audit_log_entries_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
exception when insufficient_privilege then
  raise notice 'the accounts'' log takes no index of this role';
end
$$;

-- Members who left while the log has no index. They are forgotten with its lines.
create table private.logins_to_forget (
  id uuid primary key,
  left_at timestamptz not null default now()
);
alter table private.logins_to_forget enable row level security;
create policy "visitors and members have no access" on private.logins_to_forget to anon, authenticated
  using (false) with check (false);
revoke all on private.logins_to_forget from anon, authenticated;
grant all on private.logins_to_forget to service_role;

create or replace function private.forget_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
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

-- As before, and the log's lines.
create or replace function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '12 months';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where ctid = any (array(
    select ctid from private.turns
    where taken_at not between now() - interval '1 day' and now() + interval '1 minute' for update skip locked
  ));
  -- The counter on the tip stays.
  delete from public.tip_views where day < current_date - 30;
  select private.find_orphaned_pictures();
  select private.forget_logins();
$$;

revoke execute on all functions in schema private from public;
