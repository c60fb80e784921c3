-- An answer's mail ends with the club's name and address. As before otherwise.
create or replace function private.mail_answer(answer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  posted uuid;
begin
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html)
  select m.email, c.email, case when m.subject ~* '^re ?:' then m.subject else 'Re: ' || m.subject end,
    a.content || E'\n\n' || said.signature || E'\n\n' || said.intro || E'\n' || left('> ' || replace(m.message, E'\n', E'\n> '), 12000) || E'\n',
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body><p>' || private.escape_html(a.content)
      || '</p><p>' || private.escape_html(said.signature) || '</p><p>' || private.escape_html(said.intro) || '</p><blockquote>'
      || private.escape_html(m.message) || '</blockquote></body></html>'
  from public.contact_answers a join public.contact_messages m on m.id = a.message left join private.club c on true,
    lateral (
      select 'Le ' || to_char(m.created_at at time zone 'Europe/Paris', 'DD/MM/YYYY') || ', ' || m.name || ' a écrit :' as intro,
        concat_ws(E'\n', 'L''équipe du club', c.name, c.address) as signature
    ) as said
  where a.id = mail_answer.answer
  returning id into posted;
  update public.contact_answers a set mail = posted, failure = null where a.id = mail_answer.answer;
end
$$;
