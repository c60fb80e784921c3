-- More parts of the site can be switched off: the page about the club, the teams, and the recruitment. While the recruitment is
-- off, nobody can apply. Addresses among the pages' texts are checked.
-- docs/decisions/0079-pages.md has the reasons for the first, 0083-contact-texts.md for the others.

alter table public.switched_off drop constraint switched_off_feature_check;
alter table public.switched_off add constraint switched_off_feature_check check (
  feature in ('about', 'teams', 'matches', 'applications', 'partners', 'shop', 'contact', 'newsletter')
);

-- While the recruitment is switched off, all positions are closed.
create or replace function private.refuse_closed_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.positions p where p.slug = new.position and p.is_published for share;
  if not found or exists (select from public.switched_off s where s.feature = 'applications') then
    raise check_violation using message = 'the position is not open';
  end if;
  return new;
end
$$;

-- Whether all links of a section are https addresses, and its e-mail addresses plain ones: pages lead to them.
create function private.are_page_addresses(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select not exists (
    select from jsonb_path_query(texts, '$.**.address') address
    where jsonb_typeof(address) <> 'string' or char_length(address #>> '{}') > 500
      or (address #>> '{}') !~* '^https://[^/\\]'
  ) and not exists (
    select from jsonb_path_query(texts, '$.**.email') email
    where jsonb_typeof(email) <> 'string' or not private.is_mail_address(email #>> '{}')
  )
$$;
alter table public.page_texts add constraint page_texts_addresses check (private.are_page_addresses(texts));

revoke execute on all functions in schema private from public;
grant execute on function private.are_page_addresses(jsonb) to authenticated, service_role;
