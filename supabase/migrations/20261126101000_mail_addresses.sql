-- E-mail addresses are stored and compared in one spelling: in small letters, their host in ASCII. domain/shared/mailAddress.ts has the
-- same rule.

-- RFC 3492, whose names these are. Without the "xn--" before it.
create function private.punycode(label text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  points integer[] := array(select ascii(letter) from string_to_table(label, null) with ordinality as l (letter, place) order by place);
  output text := regexp_replace(label, '[^\u0001-\u007f]', '', 'g');
  basic integer := char_length(output);
  handled integer := basic;
  n integer := 128;
  delta bigint := 0;
  bias integer := 72;
  m integer;
  point integer;
  q bigint;
  k integer;
  t integer;
  digit integer;
begin
  if basic > 0 then
    output := output || '-';
  end if;
  while handled < cardinality(points) loop
    m := (select min(p) from unnest(points) p where p >= n);
    delta := delta + (m - n)::bigint * (handled + 1);
    n := m;
    foreach point in array points loop
      if point < n then
        delta := delta + 1;
      elsif point = n then
        q := delta;
        k := 36;
        loop
          t := least(26, greatest(1, k - bias));
          digit := case when q < t then q else t + (q - t) % (36 - t) end;
          output := output || chr(case when digit < 26 then digit + 97 else digit + 22 end);
          exit when q < t;
          q := (q - t) / (36 - t);
          k := k + 36;
        end loop;
        delta := case when handled = basic then delta / 700 else delta / 2 end;
        delta := delta + delta / (handled + 1);
        k := 0;
        while delta > 455 loop
          delta := delta / 35;
          k := k + 36;
        end loop;
        bias := k + (36 * delta / (delta + 38))::integer;
        delta := 0;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return output;
end
$$;

create function private.ascii_mail_address(address text) returns text
language sql immutable strict set search_path = '' as $$
  select case when strpos(small, '@') = 0 then small
    else regexp_replace(small, '@[^@]*$', '@') || coalesce((
      select string_agg(case when label ~ '[^\u0020-\u007e]' then 'xn--' || private.punycode(label) else label end, '.' order by place)
      from string_to_table(
        regexp_replace(
          replace(
            regexp_replace(
              regexp_replace(small, '^.*@', ''),
              '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
              '', 'g'
            ), '。', '.'
          ), '\.$', ''
        ), '.'
      ) with ordinality as labels (label, place)
    ), '')
  end
  from normalize(lower(normalize(regexp_replace(address, '^\s+|\s+$', '', 'g'), NFKC)), NFKC) small
$$;

-- Of several accounts of one mailbox, the one that is used keeps the address: with a role, confirmed, signed in last. Others that were
-- never confirmed go; the rest stays with what its member wrote, under an address that doesn't exist.
create table private.spelled as
  select u.id, u.email_confirmed_at is not null as is_confirmed, private.ascii_mail_address(u.email) as address,
    row_number() over (
      partition by private.ascii_mail_address(u.email)
      order by r.role is null, u.email_confirmed_at is null, u.last_sign_in_at desc nulls last, u.created_at, u.id
    ) as rank
  from auth.users u left join public.user_roles r on r.user_id = u.id
  where u.email <> '';
delete from auth.users u using private.spelled s where u.id = s.id and s.rank > 1 and not s.is_confirmed;
update auth.users u set email = 'double-' || u.id || '@adresse.invalid' from private.spelled s where u.id = s.id and s.rank > 1;
update auth.users u set email = s.address from private.spelled s where u.id = s.id and s.rank = 1 and u.email <> s.address;
update auth.users set email_change = private.ascii_mail_address(email_change)
where email_change <> '' and email_change <> private.ascii_mail_address(email_change);
update auth.identities i set identity_data = jsonb_set(i.identity_data, '{email}', to_jsonb(u.email::text))
from auth.users u where u.id = i.user_id and i.provider = 'email' and i.identity_data ->> 'email' <> u.email;
drop table private.spelled;

delete from public.newsletter_subscribers n using public.newsletter_subscribers other
where private.ascii_mail_address(n.email) = private.ascii_mail_address(other.email) and n.id <> other.id
  and (n.confirmed_at is null, n.asked_at, n.id) > (other.confirmed_at is null, other.asked_at, other.id);
update public.newsletter_subscribers set email = private.ascii_mail_address(email)
where email <> private.ascii_mail_address(email) and private.is_mail_address(private.ascii_mail_address(email));
update public.contact_messages set email = private.ascii_mail_address(email)
where email <> private.ascii_mail_address(email) and private.is_mail_address(private.ascii_mail_address(email));
update public.outbox set recipient = private.ascii_mail_address(recipient)
where recipient <> private.ascii_mail_address(recipient) and private.is_mail_address(private.ascii_mail_address(recipient));

-- For requests past the site, which sends this spelling.
create function private.spell_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.ascii_mail_address(new.email);
  return new;
end
$$;
create trigger spell_email before insert or update of email on auth.users for each row
  execute function private.spell_email();
create trigger spell_email before insert or update of email on public.newsletter_subscribers for each row
  execute function private.spell_email();
create trigger spell_email before insert or update of email on public.contact_messages for each row
  execute function private.spell_email();

-- As before, with an e-mail in any spelling.
create or replace function public.find_members(words text) returns table (id uuid, username text, avatar_url text, role text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := btrim(find_members.words);
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins look for members';
  end if;
  return query
    select c.id, c.username, c.avatar_url::text, r.role
    from public.member_cards c
      join public.profiles p on p.id = c.id
      join auth.users u on u.id = c.id
      left join public.user_roles r on r.user_id = c.id
    where case when wanted = '' then r.role is not null
      else u.email = private.ascii_mail_address(wanted)
        or (private.folded_username(wanted) <> '' and strpos(p.username_key, private.folded_username(wanted)) > 0)
      end
    order by r.role nulls last, p.username_key, c.id
    limit 20;
end
$$;

revoke execute on all functions in schema private from public;
