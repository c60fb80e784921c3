-- The newsletter's subscribers in the panel. docs/decisions/0127-subscribers.md has the reasons.

alter table public.newsletter_subscribers
  -- Of an imported address: where its owner agreed, and on which day.
  add column consent_source text check (char_length(consent_source) <= 200),
  add column consent_on date check (consent_on >= '1990-01-01'),
  add constraint newsletter_subscribers_consent check ((consent_source is null) = (consent_on is null)),
  add constraint newsletter_subscribers_source_plain check (
    private.is_visible(consent_source) and private.is_plain_line(consent_source)
  );
create index newsletter_subscribers_newest on public.newsletter_subscribers (asked_at desc, id);

-- Who has left, so that no import brings them back. Their address is erased: the mark only answers whether a given one is among them.
create table private.left_addresses (
  mark text primary key,
  left_at timestamptz not null default now()
);
alter table private.left_addresses enable row level security;
create policy "visitors and members have no access" on private.left_addresses to anon, authenticated using (false) with check (false);
revoke all on private.left_addresses from anon, authenticated;
grant all on private.left_addresses to service_role;

create function private.address_mark(email text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(salt.value || ' letter ' || private.ascii_mail_address(email), 'UTF8')), 'hex') from private.salt
$$;

-- As before, and forgets that the address has left: its owner wants the newsletter again. Marks are always locked before subscribers.
create or replace function public.confirm_letter(token uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from private.left_addresses l using public.newsletter_subscribers s
  where s.confirm_token = token and s.confirmed_at is null and s.asked_at > now() - interval '7 days'
    and l.mark = private.address_mark(s.email);
  update public.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where confirm_token = token and (confirmed_at is not null or asked_at > now() - interval '7 days');
  return found;
end
$$;

-- As before, and remembers that the address has left.
create or replace function public.leave_letter(token uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.leave_token = token
  on conflict do nothing;
  delete from public.newsletter_subscribers where leave_token = token;
end
$$;

-- In the place of the whole rows, without the secrets of its links.
create view private.export_newsletter_subscribers as
select u.id as member, jsonb_build_object(
  'email', s.email, 'asked_at', s.asked_at, 'confirmed_at', s.confirmed_at, 'consent_source', s.consent_source, 'consent_on', s.consent_on
) as entry
from public.newsletter_subscribers s join auth.users u on lower(u.email) = lower(s.email);

create function private.ask_for_admins() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins may do that';
  end if;
end
$$;

-- As before, with the consent of imported addresses.
drop function public.list_subscribers();
create function public.list_subscribers() returns table (
  email text, confirmed_at timestamptz, leave_token uuid, consent_source text, consent_on date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_admins();
  return query
    select s.email, s.confirmed_at, s.leave_token, s.consent_source, s.consent_on
    from public.newsletter_subscribers s where s.confirmed_at is not null order by s.email;
end
$$;

-- Newest first. Who has left is found by the whole address alone.
create function public.find_subscribers(
  words text, of_state text default null, skipped integer default 0, most integer default null
) returns table (id uuid, email text, state text, since timestamptz, consent_source text, consent_on date)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.ascii_mail_address(find_subscribers.words);
begin
  perform private.ask_for_admins();
  return query
    select found.* from (
      select s.id, s.email, case when s.confirmed_at is null then 'waiting' else 'confirmed' end,
        coalesce(s.confirmed_at, s.asked_at), s.consent_source, s.consent_on
      from public.newsletter_subscribers s
      where strpos(s.email, wanted) > 0
        and case find_subscribers.of_state
          when 'confirmed' then s.confirmed_at is not null when 'waiting' then s.confirmed_at is null
          else find_subscribers.of_state is null
        end
      union all
      select md5(l.mark)::uuid, wanted, 'left', l.left_at, null, null
      from private.left_addresses l
      where l.mark = private.address_mark(wanted) and coalesce(find_subscribers.of_state, 'left') = 'left'
    ) as found (id, email, state, since, consent_source, consent_on)
    order by found.since desc, found.id
    offset find_subscribers.skipped limit find_subscribers.most;
end
$$;

create function public.count_subscriber_states(words text) returns table (confirmed bigint, waiting bigint, has_left bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.ascii_mail_address(count_subscriber_states.words);
begin
  perform private.ask_for_admins();
  return query
    select count(*) filter (where s.confirmed_at is not null), count(*) filter (where s.confirmed_at is null),
      (select count(*) from private.left_addresses l where wanted = '' or l.mark = private.address_mark(wanted))
    from public.newsletter_subscribers s where strpos(s.email, wanted) > 0;
end
$$;

-- What becomes of addresses that are imported: 'new', 'known', or 'left' for those that have left and stay away. One that only waits for
-- its confirmation is new. A trial writes nothing; the same import twice writes once.
create function public.import_subscribers(addresses text[], consent_source text, consent_on date, is_trial boolean)
returns table (email text, becomes text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_admins();
  if cardinality(import_subscribers.addresses) > 1000 then
    raise program_limit_exceeded using message = 'a thousand addresses at once';
  elsif not import_subscribers.is_trial and (import_subscribers.consent_source is null or import_subscribers.consent_on is null) then
    raise check_violation using message = 'an import names the consent';
  end if;
  -- Who leaves at this moment is seen, or leaves after the import.
  lock table private.left_addresses in share mode;
  return query
    with asked as materialized (
      select distinct private.ascii_mail_address(a) as email from unnest(import_subscribers.addresses) as a
    ), judged as materialized (
      select a.email, case
        when exists (select from public.newsletter_subscribers s where lower(s.email) = a.email and s.confirmed_at is not null)
          then 'known'
        when exists (select from private.left_addresses l where l.mark = private.address_mark(a.email)) then 'left'
        else 'new'
      end as becomes
      from asked a
    ), written as (
      insert into public.newsletter_subscribers as known
        (email, confirm_token, leave_token, confirmed_at, consent_source, consent_on)
      select j.email, gen_random_uuid(), gen_random_uuid(), now(), import_subscribers.consent_source, import_subscribers.consent_on
      from judged j where j.becomes = 'new' and not import_subscribers.is_trial
      on conflict (lower(email)) do update set
        confirmed_at = now(), consent_source = excluded.consent_source, consent_on = excluded.consent_on
      where known.confirmed_at is null
    )
    select j.email, j.becomes from judged j order by j.email;
end
$$;

-- Erases an address for good, as its owner would. Idempotent.
create function public.erase_subscriber(subscriber uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_admins();
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.id = erase_subscriber.subscriber
  on conflict do nothing;
  delete from public.newsletter_subscribers s where s.id = erase_subscriber.subscriber;
end
$$;

revoke execute on function private.address_mark(text), private.ask_for_admins() from public;
grant execute on function private.address_mark(text) to service_role;
revoke all on function public.list_subscribers(), public.find_subscribers(text, text, integer, integer),
  public.count_subscriber_states(text), public.import_subscribers(text[], text, date, boolean), public.erase_subscriber(uuid)
  from public, anon, authenticated;
grant execute on function public.list_subscribers(), public.find_subscribers(text, text, integer, integer),
  public.count_subscriber_states(text), public.import_subscribers(text[], text, date, boolean), public.erase_subscriber(uuid)
  to authenticated, service_role;
