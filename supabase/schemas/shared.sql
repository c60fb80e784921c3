-- What several areas share: the private schema, which callers can't reach, rules for texts, addresses and dates, and who is staff.

-- Functions name tables of later files.
set check_function_bodies = off;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- The staff's searches by indexes of trigrams, so that they cost the same among a hundred rows and ten thousand.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The addresses of links and pictures, in three domains that each column of an address has. domain/shared/address.ts has the same rule.

-- No control characters, spaces, invisible ones, those that turn the text around, and marks of code.
create function private.is_open_text(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 2000
    and address !~ '[\u0001-\u0020"<>\\\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;

-- A host without signs, marks over letters, letters that look like "/" or ":", and letters that browsers read as others. One that ends in a
-- number is a plain IPv4 address. No part of it is made of "-" and "_" alone: https://- leads nowhere. domain/shared/address.ts has the
-- same rule.
create function private.is_host(host text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select composed = normalize(host, NFKC) and host !~ '(^|\.)[-_]+(\.|$)'
    and composed ~ (E'^' || label || E'(\\.' || label || E')*\\.?$')
    and case when host ~* '(^|\.)([0-9]+|0x[0-9a-f]*)\.?$'
      then host ~ '^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$'
      else (select bool_and(private.is_of_one_script(part)) from string_to_table(host, '.') part)
    end
  from normalize(host, NFC) composed,
    (values ('[^\u0001-\u002c./:-@\u005b-\u005e\u0060\u007b-\u00bf\u00d7\u00f7\u01c0-\u01c3\u02b0-\u036f\u0483-\u0489\u0589-\u08ff\u1735\u1736\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2de0-\u2e7f\u3001-\u3020\u3030-\u3035\ua700-\ua721\ua788-\ua78c\ue000-\uf8ff\ufb1d-\ufdff\ufe10-\uffff\U00010800-\U00010fff\U0001d000-\U0001d7ff\U0001e800-\U0001faff\U000e0000-\U0010ffff]+')) labels (label)
$$;

-- A whole address of the web: http or https, its host, and no user name before it.
create function private.is_web_address(address text) returns boolean
language sql immutable strict security definer set search_path = '' as $$
  select private.is_open_text(address)
    and coalesce(private.is_host(parts[1]) and coalesce(parts[2], '0')::integer <= 65535, false)
  from (select regexp_match(address, '^[Hh][Tt][Tt][Pp][Ss]?://([^/?#:]*)(?::([0-9]{1,5}))?(?:[/?#].*)?$') parts) found
$$;

-- The same, or a path of this site.
create function private.is_picture_address(address text) returns boolean
language sql immutable strict security definer set search_path = '' as $$
  select private.is_open_text(address) and (address ~ '^/(?!/)' or private.is_web_address(address))
$$;

create domain public.web_address as text check (private.is_web_address(value));
create domain public.secure_address as text check (private.is_web_address(value) and value ~* '^https:');
create domain public.picture_address as text check (private.is_picture_address(value));

-- Whether a text has a visible character. domain/content/reactions/comment.ts has the same rules; tests/textRules.test.ts compares them.
create function private.is_visible(words text) returns boolean
language sql immutable set search_path = '' as $$
  select words ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
$$;

-- `security definer` in the next two: they call functions of this schema, which callers can't reach.

-- Empty, or visible without control characters and direction marks.
create function private.is_plain_text(words text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select words = '' or private.is_visible(words)
    and words !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
$$;

-- The same on one line.
create function private.is_plain_line(words text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select private.is_plain_text(words) and words !~ '[\u0009\u000a\u2028\u2029]'
$$;

-- A title without capitals and accents, for search. domain/content/editing/search.ts has the same rule.
create function private.search_key(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'œ', 'oe'), 'æ', 'ae')
$$;

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The date of the last change is the database's: a date in the request is accepted and ignored.
create function private.ignore_date() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := case when tg_op = 'UPDATE' then old.updated_at else now() end;
  return new;
end
$$;

-- Whether the caller is staff; admins are.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()))
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

-- One plain address without display name and invisible characters. Its host has letters, digits, "-" and "_". The site and the functions
-- have the same rule.
create function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'
    and address ~ '^[^\s@<>()\[\]\\,;:"]+@[^\s\u0001-\u002c./:-@\[-^`{-\u007f]+(\.[^\s\u0001-\u002c./:-@\[-^`{-\u007f]+)+$'
    and char_length(address) <= 254
$$;

-- Escapes HTML, with a no-break space where French sets one.
create function private.escape_html(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(
    regexp_replace(
      replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
      ' ([:;!?»])', U&'\00A0' || '\1', 'g'
    ),
    E'\n', '<br>'
  )
$$;

-- What `like` needs to find these words anywhere.
create function private.containing(words text) returns text
language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%'
$$;

create function private.folded(words text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

-- Whether the addresses of pictures are well-formed. domain/club/shop/typedProduct.ts has the same limits as these three functions.
create function private.are_pictures(addresses text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(addresses) <= 6 and array_position(addresses, null) is null and not exists (
    select from unnest(addresses) address where not private.is_picture_address(address)
  )
$$;

create function private.is_length(length jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(length) = 'number' and length::text ~ '^\d{1,3}(\.\d)?$' and length::numeric between 1 and 300, false)
$$;

-- Whether a list of links is well-formed: each has exactly these texts, one line each, and a whole address. domain/club/teams/typed.ts
-- has the same limits.
create function private.are_links(links jsonb, texts text[], most integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= most and not exists (
    select from jsonb_array_elements(links) link
    where jsonb_typeof(link) <> 'object' or link - (texts || '{address}'::text[]) <> '{}'
      or not coalesce(jsonb_typeof(link -> 'address') = 'string' and private.is_web_address(link ->> 'address'), false)
      or exists (
        select from unnest(texts) name
        where not coalesce(
          jsonb_typeof(link -> name) = 'string' and char_length(link ->> name) <= 200
            and private.is_visible(link ->> name) and private.is_plain_line(link ->> name),
          false
        )
      )
  )
$$;

-- Whether a list of short texts is well-formed.
create function private.are_lines(lines text[], most integer, longest integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(lines) <= most and array_position(lines, null) is null and not exists (
    select from unnest(lines) line
    where char_length(line) > longest or not private.is_visible(line) or not private.is_plain_line(line)
  )
$$;

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

-- What holds a comment back, as names are compared: a held word with a letter of another script in it, or with a character that isn't seen,
-- is that word. And a link is what has the shape of an address. domain/content/reactions/holding.ts has the same rules.
create function private.plain_text(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(private.folded_username(word), ' ' order by place), '')
  from regexp_split_to_table(
    words, '[\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'
  ) with ordinality as split (word, place)
$$;

-- Whether a text shows an address. A full stop without its space is none ("Bien joué.Bravo"). A host is a letter, digit or hyphen, a dot in any
-- script, and letters; or four numbers.
create function private.has_link(words text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select private.plain_text(regexp_replace(
    words, '([A-Za-z\u00c0-\u00ff]\.)(?=[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{3,}(?![./:a-z\u00df-\u00ff-]))', '\1 ', 'g'
  )) ~ (
    '://|www\.|(?:[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u0600-\u061f\u0640\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe4f\uff00-\uff0f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ff]|-)[.\u3002]'
    '(?:xn--|[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u0600-\u061f\u0640\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe4f\uff00-\uff0f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ff0-9]{2})'
    '|(?:^|[^0-9.])[0-9]{1,3}(?:\.[0-9]{1,3}){3}(?:[^0-9.]|$)'
  )
$$;

revoke execute on all functions in schema private from public;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.is_visible(text), private.is_plain_text(text), private.is_plain_line(text), private.search_key(text),
  private.is_staff(), private.is_admin(), private.are_pictures(text[]), private.are_links(jsonb, text[], integer),
  private.are_lines(text[], integer, integer), private.is_web_address(text),
  private.is_picture_address(text) to authenticated, service_role;
grant execute on function private.is_mail_address(text) to service_role;
