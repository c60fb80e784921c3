-- One plain address, as before, and nothing in it that can't be seen: control characters, and marks that turn the text around.
create or replace function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'
    and address ~ '^[^\s@<>()\[\]\\,;:"]+@[^\s@<>()\[\]\\,;:".]+(\.[^\s@<>()\[\]\\,;:".]+)+$'
    and char_length(address) <= 254
$$;

-- Whoever is mailed a second time keeps the link that leaves: the one in the first mail would else say that an address is gone
-- which is still there. The mail was written with a new token, before anybody looked whether the address is known.
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
  on conflict (lower(email)) do update
    set confirm_token = excluded.confirm_token, asked_at = now()
    where known.confirmed_at is null and known.asked_at < now() - interval '10 minutes'
  returning known.leave_token into kept;
  if found then
    perform private.put_into_outbox(replace(mail::text, ask_for_letter.leave_token::text, kept::text)::jsonb);
  end if;
  return 'taken';
end
$$;
