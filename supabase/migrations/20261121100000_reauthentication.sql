-- A member whose sign-in is older than a day shows the password again before the account is deleted: a session may have been stolen.
-- A new password and another e-mail are asked of the accounts' service, which has the same rule (`secure_password_change`).

-- Whether the caller signed in within the last day. Renewing a session doesn't count.
create function public.signed_in_lately() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid
      and user_id = (select auth.uid())
      and created_at > now() - interval '1 day'
  )
$$;
revoke execute on function public.signed_in_lately() from public, anon;
grant execute on function public.signed_in_lately() to authenticated;

-- Only for members who delete their own row: what the database's owner does is asked of no session.
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
revoke execute on function private.ask_for_sign_in() from public;
