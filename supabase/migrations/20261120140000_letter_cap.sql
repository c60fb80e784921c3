-- Anybody can ask for the letter in somebody else's name: an address that hasn't confirmed is mailed three times a day at most.
alter table public.newsletter_subscribers
  add column mails_today integer not null default 1 check (mails_today > 0),
  add column today_began_at timestamptz not null default now();

create or replace function public.ask_for_letter(email text, confirm_token uuid, leave_token uuid, mail jsonb, peer text)
returns text language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept uuid;
begin
  if not private.take_turn('letter', peer, 10, 60) then
    return 'too-many';
  end if;
  insert into public.newsletter_subscribers as known (email, confirm_token, leave_token)
  values (email, confirm_token, leave_token)
  on conflict (lower(email)) do update set
    confirm_token = excluded.confirm_token,
    asked_at = now(),
    mails_today = case when known.today_began_at < now() - interval '1 day' then 1 else known.mails_today + 1 end,
    today_began_at = case when known.today_began_at < now() - interval '1 day' then now() else known.today_began_at end
  where known.confirmed_at is null and known.asked_at < now() - interval '10 minutes'
    and (known.mails_today < 3 or known.today_began_at < now() - interval '1 day')
  returning known.leave_token into kept;
  if found then
    perform private.put_into_outbox(replace(mail::text, ask_for_letter.leave_token::text, kept::text)::jsonb);
  end if;
  return 'taken';
end
$$;
