-- The confirmed addresses of the newsletter, for the club's own mail tool. Only admins have them: they are personal, and each
-- token unsubscribes its address.
create function public.list_subscribers() returns table (email text, confirmed_at timestamptz, leave_token uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins list subscribers';
  end if;
  return query
    select s.email, s.confirmed_at, s.leave_token
    from public.newsletter_subscribers s where s.confirmed_at is not null order by s.email;
end
$$;
revoke all on function public.list_subscribers() from public, anon, authenticated;
grant execute on function public.list_subscribers() to authenticated, service_role;
