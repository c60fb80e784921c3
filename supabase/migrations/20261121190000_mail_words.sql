-- What the mails to applicants say: roles by names that fit everyone, the apostrophe of print, and no line that begins with a
-- sign that French sets a space before.

create or replace function private.role_title("position" text) returns text
language sql immutable set search_path = '' as $$
  select case "position"
    when 'community-manager' then 'Community manager'
    when 'event-manager' then 'Event manager'
    when 'video-editor' then 'Montage vidéo'
    when 'partnership-manager' then 'Responsable partenariats'
    when 'content-creator' then 'Création de contenu'
    else "position"
  end
$$;

create or replace function private.as_html(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(
    regexp_replace(
      replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
      ' ([:;!?»])', U&'\00A0' || '\1', 'g'
    ),
    E'\n', '<br>'
  )
$$;

create or replace function private.mail_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever sends and takes back without end gets a few mails of it.
  if private.take_turn('receipt', new.user_id::text, 10, 60) then
    perform private.mail_applicant(
      new.user_id,
      'Votre candidature est bien arrivée',
      array[
        'Nous avons reçu votre candidature : ' || private.role_title(new.position) || '.',
        'Quelqu’un du staff la lit, et vous répond. Vous pouvez la suivre, ou la retirer, dans votre espace personnel.'
      ],
      now(),
      null
    );
  end if;
  return null;
end
$$;

create or replace function private.mail_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waited boolean;
begin
  delete from public.outbox where decision_on = new.id and sent_at is null;
  waited := found;
  if new.status in ('accepted', 'rejected') and (new.status <> old.status or waited) then
    perform private.mail_applicant(
      new.user_id,
      case new.status when 'accepted' then 'Votre candidature est acceptée' else 'Réponse à votre candidature' end,
      array[
        case new.status
          when 'accepted' then 'Bonne nouvelle : votre candidature est acceptée (' || private.role_title(new.position) || ').'
          else 'Votre candidature n’a pas été retenue cette fois (' || private.role_title(new.position) || '). Merci de nous avoir écrit.'
        end
      ] || case when btrim(new.staff_notes) <> '' then array['Le mot du staff :' || E'\n' || new.staff_notes] else '{}'::text[] end,
      now() + interval '10 minutes',
      new.id
    );
  end if;
  return null;
end
$$;
