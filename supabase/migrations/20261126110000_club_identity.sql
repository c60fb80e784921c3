-- Who the club is and who answers for the site are texts of the pages too, which only admins change. Mails have the stored name.
-- docs/decisions/0095-identity.md has the reasons.

-- domain/club/pages/sections.ts has the same sections of admins.
drop policy "staff write the pages' texts" on public.page_texts;
drop policy "staff change the pages' texts" on public.page_texts;
drop policy "staff return to the first texts" on public.page_texts;
create policy "staff write the pages' texts, admins the club's identity" on public.page_texts for insert to authenticated
  with check (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);
create policy "staff change the pages' texts, admins the club's identity" on public.page_texts for update to authenticated
  using (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end)
  with check (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);
create policy "staff return to the first texts, admins of the club's identity" on public.page_texts for delete to authenticated
  using (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);

-- The publisher's address is a street. Mails and calendars have the club's name.
alter table public.page_texts drop constraint page_texts_addresses;
alter table public.page_texts add constraint page_texts_addresses check (
  section = 'legal' or private.are_page_addresses(texts)
);
alter table public.page_texts add constraint page_texts_name check (
  section <> 'identity' or private.is_visible(texts ->> 'name') and char_length(texts ->> 'name') <= 60
);

-- The club's name in mails: as admins have changed it, else as the functions have it in their settings. Null before they have started.
create function private.club_name() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select p.texts ->> 'name' from public.page_texts p where p.section = 'identity'),
    (select c.name from private.club c)
  )
$$;
create function public.club_name() returns text
language sql stable set search_path = '' as $$ select private.club_name() $$;

create or replace function private.mail_applicant(
  applicant uuid, subject text, paragraphs text[], due_at timestamptz, decision_on uuid
) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, subject, body_text, body_html, due_at, decision_on)
  select
    login.email,
    left(mail_applicant.subject || coalesce(' (' || club.name || ')', ''), 300),
    array_to_string(
      said.texts || ('Suivre ma candidature :' || E'\n' || place.address) || signed.name, E'\n\n'
    ) || E'\n',
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body>'
      || (select string_agg('<p>' || private.escape_html(paragraph) || '</p>', '') from unnest(said.texts) as paragraph)
      || coalesce('<p><a href="' || private.escape_html(place.address) || '">Suivre ma candidature</a></p>', '')
      || '<p>' || private.escape_html(signed.name) || '</p></body></html>',
    mail_applicant.due_at,
    mail_applicant.decision_on
  from auth.users as login,
    lateral (select private.club_name() as name) as club,
    lateral (
      select (select known.address from private.club as known) || '/profile?onglet=candidatures' as address
    ) as place,
    lateral (select coalesce(club.name, 'Le club') as name) as signed,
    lateral (select array['Bonjour,'] || mail_applicant.paragraphs as texts) as said
  where login.id = mail_applicant.applicant and private.is_mail_address(login.email)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.club_name() to service_role;
revoke all on function public.club_name() from public, anon, authenticated;
grant execute on function public.club_name() to service_role;
