-- Written by scripts/baseline.ts from supabase/schemas, and never changed: databases keep its text. A change edits a schema file and adds a
-- migration of its own. docs/reference/adding.md

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

-- Who the club is in mails, what of the club's folder was read into the database, and the first steps of a new site.

-- The club's name and address in mails that the database writes. The functions copy them from their settings.
create table private.club (
  only_one boolean primary key default true check (only_one),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  -- Of the site, without a slash at its end.
  address text not null check (address ~ '^https?://[^\s"<>]+$' and char_length(address) <= 500),
  -- Where the functions are reached, without a slash at its end. The functions say it when they start.
  functions_address text
    check (functions_address ~ '^https?://[^\s"<>]+$' and char_length(functions_address) <= 500),
  -- Of the club's folder.
  short_name text
    check (btrim(short_name) <> '' and short_name !~ '[\n\r]' and char_length(short_name) <= 100),
  -- Where answers to the club's mails go.
  email text check (private.is_mail_address(email))
);

-- What of the club's folder was read into the database. An operator can read on what it began with.
create table private.first_content (
  section text primary key check (char_length(section) <= 60),
  read_at timestamptz not null default now()
);

-- The first steps of a club's site: the panel lists those that are open, until the last is done or an admin puts the list away. A row once
-- an admin has chosen. Reached by functions alone.
create table private.setup_list (
  only_one boolean primary key default true check (only_one),
  is_put_away boolean not null
);

alter table private.club enable row level security;
alter table private.first_content enable row level security;
alter table private.setup_list enable row level security;

create policy "visitors and members have no access" on private.club to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.first_content to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.setup_list to anon, authenticated
  using (false) with check (false);

create function public.remember_club(
  name text, address text, functions_address text default null, short_name text default null, email text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.club as known (name, address, functions_address, short_name, email)
  values (
    remember_club.name, remember_club.address, remember_club.functions_address, remember_club.short_name, remember_club.email
  )
  on conflict (only_one) do update set
    name = excluded.name, address = excluded.address, functions_address = excluded.functions_address,
    short_name = excluded.short_name, email = coalesce(excluded.email, known.email)
  where (known.name, known.address, known.functions_address, known.short_name, known.email)
    is distinct from (
      excluded.name, excluded.address, excluded.functions_address, excluded.short_name, coalesce(excluded.email, known.email)
    );
  begin
    perform private.schedule_jobs();
  exception when others then
    raise warning 'the scheduled jobs are as they were: %', sqlerrm;
  end;
end
$$;

-- Reads the first content of a table, once: a list of objects with the table's columns. A table with rows keeps them. Returns whether it
-- was read now. Only the database's owner calls it. Sections that aren't a table: "team_pages", for sites that have their teams already;
-- "match_articles", the articles of a site's first matches, by slug, where an article that is about a match keeps it; and by username the
-- predictions of the first matches, the sign-ups to the first events, and the members who the first people of the teams are. The demo's
-- articles and members are there before. A site that begins without content has no category beyond those of a club's first articles and
-- tips.
create function private.read_first_content(section text, content jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  columns text;
  has_rows boolean;
  is_new boolean;
begin
  lock table private.first_content in exclusive mode;
  if exists (select from private.first_content f where f.section = read_first_content.section) then
    return false;
  end if;
  is_new := not exists (select from private.first_content);
  insert into private.first_content (section) values (read_first_content.section);
  if content = '[]' then
    return false;
  end if;
  if read_first_content.section = 'spare_categories' then
    delete from public.categories c using jsonb_to_recordset(read_first_content.content) as r (kind text, slug text)
    where is_new and c.kind = r.kind and c.slug = r.slug and c.revision = 1
      and not exists (select from public.articles) and not exists (select from public.tips);
    return is_new;
  end if;
  if read_first_content.section = 'team_pages' then
    perform private.read_team_pages(content -> 0);
    return true;
  end if;
  if read_first_content.section = 'match_articles' then
    update public.articles a set match = r.match
    from jsonb_to_recordset(read_first_content.content) as r (article text, match text)
    where a.slug = r.article and a.match is null;
    return true;
  end if;
  if read_first_content.section = 'predictions' and not exists (select from public.predictions) then
    insert into public.predictions (match, user_id, outcome, ours, theirs)
    select m.slug, p.id, r.outcome, r.ours, r.theirs
    from jsonb_to_recordset(read_first_content.content) as r (match text, username text, outcome text, ours smallint, theirs smallint)
      join public.matches m on m.slug = r.match
      join public.profiles p on p.username = r.username;
    return true;
  end if;
  if read_first_content.section = 'event_signups' and not exists (select from public.event_signups) then
    insert into public.event_signups (event, user_id)
    select e.slug, p.id
    from jsonb_array_elements(read_first_content.content) with ordinality as r (row, number)
      join public.events e on e.slug = r.row ->> 'event'
      join public.profiles p on p.username = r.row ->> 'username'
    order by r.number;
    return true;
  end if;
  if read_first_content.section = 'player_accounts' then
    insert into public.player_accounts (person, user_id)
    select e.slug, p.id
    from jsonb_to_recordset(read_first_content.content) as r (person text, username text)
      join public.people e on e.slug = r.person
      join public.profiles p on p.username = r.username
    on conflict do nothing;
    return true;
  end if;
  execute format('select exists (select from public.%I)', read_first_content.section) into has_rows;
  if has_rows then
    return false;
  end if;
  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(content -> 0) key;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    read_first_content.section, columns
  ) using content;
  return true;
end
$$;

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

-- What the site has that visitors see, and whether an admin has chosen a name. As the owner: staff read no other member's role.
create function public.club_setup() returns table (
  has_admin_name boolean, has_team boolean, has_match boolean, has_article boolean, has_tip boolean, has_position boolean,
  has_partner boolean, is_put_away boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s first steps';
  end if;
  return query
    select
      exists (
        select from public.user_roles r join public.profiles p on p.id = r.user_id
        where r.role = 'admin' and p.username is not null
      ),
      exists (select from public.teams t where t.is_published),
      exists (select from public.matches m where m.is_published),
      exists (select from public.articles a where a.is_published and a.published_at <= now()),
      exists (select from public.tips t where t.is_published and t.published_at <= now()),
      exists (select from public.positions p where p.is_published),
      exists (select from public.partners p where p.is_published),
      coalesce((select s.is_put_away from private.setup_list s), false);
end
$$;

-- Returns what is stored.
create function public.put_setup_away(put_away boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins put the first steps away';
  end if;
  insert into private.setup_list as s (is_put_away) values (coalesce(put_away, false))
  on conflict (only_one) do update set is_put_away = excluded.is_put_away;
  return coalesce(put_away, false);
end
$$;

grant all on private.club to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.remember_club(text, text, text, text, text), public.club_name(), public.club_setup(),
  public.put_setup_away(boolean) from public, anon, authenticated;
grant execute on function private.club_name() to service_role;
grant execute on function public.club_setup(), public.put_setup_away(boolean) to authenticated, service_role;
grant execute on function public.remember_club(text, text, text, text, text), public.club_name() to service_role;

-- Limits: how many rows a request writes, and how often a member, an address or a network does something. docs/decisions/0047-limits.md has
-- the numbers and their reasons. Each table that callers write has both triggers of limit_rows(): their conditions are checked as the
-- caller, so the service role, the owner, cascades and `security definer` functions pass. Triggers of a row run in the order of their
-- names, so these run first.

-- What was done lately. A peer is a member's id, or a fingerprint of an address.
create table private.turns (
  act text not null check (char_length(act) <= 40),
  peer text not null check (char_length(peer) <= 64),
  taken_at timestamptz not null default now()
);
create index turns_of_peer on private.turns (act, peer, taken_at);

-- When the next mail of a kind may go.
create table private.paces (
  act text primary key check (char_length(act) <= 40),
  next_at timestamptz not null
);

-- Salt for the fingerprints of networks.
create table private.salt (
  only_one boolean primary key default true check (only_one),
  value uuid not null default gen_random_uuid()
);

insert into private.salt default values;

alter table private.turns enable row level security;
alter table private.paces enable row level security;
alter table private.salt enable row level security;

create policy "visitors and members have no access" on private.turns to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.paces to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.salt to anon, authenticated using (false) with check (false);

-- Takes a turn and returns 0, or returns the seconds until the next one. A refused try doesn't count. The lock makes one peer's calls wait
-- for each other, and the clock is read behind it. A turn in the future comes from a wrong clock and doesn't count.
create function private.take_turn(act text, peer text, most integer, span interval default interval '10 minutes') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('turns ' || take_turn.act || ' ' || take_turn.peer, 0));
  moment := clock_timestamp();
  delete from private.turns t
  where t.act = take_turn.act and t.peer = take_turn.peer
    and (t.taken_at <= moment - take_turn.span or t.taken_at > moment + interval '1 minute');
  select t.taken_at into oldest from private.turns t
  where t.act = take_turn.act and t.peer = take_turn.peer
  order by t.taken_at desc offset take_turn.most - 1 limit 1;
  if found then
    return greatest(1, ceil(extract(epoch from oldest + take_turn.span - moment)))::integer;
  end if;
  insert into private.turns (act, peer, taken_at) values (take_turn.act, take_turn.peer, moment);
  return 0;
end
$$;

-- A turn of an address and one of its network, which has more. Returns the seconds until both are free.
create function private.take_turn_of_both(act text, peer text, network text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  wait integer := private.take_turn(take_turn_of_both.act, take_turn_of_both.peer, 10);
begin
  if wait = 0 and take_turn_of_both.network is not null then
    wait := private.take_turn(take_turn_of_both.act || ' of a network', take_turn_of_both.network, 30);
  end if;
  return wait;
end
$$;

-- When a mail may go: at once for the first sixty, then one each ten seconds. A pace more than a day ahead begins again, so no mail waits
-- longer than a day.
create function private.pace_mail(act text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into private.paces as known (act, next_at) values (pace_mail.act, now() + interval '10 seconds')
  on conflict (act) do update set next_at = interval '10 seconds'
    + case when known.next_at > now() + interval '1 day' then now() else greatest(known.next_at, now()) end
  returning greatest(now(), known.next_at - interval '600 seconds')
$$;

-- An IPv4 address, or the /64 of an IPv6 address, which a provider gives to one household. The functions have the same rule.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  known inet := regexp_replace(address, '^::ffff:(?=[\d.]+$)', '', 'i')::inet;
begin
  return host(network(set_masklen(known, case family(known) when 6 then 64 else 32 end)));
exception when invalid_text_representation then
  return left(address, 64);
end
$$;

-- The fingerprint of the caller's network; null when the request has no address. docs/deploy.md says which headers are trusted.
create function private.caller_network() returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(salt.value || ' ' || private.network_of(client), 'UTF8')), 'hex')
  from private.salt,
    nullif(current_setting('request.headers', true), '') as headers,
    btrim(coalesce(headers::json ->> 'cf-connecting-ip', split_part(headers::json ->> 'x-forwarded-for', ',', 1))) as client
  where client <> ''
$$;

-- PostgREST answers 429. The seconds stand in the body too: a browser hides the header from pages of another origin.
create function private.refuse_until(seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'too-many', 'message', format('Too many in a short time: again in %s s', seconds), 'details', seconds::text, 'hint', null
    )::text,
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds::text))::text;
end
$$;

-- Counts the rows of one statement. The setting ends with the transaction.
create function private.limit_rows() returns trigger
language plpgsql set search_path = '' as $$
declare
  number integer := 0;
begin
  if tg_level = 'ROW' then
    number := coalesce(nullif(current_setting('limits.rows', true), ''), '0')::integer + 1;
    if number > 20 then
      raise sqlstate 'PGRST' using
        message = json_build_object(
          'code', 'too-many-rows', 'message', 'A request writes 20 rows at most', 'details', null, 'hint', null
        )::text,
        detail = json_build_object('status', 413, 'headers', json_build_object())::text;
    end if;
  end if;
  perform set_config('limits.rows', number::text, true);
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- Its arguments: the act, how many, in which span.
create function private.limit_turns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member text := (select auth.uid());
  wait integer;
begin
  wait := private.take_turn(tg_argv[0], coalesce(member, 'no member'), tg_argv[1]::integer, tg_argv[2]::interval);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- The member is in the file's row: a hosted project's storage writes as a role of its own. Three files a picture: a text of 60 pictures in
-- ten minutes.
create function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member text := coalesce(new.owner_id, new.owner::text);
  wait integer;
begin
  if member is not null then
    wait := private.take_turn('upload', member, case when new.bucket_id = 'contenus' then 200 else 60 end);
    if wait > 0 then
      perform private.refuse_until(wait);
    end if;
  end if;
  return null;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is not null then
    -- After the write: an upsert that finds a row is an update then, and no insert.
    create trigger a_limit_uploads after insert or update of metadata on storage.objects
      for each row execute function private.limit_uploads();
  end if;
exception when insufficient_privilege then
  raise notice 'uploads have no limit here: the storage''s tables take no trigger of this role';
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.take_turn(text, text, integer, interval), private.take_turn_of_both(text, text, text),
  private.pace_mail(text) to service_role;

-- The ledger of changes: all that tells servers and open pages that something has changed. No content, and no record that visitors
-- couldn't read. docs/decisions/0231-one-table-of-changes.md has the reasons.

-- One row for each kind, item and audience: a change writes it again. Servers drop kept pages by it, and open pages read again. Row
-- security says who hears of a change. A deletion tells all who listen the key, so the key says nothing.
create table public.changes (
  id uuid primary key default gen_random_uuid(),
  -- What has changed: a table, or what of its rows pages show apart, as "tip_likes".
  kind text not null check (char_length(kind) <= 60),
  -- The record; of an own change, the member. Null where the change is of any.
  item uuid,
  audience text not null check (audience in ('all', 'members', 'member', 'staff')),
  changed_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (kind, item, audience),
  constraint changes_of_a_member check (audience <> 'member' or item is not null)
) with (fillfactor = 50);
create index changes_of_item on public.changes (item);

alter table public.changes enable row level security;

create policy "visitors hear of published content" on public.changes for select to anon
  using (audience = 'all');

create policy "members hear also of what is theirs, the staff of drafts and its work" on public.changes for select to authenticated
  using (
    audience in ('all', 'members') or (audience = 'member' and item = (select auth.uid()))
    or (audience = 'staff' and (select private.is_staff()))
  );

create function private.log_change(kind text, item uuid, audience text) returns void
language sql security definer set search_path = '' as $$
  insert into public.changes (kind, item, audience) values (log_change.kind, log_change.item, log_change.audience)
  on conflict on constraint changes_kind_item_audience_key do update set changed_at = excluded.changed_at
$$;

-- Of a record with is_published: all hear of what visitors can read or could read before, the staff of drafts. Its arguments: the kind, and
-- a time in which several changes are told once. Each row is written by transactions that hold the lock of the record, so none waits longer
-- for it; but for deletions, which are told as a change of any: nothing stays of a deleted record.
create function private.log_record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hearers constant text := case when old.is_published or new.is_published then 'all' else 'staff' end;
begin
  if tg_op = 'DELETE' then
    delete from public.changes c where c.item = old.id;
    perform private.log_change(tg_argv[0], null, hearers);
  elsif tg_nargs < 2 or not exists (
    select from public.changes c where c.kind = tg_argv[0] and c.item = new.id and c.audience = hearers
      and c.changed_at between clock_timestamp() - tg_argv[1]::interval and clock_timestamp()
  ) then
    perform private.log_change(tg_argv[0], new.id, hearers);
  end if;
  return null;
end
$$;

-- Of a kind as a whole. For each row: a statement that changes none, as a deletion that cascades, tells nothing. Its arguments: the kind and
-- the audience.
create function private.log_kind_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change(tg_argv[0], null, tg_argv[1]);
  return null;
end
$$;

-- Of what is a member's own, to that member. Its argument: the kind.
create function private.log_own_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  -- Nothing stays of a deleted member: private.forget_login() deletes the rows.
  if exists (select from auth.users u where u.id = member) then
    perform private.log_change(tg_argv[0], member, 'member');
  end if;
  return null;
end
$$;

-- Of a member whom pages may name, without saying which: their own page, comments, events, the table of predictions. A deleted or hidden one
-- leaves them.
create function private.log_name_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change(case tg_op when 'DELETE' then 'deleted_members' else 'members' end, null, 'all');
  -- What is returned after the write counts for nothing.
  return old;
end
$$;

-- A database without Supabase's realtime has no such publication.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.changes;
  end if;
end
$$;

revoke all on public.changes from anon, authenticated;
grant select on public.changes to anon, authenticated;
grant all on public.changes to service_role;
revoke execute on all functions in schema private from public;

-- Accounts: a member's own profile, the public card of each member, and staff roles. Usernames that pass for a function or for the club are
-- the staff's: domain/accounts/reservedName.ts has the same rules.

-- A username without capitals, accents and spaces, with look-alike letters as Latin ones: two usernames with the same key look the same.
-- domain/accounts/username.ts has this rule and the next.
create function private.folded_username(name text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    lower(regexp_replace(
      normalize(name, NFKD),
      '[\s\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u061c\u064b-\u065f\u0670\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u2de0-\u2dff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffc\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'
    )),
    'авсԁеһіјкӏмнорԛѕтѵԝхуαβεζηικμνορςτυχıłøđħ',
    'abcdehijklmhopqstvwxyabezhikmvopσtyxilodh'
  )
$$;

-- Whether the letters are of one script among those with look-alikes: Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu.
create function private.is_of_one_script(name text) returns boolean
language sql immutable set search_path = '' as $$
  select (letters ~ '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u1d00-\u1d25\u1e00-\u1eff]')::integer
    + (letters ~ '[\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f-\u03e1\u03f0-\u03ff\u1f00-\u1fff]')::integer
    + (letters ~ '[\u0400-\u052f\u1c80-\u1c8f\ua640-\ua69f]')::integer
    + (letters ~ '[\u0531-\u0556\u0561-\u0587]')::integer
    + (letters ~ '[\u13a0-\u13ff\uab70-\uabbf]')::integer
    + (letters ~ '[\u03e2-\u03ef\u2c80-\u2cff]')::integer
    + (letters ~ '[\ua4d0-\ua4ff\U00011fb0]')::integer <= 1
  from normalize(name, NFKC) as letters
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 100),
  username text check (char_length(username) <= 40),
  username_key text generated always as (private.folded_username(username)) stored,
  avatar_url public.picture_address,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A member's choice to hide the scores of matches, which their devices follow. The newest choice wins.
  hides_scores boolean not null default false,
  -- When a device chose; null before the first choice.
  scores_chosen_at timestamptz,
  -- Each member can hide their page. docs/decisions/0150-member-pages.md has the reasons.
  is_hidden boolean not null default false,
  -- Whether the bar and the greeting name the member by their username, on their own screen; else by the full name.
  prefers_username boolean not null default false,
  -- At least one letter or digit.
  constraint profiles_username_readable check (username_key ~ '[[:alnum:]]'),
  constraint profiles_username_of_one_script check (private.is_of_one_script(username))
);
create unique index profiles_username on public.profiles (username_key);
create index profiles_newest on public.profiles (created_at desc);
create index profiles_username_begun on public.profiles (username_key text_pattern_ops);

-- The public side of a member, without full name and e-mail. A trigger keeps it.
create table public.member_cards (
  id uuid primary key references public.profiles (id) on delete cascade,
  username text,
  avatar_url public.picture_address,
  is_staff boolean not null default false,
  -- The comments of the staff's list are sorted by their authors' names without capitals and accents, as content is by its titles.
  name_key text generated always as (private.search_key(username)) stored,
  -- Names lead to no hidden page, and lists of members leave a hidden member out.
  is_hidden boolean not null default false
);

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('staff', 'admin')),
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
alter table public.member_cards enable row level security;
alter table public.user_roles enable row level security;

create policy "members read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "members write their own profile" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "members change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "members leave the club" on public.profiles for delete to authenticated
  using (id = (select auth.uid()));

create policy "everybody sees member cards" on public.member_cards for select to anon, authenticated
  using (true);

-- The database's owner makes the first admin. Admins change neither their own role nor another admin's.
create policy "admins make others staff" on public.user_roles for insert to authenticated
  with check (role = 'staff' and user_id <> (select auth.uid()) and (select private.is_admin()));
create policy "admins take the staff role from others" on public.user_roles for delete to authenticated
  using (role = 'staff' and user_id <> (select auth.uid()) and (select private.is_admin()));
create policy "members read their own role, admins all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Pictures of members: public by address, one of each type a member, listed by their owner alone. Without storage there are none.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "members see their own pictures" on storage.objects for select to authenticated
    using (bucket_id = 'avatars' and name like (select auth.uid()) || '/%');
  create policy "members keep one picture of each type" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'avatars' and name ~ ('^' || (select auth.uid()) || '/avatar\.(jpg|jpeg|png|webp)$')
      -- A token outlives its member for a while.
      and exists (select from public.profiles where id = (select auth.uid()))
    );
  create policy "members change their own pictures" on storage.objects for update to authenticated
    using (bucket_id = 'avatars' and name like (select auth.uid()) || '/%')
    with check (bucket_id = 'avatars' and name ~ ('^' || (select auth.uid()) || '/avatar\.(jpg|jpeg|png|webp)$'));
  create policy "members remove their own pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'avatars' and name like (select auth.uid()) || '/%');
end
$$;

create view private.export_identities as
select i.user_id as member, jsonb_build_object(
  'provider', i.provider, 'provider_id', i.provider_id, 'data', i.identity_data, 'linked_at', i.created_at
) as entry
from auth.identities i where i.provider <> 'email';

-- Shortens a name to one line without direction marks. Null when nothing in it is visible.
create function private.normalize_name(name text, longest integer) returns text
language sql immutable set search_path = '' as $$
  select kept
  from regexp_replace(name, '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as on_one_line,
    regexp_replace(on_one_line, '[\u202a-\u202e\u2066-\u2069]', '', 'g') as harmless,
    btrim(left(btrim(harmless), longest)) as kept
  where kept ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
$$;

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

-- Each new login gets a profile. The name comes from the sign-up page (username) or from the dialog (pseudo). A taken name gets a number,
-- an invalid or reserved one is left out: no name makes the sign-up fail. A provider's names are offered to a new member, and not taken:
-- names are taken from a sign-up with a password alone.
create function private.add_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chosen jsonb := case when coalesce(new.raw_app_meta_data ->> 'provider', 'email') = 'email' then new.raw_user_meta_data end;
  wanted text := coalesce(private.normalize_name(chosen ->> 'username', 30), private.normalize_name(chosen ->> 'pseudo', 30));
  given text := case when not private.may_not_be_called(new.id, wanted) then wanted end;
  number integer := 1;
begin
  loop
    begin
      insert into public.profiles (id, full_name, username, created_at)
      values (new.id, private.normalize_name(chosen ->> 'full_name', 100), given, coalesce(new.created_at, now()));
      return new;
    exception
      when unique_violation then
        if given is null then raise; end if;
        number := number + 1;
        given := wanted || number;
      when check_violation then
        if given is null then raise; end if;
        given := null;
    end;
  end loop;
end
$$;
create trigger add_profile after insert on auth.users for each row execute function private.add_profile();

-- A name that is too long is refused by the table's check, never cut.
create function private.normalize_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.username := private.normalize_name(new.username, 10000);
  new.full_name := private.normalize_name(new.full_name, 10000);
  return new;
end
$$;
create trigger normalize_names before insert or update of username, full_name on public.profiles
  for each row execute function private.normalize_names();

create function private.sync_member_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.member_cards (id, username, avatar_url, is_hidden)
  values (new.id, new.username, new.avatar_url, new.is_hidden)
  on conflict (id) do update
    set username = excluded.username, avatar_url = excluded.avatar_url, is_hidden = excluded.is_hidden;
  return null;
end
$$;
create trigger sync_member_card after insert or update of username, avatar_url, is_hidden on public.profiles
  for each row execute function private.sync_member_card();

create function private.sync_staff_badge() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.member_cards set is_staff = (tg_op <> 'DELETE')
  where id = case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  return null;
end
$$;
create trigger sync_staff_badge after insert or delete on public.user_roles
  for each row execute function private.sync_staff_badge();

-- For admins: all staff when `words` is empty; else members by part of their username or by their whole e-mail in any spelling, which isn't
-- returned.
create function public.find_members(words text) returns table (id uuid, username text, avatar_url text, role text)
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

-- A member who deletes their profile needs a sign-in within the last day: a session may be stolen. The database's owner needs none.
-- The accounts' service has the same rule for a new password and another e-mail (`secure_password_change`).
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

-- Drops a choice that is older than the one in the row. A device's clock may be ahead: no choice is made later than now.
create function private.newest_score_choice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.scores_chosen_at > now() then
    new.scores_chosen_at := date_trunc('milliseconds', now());
  end if;
  if new.scores_chosen_at is null or new.scores_chosen_at <= old.scores_chosen_at then
    new.hides_scores := old.hides_scores;
    new.scores_chosen_at := old.scores_chosen_at;
  end if;
  return new;
end
$$;
create trigger newest_score_choice before update of hides_scores, scores_chosen_at on public.profiles
  for each row execute function private.newest_score_choice();

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

-- A text's letters and digits, look-alikes as one: "l" is an "i", "rn" an "m".
create function private.plain_letters(words text, is_leet boolean) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(
    regexp_replace(
      replace(replace(replace(case when is_leet then translate(plain, '4@381!|05$7+69', 'aaebiiiossttgg') else plain end, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      '[^[:alnum:]]', '', 'g'
    ), 'rn', 'm'), 'vv', 'w'), 'l', 'i')
  from translate(
    translate(
      private.folded_username(translate(words, 'νΝ', 'nn')),
      '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
      'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'
    ),
    'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋпгтдилфꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏁᏃᏏᏒᏚᏙᏞᏟᏢᏦᏴᎾꭰꭱꭲꭵꭺꭻꭼꮃꮇꮋꮍꮐꮑꮓꮟꮢꮪꮩꮮꮯꮲꮶᏼꮎⲁⲃⲇⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⲅϥօոսհյցզքδᗩᗅᗷᑕᗞᗪᗴᕮᖴᘜᕼᒍᒪᗰᑎᑭᑫᖇᔕᑌᐯᗯ᙭',
    'abcdefghijklmnopqrstuvwyzagivnrtdilfbpdtgkjczfmnlsrvhwxyaeioudrtiajewmhygnzbrsvlcpkbodrtiajewmhygnzbrsvlcpkboabdehikmnopctyxgqonuhjgqpdaabcddeefghjlmnpqrsuvwx'
  ) plain
$$;

create function private.squeezed(letters text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(letters, '(.)\1+', '\1', 'g')
$$;

create function private.words_of_name(name text) returns setof text
language sql immutable set search_path = '' as $$
  select word from regexp_split_to_table(
    regexp_replace(normalize(name, NFKC), '([a-z])([A-Z])', '\1 \2', 'g'), '[\s._()\[\]{}/\\,;:*~#&=<>"''«»•·—–★|-]+'
  ) word where word <> ''
$$;

-- The club's names: of the functions' settings, and as admins changed them. Without the words that change nothing.
create function private.club_names() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct name), '{}') from (
    select unnest(array[c.name, c.short_name]) as name from private.club c
    union all
    select p.texts ->> field from public.page_texts p, unnest('{name,shortName}'::text[]) field where p.section = 'identity'
  ) names where name <> ''
$$;

create function private.is_reserved_username(name text, names_of_club text[]) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  titles constant text[] := array(select private.plain_letters(word, false) || ending from unnest(
    '{admin,admins,administrateur,administratrice,administration,administrator,webmaster,staff,modo,modos,modérateur,modératrice,modérateurs,modération,moderator,админ,модератор}'::text[]
  ) word, unnest('{"",s}'::text[]) ending);
  functions constant text[] := titles || array(select private.plain_letters(word, false) || ending from unnest(
    '{mod,mods,équipe,team,officiel,officielle,official,support,system,système,root,rédaction,direction,bureau,club,président,présidente,fondateur,fondatrice}'::text[]
  ) word, unnest('{"",s}'::text[]) ending);
  before constant text[] := array(select private.plain_letters(word, false) from unnest(
    '{compte,account,le,la,les,l,un,une,de,du,des,d,the,of,et,and,notre}'::text[]
  ) word);
  behind constant text[] := '{fr,com,gg,site}';
  core text[];
  pattern text;
  squeezed_pattern text;
  words text[] := array(select private.words_of_name(name));
  is_title boolean[];
begin
  core := functions || array(
    select letters from (
      select private.plain_letters(club, false) letters from unnest(names_of_club) club
      union all
      select private.plain_letters(word, false) from unnest(names_of_club) club, private.words_of_name(club) word
      where char_length(word) > 2
    ) own where char_length(letters) > 1 and letters <> all (before)
  );
  pattern := format(
    '^(?:(?:%s|[0-9])*(?:%s))+(?:%s|[0-9])*$',
    array_to_string(before, '|'), array_to_string(core, '|'), array_to_string(behind, '|')
  );
  squeezed_pattern := format(
    '^(?:(?:%s|[0-9])*(?:%s))+(?:%s|[0-9])*$',
    (select string_agg(private.squeezed(w), '|') from unnest(before) w),
    (select string_agg(private.squeezed(w), '|') from unnest(core) w),
    (select string_agg(private.squeezed(w), '|') from unnest(behind) w)
  );
  if exists (
    select from unnest(array[
      private.plain_letters(name, false), private.plain_letters(name, true),
      private.plain_letters(regexp_replace(name, '[0-9]+$', ''), true)
    ]) letters
    where letters ~ pattern or private.squeezed(letters) ~ squeezed_pattern
  ) then
    return true;
  end if;
  is_title := array(
    select private.plain_letters(word, false) = any (titles) or private.plain_letters(word, true) = any (titles)
    from unnest(words) with ordinality as w (word, place) order by place
  );
  if exists (
    select from regexp_split_to_table(normalize(name, NFKC), '[()\[\]{}<>«»|•·—–★/\\,;:~*]+|\s-\s') part
    where exists (
      select from private.words_of_name(part) word
      where private.plain_letters(word, false) = any (titles) or private.plain_letters(word, true) = any (titles)
    ) and not exists (
      select from private.words_of_name(part) word
      where private.plain_letters(word, false) <> all (titles || before) and private.plain_letters(word, true) <> all (titles)
    )
  ) then
    return true;
  end if;
  return coalesce((is_title[1] or is_title[cardinality(words)]) and (
    select count(*) from unnest(words, is_title) as w (word, is_one)
    where not is_one and private.plain_letters(word, false) <> all (before)
  ) < 2, false);
end
$$;

-- Whether a member can't have a username.
create function private.may_not_be_called(member uuid, name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select name is not null and not exists (select from public.user_roles where user_id = member)
    and private.is_reserved_username(name, private.club_names())
$$;

-- For members: a restored backup keeps its rows, and a sign-up never fails. Who has such a name keeps it. A profile is saved by an insert
-- that becomes an update, so the stored name is looked up.
create function private.refuse_reserved_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles p where p.id = new.id and p.username is not distinct from new.username)
    and private.may_not_be_called(new.id, new.username) then
    raise check_violation using message = 'the username is reserved', constraint = 'profiles_username_reserved';
  end if;
  return new;
end
$$;
create trigger refuse_reserved_username before insert or update of username on public.profiles for each row
  when (auth.uid() is not null) execute function private.refuse_reserved_username();

-- Admins find the members whose username passes for a function or for the club, and take such a name. domain/accounts/reservedName.ts has the rule.
create function public.list_reserved_names() returns table (id uuid, username text, avatar_url text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  names_of_club constant text[] := private.club_names();
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins look for members';
  end if;
  return query
    select c.id, c.username, c.avatar_url::text
    from public.member_cards c join public.profiles p on p.id = c.id
    where p.username is not null and not exists (select from public.user_roles r where r.user_id = c.id)
      and private.is_reserved_username(p.username, names_of_club)
    order by p.username_key, c.id
    limit 100;
end
$$;

-- Idempotent. A name that passes for a person stays.
create function public.take_reserved_name(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() or not exists (select from public.profiles p where p.id = member)
    or exists (select from public.user_roles r where r.user_id = member) then
    raise insufficient_privilege using message = 'only admins take the name of a member, and none of the staff''s';
  end if;
  update public.profiles p set username = null
  where p.id = member and p.username is not null and private.is_reserved_username(p.username, private.club_names());
end
$$;

-- Raises for all but the staff, in words for all parts of the panel.
create function private.ask_for_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff may do that';
  end if;
end
$$;

create function private.ask_for_admins() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins may do that';
  end if;
end
$$;

-- Signing in with Discord. The accounts keep who is linked to whom in auth.identities: an identity belongs to one member, and is deleted
-- with them.

-- A name as a new member could have it: with a number when another member has it; null when no member can have it.
create function private.free_username(member uuid, name text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.normalize_name(name, 30);
  given text := wanted;
  number integer := 1;
begin
  if wanted is null or private.may_not_be_called(member, wanted) then
    return null;
  end if;
  while number < 100 loop
    perform 1 from public.profiles p
    where p.username_key = private.folded_username(given) and p.id <> member;
    if not found then return given; end if;
    number := number + 1;
    given := wanted || number;
  end loop;
  return null;
end
$$;

-- The caller's link to Discord, whether they have a password, and a free username after their name on Discord.
create function public.my_discord() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'identity', i.id,
    'name', i.identity_data ->> 'full_name',
    'offered', private.free_username(
      (select auth.uid()),
      coalesce(nullif(i.identity_data #>> '{custom_claims,global_name}', ''), i.identity_data ->> 'full_name')
    ),
    'has_password', coalesce(
      (select coalesce(u.encrypted_password, '') <> '' from auth.users u where u.id = (select auth.uid())), false
    )
  )
  from (select 1) one left join auth.identities i on i.user_id = (select auth.uid()) and i.provider = 'discord'
  order by i.created_at limit 1
$$;

create trigger touch before update on public.profiles for each row execute function private.touch();
create trigger ignore_date before insert on public.profiles
  for each row when (auth.uid() is not null) execute function private.ignore_date();
create trigger a_limit_rows_begin before insert or update or delete on public.profiles for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.profiles for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update on public.profiles for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('profile', '30', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.user_roles for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.user_roles for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

create trigger log_own_change after insert or update or delete on public.user_roles for each row
  execute function private.log_own_change('user_roles');
create trigger log_change after update on public.member_cards for each row
  when (old is distinct from new) execute function private.log_name_change();
-- Before the deletion: members who leave at once wait here for each other, and not with locks on comments.
create trigger log_deletion before delete on public.member_cards for each row execute function private.log_name_change();

revoke all on public.profiles, public.member_cards, public.user_roles from anon, authenticated;
grant select, delete on public.profiles, public.user_roles to authenticated;
grant select on public.member_cards to anon, authenticated;
-- Triggers date the changes.
grant insert (id, full_name, username, avatar_url) on public.profiles to authenticated;
grant update (id, full_name, username, avatar_url, hides_scores, scores_chosen_at, is_hidden,
  prefers_username) on public.profiles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant all on public.profiles, public.member_cards, public.user_roles to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.signed_in_lately(), public.find_members(text), public.list_reserved_names(),
  public.take_reserved_name(uuid), public.my_discord() from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.folded_username(text), private.is_of_one_script(text) to authenticated, service_role;
grant execute on function public.signed_in_lately(), public.list_reserved_names(), public.take_reserved_name(uuid),
  public.my_discord() to authenticated;
grant execute on function public.find_members(text) to authenticated, service_role;

-- Ordered lists of the club, such as its partners: the staff writes them, everybody reads what is published. An area makes its table one by
-- make_ordered_list().

-- A new record stands at the end of its list, unless a place is given. The trigger's argument is the most records of the list; 60 without
-- one. The dates, the revision and the place are the database's: a change of the place alone is no change of the record.
-- domain/club/lists/records.ts has the same limit.
create function private.number_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most integer := coalesce(tg_argv[0], '60')::integer;
  next integer;
  records bigint;
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended('list ' || tg_table_name, 0));
    execute format('select coalesce(max(place), -1) + 1, count(*) from public.%I', tg_table_name) into next, records;
    if records >= most then
      raise exception using errcode = '54000', message = format('this list of the club has %s records at most', most);
    end if;
    new.place := coalesce(new.place, next);
  elsif to_jsonb(new) - 'place' <> to_jsonb(old) - 'place' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Makes an ordered list of a table with the columns id, place, is_published, updated_at and revision: row security, grants, limits, and
-- what it tells pages. `details`: the columns that the staff writes beside is_published. Only schema files and migrations call it.
create function private.make_ordered_list(list text, details text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'alter table public.%1$I enable row level security;
    create policy "visitors read published records" on public.%1$I for select to anon using (is_published);
    create policy "members read published records, staff all" on public.%1$I for select to authenticated
      using (is_published or (select private.is_staff()));
    create policy "staff add records" on public.%1$I for insert to authenticated with check ((select private.is_staff()));
    create policy "staff change records" on public.%1$I for update to authenticated
      using ((select private.is_staff())) with check ((select private.is_staff()));
    create policy "staff delete records" on public.%1$I for delete to authenticated using ((select private.is_staff()));
    revoke all on public.%1$I from anon, authenticated;
    grant select on public.%1$I to anon, authenticated;
    grant insert (%2$s, is_published), update (%2$s, is_published), delete on public.%1$I to authenticated;
    grant all on public.%1$I to service_role;
    create trigger number_record before insert or update on public.%1$I
      for each row execute function private.number_record();
    create trigger a_limit_rows_begin before insert or update or delete on public.%1$I for each statement
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows();
    create trigger a_limit_rows before insert or update or delete on public.%1$I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows();
    create trigger log_change after insert or update or delete on public.%1$I for each row
      execute function private.log_record_change(%1$L)',
    list, details
  );
end
$$;

-- Places a record before another of its list, or at the end: 'done' or 'gone'. A list is a table that make_ordered_list() was called for.
create function public.place_record(of_list text, of_record uuid, before uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[];
  at integer;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff orders the lists of the club';
  end if;
  if not exists (
    select from pg_trigger where tgname = 'number_record' and tgrelid = to_regclass(format('public.%I', of_list))
  ) then
    return 'gone';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('list ' || of_list, 0));
  execute format('select array(select id from public.%I order by place, id)', of_list) into others;
  if array_position(others, of_record) is null then
    return 'gone';
  end if;
  others := array_remove(others, of_record);
  at := case when before is null then cardinality(others) + 1 else array_position(others, before) end;
  if at is null then
    return 'gone';
  end if;
  execute format(
    'update public.%I r set place = o.place - 1
    from unnest($1) with ordinality as o (id, place) where r.id = o.id and r.place <> o.place - 1', of_list
  ) using others[:at - 1] || of_record || others[at:];
  return 'done';
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.place_record(text, uuid, uuid) from public, anon, authenticated;
grant execute on function public.place_record(text, uuid, uuid) to authenticated, service_role;

-- The club's partners: an ordered list.

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  name text not null check (char_length(name) <= 60),
  kind text not null check (char_length(kind) <= 80),
  text text not null check (char_length(text) <= 400),
  address public.secure_address not null,
  logo public.picture_address,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint partners_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint partners_kind_plain check (private.is_visible(kind) and private.is_plain_line(kind)),
  constraint partners_text_plain check (private.is_visible(text) and private.is_plain_text(text))
);

select private.make_ordered_list('partners', 'name, kind, text, address, logo');

-- Products of the shop: an ordered list of the club.

create function private.are_sizes(sizes jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(sizes) = 'array' and jsonb_array_length(sizes) <= 10 and not exists (
    select from jsonb_array_elements(sizes) size
    where jsonb_typeof(size) <> 'object' or size - '{name,measures}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(size -> 'name') = 'string' and char_length(size ->> 'name') <= 20
          and private.is_visible(size ->> 'name') and private.is_plain_line(size ->> 'name'),
        false
      )
      or not coalesce(
        jsonb_typeof(size -> 'measures') = 'null' or jsonb_typeof(size -> 'measures') = 'object'
          and (size -> 'measures') - '{width,height}'::text[] = '{}'
          and private.is_length(size -> 'measures' -> 'width') and private.is_length(size -> 'measures' -> 'height'),
        false
      )
  )
$$;

create function private.are_facts(facts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(facts) = 'array' and jsonb_array_length(facts) <= 8 and not exists (
    select from jsonb_array_elements(facts) fact
    where jsonb_typeof(fact) <> 'object' or fact - '{name,text}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(fact -> 'name') = 'string' and char_length(fact ->> 'name') <= 30
          and private.is_visible(fact ->> 'name') and private.is_plain_line(fact ->> 'name')
          and jsonb_typeof(fact -> 'text') = 'string' and char_length(fact ->> 'text') <= 200
          and private.is_visible(fact ->> 'text') and private.is_plain_line(fact ->> 'text'),
        false
      )
  )
$$;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  name text not null check (char_length(name) <= 60),
  description text not null check (char_length(description) <= 400),
  -- The price in cents of a euro; 0 is free.
  cents integer not null check (cents between 0 and 999999),
  drawing text not null check (drawing in ('jersey', 'sleeves', 'hoodie')),
  pictures text[] not null default '{}' check (private.are_pictures(pictures)),
  sizes jsonb not null default '[]' check (private.are_sizes(sizes)),
  facts jsonb not null default '[]' check (private.are_facts(facts)),
  stock text check (char_length(stock) <= 60),
  -- With {taille} in the place of the size.
  order_link public.secure_address,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint products_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint products_description_plain check (private.is_visible(description) and private.is_plain_text(description)),
  constraint products_stock_plain check (private.is_visible(stock) and private.is_plain_line(stock))
);

select private.make_ordered_list(
  'products', 'name, description, cents, drawing, pictures, sizes, facts, stock, order_link'
);

revoke execute on all functions in schema private from public;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_sizes(jsonb), private.are_facts(jsonb) to authenticated, service_role;

-- Teams, people and memberships: the staff writes them, everybody reads what is published. docs/decisions/0078-teams-as-data.md has the
-- reasons.

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  -- What it plays, by which it is called.
  game text not null check (char_length(game) <= 60),
  place integer not null,
  is_published boolean not null default true,
  -- Of its page; empty: the game's name.
  title text not null default '' check (char_length(title) <= 80 and private.is_plain_line(title)),
  lead text not null default '' check (char_length(lead) <= 200 and private.is_plain_line(lead)),
  status text not null default 'active' check (status in ('active', 'developing')),
  -- Where it plays: "Division 1".
  tier text not null default '' check (char_length(tier) <= 60 and private.is_plain_line(tier)),
  founded integer check (founded between 1980 and 2200),
  description text not null default ''
    check (char_length(description) <= 600 and private.is_plain_text(description)),
  links jsonb not null default '[]' check (private.are_links(links, '{title,text,words}', 3)),
  updated_at timestamptz not null default now(),
  -- Grows with each change.
  revision integer not null default 1,
  constraint teams_game_plain check (private.is_visible(game) and private.is_plain_line(game))
);
create index teams_in_order on public.teams (place, slug);

-- Players and staff. What depends on the team stands with the membership.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) <= 60 and private.is_visible(name) and private.is_plain_line(name)),
  qualities text[] not null default '{}' check (private.are_lines(qualities, 6, 60)),
  -- What they bring, in a few words: "six ans sur le banc".
  experience text not null default '' check (char_length(experience) <= 80 and private.is_plain_line(experience)),
  story text not null default '' check (char_length(story) <= 1000 and private.is_plain_text(story)),
  -- The profile with the statistics, elsewhere.
  stats public.web_address,
  links jsonb not null default '[]' check (private.are_links(links, '{words}', 3)),
  -- The address of a picture; null: the site draws a face.
  photo public.picture_address,
  place integer not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  team text not null references public.teams (slug) on update cascade on delete cascade,
  person text not null references public.people (slug) on update cascade on delete cascade,
  kind text not null check (kind in ('player', 'staff')),
  role text not null check (char_length(role) <= 60 and private.is_visible(role) and private.is_plain_line(role)),
  rank text not null default '' check (char_length(rank) <= 60 and private.is_plain_line(rank)),
  specialty text not null default '' check (char_length(specialty) <= 60 and private.is_plain_line(specialty)),
  -- In the team: "Ancre du site B".
  "position" text not null default '' check (char_length("position") <= 80 and private.is_plain_line("position")),
  joined date check (joined between '1980-01-01' and '2200-01-01'),
  -- The first day without them.
  departed date check (departed between '1980-01-01' and '2200-01-01'),
  place integer not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint memberships_end_after_begin check (departed >= joined)
);
create index memberships_in_order on public.memberships (team, place, id);
create index memberships_of_person on public.memberships (person);

-- Asked by the policies of other tables, whose own policies would ask each other without an end.
create function private.shown_teams() returns setof text
language sql stable security definer set search_path = '' as $$
  select t.slug from public.teams t where t.is_published
$$;

create function private.shown_people() returns setof text
language sql stable security definer set search_path = '' as $$
  select p.slug from public.people p where p.is_published
$$;

alter table public.people enable row level security;
alter table public.memberships enable row level security;

select private.make_ordered_list('teams', 'slug, game, title, lead, status, tier, founded, description, links');

create policy "staff add records" on public.people for insert to authenticated with check ((select private.is_staff()));
create policy "staff change records" on public.people for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete records" on public.people for delete to authenticated using ((select private.is_staff()));
-- A person without a published team isn't shown.
create policy "visitors read people of published teams" on public.people for select to anon
  using (is_published and exists (select from public.memberships m where m.person = slug));
create policy "members read people of published teams, staff all" on public.people for select to authenticated
  using ((select private.is_staff()) or (is_published and exists (select from public.memberships m where m.person = slug)));

create policy "staff add records" on public.memberships for insert to authenticated with check ((select private.is_staff()));
create policy "staff change records" on public.memberships for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete records" on public.memberships for delete to authenticated using ((select private.is_staff()));
create policy "visitors read members of published teams" on public.memberships for select to anon
  using (is_published and team in (select private.shown_teams()) and person in (select private.shown_people()));
create policy "members read members of published teams, staff all" on public.memberships for select to authenticated
  using (
    (select private.is_staff())
    or (is_published and team in (select private.shown_teams()) and person in (select private.shown_people()))
  );

-- What the club's folder says of its teams beyond their names: one object with the lists "teams", "people", "memberships" and "honours".
-- A team that the staff has changed keeps what it has; one that is missing is added.
create function private.read_team_pages(content jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.teams as t (slug, game, place, title, lead, status, tier, founded, description, links)
  select r.slug, r.game, r.place, r.title, r.lead, r.status, r.tier, r.founded, r.description, r.links
  from jsonb_populate_recordset(null::public.teams, content -> 'teams') r
  on conflict (slug) do update set
    title = excluded.title, lead = excluded.lead, status = excluded.status, tier = excluded.tier, founded = excluded.founded,
    description = excluded.description, links = excluded.links
  where t.revision = 1;
  insert into public.people (slug, name, place, qualities, experience, story, stats, links)
  select r.slug, r.name, r.place, r.qualities, r.experience, r.story, r.stats, r.links
  from jsonb_populate_recordset(null::public.people, content -> 'people') r
  on conflict (slug) do nothing;
  insert into public.memberships (team, person, place, kind, role, rank, specialty, "position")
  select r.team, r.person, r.place, r.kind, r.role, r.rank, r.specialty, r."position"
  from jsonb_populate_recordset(null::public.memberships, content -> 'memberships') r;
  insert into public.honours (team, place, title, result, year)
  select r.team, r.place, r.title, r.result, r.year
  from jsonb_populate_recordset(null::public.honours, content -> 'honours') r;
end
$$;

-- Visitors couldn't read people, members and honours of teams that aren't published, whatever they are themselves.
create function private.is_of_shown_team(list text, given jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select (given ->> 'is_published')::boolean and exists (
    select from public.teams t
    where t.is_published and case list
      when 'people' then exists (select from public.memberships m where m.team = t.slug and m.person = given ->> 'slug')
      else t.slug = given ->> 'team'
    end
  )
$$;

-- As private.log_record_change(). A deletion is told to all when the record was: its team may be deleted already.
create function private.log_team_part_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_shown boolean := coalesce(private.is_of_shown_team(tg_table_name, to_jsonb(old)), false)
    or coalesce(private.is_of_shown_team(tg_table_name, to_jsonb(new)), false);
  was_told boolean;
begin
  if tg_op = 'DELETE' then
    with told as (delete from public.changes c where c.item = old.id returning c.audience)
    select coalesce(bool_or(t.audience = 'all'), false) from told t into was_told;
    perform private.log_change(tg_table_name, null, case when is_shown or was_told then 'all' else 'staff' end);
  else
    perform private.log_change(tg_table_name, new.id, case when is_shown then 'all' else 'staff' end);
  end if;
  return null;
end
$$;
create trigger log_change after insert or update or delete on public.people for each row
  execute function private.log_team_part_change();
create trigger log_change after insert or update or delete on public.memberships for each row
  execute function private.log_team_part_change();

create trigger a_limit_rows_begin before insert or update or delete on public.people for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.people for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger number_record before insert or update on public.people
  for each row execute function private.number_record(1000);

create trigger a_limit_rows_begin before insert or update or delete on public.memberships for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.memberships for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger number_record before insert or update on public.memberships
  for each row execute function private.number_record(1000);

revoke all on public.people, public.memberships from anon, authenticated;
grant select on public.people, public.memberships to anon;
grant select, delete on public.people, public.memberships to authenticated;
grant insert (slug, name, qualities, experience, story, stats, links, photo, is_published) on public.people to authenticated;
grant update (name, qualities, experience, story, stats, links, photo, is_published) on public.people to authenticated;
grant insert (team, person, kind, role, rank, specialty, "position", joined, departed, is_published) on public.memberships to authenticated;
grant update (kind, role, rank, specialty, "position", joined, departed, is_published) on public.memberships to authenticated;
grant all on public.people, public.memberships to service_role;
-- Addresses are permanent, and a member stays the same person.
revoke update (slug) on public.teams from authenticated;
revoke execute on all functions in schema private from public;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.shown_teams(), private.shown_people() to anon, authenticated, service_role;

-- Matches, and the honours of teams. The staff writes them, everybody reads the published ones. docs/decisions/0071-matches-as-data.md,
-- 0092-postponed-matches.md and 0075-files-of-matches.md have the reasons.

-- Whether a list of maps is well-formed. domain/club/matches/scoring.ts has the same limits.
create function private.are_maps(maps jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(maps) = 'array' and jsonb_array_length(maps) <= 9 and not exists (
    select from jsonb_array_elements(maps) map
    where jsonb_typeof(map) <> 'object' or map - '{name,ours,theirs}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(map -> 'name') = 'string' and char_length(map ->> 'name') <= 40 and private.is_plain_line(map ->> 'name')
          and map ->> 'ours' ~ '^\d{1,2}$' and jsonb_typeof(map -> 'ours') = 'number'
          and map ->> 'theirs' ~ '^\d{1,2}$' and jsonb_typeof(map -> 'theirs') = 'number',
        false
      )
  )
$$;

-- Whether a line-up is well-formed. domain/club/matches/typed.ts has the same limits.
create function private.are_players(names text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(names) <= 12 and array_position(names, null) is null and not exists (
    select from unnest(names) name
    where char_length(name) > 60 or not private.is_visible(name) or not private.is_plain_line(name)
  )
$$;

create table public.matches (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  -- Calendars know the match by it, before an @ and the site's host.
  calendar_id text not null unique default gen_random_uuid() check (calendar_id ~ '^[a-z0-9.-]{1,100}$'),
  team text not null references public.teams (slug) on update cascade,
  opponent text not null check (char_length(opponent) <= 60),
  opponent_logo public.picture_address,
  competition text not null check (char_length(competition) <= 80),
  stage text check (char_length(stage) <= 60),
  format text check (format in ('bo1', 'bo2', 'bo3', 'bo5', 'bo7')),
  start timestamptz not null check (start >= '2000-01-01Z' and start < '2100-01-01Z'),
  -- A season runs from August to July, and is named by the year in which it begins.
  season integer not null generated always as (
    extract(year from (start at time zone 'Europe/Paris') - interval '7 months')
  ) stored,
  moved_from timestamptz,
  watch public.web_address,
  vod public.web_address,
  notes text check (char_length(notes) <= 2000),
  lineup text[] not null default '{}' check (private.are_players(lineup)),
  status text not null default 'scheduled' check (status in ('scheduled', 'live', 'finished', 'postponed', 'cancelled')),
  maps jsonb not null default '[]' check (private.are_maps(maps)),
  -- The side that didn't play.
  forfeit text check (forfeit in ('ours', 'theirs')),
  finished_at timestamptz,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Grows with each change.
  revision integer not null default 1,
  -- Lists have the postponed ones last: their start doesn't hold.
  is_postponed boolean not null generated always as (status = 'postponed') stored,
  constraint matches_opponent_plain check (private.is_visible(opponent) and private.is_plain_line(opponent)),
  constraint matches_competition_plain check (private.is_visible(competition) and private.is_plain_line(competition)),
  constraint matches_stage_plain check (private.is_plain_line(stage)),
  constraint matches_notes_plain check (private.is_plain_text(notes)),
  constraint matches_have_maps_of_format check (
    format is null or jsonb_array_length(maps) <= substr(format, 3)::integer
  ),
  constraint matches_end_with_a_score check (status <> 'finished' or forfeit is not null or maps <> '[]')
);
create index matches_finished on public.matches (start desc, id desc) where status = 'finished';
create index matches_finished_of_team on public.matches (team, start desc, id desc) where status = 'finished';
create index matches_finished_in_competition on public.matches (competition, start desc, id desc) where status = 'finished';
create index matches_finished_in_season on public.matches (season, start desc, id desc) where status = 'finished';
create index matches_over on public.matches (start desc, id desc) where status in ('finished', 'cancelled');
-- Of a calendar; and for the foreign key.
create index matches_of_team on public.matches (team, start, id);
create index matches_by_start on public.matches (start, id);
create index matches_lineup on public.matches using gin (lineup) where status = 'finished';
create index matches_open on public.matches (is_postponed, start, id) where status <> 'finished';

-- The published finished matches, counted, so that no page adds up rows.
create table public.match_records (
  team text not null,
  competition text not null,
  season integer not null,
  won integer not null default 0,
  drawn integer not null default 0,
  lost integer not null default 0,
  maps_won integer not null default 0,
  maps_lost integer not null default 0,
  primary key (team, competition, season)
);

create table public.honours (
  id uuid primary key default gen_random_uuid(),
  team text not null references public.teams (slug) on update cascade on delete cascade,
  title text not null check (char_length(title) <= 80 and private.is_visible(title) and private.is_plain_line(title)),
  result text not null check (char_length(result) <= 60 and private.is_visible(result) and private.is_plain_line(result)),
  year integer check (year between 1980 and 2200),
  match text references public.matches (slug) on update cascade on delete set null,
  place integer not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);
create index honours_in_order on public.honours (team, place, id);
create index honours_of_match on public.honours (match);

create function private.maps_won(maps jsonb, winner text) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from jsonb_array_elements(maps) map
  where (map -> 'ours')::integer > (map -> 'theirs')::integer and maps_won.winner = 'ours'
    or (map -> 'ours')::integer < (map -> 'theirs')::integer and maps_won.winner = 'theirs'
$$;

alter table public.matches enable row level security;
alter table public.match_records enable row level security;
alter table public.honours enable row level security;

-- The matches of a team that isn't published are the staff's too.
create policy "visitors read published matches" on public.matches for select to anon
  using (is_published and team in (select t.slug from public.teams t where t.is_published));
create policy "members read published matches, staff all" on public.matches for select to authenticated
  using ((select private.is_staff()) or (is_published and team in (select t.slug from public.teams t where t.is_published)));
create policy "staff write matches" on public.matches for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change matches" on public.matches for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete matches" on public.matches for delete to authenticated using ((select private.is_staff()));

create policy "everybody reads records" on public.match_records for select to anon, authenticated
  using (won + drawn + lost > 0 and team in (select t.slug from public.teams t where t.is_published));

create policy "staff add records" on public.honours for insert to authenticated with check ((select private.is_staff()));
create policy "staff change records" on public.honours for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete records" on public.honours for delete to authenticated using ((select private.is_staff()));
create policy "visitors read honours of published teams" on public.honours for select to anon
  using (is_published and team in (select private.shown_teams()));
create policy "members read honours of published teams, staff all" on public.honours for select to authenticated
  using ((select private.is_staff()) or (is_published and team in (select private.shown_teams())));

-- How published matches have ended for the club, with the maps of both sides where no side gave up. domain/club/matches/match.ts has the same rule.
create view private.ended_matches as
select m.slug, m.team, m.season,
  case when m.forfeit is null then maps.ours end as ours, case when m.forfeit is null then maps.theirs end as theirs,
  case m.forfeit when 'theirs' then 'won' when 'ours' then 'lost'
    else case sign(maps.ours - maps.theirs) when 1 then 'won' when -1 then 'lost' else 'drawn' end end as outcome
from public.matches m
join public.teams t on t.slug = m.team
cross join lateral (
  select private.maps_won(m.maps, 'ours') as ours, private.maps_won(m.maps, 'theirs') as theirs
) maps
where m.status = 'finished' and m.is_published and t.is_published;

-- The dates and the revision are the database's, and the new time of a postponed match. What is changed is checked: a contradiction in
-- other columns stays as it is. domain/club/matches/change.ts has the same rules. With its owner's rights, for members may not use the
-- schema.
create function private.number_match() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  announced timestamptz;
begin
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
    new.updated_at := now();
    if new.start <> old.start then
      if old.status = 'postponed' and new.status = 'postponed' then
        new.status := 'scheduled';
      end if;
      -- A draft's start isn't announced.
      announced := coalesce(old.moved_from, case when old.is_published then old.start end);
      new.moved_from := case when new.start <> announced then announced end;
    end if;
  end if;
  if (
    tg_op = 'INSERT' or (new.format, new.status, new.maps, new.forfeit) is distinct from (old.format, old.status, old.maps, old.forfeit)
  ) and not private.is_score(new.format, new.status, new.maps, new.forfeit) then
    raise check_violation using message = 'the score fits neither the state nor the format of the match';
  end if;
  new.finished_at := case when new.status = 'finished' then coalesce(new.finished_at, now()) end;
  return new;
end
$$;
create trigger number_match before insert or update on public.matches for each row execute function private.number_match();

create function private.count_match(match public.matches, sign integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ours integer := private.maps_won(match.maps, 'ours');
  theirs integer := private.maps_won(match.maps, 'theirs');
  -- Above 0: won; below: lost.
  ending integer := case match.forfeit when 'theirs' then 1 when 'ours' then -1 else ours - theirs end;
begin
  if match.id is null or match.status <> 'finished' or not match.is_published then
    return;
  end if;
  insert into public.match_records as r (team, competition, season, won, drawn, lost, maps_won, maps_lost)
  values (
    match.team, match.competition, match.season, (ending > 0)::integer * sign, (ending = 0)::integer * sign,
    (ending < 0)::integer * sign, ours * sign, theirs * sign
  )
  on conflict (team, competition, season) do update set
    won = r.won + excluded.won, drawn = r.drawn + excluded.drawn, lost = r.lost + excluded.lost,
    maps_won = r.maps_won + excluded.maps_won, maps_lost = r.maps_lost + excluded.maps_lost;
end
$$;

create function private.update_match_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_match(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_match(new, 1);
  end if;
  return null;
end
$$;
create trigger update_records after insert or update or delete on public.matches
  for each row execute function private.update_match_records();

-- Writes rows of a file, 50 at most, each by itself: 'saved', 'stale' (another member was faster) or 'invalid'. A row with an id is a
-- change of that revision, any other a new match. Idempotent: a match that is stored like that already counts as saved. A result that is
-- recorded more than a day after its start isn't news: it is dated a day after it. It has its owner's rights, and asks itself for the
-- staff's: a caller's statement writes 20 rows at most. Of the matches that one request announces, each member is told of a team's next
-- one: docs/decisions/0206-one-of-an-import.md.
create function public.write_matches(written text) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  given record;
  wanted public.matches;
  there public.matches;
  outcome text;
  outcomes text[] := '{}';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff writes matches';
  end if;
  if jsonb_array_length(written::jsonb) > 50 then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'too-many-rows', 'message', 'A request writes 50 matches at most', 'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 413, 'headers', json_build_object())::text;
  end if;
  for given in
    select (one ->> 'id')::uuid as id, (one ->> 'revision')::integer as revision, one ->> 'slug' as slug, one -> 'set' as set
    from jsonb_array_elements(written::jsonb) with ordinality as list (one, place) order by place
  loop
    begin
      there := null;
      select * into there from public.matches m where m.id = given.id or m.slug = given.slug;
      -- Only what is set is compared: jsonb_populate_record keeps the rest.
      wanted := jsonb_populate_record(there, given.set);
      outcome := 'saved';
      if there.id is null and given.id is null then
        wanted := jsonb_populate_record(null::public.matches, given.set);
        insert into public.matches (
          slug, team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup, is_published
        ) values (
          given.slug, wanted.team, wanted.opponent, wanted.opponent_logo, wanted.competition, wanted.stage, wanted.format, wanted.start,
          wanted.watch, wanted.vod, wanted.notes, coalesce(wanted.lineup, '{}'), coalesce(wanted.is_published, true)
        );
        if wanted.status <> 'scheduled' or wanted.maps <> '[]' or wanted.forfeit is not null then
          update public.matches m set
            status = wanted.status, maps = wanted.maps, forfeit = wanted.forfeit, finished_at = least(now(), m.start + interval '1 day')
          where m.slug = given.slug;
        end if;
      elsif there.id is null then
        outcome := 'stale';
      elsif to_jsonb(there) <> to_jsonb(wanted) then
        update public.matches m set
          team = wanted.team, opponent = wanted.opponent, opponent_logo = wanted.opponent_logo, competition = wanted.competition,
          stage = wanted.stage, format = wanted.format, start = wanted.start, watch = wanted.watch, vod = wanted.vod,
          notes = wanted.notes, lineup = wanted.lineup, is_published = wanted.is_published, status = wanted.status,
          maps = wanted.maps, forfeit = wanted.forfeit,
          finished_at = coalesce(m.finished_at, least(now(), wanted.start + interval '1 day'))
        where m.id = given.id and m.revision = given.revision;
        outcome := case when found then 'saved' else 'stale' end;
      end if;
    exception
      when unique_violation then outcome := 'stale';
      when check_violation or not_null_violation or foreign_key_violation or data_exception then outcome := 'invalid';
    end;
    outcomes := outcomes || outcome;
  end loop;
  delete from public.notifications n using (
    select o.id, m.status <> 'scheduled'
      or row_number() over (partition by o.user_id, m.team, m.status = 'scheduled' order by m.start, m.id) > 1 as is_extra
    from public.notifications o join public.matches m on m.id = o.subject_id
    -- now() is when the transaction began.
    where o.created_at = now() and o.kind = 'match-announced'
  ) told
  where told.id = n.id and told.is_extra;
  return outcomes;
end
$$;

-- The finished matches of published teams with a player in the line-up, the newest first. A filter of the REST interface can't name every
-- player. Row security lets the staff read the others, and public pages show the staff what they show everybody.
create function public.matches_played_by(player text, most integer default 20) returns table (id uuid)
language sql stable set search_path = '' as $$
  select m.id from public.matches m join public.teams t on t.slug = m.team
  where m.is_published and t.is_published and m.status = 'finished' and m.lineup @> array[player]
  order by m.start desc, m.id desc limit least(most, 100)
$$;

-- Renames a person in the line-ups of their teams, so that they keep their matches. Not where another person of the team has the old or the
-- new name, nor where the new name stands beside the old one: these may be two people, and a rename by mistake couldn't be undone.
-- adapters/memory/club/teamRepository.ts has the same rules.
create function private.rename_in_lineups() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.matches m set lineup = array_replace(m.lineup, old.name, new.name)
  where m.lineup @> array[old.name] and not m.lineup @> array[new.name]
    and m.team in (select own.team from public.memberships own where own.person = new.slug)
    and not exists (
      select from public.memberships other join public.people namesake on namesake.slug = other.person
      where other.team = m.team and namesake.id <> new.id and namesake.name in (old.name, new.name)
    );
  return null;
end
$$;
create trigger rename_in_lineups after update of name on public.people
  for each row when (old.name <> new.name) execute function private.rename_in_lineups();

-- Whether a score can be stored: as checkScore() in domain/club/matches/scoring.ts.
create function private.is_score(format text, status text, maps jsonb, forfeit text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  most integer := substr(is_score.format, 3)::integer;
  -- The maps that a side needs; null: nobody has to win.
  needed integer := case when is_score.format <> 'bo2' then (most + 1) / 2 end;
  count integer := jsonb_array_length(is_score.maps);
  ours integer := 0;
  theirs integer := 0;
  played integer := 0;
  is_decided boolean := false;
  map jsonb;
begin
  for map in select value from jsonb_array_elements(is_score.maps) with ordinality list (value, place) order by place loop
    if is_decided then
      return false;
    end if;
    played := played + ((map -> 'ours')::integer > 0 or (map -> 'theirs')::integer > 0)::integer;
    ours := ours + ((map -> 'ours')::integer > (map -> 'theirs')::integer)::integer;
    theirs := theirs + ((map -> 'ours')::integer < (map -> 'theirs')::integer)::integer;
    is_decided := coalesce(greatest(ours, theirs) >= needed, false);
  end loop;
  is_decided := is_decided or coalesce(count >= most, false);
  if is_score.status <> 'finished' then
    return is_score.forfeit is null and (is_score.status = 'live' or played = 0);
  elsif played < count then
    return false;
  elsif is_score.forfeit is not null then
    return not is_decided;
  elsif count = 0 then
    return false;
  end if;
  -- A single map, two maps, and a match without a format may end level.
  return case
    when is_score.format is null then true
    when needed > 1 then greatest(ours, theirs) >= needed
    else is_decided
  end;
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.matches for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.matches for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or update or delete on public.matches for each row
  execute function private.log_record_change('matches');

create trigger a_limit_rows_begin before insert or update or delete on public.honours for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.honours for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger number_record before insert or update on public.honours
  for each row execute function private.number_record(1000);
create trigger log_change after insert or update or delete on public.honours for each row
  execute function private.log_team_part_change();

revoke all on public.matches, public.match_records, public.honours from anon, authenticated;
grant select on public.matches, public.honours to anon;
grant select, delete on public.matches, public.honours to authenticated;
grant select on public.match_records to anon, authenticated;
grant insert (slug, team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup,
  is_published) on public.matches to authenticated;
grant update (team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup, status, maps, forfeit,
  is_published) on public.matches to authenticated;
grant insert (team, title, result, year, match, is_published) on public.honours to authenticated;
grant update (title, result, year, match, is_published) on public.honours to authenticated;
grant all on public.matches, public.match_records, public.honours to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.write_matches(text), public.matches_played_by(text, integer) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_maps(jsonb), private.are_players(text[]) to authenticated, service_role;
grant execute on function private.maps_won(jsonb, text) to service_role;
grant execute on function public.matches_played_by(text, integer) to anon, authenticated, service_role;
grant execute on function public.write_matches(text) to authenticated, service_role;

-- Standings of competitions, which the staff enters: an ordered list of the club, with a table in each. docs/decisions/0080-standings.md
-- has the reasons.

-- Whether a number of a row is whole and inside its limits. domain/club/standings/standings.ts has the same limits as these functions.
create function private.is_count(number jsonb, lowest integer, highest integer, may_miss boolean) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(number) = 'null' and may_miss
      or jsonb_typeof(number) = 'number' and number::text ~ '^-?\d{1,5}$' and number::text::numeric between lowest and highest,
    false
  )
$$;

-- Whether the table of a competition is well-formed. One that counts no points, or points alone, has nulls: each number of a row may be
-- null. domain/club/standings/standings.ts has the same limits.
create function private.are_standings(standings jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(standings) = 'array' and jsonb_array_length(standings) between 1 and 64 and not exists (
    select from jsonb_array_elements(standings) team
    where jsonb_typeof(team) <> 'object'
      or team - '{name,isOurs,team,played,won,drawn,lost,points,mapsFor,mapsAgainst}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(team -> 'name') = 'string' and char_length(team ->> 'name') <= 60
          and private.is_visible(team ->> 'name') and private.is_plain_line(team ->> 'name')
          and jsonb_typeof(team -> 'isOurs') = 'boolean'
          and (
            jsonb_typeof(team -> 'team') = 'null'
            or jsonb_typeof(team -> 'team') = 'string' and team -> 'isOurs' = 'true' and char_length(team ->> 'team') <= 200
              and team ->> 'team' ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
          ),
        false
      )
      or not (
        private.is_count(team -> 'played', 0, 999, true) and private.is_count(team -> 'won', 0, 999, true)
          and private.is_count(team -> 'drawn', 0, 999, true) and private.is_count(team -> 'lost', 0, 999, true)
          and private.is_count(team -> 'points', -999, 9999, true)
          and private.is_count(team -> 'mapsFor', 0, 9999, true) and private.is_count(team -> 'mapsAgainst', 0, 9999, true)
      )
  )
$$;

create table public.standings (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  -- As matches name it.
  competition text not null check (char_length(competition) <= 80),
  -- The group or the phase; empty: the whole competition.
  title text not null default '' check (char_length(title) <= 80 and private.is_plain_line(title)),
  -- The day as of which they hold.
  as_of date not null check (as_of between '2000-01-01' and '2099-12-31'),
  -- The teams, the first first.
  rows jsonb not null check (private.are_standings(rows)),
  note text not null default '' check (char_length(note) <= 400 and private.is_plain_text(note)),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint standings_competition_plain check (private.is_visible(competition) and private.is_plain_line(competition))
);
create index standings_in_order on public.standings (competition, place, id);

select private.make_ordered_list('standings', 'competition, title, as_of, rows, note');
-- At most 50.
create or replace trigger number_record before insert or update on public.standings
  for each row execute function private.number_record(50);

-- The published standings of the competition of a published match, of a published team: its page asks for both at once.
create function public.standings_of_match(of_match text) returns setof public.standings
language sql stable set search_path = '' as $$
  select s.* from public.standings s
  where s.is_published
    and s.competition = (
      select m.competition from public.matches m join public.teams t on t.slug = m.team
      where m.slug = of_match and m.is_published and t.is_published
    )
  order by s.place, s.id
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.standings_of_match(text) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_standings(jsonb) to authenticated, service_role;
grant execute on function public.standings_of_match(text) to anon, authenticated, service_role;

-- The club's categories: one list for news, one for tips. Content refers to the slug, which never changes; the label is the staff's.
-- docs/decisions/0070-categories.md has the reasons.

create table public.categories (
  kind text not null check (kind in ('article', 'tip')),
  -- What the content's column `category` has: the category's first name.
  slug text not null check (slug <> '' and char_length(slug) <= 60 and private.is_plain_line(slug)),
  label text not null check (label <> '' and char_length(label) <= 60 and label = btrim(label) and private.is_plain_line(label)),
  -- Two names that differ in capitals and accents alone would read as one.
  label_key text generated always as (private.search_key(label)) stored,
  position integer not null,
  -- Grows with each change of the label.
  revision integer not null default 1,
  primary key (kind, slug),
  unique (kind, label_key)
);

-- The categories of a club's first articles and tips.
insert into public.categories (kind, slug, label, position)
select kind, slug, label, row_number() over (partition by kind)
from (
  values
    ('article', 'esport', 'Esport'),
    ('article', 'merch', 'Merch'),
    ('article', 'recrutement', 'Recrutement'),
    ('article', 'news', 'Actualités'),
    ('article', 'strategy', 'Stratégie'),
    ('article', 'technique', 'Technique'),
    ('article', 'analysis', 'Analyse'),
    ('article', 'gaming', 'Gaming'),
    ('article', 'technology', 'Technologie'),
    ('article', 'esports', 'Esports'),
    ('article', 'streaming', 'Streaming'),
    ('article', 'reviews', 'Critiques'),
    ('tip', 'Stratégie', 'Stratégie'),
    ('tip', 'Aim Training', 'Aim Training'),
    ('tip', 'Compétitif', 'Compétitif'),
    ('tip', 'news', 'Actualités'),
    ('tip', 'technique', 'Technique'),
    ('tip', 'analysis', 'Analyse'),
    ('tip', 'gaming', 'Gaming'),
    ('tip', 'technology', 'Technologie'),
    ('tip', 'esports', 'Esports'),
    ('tip', 'streaming', 'Streaming'),
    ('tip', 'reviews', 'Critiques')
) as first (kind, slug, label);

alter table public.categories enable row level security;

create policy "everybody reads categories" on public.categories for select to anon, authenticated using (true);

-- Waits for a change of the category's label in another transaction, whose update may not see this row.
create function private.label_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select c.label into new.category_label from public.categories c
  where c.kind = tg_argv[0] and c.slug = new.category for share;
  if not found then
    new.category_label := new.category;
  end if;
  return new;
end
$$;

create function private.number_label() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + (old.label <> new.label)::integer;
  return new;
end
$$;
create trigger number_revision before update of label on public.categories
  for each row execute function private.number_label();

-- One row for both lists: any change of them changes pages of all content.
create trigger log_change after insert or update or delete on public.categories
  for each statement execute function private.log_kind_change('categories', 'all');

-- Writes to one list wait for each other: positions and names are read before they are written.
create function private.write_categories(of_kind text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff changes the categories';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('categories ' || of_kind, 0));
end
$$;

-- For the staff: each value of the column `category` with its number of articles or tips, drafts too.
create function public.category_use() returns table (kind text, slug text, items bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  return query
    select 'article', a.category, count(*) from public.articles a where a.category <> '' group by a.category
    union all
    select 'tip', t.category, count(*) from public.tips t where t.category <> '' group by t.category
    order by 1, 2;
end
$$;

-- Adds a category at the end of its list: 'done', 'taken' or 'full'. Content that has the name already, outside the list, is in it then.
create function public.add_category(of_kind text, new_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := private.search_key(new_label);
  new_slug text;
  number integer := 1;
begin
  perform private.write_categories(of_kind);
  if exists (select from public.categories c where c.kind = of_kind and c.label_key = wanted) then
    return 'taken';
  end if;
  if (select count(*) >= 50 from public.categories c where c.kind = of_kind) then
    return 'full';
  end if;
  select u.slug into new_slug from public.category_use() u
  where u.kind = of_kind and private.search_key(u.slug) = wanted
    and not exists (select from public.categories c where c.kind = of_kind and c.slug = u.slug)
  order by u.slug <> new_label, u.slug limit 1;
  new_slug := coalesce(new_slug, new_label);
  while exists (select from public.categories c where c.kind = of_kind and c.slug = new_slug) loop
    number := number + 1;
    new_slug := left(new_label, 56) || ' ' || number;
  end loop;
  insert into public.categories (kind, slug, label, position)
  select of_kind, new_slug, new_label, coalesce(max(c.position), 0) + 1 from public.categories c where c.kind = of_kind;
  return 'done';
end
$$;

-- Changes the label, if `known` is still its revision: 'done', 'stale', 'gone' or 'taken'. Content that has the new name already, outside
-- the list, is in the category then, as when one is added.
create function public.rename_category(of_kind text, of_slug text, known integer, new_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  current integer;
  outside text[];
begin
  perform private.write_categories(of_kind);
  select c.revision into current from public.categories c where c.kind = of_kind and c.slug = of_slug;
  if current is null then
    return 'gone';
  elsif current <> known then
    return 'stale';
  elsif exists (
    select from public.categories c
    where c.kind = of_kind and c.slug <> of_slug and c.label_key = private.search_key(new_label)
  ) then
    return 'taken';
  end if;
  update public.categories c set label = new_label where c.kind = of_kind and c.slug = of_slug;
  outside := array(
    select u.slug from public.category_use() u
    where u.kind = of_kind and private.search_key(u.slug) = private.search_key(new_label)
      and not exists (select from public.categories c where c.kind = of_kind and c.slug = u.slug)
  );
  if of_kind = 'tip' then
    update public.tips set category = of_slug where category = any (outside);
  else
    update public.articles set category = of_slug where category = any (outside);
  end if;
  return 'done';
end
$$;

-- Places a category before another, or at the end: 'done' or 'gone'.
create function public.place_category(of_kind text, of_slug text, before text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  others text[];
  at integer;
begin
  perform private.write_categories(of_kind);
  if not exists (select from public.categories c where c.kind = of_kind and c.slug = of_slug) then
    return 'gone';
  end if;
  others := array(
    select c.slug from public.categories c where c.kind = of_kind and c.slug <> of_slug order by c.position, c.slug
  );
  at := case when before is null then cardinality(others) + 1 else array_position(others, before) end;
  if at is null then
    return 'gone';
  end if;
  update public.categories c set position = o.position
  from unnest(others[:at - 1] || of_slug || others[at:]) with ordinality as o (slug, position)
  where c.kind = of_kind and c.slug = o.slug and c.position <> o.position;
  return 'done';
end
$$;

-- Removes a category, after its content has moved to `heir`: 'done', 'used' without an heir, 'gone' without that heir. Idempotent. Content
-- outside the list moves the same way.
create function public.remove_category(of_kind text, of_slug text, heir text default null) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_categories(of_kind);
  -- Content that is being written waits here, and is counted.
  perform from public.categories c where c.kind = of_kind and c.slug in (of_slug, heir) order by c.slug for update;
  if heir is null then
    if (of_kind = 'article' and exists (select from public.articles a where a.category = of_slug))
      or (of_kind = 'tip' and exists (select from public.tips t where t.category = of_slug)) then
      return 'used';
    end if;
  elsif heir = of_slug or not exists (select from public.categories c where c.kind = of_kind and c.slug = heir) then
    return 'gone';
  elsif of_kind = 'tip' then
    update public.tips set category = heir where category = of_slug;
  else
    update public.articles set category = heir where category = of_slug;
  end if;
  delete from public.categories c where c.kind = of_kind and c.slug = of_slug;
  return 'done';
end
$$;

revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant all on public.categories to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.category_use(), public.add_category(text, text), public.rename_category(text, text, integer, text),
  public.place_category(text, text, text), public.remove_category(text, text, text) from public, anon, authenticated;
grant execute on function public.category_use(), public.add_category(text, text), public.rename_category(text, text, integer, text),
  public.place_category(text, text, text), public.remove_category(text, text, text) to authenticated, service_role;

-- Content: articles and tips, and the sums over their categories. The staff writes them, everybody reads the published.

-- Lists, feeds and posts name the authors whom the staff names on an article, or else the member who created it.
-- docs/decisions/0132-authors-and-tags.md has the reasons.
create function private.byline_of(authors text, names text[], creator text) returns text
language sql immutable set search_path = '' as $$
  select case
    when authors = '' then case when creator like '%@%' or btrim(creator) = '' then null else creator end
    when cardinality(names) < 2 then names[1]
    else array_to_string(names[:cardinality(names) - 1], ', ') || ' et ' || names[cardinality(names)]
  end
$$;

-- The slugs of a field with a line for each tag; domain/content/tags.ts has the same rule.
create function private.tag_slugs(tags text) returns text[]
language sql immutable security definer set search_path = '' as $$
  select coalesce(array_agg(s.slug order by s.place), '{}')
  from (
    select btrim(regexp_replace(private.search_folded(l.line), '[^a-z0-9]+', '-', 'g'), '-') as slug, l.place
    from unnest(string_to_array(tags, E'\n')) with ordinality as l (line, place)
  ) s where s.slug <> ''
$$;

-- All words of a draft, and their stems, as private.search_entries has them of what is published: the staff's search reads the texts too.
-- adapters/memory/content/itemLists.ts does the same. An index calls them for each writer.
create function private.article_words(title text, excerpt text, content text, category_label text, tags text) returns tsvector
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.search_vector(private.search_indexed(
    concat_ws(E'\x1f', title, excerpt, private.text_of_html(content), category_label, replace(tags, E'\n', ' '))
  ))
$$;

create function private.tip_words(title text, excerpt text, content text, category_label text) returns tsvector
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.search_vector(
    private.search_indexed(concat_ws(E'\x1f', title, excerpt, private.text_of_markdown(content), category_label))
  )
$$;

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  title_key text generated always as (private.search_key(title)) stored,
  -- HTML. It is parsed before it is shown, never sent to a browser as it is.
  content text not null default '' check (char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 1000),
  category text not null default '' check (char_length(category) <= 60),
  author_id uuid references public.profiles (id) on delete set null,
  -- The author's e-mail when there is no name, so it isn't granted to visitors and members: they read the byline.
  author_name text not null default '' check (char_length(author_name) <= 320),
  byline text generated always as (private.byline_of(authors, author_names, author_name)) stored,
  byline_key text generated always as (lower(translate(
    private.byline_of(authors, author_names, author_name),
    'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
  ))) stored,
  featured_image public.picture_address,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  share_count integer not null default 0 check (share_count >= 0),
  -- The label stands with the content, so that no page and no order of a list asks for a second table. A value outside the list is its own.
  category_label text not null default '',
  category_key text generated always as (
    lower(translate(
      category_label,
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ', 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYYyy'
    ))
  ) stored,
  -- The match that it is about. docs/decisions/0081-articles-about-matches.md has the reasons.
  match text references public.matches (slug) on update cascade on delete set null,
  -- When a draft is published, and when the item becomes a draft again.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- The former slugs, and what search engines read. docs/decisions/0123-addresses-of-content.md has the reasons.
  old_slugs text[] not null default '{}' check (cardinality(old_slugs) <= 50),
  search_title text check (char_length(search_title) <= 200),
  search_description text check (char_length(search_description) <= 500),
  -- It leads home; it stays first in its list. docs/decisions/0128-highlights.md has the reasons.
  is_featured boolean not null default false,
  is_pinned boolean not null default false,
  -- `authors`: a line for each, "@" and the id of a member, or a name. `author_names`: what readers see of them.
  -- docs/decisions/0132-authors-and-tags.md has the reasons.
  authors text not null default '',
  author_names text[] not null default '{}',
  -- A line for each.
  tags text not null default '',
  tag_slugs text[] not null generated always as (private.tag_slugs(tags)) stored,
  constraint articles_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint articles_category_plain check (private.is_plain_line(category)),
  constraint articles_excerpt_plain check (private.is_plain_text(excerpt)),
  constraint articles_author_name_plain check (private.is_plain_line(author_name)),
  constraint articles_search_title_plain check (private.is_plain_line(search_title)),
  constraint articles_search_description_plain check (private.is_plain_line(search_description)),
  constraint articles_authors_lines check (private.are_lines(string_to_array(authors, E'\n'), 5, 100)),
  constraint articles_tags_lines check (private.are_lines(string_to_array(tags, E'\n'), 10, 40))
);
-- One index for each order of the published list (date, category, author), for all categories or one.
create index articles_recent on public.articles (published_at desc, id) where is_published;
create index articles_recent_in_category on public.articles (category, published_at desc, id) where is_published;
create index articles_by_author on public.articles (byline_key, published_at desc, id) where is_published;
create index articles_by_author_in_category on public.articles (category, byline_key, published_at desc, id)
  where is_published;
create index articles_of_author on public.articles (author_id);
-- The staff's list: newest first, with drafts. A search reads it in this order until a page is full.
create index articles_begun on public.articles (created_at desc, id);
create index articles_begun_in_category on public.articles (category, created_at desc, id);
create index articles_title_words on public.articles using gin (title_key extensions.gin_trgm_ops);
create index articles_by_category on public.articles (category_key, published_at desc, id) where is_published;
create index articles_of_match on public.articles (match);
create index articles_to_publish on public.articles (publish_at) where publish_at is not null;
create index articles_to_take_back on public.articles (unpublish_at) where unpublish_at is not null;
create index articles_once_at on public.articles using gin (old_slugs);
-- Few items were ever moved: the numbering of slugs reads them all.
create index articles_moved on public.articles (id) where old_slugs <> '{}';
create unique index articles_featured on public.articles (is_featured) where is_featured;
create index articles_pinned_first on public.articles (is_pinned desc, published_at desc, id) where is_published;
create index articles_pinned_first_in_category on public.articles (category, is_pinned desc, published_at desc, id) where is_published;
-- Few articles name a member: a new username and a departure read these alone.
create index articles_naming_members on public.articles (id) where authors like '%@%';
-- Of drafts alone: each view of a published tip would write the words of its text again.
create index articles_draft_words on public.articles
  using gin (private.article_words(title, excerpt, content, category_label, tags)) where not is_published;

create table public.tips (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  title_key text generated always as (private.search_key(title)) stored,
  -- Markdown.
  content text not null default '' check (char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 1000),
  category text not null default '' check (char_length(category) <= 60),
  author text not null default '' check (char_length(author) <= 100),
  read_time text check (char_length(read_time) <= 40),
  difficulty text check (char_length(difficulty) <= 40),
  hero_image public.picture_address,
  featured_image public.picture_address,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  views integer not null default 0 check (views >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored,
  share_count integer not null default 0 check (share_count >= 0),
  -- As of articles.
  category_label text not null default '',
  -- When a draft is published, and when the item becomes a draft again.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- The drawing of its first plan, for its cover. docs/decisions/0117-covers-from-plans.md has the reasons.
  plan text,
  -- The former slugs, and what search engines read. docs/decisions/0123-addresses-of-content.md has the reasons.
  old_slugs text[] not null default '{}' check (cardinality(old_slugs) <= 50),
  search_title text check (char_length(search_title) <= 200),
  search_description text check (char_length(search_description) <= 500),
  -- It leads home; it stays first in its list. docs/decisions/0128-highlights.md has the reasons.
  is_featured boolean not null default false,
  is_pinned boolean not null default false,
  constraint tips_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint tips_category_plain check (private.is_plain_line(category)),
  constraint tips_excerpt_plain check (private.is_plain_text(excerpt)),
  constraint tips_author_plain check (private.is_plain_line(author)),
  constraint tips_read_time_plain check (private.is_plain_line(read_time)),
  constraint tips_difficulty_plain check (private.is_plain_line(difficulty)),
  constraint tips_search_title_plain check (private.is_plain_line(search_title)),
  constraint tips_search_description_plain check (private.is_plain_line(search_description))
);
create index tips_recent on public.tips (published_at desc, id) where is_published;
create index tips_recent_in_category on public.tips (category, published_at desc, id) where is_published;
create index tips_popular on public.tips (views desc, id) where is_published;
create index tips_popular_in_category on public.tips (category, views desc, id) where is_published;
create index tips_begun on public.tips (created_at desc, id);
create index tips_begun_in_category on public.tips (category, created_at desc, id);
create index tips_title_words on public.tips using gin (title_key extensions.gin_trgm_ops);
create index tips_to_publish on public.tips (publish_at) where publish_at is not null;
create index tips_to_take_back on public.tips (unpublish_at) where unpublish_at is not null;
create index tips_once_at on public.tips using gin (old_slugs);
create index tips_moved on public.tips (id) where old_slugs <> '{}';
create unique index tips_featured on public.tips (is_featured) where is_featured;
create index tips_pinned_first on public.tips (is_pinned desc, published_at desc, id) where is_published;
create index tips_pinned_first_in_category on public.tips (category, is_pinned desc, published_at desc, id) where is_published;
-- For the tips that a username signs.
create index tips_signed on public.tips (private.folded_username(author)) where is_published;
create index tips_draft_words on public.tips
  using gin (private.tip_words(title, excerpt, content, category_label)) where not is_published;

-- Sums over the published items of a category, so that pages and statistics cost the same for ten items and ten thousand.
create table public.article_statistics (
  category text primary key,
  articles integer not null default 0,
  shares bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0
);

create table public.tip_statistics (
  category text primary key,
  tips integer not null default 0,
  views bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  rating_sum bigint not null default 0,
  rating_count bigint not null default 0,
  shares bigint not null default 0
);

-- The member for whom a line stands; null for a name.
create function private.member_of_line(line text) returns uuid
language sql immutable set search_path = '' as $$
  select case when line ~ '^@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(line, 2)::uuid end
$$;

alter table public.articles enable row level security;
alter table public.tips enable row level security;
alter table public.article_statistics enable row level security;
alter table public.tip_statistics enable row level security;

create policy "staff write articles in their own name" on public.articles for insert to authenticated
  with check ((author_id is null or author_id = (select auth.uid())) and (select private.is_staff()));
create policy "staff change articles" on public.articles for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete articles" on public.articles for delete to authenticated
  using ((select private.is_staff()));
create policy "visitors read published articles" on public.articles for select to anon
  using (is_published and published_at <= now());
create policy "members read published articles, staff all" on public.articles for select to authenticated
  using ((is_published and published_at <= now()) or (select private.is_staff()));

create policy "staff write tips" on public.tips for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change tips" on public.tips for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete tips" on public.tips for delete to authenticated
  using ((select private.is_staff()));
create policy "visitors read published tips" on public.tips for select to anon
  using (is_published and published_at <= now());
create policy "members read published tips, staff all" on public.tips for select to authenticated
  using ((is_published and published_at <= now()) or (select private.is_staff()));

create policy "everybody reads statistics" on public.article_statistics for select to anon, authenticated
  using (articles > 0);

create policy "everybody reads statistics" on public.tip_statistics for select to anon, authenticated
  using (tips > 0);

-- A member's export: the articles that name them as an author. Those that they have created are whole in it already.
create view private.export_signed_articles as
select private.member_of_line(l.line) as member, jsonb_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'is_published', a.is_published
) as entry
from public.articles a cross join lateral unnest(string_to_array(a.authors, E'\n')) as l (line)
where a.authors like '%@%' and private.member_of_line(l.line) is distinct from a.author_id;

-- The date of the first publication stays, and is never in the future: lists and sums agree on what is published.
create function private.date_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.published_at := coalesce(new.published_at, old.published_at);
  end if;
  if new.is_published then
    new.published_at := least(coalesce(new.published_at, now()), now());
  end if;
  return new;
end
$$;
create trigger date_publication before insert or update of is_published, published_at on public.articles
  for each row execute function private.date_publication();
create trigger date_publication before insert or update of is_published, published_at on public.tips
  for each row execute function private.date_publication();

-- What is written in a row of articles or tips: the row less its counters and what the site keeps of it. A new column is content, and so has
-- revisions and versions, unless it is named here. A new slug is no revision, as there is nothing to compare, and the member who writes
-- meanwhile isn't disturbed.
create function private.version_fields(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select item - array[
    'id', 'slug', 'old_slugs', 'author_id', 'author_name', 'created_at', 'updated_at', 'revision',
    'is_published', 'published_at', 'publish_at', 'unpublish_at', 'is_featured', 'is_pinned',
    'views', 'like_count', 'comment_count', 'share_count', 'rating_sum', 'rating_count',
    -- Made of other columns.
    'title_key', 'byline', 'byline_key', 'author_names', 'tag_slugs', 'category_label', 'category_key', 'rating', 'plan'
  ]
$$;

-- The fields of content that a change sets: a revision names them.
create function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(private.version_fields(before)) b join jsonb_each(private.version_fields(after)) a using (key)
  where a.value is distinct from b.value
$$;

-- A change of what is written is a revision, and dates the item; a publication or a like is none. The point of a picture isn't written
-- here: `keep_focal_points` has put it into the new row's addresses, so both rows are compared with it.
create function private.number_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  old.featured_image := private.with_focal_point(old.featured_image);
  if tg_table_name = 'tips' then
    old.hero_image := private.with_focal_point(old.hero_image);
  end if;
  if private.version_fields(to_jsonb(old)) <> private.version_fields(to_jsonb(new)) then
    new.revision := old.revision + 1;
    new.updated_at := now();
  else
    new.revision := old.revision;
  end if;
  return new;
end
$$;
-- A view or a like changes its counter and nothing else, so it doesn't pay for comparing the texts.
create trigger number_revision before update on public.tips for each row
  when ((old.views, old.like_count, old.comment_count, old.share_count, old.rating_sum, old.rating_count)
  = (new.views, new.like_count, new.comment_count, new.share_count, new.rating_sum, new.rating_count))
  execute function private.number_revision();
create trigger number_revision before update on public.articles for each row
  when ((old.like_count, old.comment_count, old.share_count) = (new.like_count, new.comment_count, new.share_count))
  execute function private.number_revision();

-- Keeps the sums of articles, likes, comments and shares. Both categories of a moved item are locked in one order, so that two moves in
-- opposite directions don't deadlock.
create function private.update_article_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.article_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.article_statistics set articles = articles - 1, shares = shares - old.share_count,
      likes = likes - old.like_count, comments = comments - old.comment_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.article_statistics as s (category, articles, shares, likes, comments)
    values (new.category, 1, new.share_count, new.like_count, new.comment_count)
    on conflict (category) do update set articles = s.articles + 1, shares = s.shares + excluded.shares,
      likes = s.likes + excluded.likes, comments = s.comments + excluded.comments;
  end if;
  return null;
end
$$;
create trigger update_statistics
  after insert or update of category, is_published, share_count, like_count, comment_count or delete on public.articles
  for each row execute function private.update_article_statistics();

-- All counters stand on the tip: its old share is subtracted, its new one added.
create function private.update_tip_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.category <> new.category then
    perform from public.tip_statistics where category in (old.category, new.category) order by category for no key update;
  end if;
  if tg_op <> 'INSERT' and old.is_published then
    update public.tip_statistics set
      tips = tips - 1, views = views - old.views, likes = likes - old.like_count,
      comments = comments - old.comment_count, rating_sum = rating_sum - old.rating_sum,
      rating_count = rating_count - old.rating_count, shares = shares - old.share_count
    where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into public.tip_statistics as s (category, tips, views, likes, comments, rating_sum, rating_count, shares)
    values (
      new.category, 1, new.views, new.like_count, new.comment_count, new.rating_sum, new.rating_count, new.share_count
    )
    on conflict (category) do update set
      tips = s.tips + excluded.tips, views = s.views + excluded.views, likes = s.likes + excluded.likes,
      comments = s.comments + excluded.comments, rating_sum = s.rating_sum + excluded.rating_sum,
      rating_count = s.rating_count + excluded.rating_count, shares = s.shares + excluded.shares;
  end if;
  return null;
end
$$;
create trigger update_statistics after insert or delete or update of category, is_published, views, like_count, comment_count,
  rating_sum, rating_count, share_count on public.tips for each row execute function private.update_tip_statistics();

-- The planner inlines it, so `.order().range()` reads one page: for that it is an invoker's function without SET. Row security applies.
create function public.get_tips_with_stats() returns setof public.tips
language sql stable security invoker as $$
  select * from public.tips where is_published and published_at <= now()
$$;

-- For the staff: how many articles and tips match. `words` is a search_key(). Without words the counts come from indexes, which row
-- security would prevent.
create function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, draft_articles bigint, draft_tips bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  found_articles uuid[];
  found_tips uuid[];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words <> '' then
    found_articles := private.content_with('article', count_content.words);
    found_tips := private.content_with('tip', count_content.words);
  end if;
  return query select of_articles.all_of_them, of_tips.all_of_them, of_articles.drafts, of_tips.drafts
  from (
    select count(*) as all_of_them, count(*) filter (where not a.is_published) as drafts from public.articles a
    where (found_articles is null or a.id = any (found_articles))
      and (count_content.of_categories is null or a.category = any (count_content.of_categories))
  ) of_articles, (
    select count(*) as all_of_them, count(*) filter (where not t.is_published) as drafts from public.tips t
    where (found_tips is null or t.id = any (found_tips))
      and (count_content.of_categories is null or t.category = any (count_content.of_categories))
  ) of_tips;
end
$$;

-- For the staff: the articles or tips whose titles or texts have `words`, a search_key(). Without an order those whose titles have the
-- words come first, then the newest. A function, because row security lets no search use an index.
create function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24,
  published boolean default null, sorted_by text default null, upwards boolean default false
) returns table (
  id uuid, slug text, title text, excerpt text, category text, category_label text, featured_image text, is_published boolean,
  publish_at timestamptz, unpublish_at timestamptz, is_featured boolean, is_pinned boolean, created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image::text, i.is_published,
      i.publish_at, i.unpublish_at, i.is_featured, i.is_pinned, i.created_at, %s
    from public.%I i
    where i.id = any ($6) and ($2 is null or i.category = any ($2)) and ($5 is null or i.is_published = $5)
    order by %s %s, i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end,
    case
      when sorted_by = 'title' then 'i.title_key'
      when sorted_by = 'category' then 'private.search_key(i.category_label)'
      when sorted_by = 'views' and find_content.kind = 'tip' then 'i.views'
      when sorted_by is null then 'i.title_key like $1'
      else 'i.created_at'
    end,
    case when upwards then 'asc' else 'desc' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most, published,
    private.content_with(find_content.kind, find_content.words);
end
$$;

create function private.label_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  written public.categories := case when tg_op = 'DELETE' then old else new end;
  shown text := case when tg_op = 'DELETE' then old.slug else new.label end;
begin
  if written.kind = 'tip' then
    update public.tips set category_label = shown where category = written.slug and category_label <> shown;
  else
    update public.articles set category_label = shown where category = written.slug and category_label <> shown;
  end if;
  return null;
end
$$;
create trigger label_content after insert or update of label or delete on public.categories
  for each row execute function private.label_content();

-- The match may be deleted while the article is written: then it is saved without one, as if it was deleted afterwards. Runs before
-- `number_revision`, by its name.
create function private.keep_known_match() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.matches m where m.slug = new.match for key share;
  if not found then
    new.match := null;
  end if;
  return new;
end
$$;
create trigger keep_known_match before insert or update of match on public.articles
  for each row when (new.match is not null) execute function private.keep_known_match();

-- The published articles about finished matches of published teams with a player in the line-up, the newest first. A filter of the REST
-- interface can't name every player.
create function public.articles_about_player(player text, most integer default 5)
returns table (slug text, title text, published_at timestamptz)
language sql stable set search_path = '' as $$
  select a.slug, a.title, a.published_at
  from public.matches m join public.teams t on t.slug = m.team join public.articles a on a.match = m.slug
  where m.is_published and t.is_published and m.status = 'finished' and m.lineup @> array[player] and a.is_published
  order by a.published_at desc, a.id limit least(most, 20)
$$;

-- A time that has done its work is forgotten, also when a member was faster.
create function private.end_schedule() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.is_published then
    new.publish_at := null;
  elsif tg_op = 'UPDATE' and old.is_published then
    new.unpublish_at := null;
  end if;
  return new;
end
$$;
create trigger end_schedule before insert or update of is_published, publish_at on public.articles
  for each row execute function private.end_schedule();
create trigger end_schedule before insert or update of is_published, publish_at on public.tips
  for each row execute function private.end_schedule();

-- Publishes and takes back what is due, and tells what is told at a time: this is the job of each minute. Rows that another call has locked
-- are its work.
create function private.apply_schedules() returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text;
begin
  foreach name in array array['articles', 'tips'] loop
    execute format(
      'update public.%1$I set is_published = true where id in (
         select id from public.%1$I where publish_at <= now() and not is_published for update skip locked)', name
    );
    execute format(
      'update public.%1$I set is_published = false where id in (
         select id from public.%1$I where unpublish_at <= now() and is_published for update skip locked)', name
    );
    -- The end of what is a draft already: else it would take back what is published later.
    execute format(
      'update public.%1$I set unpublish_at = null where id in (
         select id from public.%1$I where unpublish_at <= now() and not is_published for update skip locked)', name
    );
  end loop;
  perform private.tell_due();
end
$$;

-- The first plan of each tip, from which its cover is drawn: docs/decisions/0117-covers-from-plans.md has the reasons. domain/content/body/
-- has the same rules: firstPlan.ts finds the plan in a text, diagram.ts and signs.ts read it.

-- Whether numbers are points on a plan: x to 96, y to 48.
create function private.is_on_plan(numbers integer[]) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select bool_and(number <= case place % 2 when 1 then 96 else 48 end)
  from unnest(numbers) with ordinality points (number, place)
$$;

-- Whether a sign of a drawing is valid: its name, then whole numbers, separated by ",".
create function private.is_plan_sign(sign text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when sign !~ '^(mur|site|porte|nous|eux|depart|regard|trajet,nous|trajet,eux)(,[0-9]{1,3})+$' then false
    when sign ~ '^(mur|site),' then
      cardinality(n) = 4 and n[3] > 0 and n[4] > 0 and n[1] + n[3] <= 96 and n[2] + n[4] <= 48
    when sign ~ '^regard,' then cardinality(n) = 5 and n[5] between 1 and 120 and private.is_on_plan(n[:4])
    when sign ~ '^trajet,' then cardinality(n) >= 4 and cardinality(n) % 2 = 0 and private.is_on_plan(n)
    else cardinality(n) = 2 and private.is_on_plan(n)
  end
  from (select array(select found[1]::integer from regexp_matches(sign, '[0-9]{1,3}', 'g') found) as n) numbers
$$;

-- Whether a drawing is valid: up to 40 signs separated by ";", of which one is a site and one a door at most.
create function private.is_plan_drawing(drawing text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select char_length(drawing) <= 1200 and count(*) <= 40 and coalesce(bool_and(private.is_plan_sign(sign)), false)
    and count(*) filter (where sign like 'site,%') <= 1 and count(*) filter (where sign like 'porte,%') <= 1
  from unnest(string_to_array(drawing, ';')) part, btrim(part, ',') sign
$$;

-- A line with the spaces of all scripts as plain ones, and none at its ends.
create function private.plan_line(line text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    normalize(line, NFC), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'
  ))
$$;

-- The drawing of a plan's lines; of the first step, when it is told in steps. Null for an invalid one.
create function private.plan_of_lines(source text[]) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  with written as (
    select place, line, lower(line collate "C") as small
    from unnest(source) with ordinality lines (typed, place), private.plan_line(typed) line
    where line <> ''
  ),
  words as (
    select count(*) filter (where small ~ '^l[eéÉ]gende[ :]+[^ ]') as captions,
      count(*) filter (where small ~ '^description[ :]+[^ ]') as descriptions
    from written
  ),
  signs as (
    select place, is_step, count(*) filter (where is_step) over (order by place) as step,
      btrim(regexp_replace(
        lower(regexp_replace(normalize(line, NFD), '[\u0300-\u036f]', '', 'g') collate "C"), '[ ,>]+', ',', 'g'
      ), ',') as sign
    from written, lateral (select small ~ '^[eéÉ]tape[ :]+[^ ]' as is_step) kinds
    where small !~ '^(l[eéÉ]gende|description)[ :]+[^ ]'
  ),
  steps as (select coalesce(max(step), 0) as most from signs),
  -- What stands above the first step is on each.
  drawings as (
    select nth, coalesce((
      select string_agg(sign, ';' order by place) from signs where not is_step and step in (0, nth)
    ), '') as drawing
    from steps, generate_series(least(most, 1), most) nth
  )
  select case when bool_and(private.is_plan_drawing(drawing)) then (array_agg(drawing order by nth))[1] end
  from drawings, words, steps
  where captions = 1 and descriptions = 1 and most <> 1 and most <= 8
$$;

-- The drawing of the first plan in a tip's Markdown; null without one.
create function private.first_plan(markdown text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  line text;
  opening text[];
  fence text;
  is_plan boolean;
  inside text[];
  drawing text;
begin
  if lower(markdown collate "C") !~ 'sch[eéÉ]ma' then
    return null;
  end if;
  foreach line in array string_to_array(regexp_replace(markdown, '\r\n?', E'\n', 'g'), E'\n') loop
    if fence is null then
      opening := regexp_match(line, '^ {0,3}(?:(`{3,})([^`]*)|(~{3,})(.*))$');
      fence := coalesce(opening[1], opening[3]);
      is_plan := lower(btrim(regexp_replace(
        coalesce(opening[2], opening[4]), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'
      )) collate "C") in ('schema', 'schéma', 'schÉma');
      inside := '{}';
    elsif line ~ ('^ {0,3}' || fence || left(fence, 1) || '* *$') then
      drawing := case when is_plan then private.plan_of_lines(inside) end;
      if drawing is not null then
        return drawing;
      end if;
      fence := null;
    elsif is_plan then
      inside := inside || line;
    end if;
  end loop;
  -- A block without a second fence goes to the end.
  return case when fence is not null and is_plan then private.plan_of_lines(inside) end;
end
$$;

-- A trigger of the text, and no generated column, which each view would draw again.
create function private.draw_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan := private.first_plan(new.content);
  return new;
end
$$;
create trigger draw_plan before insert or update of content, plan on public.tips
  for each row execute function private.draw_plan();

-- Whether another item of the kind had the slug.
create function private.was_slug_of_other(kind text, wanted text, item uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case was_slug_of_other.kind
    when 'tip' then exists (select from public.tips t where t.old_slugs @> array[wanted] and t.id is distinct from item)
    else exists (select from public.articles a where a.old_slugs @> array[wanted] and a.id is distinct from item)
  end
$$;

-- The slug of what was published once stays as an old one: the fifty newest. An own old slug may be taken again. One item at a time, so
-- that no slug becomes one's present and another's old one.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('slugs of ' || tg_table_name, 0));
  -- Its present slugs are unique by their index.
  if private.was_slug_of_other(rtrim(tg_table_name, 's'), new.slug, new.id) then
    raise unique_violation using message = 'another item had this slug';
  end if;
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if tg_op = 'UPDATE' and old.published_at is not null then
    new.old_slugs := array_append(new.old_slugs, old.slug);
    new.old_slugs := new.old_slugs[greatest(1, cardinality(new.old_slugs) - 49):];
  end if;
  return new;
end
$$;
create trigger keep_old_slug before insert or update of slug on public.articles
  for each row execute function private.keep_old_slug();
create trigger keep_old_slug before insert or update of slug on public.tips
  for each row execute function private.keep_old_slug();

-- The slugs, and the old ones, that are equal to one or begin with it and a hyphen, of the items that the caller reads.
create function public.taken_slugs(kind text, wanted text) returns table (slug text)
language sql stable set search_path = '' as $$
  select a.slug from public.articles a where taken_slugs.kind = 'article' and (a.slug = wanted or a.slug like wanted || '-%')
  union
  select o from public.articles a, unnest(a.old_slugs) o
  where taken_slugs.kind = 'article' and a.old_slugs <> '{}' and (o = wanted or o like wanted || '-%')
  union
  select t.slug from public.tips t where taken_slugs.kind = 'tip' and (t.slug = wanted or t.slug like wanted || '-%')
  union
  select o from public.tips t, unnest(t.old_slugs) o
  where taken_slugs.kind = 'tip' and t.old_slugs <> '{}' and (o = wanted or o like wanted || '-%')
  order by 1
$$;

-- One item of both kinds leads home: a new one takes the place. Three of a kind are pinned at most. What is taken back is neither.
create function private.keep_highlights() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pinned integer;
  is_newly_featured boolean := new.is_featured and (tg_op = 'INSERT' or not old.is_featured);
  is_newly_pinned boolean := new.is_pinned and (tg_op = 'INSERT' or not old.is_pinned);
begin
  if not new.is_published then
    if is_newly_featured or is_newly_pinned then
      raise check_violation using message = 'only what is published is highlighted';
    end if;
    new.is_featured := false;
    new.is_pinned := false;
    return new;
  end if;
  if is_newly_featured or is_newly_pinned then
    perform pg_advisory_xact_lock(hashtextextended('highlights of content', 0));
  end if;
  if is_newly_pinned then
    execute format('select count(*) from public.%I where is_pinned and id <> $1', tg_table_name) into pinned using new.id;
    if pinned >= 3 then
      raise check_violation using message = 'enough is pinned';
    end if;
  end if;
  if is_newly_featured then
    update public.articles set is_featured = false where is_featured and id <> new.id;
    update public.tips set is_featured = false where is_featured and id <> new.id;
  end if;
  return new;
end
$$;
create trigger keep_highlights before insert or update of is_published, is_featured, is_pinned on public.articles
  for each row execute function private.keep_highlights();
create trigger keep_highlights before insert or update of is_published, is_featured, is_pinned on public.tips
  for each row execute function private.keep_highlights();

-- A member who is gone, or has no username, leaves no name; neither does an e-mail.
create function private.names_of_authors(authors text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(n.name order by l.place) filter (where n.name is not null), '{}')
  from unnest(string_to_array(authors, E'\n')) with ordinality as l (line, place)
  cross join lateral (
    select case
      when private.member_of_line(l.line) is not null
        then (select c.username from public.member_cards c where c.id = private.member_of_line(l.line))
      when l.line not like '%@%' then l.line
    end as name
  ) n
$$;

-- Only a member of the staff is named anew. domain/content/authors.ts has the same rule. Runs before `number_revision`, by its name.
create function private.keep_known_authors() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known text[] := case tg_op when 'UPDATE' then string_to_array(old.authors, E'\n') else '{}' end;
begin
  new.authors := coalesce((
    select string_agg(l.line, E'\n' order by l.place)
    from unnest(string_to_array(new.authors, E'\n')) with ordinality as l (line, place)
    where private.member_of_line(l.line) is null or l.line = any (known)
      or exists (select from public.member_cards c where c.id = private.member_of_line(l.line) and c.is_staff)
  ), '');
  new.author_names := private.names_of_authors(new.authors);
  return new;
end
$$;
create trigger keep_known_authors before insert or update of authors on public.articles
  for each row when (new.authors <> '' or new.author_names <> '{}') execute function private.keep_known_authors();

create function private.name_authors_anew() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.articles a set author_names = private.names_of_authors(a.authors)
  where a.id in (
    select s.id from public.articles s where s.authors like '%@%' and strpos(s.authors, '@' || old.id) > 0
    order by s.id for no key update
  );
  return null;
end
$$;
create trigger name_authors_anew after update of username on public.member_cards for each row
  when (old.username is distinct from new.username) execute function private.name_authors_anew();
create trigger name_authors_anew_after_deletion after delete on public.member_cards for each row
  execute function private.name_authors_anew();

-- All tags, those of drafts too, the most used first: what the form offers. The slug of each line isn't computed anew, which over 10,000
-- articles takes seconds: the form stores no line without a slug, so the slugs stand in the order of the lines.
create function public.list_tags() returns table (label text, articles bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the tags of drafts';
  end if;
  return query
    select mode() within group (order by l.line), count(*)
    from public.articles a cross join lateral unnest(string_to_array(a.tags, E'\n'), a.tag_slugs) as l (line, slug)
    where a.tags <> '' and l.line is not null and l.slug is not null
    group by l.slug
    order by count(*) desc, l.slug
    limit 500;
end
$$;

-- Writes a tag by another name in all its articles; false when none has either. Articles that have the other tag already are written so too:
-- both tags become one. Triggers make a revision and a version of each article.
create function public.rename_tag(of_slug text, new_label text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  new_slug constant text := (private.tag_slugs(new_label))[1];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff renames tags';
  elsif new_slug is null then
    raise check_violation using message = 'a tag has a letter or a digit';
  end if;
  -- Two renames lock the articles in one order.
  perform from public.articles a where a.tag_slugs && array[of_slug, new_slug] order by a.id for no key update;
  if not exists (select from public.articles a where a.tag_slugs @> array[of_slug]) then
    -- An act that is tried again, because its answer was lost, finds its own work.
    return exists (select from public.articles a where new_label = any (string_to_array(a.tags, E'\n')));
  end if;
  update public.articles a set tags = n.tags
  from (
    select b.id, string_agg(b.line, E'\n' order by b.place) as tags
    from (
      select c.id, min(l.place) as place, case when l.slug in (of_slug, new_slug) then new_label else l.line end as line
      from public.articles c
      cross join lateral unnest(string_to_array(c.tags, E'\n'), c.tag_slugs) with ordinality as l (line, slug, place)
      where c.tag_slugs && array[of_slug, new_slug] and l.line is not null
      group by c.id, 3
    ) b group by b.id
  ) n
  where n.id = a.id and n.tags <> a.tags;
  return true;
end
$$;

-- The articles or tips whose titles contain the words, a search_key(), or that have them all, in any order. Three questions instead of one
-- condition, in which each found text would be read again.
create function private.content_with(kind text, words text) returns uuid[]
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  pattern text := private.containing(content_with.words);
  asked text[] := array(
    select word from unnest(private.search_telling(
      string_to_array(private.search_text(private.search_indexed(left(content_with.words, 200))), ' ')
    )) with ordinality list (word, place)
    group by word order by min(place) limit 8
  );
  question tsquery := private.search_all(array(
    select private.search_part(word, place = cardinality(asked)) from unnest(asked) with ordinality list (word, place)
  ));
begin
  if kind = 'tip' then
    return array(
      select t.id from public.tips t where t.title_key like pattern
      union
      select e.item from private.search_entries e where e.kind = 'tip' and e.words @@ question
      union
      select t.id from public.tips t
      where not t.is_published and private.tip_words(t.title, t.excerpt, t.content, t.category_label) @@ question
    );
  end if;
  return array(
    select a.id from public.articles a where a.title_key like pattern
    union
    select e.item from private.search_entries e where e.kind = 'article' and e.words @@ question
    union
    select a.id from public.articles a
    where not a.is_published and private.article_words(a.title, a.excerpt, a.content, a.category_label, a.tags) @@ question
  );
end
$$;

-- Triggers of a row run in the order of their names: `ignore_date` before `touch`.
create trigger ignore_date before update of updated_at on public.articles for each row execute function private.ignore_date();
create trigger a_limit_rows_begin before insert or update or delete on public.articles for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.articles for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
-- Labels of categories are told by their list.
create trigger log_change after insert or delete on public.articles for each row execute function private.log_record_change('articles');
create trigger log_edit after update on public.articles for each row
  when (
    (old.is_published, old.updated_at, old.published_at, old.publish_at, old.unpublish_at,
    old.is_featured, old.is_pinned, old.featured_image, old.author_names)
    is distinct from (new.is_published, new.updated_at, new.published_at, new.publish_at, new.unpublish_at,
    new.is_featured, new.is_pinned, new.featured_image, new.author_names)
  )
  execute function private.log_record_change('articles');
create trigger log_like after update of like_count on public.articles for each row
  when (new.is_published and old.like_count <> new.like_count)
  execute function private.log_record_change('article_likes');
create trigger log_comment after update of comment_count on public.articles for each row
  when (new.is_published and old.comment_count <> new.comment_count)
  execute function private.log_record_change('article_comments');
create trigger log_share after update of share_count on public.articles for each row
  when (new.is_published and old.share_count <> new.share_count)
  execute function private.log_record_change('article_shares');
create trigger label_category before insert or update of category on public.articles
  for each row execute function private.label_category('article');
-- `number_revision` dates a change of what is written. `title`: a save without a change dates the item too, and each save has it.
create trigger touch before update of slug, title, author_name, is_published on public.articles
  for each row execute function private.touch();

create trigger ignore_date before update of updated_at on public.tips for each row execute function private.ignore_date();
-- The conditions below are checked as the caller: the service role, the owner, cascades and `security definer` functions pass. Triggers of
-- a row run in the order of their names, so these run first.
create trigger a_limit_rows_begin before insert or update or delete on public.tips for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or delete on public.tips for each row execute function private.log_record_change('tips');
create trigger log_edit after update on public.tips for each row
  when (
    (old.is_published, old.updated_at, old.published_at, old.publish_at, old.unpublish_at,
    old.is_featured, old.is_pinned, old.featured_image, old.hero_image)
    is distinct from (new.is_published, new.updated_at, new.published_at, new.publish_at, new.unpublish_at,
    new.is_featured, new.is_pinned, new.featured_image, new.hero_image)
  )
  execute function private.log_record_change('tips');
create trigger log_like after update of like_count on public.tips for each row
  when (new.is_published and old.like_count <> new.like_count)
  execute function private.log_record_change('tip_likes');
create trigger log_comment after update of comment_count on public.tips for each row
  when (new.is_published and old.comment_count <> new.comment_count)
  execute function private.log_record_change('tip_comments');
create trigger log_rating after update of rating_sum, rating_count on public.tips for each row
  when (new.is_published and (old.rating_sum, old.rating_count) <> (new.rating_sum, new.rating_count))
  execute function private.log_record_change('tip_ratings');
create trigger log_view after update of views on public.tips for each row
  when (new.is_published and old.views <> new.views)
  execute function private.log_record_change('tip_views', '10 seconds');
create trigger log_share after update of share_count on public.tips for each row
  when (new.is_published and old.share_count <> new.share_count)
  execute function private.log_record_change('tip_shares');
create trigger label_category before insert or update of category on public.tips
  for each row execute function private.label_category('tip');
create trigger touch before update of slug, title, is_published on public.tips for each row execute function private.touch();

revoke all on public.articles, public.tips, public.article_statistics, public.tip_statistics from anon, authenticated;
grant delete on public.articles to authenticated;
grant select on public.tips to anon;
grant select, delete on public.tips to authenticated;
grant select on public.article_statistics, public.tip_statistics to anon, authenticated;
-- All columns but `author_id` and `author_name`.
grant select (id, slug, title, title_key, content, excerpt, category, byline, byline_key, featured_image, is_published, published_at,
  created_at, updated_at, revision, like_count, comment_count, share_count, category_label, category_key, match, publish_at, unpublish_at,
  old_slugs, search_title, search_description, is_featured, is_pinned, authors, author_names, tags,
  tag_slugs) on public.articles to anon, authenticated;
grant insert (slug, title, content, excerpt, category, author_id, author_name, featured_image, is_published, match, search_title,
  search_description, authors, tags) on public.articles to authenticated;
grant update (slug, title, content, excerpt, category, featured_image, is_published, match, publish_at, unpublish_at, search_title,
  search_description, is_featured, is_pinned, authors, tags) on public.articles to authenticated;
grant insert (slug, title, content, excerpt, category, author, read_time, difficulty, featured_image, is_published, search_title,
  search_description) on public.tips to authenticated;
grant update (slug, title, content, excerpt, category, author, read_time, difficulty, hero_image, featured_image, is_published,
  publish_at, unpublish_at, search_title, search_description, is_featured, is_pinned) on public.tips to authenticated;
grant all on public.articles, public.tips, public.article_statistics, public.tip_statistics to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.get_tips_with_stats(), public.count_content(text, text[]),
  public.find_content(text, text, text[], integer, integer, boolean, text, boolean), public.articles_about_player(text, integer),
  public.taken_slugs(text, text), public.list_tags(), public.rename_tag(text, text) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.byline_of(text, text[], text), private.tag_slugs(text),
  private.article_words(text, text, text, text, text), private.tip_words(text, text, text, text) to authenticated, service_role;
grant execute on function public.get_tips_with_stats(), public.articles_about_player(text, integer) to anon, authenticated, service_role;
grant execute on function public.count_content(text, text[]),
  public.find_content(text, text, text[], integer, integer, boolean, text, boolean), public.taken_slugs(text, text), public.list_tags(),
  public.rename_tag(text, text) to authenticated, service_role;

-- What surrounds the writing of articles and tips: revisions, versions, links to drafts, who has an item open, and remarks.

-- One row for each revision after the first: who changed which columns, and when.
create table public.article_revisions (
  article_id uuid not null references public.articles (id) on delete cascade,
  revision integer not null,
  fields text[] not null,
  changed_by uuid references public.member_cards (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (article_id, revision)
);
create index article_revisions_changed_by on public.article_revisions (changed_by);

create table public.tip_revisions (
  tip_id uuid not null references public.tips (id) on delete cascade,
  revision integer not null,
  fields text[] not null,
  changed_by uuid references public.member_cards (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (tip_id, revision)
);
create index tip_revisions_changed_by on public.tip_revisions (changed_by);

-- Links that show a draft to everybody who has them, for a colleague or a guest without an account.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the secret in its address, in hexadecimal digits. The secret itself isn't stored.
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  article uuid references public.articles on delete cascade,
  tip uuid references public.tips on delete cascade,
  expires_at timestamptz not null,
  check (num_nonnulls(article, tip) = 1)
);
create index draft_links_of_article on public.draft_links (article, expires_at);
create index draft_links_of_tip on public.draft_links (tip, expires_at);

-- The versions of articles and tips: their fields at each save and each publication. docs/decisions/0110-versions.md has the reasons.
create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.articles (id) on delete cascade,
  tip_id uuid references public.tips (id) on delete cascade,
  revision integer not null,
  -- 'restored': a save of fields that an earlier version has.
  cause text not null check (cause in ('saved', 'restored', 'published')),
  -- By column.
  item_fields jsonb not null,
  size integer not null generated always as (char_length(item_fields ->> 'content')) stored,
  saved_by uuid references public.member_cards (id) on delete set null,
  saved_at timestamptz not null default now(),
  constraint content_versions_of_one check (num_nonnulls(article_id, tip_id) = 1)
);
create index content_versions_of_article on public.content_versions (article_id, revision desc, saved_at desc);
create index content_versions_of_tip on public.content_versions (tip_id, revision desc, saved_at desc);
create index content_versions_saved_by on public.content_versions (saved_by);

-- Who has an article or a tip open to edit: docs/decisions/0121-writers.md. The open editor tells of its member each 15 seconds; after 90
-- without a word they are forgotten.
create table private.content_writers (
  item uuid not null,
  member_id uuid not null references public.profiles (id) on delete cascade,
  seen_at timestamptz not null,
  -- When they began to write; null while they only have the item open.
  took_at timestamptz,
  primary key (item, member_id)
);
create index content_writers_of_member on private.content_writers (member_id);

-- What the staff remarks on passages of articles and tips. docs/decisions/0126-remarks.md has the reasons. Members reach no row: the staff
-- acts through these functions, each of which asks for the right.
create table public.content_remarks (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.articles (id) on delete cascade,
  tip_id uuid references public.tips (id) on delete cascade,
  -- The remark that this row answers; null for a remark.
  answers uuid references public.content_remarks (id) on delete cascade,
  -- A remark stays when its author leaves, without a name.
  user_id uuid references public.profiles (id) on delete set null,
  content text not null check (char_length(content) <= 2000),
  -- The passage, and the text on each side of it, by which it is found again.
  quote text check (char_length(quote) between 1 and 500),
  text_before text check (char_length(text_before) <= 60),
  text_after text check (char_length(text_after) <= 60),
  is_resolved boolean not null default false,
  created_at timestamptz not null default now(),
  constraint content_remarks_of_one check (num_nonnulls(article_id, tip_id) = 1),
  constraint content_remarks_on_a_passage
    check (num_nonnulls(quote, text_before, text_after) = case when answers is null then 3 else 0 end),
  constraint content_remarks_content_plain check (private.is_visible(content) and private.is_plain_text(content))
);
create index content_remarks_of_article on public.content_remarks (article_id, created_at);
create index content_remarks_of_tip on public.content_remarks (tip_id, created_at);
create index content_remarks_answers on public.content_remarks (answers);
create index content_remarks_of_member on public.content_remarks (user_id);

alter table public.article_revisions enable row level security;
alter table public.tip_revisions enable row level security;
alter table public.draft_links enable row level security;
alter table public.content_versions enable row level security;
alter table private.content_writers enable row level security;
alter table public.content_remarks enable row level security;

create policy "staff read who changed articles" on public.article_revisions for select to authenticated
  using ((select private.is_staff()));

create policy "staff read who changed tips" on public.tip_revisions for select to authenticated
  using ((select private.is_staff()));

create policy "staff read open links of drafts" on public.draft_links for select to authenticated
  using ((select private.is_staff()) and expires_at > now());
create policy "staff close links of drafts" on public.draft_links for delete to authenticated
  using ((select private.is_staff()));

create policy "staff read versions of content" on public.content_versions for select to authenticated
  using ((select private.is_staff()));

create policy "visitors and members have no access" on private.content_writers to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.content_remarks to anon, authenticated
  using (false) with check (false);

create view private.export_content_remarks as
select r.user_id as member, jsonb_build_object(
  'id', r.id, 'content', r.content, 'quote', r.quote, 'created_at', r.created_at
) as entry
from public.content_remarks r;

create function private.record_article_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.article_revisions (article_id, revision, fields, changed_by)
  values (new.id, new.revision, private.changed_fields(to_jsonb(old), to_jsonb(new)), (select auth.uid()));
  return null;
end
$$;
create trigger record_revision after update on public.articles
  for each row when (new.revision <> old.revision) execute function private.record_article_revision();

create function private.record_tip_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tip_revisions (tip_id, revision, fields, changed_by)
  values (new.id, new.revision, private.changed_fields(to_jsonb(old), to_jsonb(new)), (select auth.uid()));
  return null;
end
$$;
create trigger record_revision after update on public.tips
  for each row when (new.revision <> old.revision) execute function private.record_tip_revision();

create function private.draft_link_hash(secret text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex')
$$;

-- Opens a link for some days, and tells its secret of 244 random bits this one time. Links that are over are deleted.
create function public.open_draft_link(kind text, item uuid, days integer)
returns table (id uuid, secret text, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  wait integer;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff shares drafts';
  end if;
  if open_draft_link.kind not in ('article', 'tip') or open_draft_link.days not in (1, 7, 30) then
    raise check_violation using message = 'a link is to an article or a tip, for 1, 7 or 30 days';
  end if;
  wait := private.take_turn('draft-link', (select auth.uid())::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('links of the draft ' || open_draft_link.item, 0));
  delete from public.draft_links l where l.expires_at <= now();
  if (select count(*) from public.draft_links l where open_draft_link.item in (l.article, l.tip)) >= 10 then
    raise program_limit_exceeded using message = 'a draft has 10 links at most';
  end if;
  open_draft_link.secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into public.draft_links as l (secret_hash, article, tip, expires_at)
  values (
    private.draft_link_hash(open_draft_link.secret),
    case open_draft_link.kind when 'article' then open_draft_link.item end,
    case open_draft_link.kind when 'tip' then open_draft_link.item end,
    now() + make_interval(days => open_draft_link.days)
  )
  returning l.id, l.expires_at into open_draft_link.id, open_draft_link.expires_at;
  return next;
end
$$;

-- What an open link shows: no more of the item than its page. No row for every other secret.
create function public.read_draft_link(secret text) returns table (
  kind text, id uuid, slug text, title text, excerpt text, content text, category text, category_label text, featured_image text,
  hero_image text, difficulty text, read_time text, author text, byline text, author_names text[], tags text,
  is_published boolean, published_at timestamptz, updated_at timestamptz, expires_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select 'article', a.id, a.slug, a.title, a.excerpt, a.content, a.category, a.category_label, a.featured_image,
    null, null, null, null, a.byline, a.author_names, a.tags, a.is_published, a.published_at, a.updated_at, l.expires_at
  from public.draft_links l join public.articles a on a.id = l.article
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
  union all
  select 'tip', t.id, t.slug, t.title, t.excerpt, t.content, t.category, t.category_label, t.featured_image,
    t.hero_image, t.difficulty, t.read_time, t.author, null, '{}', '', t.is_published, t.published_at, t.updated_at, l.expires_at
  from public.draft_links l join public.tips t on t.id = l.tip
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
$$;

-- What is taken back is shown to nobody: its links end with it.
create function private.close_draft_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.draft_links l where new.id in (l.article, l.tip);
  return null;
end
$$;
create trigger close_draft_links after update of is_published on public.articles for each row
  when (old.is_published and not new.is_published) execute function private.close_draft_links();
create trigger close_draft_links after update of is_published on public.tips for each row
  when (old.is_published and not new.is_published) execute function private.close_draft_links();

-- Forgets the versions beyond 100: the fifty newest stay, and of the older ones publications stay longer.
-- domain/content/versions/keptVersions.ts has the same rule.
create function private.forget_versions(article uuid, tip uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.content_versions where id in (
    select id from (
      select id, cause, row_number() over (order by revision desc, saved_at desc, cause) as place from public.content_versions
      where article_id = article or tip_id = tip
    ) as all_versions
    order by place > 50, (place > 50 and cause <> 'published'), place offset 100
  )
$$;

create function private.record_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  article uuid := case tg_table_name when 'articles' then new.id end;
  tip uuid := case tg_table_name when 'tips' then new.id end;
  kept jsonb := private.version_fields(to_jsonb(new));
  is_publication boolean := new.is_published and (tg_op = 'INSERT' or not old.is_published);
begin
  insert into public.content_versions (article_id, tip_id, revision, cause, item_fields, saved_by, saved_at)
  values (article, tip, new.revision, case
    when is_publication then 'published'
    when exists (
      select from public.content_versions v
      where (v.article_id = article or v.tip_id = tip) and v.size = char_length(new.content) and v.item_fields = kept
    ) then 'restored'
    else 'saved'
  end, kept, (select auth.uid()), new.updated_at);
  perform private.forget_versions(article, tip);
  return null;
end
$$;
create trigger record_version after insert on public.tips for each row execute function private.record_version();
create trigger record_version_of_change after update on public.tips for each row
  when (new.revision <> old.revision or (new.is_published and not old.is_published)) execute function private.record_version();
create trigger record_version after insert on public.articles for each row execute function private.record_version();
create trigger record_version_of_change after update on public.articles for each row
  when (new.revision <> old.revision or (new.is_published and not old.is_published)) execute function private.record_version();

-- Tells that the caller has an item open (here), writes from now on (takes) or has closed it (leaves). Gives all who have it open.
create function public.tell_writer(kind text, item uuid, act text)
returns table (member_id uuid, username text, took_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff writes';
  end if;
  if tell_writer.kind not in ('article', 'tip') or tell_writer.act not in ('here', 'takes', 'leaves') then
    raise check_violation using message = 'a writer is here, takes or leaves an article or a tip';
  end if;
  -- Of two who open an item at once, one writes.
  perform pg_advisory_xact_lock(hashtextextended('writers of ' || tell_writer.item, 0));
  delete from private.content_writers w
  where w.seen_at < clock_timestamp() - interval '90 seconds'
    or (tell_writer.act = 'leaves' and w.item = tell_writer.item and w.member_id = me);
  if tell_writer.act <> 'leaves' then
    if not exists (
      select from public.articles a where tell_writer.kind = 'article' and a.id = tell_writer.item
      union all
      select from public.tips t where tell_writer.kind = 'tip' and t.id = tell_writer.item
    ) then
      raise foreign_key_violation using message = 'the item is deleted';
    end if;
    insert into private.content_writers as w (item, member_id, seen_at, took_at)
    values (
      tell_writer.item, me, clock_timestamp(),
      case when tell_writer.act = 'takes' or not exists (
        select from private.content_writers o
        where o.item = tell_writer.item and o.member_id <> me and o.took_at is not null
      ) then clock_timestamp() end
    )
    on conflict on constraint content_writers_pkey do update set
      seen_at = excluded.seen_at,
      took_at = case when tell_writer.act = 'takes' then excluded.took_at else coalesce(w.took_at, excluded.took_at) end;
  end if;
  return query
    select w.member_id, c.username, w.took_at
    from private.content_writers w left join public.member_cards c on c.id = w.member_id
    where w.item = tell_writer.item
    order by w.took_at, w.member_id;
end
$$;

-- The remarks on an item and their answers, oldest first.
create function public.list_remarks(kind text, item uuid)
returns table (
  id uuid, answers uuid, content text, quote text, text_before text, text_after text, is_resolved boolean, created_at timestamptz,
  author uuid, username text, avatar_url text, is_staff boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select r.id, r.answers, r.content, r.quote, r.text_before, r.text_after, r.is_resolved, r.created_at,
      c.id, c.username::text, c.avatar_url::text, coalesce(c.is_staff, false)
    from public.content_remarks r left join public.member_cards c on c.id = r.user_id
    where case list_remarks.kind when 'article' then r.article_id when 'tip' then r.tip_id end = list_remarks.item
    order by r.created_at, r.id;
end
$$;

-- Writes a remark or an answer of the caller's. The same one again within ten minutes is a retry.
create function private.write_remark(remark public.content_remarks) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  wait integer;
begin
  -- Of two equal ones at once, one is written.
  perform pg_advisory_xact_lock(hashtextextended('remarks of ' || me, 0));
  if exists (
    select from public.content_remarks r
    where r.user_id = me and r.content = remark.content and r.created_at > now() - interval '10 minutes'
      and (r.article_id, r.tip_id, r.answers, r.quote, r.text_before, r.text_after)
        is not distinct from (remark.article_id, remark.tip_id, remark.answers, remark.quote, remark.text_before, remark.text_after)
  ) then
    return;
  end if;
  wait := private.take_turn('remark', me::text, 60);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.content_remarks (article_id, tip_id, answers, user_id, content, quote, text_before, text_after)
  values (
    remark.article_id, remark.tip_id, remark.answers, me, remark.content, remark.quote, remark.text_before, remark.text_after
  );
end
$$;

-- Remarks on a passage. An item that is missing is a missing key.
create function public.add_remark(kind text, item uuid, words text, quote text, text_before text, text_after text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  remark public.content_remarks;
begin
  perform private.ask_for_staff();
  if add_remark.kind not in ('article', 'tip') then
    raise check_violation using message = 'a remark is on an article or a tip';
  end if;
  remark.article_id := case add_remark.kind when 'article' then add_remark.item end;
  remark.tip_id := case add_remark.kind when 'tip' then add_remark.item end;
  remark.content := add_remark.words;
  remark.quote := add_remark.quote;
  remark.text_before := add_remark.text_before;
  remark.text_after := add_remark.text_after;
  perform private.write_remark(remark);
end
$$;

create function public.answer_remark(remark uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  answer public.content_remarks;
begin
  perform private.ask_for_staff();
  select r.article_id, r.tip_id, r.id into answer.article_id, answer.tip_id, answer.answers
  from public.content_remarks r where r.id = answer_remark.remark and r.answers is null;
  if not found then
    raise foreign_key_violation using message = 'the remark is deleted';
  end if;
  answer.content := answer_remark.words;
  perform private.write_remark(answer);
end
$$;

create function public.resolve_remark(remark uuid, is_resolved boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  update public.content_remarks r set is_resolved = resolve_remark.is_resolved
  where r.id = resolve_remark.remark and r.answers is null;
  if not found then
    raise foreign_key_violation using message = 'the remark is deleted';
  end if;
end
$$;

-- Deletes the caller's own remark, with its answers, or answer.
create function public.remove_remark(remark uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  delete from public.content_remarks r where r.id = remove_remark.remark and r.user_id = (select auth.uid());
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.draft_links for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.draft_links for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

revoke all on public.article_revisions, public.tip_revisions, public.draft_links, public.content_versions,
  public.content_remarks from anon, authenticated;
grant select on public.article_revisions, public.tip_revisions, public.content_versions to authenticated;
grant delete on public.draft_links to authenticated;
grant select (id, article, tip, expires_at) on public.draft_links to authenticated;
grant all on public.article_revisions, public.tip_revisions, public.draft_links, public.content_versions,
  public.content_remarks to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.open_draft_link(text, uuid, integer), public.read_draft_link(text), public.tell_writer(text, uuid, text),
  public.list_remarks(text, uuid), public.add_remark(text, uuid, text, text, text, text), public.answer_remark(uuid, text),
  public.resolve_remark(uuid, boolean), public.remove_remark(uuid) from public, anon, authenticated;
grant execute on function public.read_draft_link(text) to anon, authenticated, service_role;
grant execute on function public.open_draft_link(text, uuid, integer), public.tell_writer(text, uuid, text),
  public.list_remarks(text, uuid), public.add_remark(text, uuid, text, text, text, text), public.answer_remark(uuid, text),
  public.resolve_remark(uuid, boolean), public.remove_remark(uuid) to authenticated, service_role;

-- Reactions: likes, ratings, views, shares and saved tips. Triggers keep each counter on its article or tip, so that no page adds up rows.

-- Who likes is known to that member alone. The counters of articles and tips say how many.
create table public.article_likes (
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
create index article_likes_of_member on public.article_likes (user_id);
create index article_likes_recent on public.article_likes (created_at);

create table public.tip_likes (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index tip_likes_of_member on public.tip_likes (user_id);
create index tip_likes_recent on public.tip_likes (created_at);

-- One rating a member and tip, read by that member alone.
create table public.tip_ratings (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  -- Null: the day isn't known, and trends leave the rating out.
  rated_at timestamptz default now(),
  primary key (tip_id, user_id)
);
create index tip_ratings_of_member on public.tip_ratings (user_id);
create index tip_ratings_recent on public.tip_ratings (rated_at) include (rating);

-- One row for each visitor, tip and day. `visitor` is a random id that the browser keeps; no role reads it here.
create table public.tip_views (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);

-- The tips that members keep for later. Each is read by its member alone.
create table public.saved_tips (
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tip_id, user_id)
);
create index saved_tips_of_member on public.saved_tips (user_id, created_at desc);
create index saved_tips_recent on public.saved_tips (created_at);

-- One row for each visitor, item and day, as for views; no role reads it here. The counter on the item stays.
create table public.tip_shares (
  tip_id uuid not null references public.tips (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (tip_id, visitor, day)
);

create table public.article_shares (
  article_id uuid not null references public.articles (id) on delete cascade,
  visitor uuid not null,
  day date not null default current_date,
  primary key (article_id, visitor, day)
);

alter table public.article_likes enable row level security;
alter table public.tip_likes enable row level security;
alter table public.tip_ratings enable row level security;
alter table public.tip_views enable row level security;
alter table public.saved_tips enable row level security;
alter table public.tip_shares enable row level security;
alter table public.article_shares enable row level security;

create policy "members like for themselves" on public.article_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "members take off their own likes" on public.article_likes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own likes of published articles" on public.article_likes for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));

create policy "members like for themselves" on public.tip_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take off their own likes" on public.tip_likes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own likes of published tips" on public.tip_likes for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));

create policy "members read their own ratings" on public.tip_ratings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members rate for themselves" on public.tip_ratings for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members change their own ratings" on public.tip_ratings for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take back their own ratings" on public.tip_ratings for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "visitors and members have no access" on public.tip_views to anon, authenticated
  using (false) with check (false);

create policy "members read their own saved tips" on public.saved_tips for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members save for themselves" on public.saved_tips for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members remove their own saved tips" on public.saved_tips for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "visitors and members have no access" on public.tip_shares to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.article_shares to anon, authenticated
  using (false) with check (false);

create view private.export_saved_tips as
select s.user_id as member, to_jsonb(s) || jsonb_build_object('slug', t.slug) as entry
from public.saved_tips s join public.tips t on t.id = s.tip_id;

create function private.count_article_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.articles set like_count = like_count + 1 where id = new.article_id;
  else
    update public.articles set like_count = like_count - 1 where id = old.article_id;
  end if;
  return null;
end
$$;
create trigger count_likes after insert or delete on public.article_likes
  for each row execute function private.count_article_likes();

create function private.count_tip_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.tips set like_count = like_count + 1 where id = new.tip_id;
  else
    update public.tips set like_count = like_count - 1 where id = old.tip_id;
  end if;
  return null;
end
$$;
create trigger count_likes after insert or delete on public.tip_likes
  for each row execute function private.count_tip_likes();

create function private.count_tip_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update public.tips set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.tip_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.tips set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.tip_id;
  end if;
  return null;
end
$$;
create trigger count_ratings after insert or update or delete on public.tip_ratings
  for each row execute function private.count_tip_ratings();

-- Counts a view on the tip and on its day. The day's row is locked after those of the tip and its category, by views alone.
create function private.count_tip_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set views = views + 1 where id = new.tip_id;
  insert into public.view_days as known (day, views) values ((now() at time zone 'Europe/Paris')::date, 1)
  on conflict (day) do update set views = known.views + 1;
  return null;
end
$$;
create trigger count_views after insert on public.tip_views
  for each row execute function private.count_tip_views();

-- One view a call, of a published tip, and a limit an hour and network; a view that is counted already takes no turn. Counting it again
-- is no error, which a browser would log each time.
create function public.count_tip_view(tip uuid, visitor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
  wait integer := 0;
begin
  if exists (
    select from public.tip_views v
    where v.tip_id = count_tip_view.tip and v.visitor = count_tip_view.visitor and v.day = current_date
  ) then
    return;
  end if;
  if network is not null then
    wait := private.take_turn('view', network, 600, interval '1 hour');
  end if;
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.tip_views (tip_id, visitor)
  select seen.id, count_tip_view.visitor from public.tips as seen
  where seen.id = count_tip_view.tip and seen.is_published and seen.published_at <= now()
  on conflict do nothing;
end
$$;

create function private.date_rating() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.rated_at := now();
  return new;
end
$$;
create trigger date_rating before update of rating on public.tip_ratings
  for each row when (new.rating <> old.rating) execute function private.date_rating();

create function private.count_tip_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tips set share_count = share_count + 1 where id = new.tip_id;
  return null;
end
$$;
create trigger count_shares after insert on public.tip_shares
  for each row execute function private.count_tip_shares();

create function private.count_article_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.articles set share_count = share_count + 1 where id = new.article_id;
  return null;
end
$$;
create trigger count_shares after insert on public.article_shares
  for each row execute function private.count_article_shares();

-- A limit an hour and network, of both kinds together.
create function private.limit_shares() returns void
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
  wait integer := 0;
begin
  if network is not null then
    wait := private.take_turn('share', network, 120, interval '1 hour');
  end if;
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
end
$$;

-- One share a call, of a published item; one that is counted already takes no turn. Gives back the item's shares, no row without the item.
create function public.count_tip_share(tip uuid, visitor uuid) returns table (shares integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.tip_shares s
    where s.tip_id = count_tip_share.tip and s.visitor = count_tip_share.visitor and s.day = current_date
  ) then
    perform private.limit_shares();
    insert into public.tip_shares (tip_id, visitor)
    select t.id, count_tip_share.visitor from public.tips t
    where t.id = count_tip_share.tip and t.is_published and t.published_at <= now()
    on conflict do nothing;
  end if;
  return query select t.share_count from public.tips t
    where t.id = count_tip_share.tip and t.is_published and t.published_at <= now();
end
$$;

create function public.count_article_share(article uuid, visitor uuid) returns table (shares integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.article_shares s
    where s.article_id = count_article_share.article and s.visitor = count_article_share.visitor and s.day = current_date
  ) then
    perform private.limit_shares();
    insert into public.article_shares (article_id, visitor)
    select a.id, count_article_share.visitor from public.articles a
    where a.id = count_article_share.article and a.is_published and a.published_at <= now()
    on conflict do nothing;
  end if;
  return query select a.share_count from public.articles a
    where a.id = count_article_share.article and a.is_published and a.published_at <= now();
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.tip_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.tip_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.article_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.article_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.article_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.tip_ratings for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_ratings for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.tip_ratings for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('rating', '60', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.saved_tips for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.saved_tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.saved_tips for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

revoke all on public.article_likes, public.tip_likes, public.tip_ratings, public.tip_views, public.saved_tips, public.tip_shares,
  public.article_shares from anon, authenticated;
grant select, delete on public.article_likes, public.tip_likes, public.tip_ratings, public.saved_tips to authenticated;
grant insert (article_id, user_id) on public.article_likes to authenticated;
grant insert (tip_id, user_id) on public.tip_likes to authenticated;
grant insert (tip_id, user_id, rating) on public.tip_ratings to authenticated;
grant update (rating) on public.tip_ratings to authenticated;
grant insert (tip_id, user_id) on public.saved_tips to authenticated;
grant all on public.article_likes, public.tip_likes, public.tip_ratings, public.tip_views, public.saved_tips, public.tip_shares,
  public.article_shares to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.count_tip_view(uuid, uuid), public.count_tip_share(uuid, uuid),
  public.count_article_share(uuid, uuid) from public, anon, authenticated;
grant execute on function public.count_tip_view(uuid, uuid), public.count_tip_share(uuid, uuid),
  public.count_article_share(uuid, uuid) to anon, authenticated, service_role;

-- Comments that answer each other: replies of one level, likes, edits within fifteen minutes, and deletion by the author.
-- docs/decisions/0140-replies.md has the reasons.

-- A comment stays when its author leaves, without a name. A hidden one is read by its author and the staff alone.
create table public.article_comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  -- The comment that a reply stands under.
  parent_id uuid references public.article_comments (id) on delete cascade,
  edited_at timestamptz,
  deleted_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  -- Why it waits for the staff: docs/decisions/0200-held-comments.md.
  held_for text check (held_for in ('words', 'links', 'first')),
  -- Which comment a reply answers, so that its author is told: docs/decisions/0196-told-of-replies-and-members.md. When what is answered is
  -- gone, the reply stays.
  answered_id uuid references public.article_comments (id) on delete set null,
  constraint article_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint article_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  constraint article_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason)),
  constraint article_comments_held_are_hidden check (held_for is null or hidden_at is not null)
);
create index article_comments_of_member on public.article_comments (user_id);
create index article_comments_latest on public.article_comments (created_at desc, id);
create index article_comments_hidden on public.article_comments (created_at desc, id) where hidden_at is not null;
create index article_comments_newest on public.article_comments (article_id, created_at desc, id desc) where parent_id is null;
create index article_comments_liked on public.article_comments (article_id, like_count desc, created_at desc, id desc)
  where parent_id is null;
create index article_comments_replies on public.article_comments (parent_id, created_at, id);
-- Deleting an article or a tip finds its replies by these.
create index article_comments_of_article on public.article_comments (article_id);
create index article_comments_hidden_threads on public.article_comments (id) where hidden_at is not null and reply_count > 0;
create index article_comments_held on public.article_comments (created_at desc, id) where held_for is not null;
create index article_comments_answers on public.article_comments (answered_id);

create table public.tip_comments (
  id uuid primary key default gen_random_uuid(),
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  parent_id uuid references public.tip_comments (id) on delete cascade,
  edited_at timestamptz,
  deleted_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  held_for text check (held_for in ('words', 'links', 'first')),
  answered_id uuid references public.tip_comments (id) on delete set null,
  constraint tip_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint tip_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  constraint tip_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason)),
  constraint tip_comments_held_are_hidden check (held_for is null or hidden_at is not null)
);
create index tip_comments_of_member on public.tip_comments (user_id);
create index tip_comments_latest on public.tip_comments (created_at desc, id);
create index tip_comments_hidden on public.tip_comments (created_at desc, id) where hidden_at is not null;
create index tip_comments_newest on public.tip_comments (tip_id, created_at desc, id desc) where parent_id is null;
create index tip_comments_liked on public.tip_comments (tip_id, like_count desc, created_at desc, id desc)
  where parent_id is null;
create index tip_comments_replies on public.tip_comments (parent_id, created_at, id);
create index tip_comments_of_tip on public.tip_comments (tip_id);
create index tip_comments_hidden_threads on public.tip_comments (id) where hidden_at is not null and reply_count > 0;
create index tip_comments_held on public.tip_comments (created_at desc, id) where held_for is not null;
create index tip_comments_answers on public.tip_comments (answered_id);

-- Who hid a comment, for the staff alone. A table of its own, because members and staff are one database role: column grants can't tell
-- them apart.
create table public.article_comment_hidings (
  comment_id uuid primary key references public.article_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index article_comment_hidings_hidden_by on public.article_comment_hidings (hidden_by);

create table public.tip_comment_hidings (
  comment_id uuid primary key references public.tip_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index tip_comment_hidings_hidden_by on public.tip_comment_hidings (hidden_by);

create table public.article_comment_likes (
  comment_id uuid not null references public.article_comments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index article_comment_likes_of_member on public.article_comment_likes (user_id);

create table public.tip_comment_likes (
  comment_id uuid not null references public.tip_comments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index tip_comment_likes_of_member on public.tip_comment_likes (user_id);

-- A hidden comment takes its replies with it, whatever asks for them. Their own authors, the author of the hidden comment and the staff
-- read them. Functions, because a policy can't read its own table; asked once for each question.
create function private.hidden_article_threads() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.article_comments c
  where c.hidden_at is not null and c.reply_count > 0 and c.user_id is distinct from (select auth.uid())
$$;

create function private.hidden_tip_threads() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.tip_comments c
  where c.hidden_at is not null and c.reply_count > 0 and c.user_id is distinct from (select auth.uid())
$$;

alter table public.article_comments enable row level security;
alter table public.tip_comments enable row level security;
alter table public.article_comment_hidings enable row level security;
alter table public.tip_comment_hidings enable row level security;
alter table public.article_comment_likes enable row level security;
alter table public.tip_comment_likes enable row level security;

create policy "members comment for themselves" on public.article_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "staff hide comments" on public.article_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "visitors read comments on published articles" on public.article_comments for select to anon
  using (
    hidden_at is null and (select true from public.articles where id = article_id)
    and (parent_id is null or parent_id <> all ((select private.hidden_article_threads())::uuid[]))
  );
create policy "members read shown comments and their own, staff all" on public.article_comments for select to authenticated
  using (
    (
      (hidden_at is null or user_id = (select auth.uid())) and (select true from public.articles where id = article_id)
      and (
        parent_id is null or user_id = (select auth.uid())
        or parent_id <> all ((select private.hidden_article_threads())::uuid[])
      )
    )
    or (select private.is_staff())
  );

create policy "members comment for themselves" on public.tip_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "staff hide comments" on public.tip_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "visitors read comments on published tips" on public.tip_comments for select to anon
  using (
    hidden_at is null and (select true from public.tips where id = tip_id)
    and (parent_id is null or parent_id <> all ((select private.hidden_tip_threads())::uuid[]))
  );
create policy "members read shown comments and their own, staff all" on public.tip_comments for select to authenticated
  using (
    (
      (hidden_at is null or user_id = (select auth.uid())) and (select true from public.tips where id = tip_id)
      and (
        parent_id is null or user_id = (select auth.uid())
        or parent_id <> all ((select private.hidden_tip_threads())::uuid[])
      )
    )
    or (select private.is_staff())
  );

create policy "staff read who hid comments of others" on public.article_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.article_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );

create policy "staff read who hid comments of others" on public.tip_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.tip_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );

-- `exists` applies the policies of the comments.
create policy "members read their own likes of comments" on public.article_comment_likes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members like for themselves" on public.article_comment_likes for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.article_comments c where c.id = comment_id and c.deleted_at is null)
  );
create policy "members take off their own likes" on public.article_comment_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "members read their own likes of comments" on public.tip_comment_likes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members like for themselves" on public.tip_comment_likes for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.tip_comments c where c.id = comment_id and c.deleted_at is null)
  );
create policy "members take off their own likes" on public.tip_comment_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create view private.export_article_comment_likes as
select l.user_id as member, to_jsonb(l) as entry from public.article_comment_likes l;

create view private.export_tip_comment_likes as
select l.user_id as member, to_jsonb(l) as entry from public.tip_comment_likes l;

-- A retry or a double click is the same comment; the same words to another comment are another reply. No unique index: the same text may
-- come again after ten minutes.
create function private.refuse_same_article_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.member_cards where id = new.user_id for update;
  if exists (
    select from public.article_comments
    where article_id = new.article_id and user_id = new.user_id and content = new.content
      and parent_id is not distinct from new.parent_id and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same comment is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_same_comment before insert on public.article_comments
  for each row execute function private.refuse_same_article_comment();

create function private.refuse_same_tip_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.member_cards where id = new.user_id for update;
  if exists (
    select from public.tip_comments
    where tip_id = new.tip_id and user_id = new.user_id and content = new.content
      and parent_id is not distinct from new.parent_id and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same comment is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_same_comment before insert on public.tip_comments
  for each row execute function private.refuse_same_tip_comment();

-- A reason hides a comment, null restores it. The trigger writes when and by whom; its argument is the table of hidings. Of a held comment,
-- the staff's reason ends the wait: it is hidden for that reason, or shown. While it is held, it has no row there.
create function private.record_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.hidden_reason is null then
    new.hidden_at := null;
    new.held_for := null;
    execute format('delete from public.%I where comment_id = $1', tg_argv[0]) using new.id;
  elsif new.held_for is distinct from old.held_for then
    new.hidden_at := now();
  elsif new.hidden_reason is distinct from old.hidden_reason then
    new.hidden_at := coalesce(old.hidden_at, now());
    new.held_for := null;
    execute format(
      'insert into public.%I (comment_id, hidden_by) values ($1, $2)
      on conflict (comment_id) do update set hidden_by = excluded.hidden_by', tg_argv[0]
    ) using new.id, (select auth.uid());
  end if;
  return new;
end
$$;
create trigger record_hiding before update of hidden_reason on public.article_comments
  for each row execute function private.record_hiding('article_comment_hidings');
create trigger record_hiding before update of hidden_reason on public.tip_comments
  for each row execute function private.record_hiding('tip_comment_hidings');

-- Its argument: the table of the comments.
create function private.count_comment_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.%I set like_count = like_count + $2 where id = $1', tg_argv[0])
    using case tg_op when 'INSERT' then new.comment_id else old.comment_id end, case tg_op when 'INSERT' then 1 else -1 end;
  return null;
end
$$;
create trigger count_likes after insert or delete on public.article_comment_likes for each row
  execute function private.count_comment_likes('article_comments');
create trigger count_likes after insert or delete on public.tip_comment_likes for each row
  execute function private.count_comment_likes('tip_comments');

-- A reply to a reply goes to the same parent, and keeps the comment that was named as parent: it is one of this thread. The lock keeps the
-- parent until the reply is there. Its arguments: the table of the comments, and its column for the content item.
create function private.place_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  root uuid;
begin
  execute format(
    'select coalesce(c.parent_id, c.id) from public.%1$I c
     where c.id = $1 and c.%2$I = ($2 ->> %2$L)::uuid and c.hidden_at is null and c.deleted_at is null', tg_argv[0], tg_argv[1]
  ) into root using new.parent_id, to_jsonb(new);
  if root is not null then
    execute format('select c.id from public.%I c where c.id = $1 and c.hidden_at is null for key share', tg_argv[0])
      into root using root;
  end if;
  if root is null then
    raise exception 'the answered comment is gone' using errcode = 'foreign_key_violation', constraint = 'answered_comment';
  end if;
  new.answered_id := new.parent_id;
  new.parent_id := root;
  return new;
end
$$;
create trigger place_reply before insert on public.article_comments for each row when (new.parent_id is not null)
  execute function private.place_reply('article_comments', 'article_id');
create trigger place_reply before insert on public.tip_comments for each row when (new.parent_id is not null)
  execute function private.place_reply('tip_comments', 'tip_id');

-- Hidden and deleted comments don't count, and no replies to a hidden one.
-- Its arguments: the table of the comments, its column for the content item, and the table of the items.
create function private.count_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent uuid := case tg_op when 'DELETE' then old.parent_id else new.parent_id end;
  before integer := case when tg_op <> 'INSERT' then (old.hidden_at is null and old.deleted_at is null)::integer else 0 end;
  after integer := case when tg_op <> 'DELETE' then (new.hidden_at is null and new.deleted_at is null)::integer else 0 end;
  is_shown boolean := true;
begin
  if parent is not null then
    execute format(
      'update public.%I set reply_count = reply_count + $2 where id = $1 returning hidden_at is null', tg_argv[0]
    ) into is_shown using parent, after - before;
  else
    if tg_op <> 'INSERT' and old.hidden_at is null then
      before := before + old.reply_count;
    end if;
    if tg_op <> 'DELETE' and new.hidden_at is null then
      after := after + new.reply_count;
    end if;
  end if;
  if is_shown and before <> after then
    execute format('update public.%I set comment_count = comment_count + $2 where id = ($1 ->> %L)::uuid', tg_argv[2], tg_argv[1])
      using case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end, after - before;
  end if;
  return null;
end
$$;
create trigger count_comments after insert or delete or update of hidden_reason, deleted_at on public.article_comments
  for each row execute function private.count_comments('article_comments', 'article_id', 'articles');
create trigger count_comments after insert or delete or update of hidden_reason, deleted_at on public.tip_comments
  for each row execute function private.count_comments('tip_comments', 'tip_id', 'tips');

-- The last reply takes the remains of the comment that it answered with it. Its argument: the table of the comments.
create function private.clear_deleted_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'delete from public.%1$I c where c.id = $1 and c.deleted_at is not null
     and not exists (select from public.%1$I r where r.parent_id = c.id)', tg_argv[0]
  ) using old.parent_id;
  return null;
end
$$;
create trigger remove_remains after delete on public.article_comments for each row when (old.parent_id is not null)
  execute function private.clear_deleted_comment('article_comments');
create trigger remove_remains after delete on public.tip_comments for each row when (old.parent_id is not null)
  execute function private.clear_deleted_comment('tip_comments');

create function private.comments_table(kind text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if kind is null or kind not in ('article', 'tip') then
    raise exception 'no such kind' using errcode = 'invalid_parameter_value';
  end if;
  return kind || '_comments';
end
$$;

-- Changes the words of the caller's own comment, within fifteen minutes, unless they are muted. Answers 'done', 'held' when the staff reads
-- it first, 'gone' or 'too-late'.
create function public.edit_comment(kind text, comment uuid, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.comments_table(edit_comment.kind);
  me uuid := auth.uid();
  written timestamptz;
  wait integer;
  is_held boolean;
begin
  wait := private.take_turn('comment', coalesce(me::text, 'no member'), 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform private.refuse_muted();
  execute format(
    'select c.created_at from public.%I c where c.id = $1 and c.user_id = $2 and c.hidden_at is null and c.deleted_at is null
     for update', name
  ) into written using edit_comment.comment, me;
  if written is null then
    return 'gone';
  end if;
  if written <= now() - interval '15 minutes' then
    return 'too-late';
  end if;
  execute format('update public.%I set content = $2, edited_at = now() where id = $1 and content <> $2', name)
    using edit_comment.comment, edit_comment.words;
  execute format('select c.held_for is not null from public.%I c where c.id = $1', name) into is_held using edit_comment.comment;
  return case when is_held then 'held' else 'done' end;
end
$$;

-- Deletes the caller's own comment. One with replies stays without name and words. Idempotent.
create function public.delete_comment(kind text, comment uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.comments_table(delete_comment.kind);
  found_id uuid;
  is_answered boolean;
begin
  execute format('select c.id from public.%I c where c.id = $1 and c.user_id = $2 for update', name)
    into found_id using delete_comment.comment, auth.uid();
  if found_id is null then
    return;
  end if;
  execute format('select exists (select from public.%I c where c.parent_id = $1)', name) into is_answered using found_id;
  if is_answered then
    execute format('delete from public.%I where comment_id = $1', delete_comment.kind || '_comment_likes') using found_id;
    execute format(
      'update public.%I set user_id = null, content = ''Commentaire supprimé'', edited_at = null, deleted_at = now() where id = $1',
      name
    ) using found_id;
  else
    execute format('delete from public.%I where id = $1', name) using found_id;
  end if;
end
$$;

-- Comments on a content item with their first replies: newest first or most liked first, after a given one; the one thread that has the
-- comment `one`; or the replies to a `parent`, oldest first. Rows are read with the caller's rights: members read their own likes alone.
-- Its author and the staff learn of a held comment.
create function public.comment_threads(
  kind text, item uuid, most integer, replies integer, by_likes boolean default false, after_likes integer default null,
  after_time timestamptz default null, after_id uuid default null, one uuid default null, parent uuid default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- A comment `c` with its author `m`.
  comment_sql text := format(
    'select c.id, c.created_at, c.like_count, c.reply_count, jsonb_build_object(
       ''id'', c.id, ''user_id'', c.user_id, ''content'', c.content, ''created_at'', c.created_at,
       ''hidden_reason'', c.hidden_reason, ''held_for'', c.held_for, ''parent_id'', c.parent_id, ''edited_at'', c.edited_at, ''deleted_at'', c.deleted_at,
       ''like_count'', c.like_count, ''liked'', %s, ''author'', case when m.id is not null then
         jsonb_build_object(''username'', m.username, ''avatar_url'', m.avatar_url, ''is_staff'', m.is_staff, ''is_hidden'', m.is_hidden) end) as entry
     from public.%I c left join public.member_cards m on m.id = c.user_id where c.%I = $1',
    -- Visitors can't read likes.
    case when current_user = 'anon' then 'false' else format('exists (select from public.%I l where l.comment_id = c.id)', kind || '_comment_likes') end,
    kind || '_comments', kind || '_id'
  );
  -- Hidden replies don't count, and their authors read them.
  replies_sql text := comment_sql || ' and c.parent_id = %s %s order by c.created_at, c.id limit %s';
  keys text := case when by_likes then 'like_count, created_at, id' else 'created_at, id' end;
  newest_first text := replace(keys, ',', ' desc,') || ' desc';
  after_sql text;
  answer jsonb;
begin
  if parent is not null then
    after_sql := case when after_time is null then '' else 'and (c.created_at, c.id) > ($4, $5)' end;
    execute format('select coalesce(jsonb_agg(r.entry order by r.created_at, r.id), ''[]'') from (%s) r',
      format(replies_sql, '$6', after_sql, '$2'))
    into answer using item, least(greatest(most, 0), 200), after_likes, after_time, after_id, parent;
    return answer;
  end if;
  after_sql := case when after_time is null then '' else format('and (c.%s) < (%s)', replace(keys, ', ', ', c.'),
    case when by_likes then '$3, $4, $5' else '$4, $5' end) end;
  execute format(
    'select coalesce(jsonb_agg(t.entry || jsonb_build_object(''reply_count'', t.reply_count, ''replies'', (
       select coalesce(jsonb_agg(r.entry order by r.created_at, r.id), ''[]'') from (%s) r
     )) order by %s), ''[]'') from (%s and c.parent_id is null %s %s order by %s limit $2) t',
    format(replies_sql, 't.id', '', '$6'), newest_first, comment_sql, after_sql,
    case when one is null then '' else
      format('and c.id = (select coalesce(o.parent_id, o.id) from public.%I o where o.id = $7)', kind || '_comments') end,
    'c.' || replace(newest_first, ', ', ', c.')
  ) into answer
  using item, least(greatest(most, 0), 100), after_likes, after_time, after_id, least(greatest(replies, 0), case when one is null then 20 else 200 end), one;
  return answer;
end
$$;

-- The members whom a text names. A username that a text names has no spaces; its key has none either. domain/content/reactions/mentions.ts
-- has the same rule, and its reasons. No class of the database's locale is in it.
create function private.mentioned_members(words text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct named.id), '{}') from private.mentions_in(words) found
    cross join lateral (
      select p.id, p.is_hidden from private.usernames_in(found) with ordinality as names (username, place)
        join public.profiles p on p.username_key = private.folded_username(names.username)
      order by names.place limit 1
    ) named
  where not named.is_hidden
$$;

-- Members whose username begins so, without those who hide their page.
create function public.find_mentionable(begun text) returns table (id uuid, username text, avatar_url text, is_staff boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, c.username, c.avatar_url, c.is_staff
  from public.profiles p join public.member_cards c on c.id = p.id
  where p.username_key like regexp_replace(private.folded_username(left(begun, 40)), '([%_\\])', '\\\1', 'g') || '%'
    and private.folded_username(begun) <> '' and not c.is_hidden
  order by char_length(p.username_key), p.username_key limit 6
$$;

-- Whether a notification's comment is hidden.
create function private.is_hidden_comment(comment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.article_comments c where c.id = comment and c.hidden_at is not null)
    or exists (select from public.tip_comments c where c.id = comment and c.hidden_at is not null)
$$;

-- What follows the first ten "@" of a comment, without those of a quoted passage and of addresses, in their order.
create function private.mentions_in(words text) returns setof text
language sql immutable set search_path = '' as $$
  select found[1] from regexp_matches(
    regexp_replace(words, '^(> [^\n]*(\n|$))+', ''),
    '[hH][tT][tT][pP][sS]?://[^\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000<>"«»]+'
      || '|(?<![^\u0001-\u002e\u003a-\u003f\u005b-\u005e\u0060\u007b-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
      || '\u1680\u2000-\u200a\u200d\u2010-\u2029\u202f-\u205f\u2190-\u2bff\u3000-\u3003\u3008-\u3011\ufe0f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65'
      || '\U0001f000-\U0001faff])'
      || '@([^\u0001-\u0026\u0028-\u002c\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
      || '\u1680\u2000-\u200a\u2010-\u2018\u201a-\u2029\u202f-\u205f\u3000-\u3003\u3008-\u3011\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]{1,40})',
    'g'
  ) with ordinality as matches (found, place)
  where found[1] is not null order by place limit 10
$$;

-- What may be the username in one of them, the longest first. Apostrophes, "-", "." and signs such as emojis stand in usernames, and behind them.
create function private.usernames_in(found text) returns setof text
language sql immutable set search_path = '' as $$
  select left(found, size) from generate_series(char_length(found), 1, -1) size
  where substr(found, size + 1, 1) ~ '^(?:$|[\u0027\u002d\u002e\u2019\u200d\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])'
  order by size desc
$$;

-- Of what a published item's page shows of its comments. The item's count tells of those that come and go. Its argument: the kind.
create function private.log_comment_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'tip_comments' then
    perform private.log_change(tg_argv[0], t.id, 'all') from public.tips t where t.id = new.tip_id and t.is_published;
  else
    perform private.log_change(tg_argv[0], a.id, 'all') from public.articles a where a.id = new.article_id and a.is_published;
  end if;
  return null;
end
$$;
create trigger log_change after update of content, hidden_reason, deleted_at on public.tip_comments for each row
  execute function private.log_comment_change('tip_comments');
-- At the end of the transaction: the comments of an item share the row, and the likes of a member who leaves lock one comment after another.
create constraint trigger log_likes after update of like_count on public.tip_comments deferrable initially deferred for each row
  execute function private.log_comment_change('tip_comment_likes');
create trigger log_change after update of content, hidden_reason, deleted_at on public.article_comments for each row
  execute function private.log_comment_change('article_comments');
create constraint trigger log_likes after update of like_count on public.article_comments deferrable initially deferred for each row
  execute function private.log_comment_change('article_comment_likes');

create trigger a_limit_rows_begin before insert or update or delete on public.tip_comments for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert on public.tip_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('comment', '20', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.article_comments for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.article_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert on public.article_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('comment', '20', '10 minutes');

create trigger a_limit_turns before insert or delete on public.article_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');
create trigger a_limit_rows_begin before insert or update or delete on public.article_comment_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.article_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

create trigger a_limit_turns before insert or delete on public.tip_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');
create trigger a_limit_rows_begin before insert or update or delete on public.tip_comment_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

revoke all on public.article_comments, public.tip_comments, public.article_comment_hidings, public.tip_comment_hidings,
  public.article_comment_likes, public.tip_comment_likes from anon, authenticated;
grant select on public.article_comments, public.tip_comments to anon, authenticated;
grant select on public.article_comment_hidings, public.tip_comment_hidings to authenticated;
grant select, delete on public.article_comment_likes, public.tip_comment_likes to authenticated;
grant insert (article_id, user_id, content, parent_id) on public.article_comments to authenticated;
grant update (hidden_reason) on public.article_comments to authenticated;
grant insert (tip_id, user_id, content, parent_id) on public.tip_comments to authenticated;
grant update (hidden_reason) on public.tip_comments to authenticated;
grant insert (comment_id, user_id) on public.article_comment_likes to authenticated;
grant insert (comment_id, user_id) on public.tip_comment_likes to authenticated;
grant all on public.article_comments, public.tip_comments, public.article_comment_hidings, public.tip_comment_hidings,
  public.article_comment_likes, public.tip_comment_likes to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.edit_comment(text, uuid, text), public.delete_comment(text, uuid),
  public.comment_threads(text, uuid, integer, integer, boolean, integer, timestamp with time zone, uuid, uuid, uuid),
  public.find_mentionable(text) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.hidden_article_threads(), private.hidden_tip_threads() to anon, authenticated;
grant execute on function
  public.comment_threads(text, uuid, integer, integer, boolean, integer, timestamp with time zone, uuid, uuid, uuid) to anon, authenticated, service_role;
grant execute on function public.edit_comment(text, uuid, text), public.delete_comment(text, uuid),
  public.find_mentionable(text) to authenticated;

-- Applications: the positions, what members send for one, the staff's decisions and notes, mails to applicants, and the announcement on
-- Discord. The staff edits positions; an application keeps the title and the questions that it was sent for.
-- docs/decisions/0077-positions.md has the reasons.

-- An application's answers: a JSON object with plain names and texts. Nesting is counted first, outside of strings: thousands of levels
-- exhaust the parser's stack. `security definer`: it calls functions of this schema.
create function private.is_answers(experience text) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  answers jsonb;
begin
  if length(regexp_replace(regexp_replace(experience, '"(?:\\.|[^"\\])*"', '', 'g'), '[^\[{]', '', 'g')) > 100 then
    return false;
  end if;
  answers := experience::jsonb;
  return jsonb_typeof(answers) = 'object'
    and not exists (
      select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "string")') as said
      where not private.is_plain_text(said #>> '{}')
    )
    and not exists (
      select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "object").keyvalue().key') as name
      where not private.is_plain_line(name #>> '{}')
    );
exception when others then
  return false;
end
$$;

-- Whether a list of questions is well-formed. domain/applications/positions.ts and typedPosition.ts have the same limits.
create function private.are_questions(questions jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 12
    and not exists (
      select from jsonb_array_elements(questions) question
      where jsonb_typeof(question) <> 'object' or question - '{name,label,hint}'::text[] <> '{}'
        or not coalesce(
          jsonb_typeof(question -> 'name') = 'string' and jsonb_typeof(question -> 'label') = 'string'
            and jsonb_typeof(question -> 'hint') = 'string'
            and char_length(question ->> 'name') <= 60
            and question ->> 'name' ~ '^(experience|socialMedia|projects|esportKnowledge|q-[a-z0-9]+(-[a-z0-9]+)*)$'
            and char_length(question ->> 'label') <= 100 and private.is_visible(question ->> 'label')
            and private.is_plain_line(question ->> 'label')
            and char_length(question ->> 'hint') <= 200 and private.is_plain_line(question ->> 'hint'),
          false
        )
    )
    and (
      select count(distinct question ->> 'name') from jsonb_array_elements(questions) question
    ) = jsonb_array_length(questions)
$$;

-- Whether a list of short lines is well-formed.
create function private.are_skills(skills text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(skills) <= 8 and array_position(skills, null) is null and not exists (
    select from unnest(skills) skill
    where char_length(skill) > 40 or not private.is_visible(skill) or not private.is_plain_line(skill)
  )
$$;

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  position text not null check (position ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(position) <= 60),
  discord_username text not null check (char_length(discord_username) <= 100),
  age integer check (age between 0 and 150),
  -- JSON as text: the answers to the position's own questions, and who applies.
  experience text not null check (char_length(experience) <= 60000),
  availability text not null check (char_length(availability) <= 2000),
  motivation text not null check (char_length(motivation) <= 5000),
  -- Anything but 'accepted', 'rejected' and 'withdrawn' is pending.
  status text not null default 'pending' check (char_length(status) between 1 and 40),
  created_at timestamptz not null default now(),
  -- For the applicant. The staff's own notes stand in application_notes.
  staff_notes text check (char_length(staff_notes) <= 5000),
  -- Written with a decision and emptied by a trigger: application_reviews keeps the reviewer.
  reviewed_by uuid references public.member_cards (id) on delete set null,
  reviewed_at timestamptz,
  withdrawn_at timestamptz,
  -- As the position was called, and what it asked, when the application was sent.
  position_revision integer,
  position_title text not null default ''
    check (char_length(position_title) <= 60 and private.is_plain_line(position_title)),
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  constraint applications_discord_username_plain check (private.is_plain_line(discord_username)),
  constraint applications_availability_plain check (private.is_plain_text(availability)),
  constraint applications_motivation_plain check (private.is_plain_text(motivation)),
  constraint applications_experience_answers check (private.is_answers(experience)),
  constraint applications_staff_notes_plain check (
    staff_notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  )
);
create unique index applications_one_pending on public.applications (user_id, position)
  where status not in ('accepted', 'rejected', 'withdrawn');
create index applications_of_member on public.applications (user_id, created_at desc);
-- One index for each list of the staff: all, the pending ones, those with one status.
create index applications_newest on public.applications (created_at desc, id);
create index applications_waiting on public.applications (created_at desc, id)
  where status not in ('accepted', 'rejected', 'withdrawn');
create index applications_by_status on public.applications (status, created_at desc, id);
create index applications_reviewed_by on public.applications (reviewed_by);
create index applications_for_position on public.applications (position);
-- The figures of a day read the newest applications by it, however many there are.
create index applications_recent on public.applications (created_at) where status <> 'withdrawn';

-- Every decision, also one that was undone. Read by the staff alone.
create table public.application_reviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  status text not null check (status in ('accepted', 'rejected', 'pending')),
  made_by uuid references public.member_cards (id) on delete set null,
  made_at timestamptz not null default now()
);
create index application_reviews_of_application on public.application_reviews (application_id, made_at);
create index application_reviews_made_by on public.application_reviews (made_by);

create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  author_id uuid references public.member_cards (id) on delete set null,
  content text not null check (btrim(content) <> '' and char_length(content) <= 5000),
  created_at timestamptz not null default now(),
  constraint application_notes_content_plain check (private.is_visible(content) and private.is_plain_text(content))
);
create index application_notes_of_application on public.application_notes (application_id, created_at);
create index application_notes_author on public.application_notes (author_id);

-- Applications that Discord has not taken yet, for the outbox. Discord can't tell a repeated message from a new one, so a try with an
-- unknown end is the last one.
create table private.announcements (
  application_id uuid primary key references public.applications (id) on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  -- When the next try is due; null during a try, and after the last.
  due_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  created_at timestamptz not null default now()
);
create index announcements_due on private.announcements (due_at) where due_at is not null;

-- What the staff's search of applications reads: position, Discord name and motivation without accents and capitals. A table of its own,
-- because members read and export their applications whole.
create table private.application_words (
  application_id uuid primary key references public.applications (id) on delete cascade,
  words text not null
);
create index application_words_parts on private.application_words using gin (words extensions.gin_trgm_ops);

create table public.positions (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  -- Never changes. Applications name the position by it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  title text not null check (char_length(title) <= 60),
  description text not null check (char_length(description) <= 400),
  skills text[] not null default '{}' check (private.are_skills(skills)),
  icon text not null check (
    icon in ('megaphone', 'calendar', 'cut', 'hand', 'mic', 'users', 'star', 'pen', 'image', 'chat', 'globe', 'heart')
  ),
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  -- Members can apply.
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint positions_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint positions_description_plain check (private.is_visible(description) and private.is_plain_text(description))
);

-- What the position of a slug was called and asked from a revision on. An application that was begun with an earlier one is sent with it,
-- also when the position was removed and one of the same title was added.
create table private.position_versions (
  slug text not null,
  revision integer not null,
  title text not null,
  questions jsonb not null,
  primary key (slug, revision)
);

alter table public.applications enable row level security;
alter table public.application_reviews enable row level security;
alter table public.application_notes enable row level security;
alter table private.announcements enable row level security;
alter table private.application_words enable row level security;
alter table private.position_versions enable row level security;

select private.make_ordered_list('positions', 'slug, title, description, skills, icon, questions');

create policy "members apply for themselves" on public.applications for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'pending');
create policy "staff decide once, on the applications of others" on public.applications for update to authenticated
  using (
    status not in ('accepted', 'rejected', 'withdrawn') and user_id <> (select auth.uid()) and (select private.is_staff())
  )
  with check (
    status in ('accepted', 'rejected') and user_id <> (select auth.uid()) and (select private.is_staff())
  );
create policy "members read their own applications, staff those not withdrawn" on public.applications
  for select to authenticated
  using (user_id = (select auth.uid()) or (status <> 'withdrawn' and (select private.is_staff())));

create policy "staff read reviews of the applications of others" on public.application_reviews for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.applications a where a.id = application_id and a.user_id = (select auth.uid()))
  );

create policy "staff read internal notes on the applications of others" on public.application_notes for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.applications a where a.id = application_id and a.user_id = (select auth.uid()))
  );
create policy "staff write internal notes in their own name" on public.application_notes for insert to authenticated
  with check (
    author_id = (select auth.uid()) and (select private.is_staff())
    and exists (
      select from public.applications a
      where a.id = application_id and a.status <> 'withdrawn' and a.user_id <> (select auth.uid())
    )
  );

create policy "visitors and members have no access" on private.announcements to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.application_words to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.position_versions to anon, authenticated
  using (false) with check (false);

-- The database's clock dates a decision: it can be undone for ten minutes. A message without a visible character is no message.
create function private.date_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('accepted', 'rejected') and old.status not in ('accepted', 'rejected', 'withdrawn') then
    new.reviewed_at := now();
    new.staff_notes := case when private.is_visible(new.staff_notes) then btrim(new.staff_notes) end;
  end if;
  return new;
end
$$;
create trigger date_review before update of status on public.applications
  for each row execute function private.date_review();

-- Before the write, so that neither the row nor the log behind live changes ever holds the reviewer.
create function private.record_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('accepted', 'rejected', 'pending') then
    if new.status <> 'pending' and (select auth.uid()) is not null and new.reviewed_by is distinct from (select auth.uid()) then
      raise insufficient_privilege using message = 'the staff decides in its own name';
    end if;
    insert into public.application_reviews (application_id, status, made_by)
    values (new.id, new.status, coalesce(new.reviewed_by, (select auth.uid())));
  end if;
  new.reviewed_by := null;
  return new;
end
$$;
create trigger record_review before update of status, reviewed_by on public.applications
  for each row execute function private.record_review();

-- For applications that are inserted with a decision, by a seed or an import.
create function private.record_first_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.application_reviews (application_id, status, made_by, made_at)
  values (new.id, new.status, new.reviewed_by, coalesce(new.reviewed_at, new.created_at));
  update public.applications set reviewed_by = null where id = new.id;
  return null;
end
$$;
create trigger record_first_review after insert on public.applications
  for each row when (new.status in ('accepted', 'rejected')) execute function private.record_first_review();

-- A retry or a double click is the same note.
create function private.refuse_same_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.applications where id = new.application_id for update;
  if exists (
    select from public.application_notes
    where application_id = new.application_id and author_id = new.author_id and content = new.content
      and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same note is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_same_note before insert on public.application_notes
  for each row execute function private.refuse_same_note();

-- Withdraws the caller's pending application. Returns 'withdrawn', 'decided', or 'gone' when the caller has no such application.
-- Idempotent. The row is locked before it is read.
create function public.withdraw_application(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  standing text;
begin
  select status into standing from public.applications
  where id = application and user_id = (select auth.uid()) for update;
  if standing is null then
    return 'gone';
  elsif standing = 'withdrawn' then
    return 'withdrawn';
  elsif standing in ('accepted', 'rejected') then
    return 'decided';
  end if;
  update public.applications set status = 'withdrawn', withdrawn_at = now() where id = application;
  return 'withdrawn';
end
$$;

-- Undoes a decision within ten minutes, unless its mail is being sent. Returns 'pending', 'late', 'applied-again' when the applicant has a
-- newer pending application for the position, 'own' for the caller's own application, or 'gone'. Both rows are locked before they are read.
create function public.undo_review(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_one public.applications;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff takes decisions back';
  end if;
  select * into found_one from public.applications where id = application and status <> 'withdrawn' for update;
  if found_one.id is null then
    return 'gone';
  elsif found_one.user_id = (select auth.uid()) then
    return 'own';
  elsif found_one.status not in ('accepted', 'rejected') then
    return 'pending';
  elsif found_one.reviewed_at is null or found_one.reviewed_at <= now() - interval '10 minutes' then
    return 'late';
  end if;
  perform from public.outbox where decision_on = application and sent_at is null for update;
  if exists (select from public.outbox where decision_on = application and sent_at is null and tries > 0) then
    return 'late';
  end if;
  update public.applications set status = 'pending', reviewed_by = null, reviewed_at = null, staff_notes = null
  where id = application;
  return 'pending';
exception when unique_violation then
  return 'applied-again';
end
$$;

-- The staff's search of applications: position, Discord name and motivation, without accents and capitals.
create function public.search_applications(
  words text, of_status text default null, one uuid default null, skipped integer default 0, most integer default null,
  sorted_by text default 'date', upwards boolean default false
) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query execute
    'select a.* from public.applications a where a.status <> ''withdrawn'''
    || case
      when of_status = 'pending' then ' and a.status not in (''accepted'', ''rejected'')'
      when of_status is not null then ' and a.status = $2'
      else ''
    end
    || case when one is null then '' else ' and a.id = $3' end
    || case when search_applications.words = '' then '' else ' and a.id = any (array(select private.applications_about($1)))' end
    || format(
      ' order by %s %s, a.created_at desc, a.id offset $4 limit $5',
      case sorted_by
        when 'name' then 'private.search_key(a.discord_username)'
        when 'position' then 'private.search_key(a.position_title)'
        else 'a.created_at'
      end,
      case when upwards then 'asc' else 'desc' end
    )
  using search_applications.words, of_status, one, skipped, most;
end
$$;

-- Counts the matches by status. Anything but accepted and rejected is pending.
create function public.count_applications(words text)
returns table (pending bigint, accepted bigint, rejected bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads applications';
  end if;
  return query
    select count(*) filter (where a.status not in ('accepted', 'rejected')),
      count(*) filter (where a.status = 'accepted'), count(*) filter (where a.status = 'rejected')
    from public.applications a
    where a.status <> 'withdrawn'
      and (
        count_applications.words = '' or a.id = any (array(select private.applications_about(count_applications.words)))
      );
end
$$;

-- Leaves a new application to the outbox, which tells Discord: soon, or at the pace that many at once have. Of one member's, ten in ten
-- minutes are told.
create function private.announce_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.take_turn('announcement', new.user_id::text, 10) = 0 then
    insert into private.announcements (application_id, due_at) values (new.id, private.pace_mail('announcement'));
  end if;
  return null;
end
$$;
-- Not of imported ones, which have a date of their own.
create trigger announce_application after insert on public.applications
  for each row when (new.created_at = now() and new.status = 'pending') execute function private.announce_application();

-- The announcements whose next try is due, for the caller to make it. Only of applications that are still pending.
create function public.claim_announcements(most integer)
returns table (
  application uuid, tries integer, "position" text, position_title text, questions jsonb, discord_username text, age integer,
  experience text, availability text, motivation text
)
language sql set search_path = '' as $$
  with due as (
    select n.application_id from private.announcements n join public.applications a on a.id = n.application_id
    where n.due_at <= now() and a.status not in ('accepted', 'rejected', 'withdrawn')
    order by n.due_at limit claim_announcements.most for update of n skip locked
  ), begun as (
    update private.announcements n set tries = n.tries + 1, due_at = null from due
    where n.application_id = due.application_id
    returning n.application_id, n.tries
  )
  select a.id, begun.tries, a.position, a.position_title, a.questions, a.discord_username, a.age, a.experience, a.availability,
    a.motivation
  from begun join public.applications a on a.id = begun.application_id
$$;

-- Ends a try; without a problem it succeeded. `again`: Discord has certainly not taken it. Eight tries in all, over about four days.
create function public.close_announcement(application uuid, problem text, again boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if close_announcement.problem is null then
    delete from private.announcements n where n.application_id = close_announcement.application;
  else
    update private.announcements n set
      failure = left(close_announcement.problem, 1000),
      due_at = case when close_announcement.again and n.tries < 8 then now() + interval '1 minute' * (4 ^ (n.tries - 1)) end
    where n.application_id = close_announcement.application;
  end if;
end
$$;

-- Puts a mail to an applicant into the outbox: paragraphs, then the link to their applications. No mail for an invalid address; without
-- remember_club() the mail has no club name and no link.
create function private.mail_applicant(
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

-- Mails name the position as the application does.
create function private.mail_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- At most ten receipts in ten minutes for a member who applies and withdraws repeatedly.
  if private.take_turn('receipt', new.user_id::text, 10) = 0 then
    perform private.mail_applicant(
      new.user_id,
      'Votre candidature est bien arrivée',
      array[
        'Nous avons reçu votre candidature : ' || new.position_title || '.',
        'Quelqu’un du staff la lit, et vous répond. Vous pouvez la suivre, ou la retirer, dans votre espace personnel.'
      ],
      private.pace_mail('receipt'),
      null
    );
  end if;
  return null;
end
$$;
-- Only for applications dated now: an imported one has a date of its own.
create trigger mail_receipt after insert on public.applications
  for each row when (new.created_at = now()) execute function private.mail_receipt();

-- A decision's mail waits for ten minutes: until then the decision can be undone or changed.
create function private.mail_decision() returns trigger
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
          when 'accepted' then 'Bonne nouvelle : votre candidature est acceptée (' || new.position_title || ').'
          else 'Votre candidature n’a pas été retenue cette fois (' || new.position_title || '). Merci de nous avoir écrit.'
        end
      ] || case when btrim(new.staff_notes) <> '' then array['Le mot du staff :' || E'\n' || new.staff_notes] else '{}'::text[] end,
      now() + interval '10 minutes',
      new.id
    );
  end if;
  return null;
end
$$;
create trigger mail_decision after update of status, staff_notes on public.applications
  for each row execute function private.mail_decision();

-- The staff's search reads the title that the application shows, so it needs no list of positions.
create function private.write_application_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.application_words (application_id, words)
  values (
    new.id,
    private.folded(new.position || ' ' || new.position_title || ' ' || new.discord_username || ' ' || new.motivation)
  )
  on conflict (application_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger write_words after insert or update of position, discord_username, motivation on public.applications
  for each row execute function private.write_application_words();

-- The applications with these words. For the staff: it reads past row security, which lets no search use an index.
create function private.applications_about(words text) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query
    select w.application_id from private.application_words w
    where w.words like private.containing(private.folded(applications_about.words));
end
$$;

-- A removed position leaves its last revision: the next one of its slug begins above it.
create function private.keep_position_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.position_versions (slug, revision, title, questions)
    values (old.slug, old.revision, old.title, old.questions)
    on conflict do nothing;
    return null;
  end if;
  if tg_op = 'INSERT' or (old.title, old.questions) is distinct from (new.title, new.questions) then
    insert into private.position_versions (slug, revision, title, questions)
    values (new.slug, new.revision, new.title, new.questions)
    on conflict (slug, revision) do update set title = excluded.title, questions = excluded.questions;
  end if;
  return null;
end
$$;
create trigger keep_version after insert or update or delete on public.positions
  for each row execute function private.keep_position_version();

create function private.begin_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := greatest(
    new.revision, (select max(v.revision) + 1 from private.position_versions v where v.slug = new.slug)
  );
  return new;
end
$$;
create trigger begin_revision before insert on public.positions
  for each row execute function private.begin_revision();

-- Keeps the title and the questions of the revision that the applicant was shown; of the first one when there was none so early. An import
-- brings its own.
create function private.keep_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select v.title, v.questions into new.position_title, new.questions
  from public.positions p join private.position_versions v on v.slug = p.slug
  where p.slug = new.position and v.revision <= greatest(
    coalesce(new.position_revision, p.revision),
    (select min(f.revision) from private.position_versions f where f.slug = new.position)
  )
  order by v.revision desc limit 1;
  if not found then
    new.position_title := new.position;
    new.questions := '[]';
  end if;
  return new;
end
$$;
create trigger keep_questions before insert on public.applications
  for each row when (new.position_title = '') execute function private.keep_questions();

-- Waits for a change of the position in another transaction. While the recruitment is switched off, all positions are closed.
create function private.refuse_closed_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.positions p where p.slug = new.position and p.is_published for share;
  if not found or exists (select from public.switched_off s where s.feature = 'applications') then
    raise check_violation using message = 'the position is not open';
  end if;
  return new;
end
$$;
create trigger refuse_closed_position before insert on public.applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_closed_position();

-- Applications of a removed position would name nothing.
create function private.keep_used_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.applications a where a.position = old.slug) then
    raise check_violation using message = 'applications name the position';
  end if;
  return old;
end
$$;
create trigger keep_used_position before delete on public.positions
  for each row execute function private.keep_used_position();

create function private.log_application_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.changes c where c.item = old.id;
  end if;
  perform private.log_change('applications', case when tg_op <> 'DELETE' then new.id end, 'staff');
  return null;
end
$$;
create trigger log_change after insert or update or delete on public.applications for each row
  execute function private.log_application_change();
create trigger log_own_change after insert or update or delete on public.applications for each row
  execute function private.log_own_change('applications');

create trigger a_limit_rows_begin before insert or update or delete on public.applications for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.applications for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert on public.applications for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('application', '20', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.application_notes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.application_notes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

revoke all on public.applications, public.application_reviews, public.application_notes from anon, authenticated;
grant select on public.applications, public.application_reviews, public.application_notes to authenticated;
grant insert (user_id, "position", discord_username, age, experience, availability, motivation, status,
  position_revision) on public.applications to authenticated;
grant update (status, staff_notes, reviewed_by, reviewed_at) on public.applications to authenticated;
grant insert (application_id, author_id, content) on public.application_notes to authenticated;
grant all on public.applications, public.application_reviews, public.application_notes, private.announcements, private.application_words,
  private.position_versions to service_role;
-- The slug is permanent.
revoke update (slug) on public.positions from authenticated;
revoke execute on all functions in schema private from public;
revoke all on function public.withdraw_application(uuid), public.undo_review(uuid),
  public.search_applications(text, text, uuid, integer, integer, text, boolean), public.count_applications(text),
  public.claim_announcements(integer), public.close_announcement(uuid, text, boolean) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.is_answers(text), private.are_questions(jsonb), private.are_skills(text[]) to authenticated, service_role;
grant execute on function public.withdraw_application(uuid), public.undo_review(uuid),
  public.search_applications(text, text, uuid, integer, integer, text, boolean),
  public.count_applications(text) to authenticated, service_role;
grant execute on function public.claim_announcements(integer), public.close_announcement(uuid, text, boolean) to service_role;

-- The newsletter: subscribers, and the letters that the club sends them. docs/decisions/0124-letters.md, 0127-subscribers.md and
-- 0130-letter-archive.md have the reasons.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_mail_address(email)),
  confirm_token uuid not null unique,
  leave_token uuid not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- An address that hasn't confirmed is mailed three times a day at most: a visitor can enter another person's address.
  mails_today integer not null default 1 check (mails_today > 0),
  today_began_at timestamptz not null default now(),
  -- Of an imported address: where its owner agreed, and on which day.
  consent_source text check (char_length(consent_source) <= 200),
  consent_on date check (consent_on >= '1990-01-01'),
  constraint newsletter_subscribers_consent check ((consent_source is null) = (consent_on is null)),
  constraint newsletter_subscribers_source_plain check (
    private.is_visible(consent_source) and private.is_plain_line(consent_source)
  )
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (asked_at) where confirmed_at is null;
create index newsletter_subscribers_newest on public.newsletter_subscribers (asked_at desc, id);

-- The club's letters. Those that are sent have pages and an archive.
create table public.letters (
  id uuid primary key,
  title text not null check (char_length(title) <= 150),
  -- As the editor has it, as HTML.
  content text not null check (char_length(content) <= 60000),
  -- As mail: {{leave}} stands for the address of the page to unsubscribe.
  body_text text not null check (char_length(body_text) <= 18000),
  body_html text not null check (char_length(body_html) <= 90000),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz,
  sent_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  slug text not null unique default gen_random_uuid()::text,
  -- Its first words.
  lead text not null default '',
  -- Its page stands in the archive once it is sent.
  is_in_archive boolean not null default true,
  -- What inboxes show behind a letter's title; empty: the letter's first sentence stands there.
  preheader text not null default '',
  -- Each mark grows into an address: a mail may not outgrow the outbox.
  constraint letters_marks check (
    cardinality(string_to_array(body_text, '{{leave}}')) <= 4 and cardinality(string_to_array(body_html, '{{leave}}')) <= 4
  ),
  constraint letters_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint letters_time check (state not in ('scheduled', 'sending', 'sent') or send_at is not null),
  constraint letters_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  constraint letters_lead_length check (char_length(lead) <= 200),
  constraint letters_preheader_length check (char_length(preheader) <= 150),
  constraint letters_preheader_plain check (private.is_plain_line(preheader))
);
create index letters_newest on public.letters (created_at desc);
create index letters_in_work on public.letters (send_at) where state in ('scheduled', 'sending');
create index letters_archived on public.letters (send_at desc, id) where is_in_archive and state in ('sending', 'sent');

-- The subscribers when a letter began, each once. Only an id: who leaves is forgotten, and still counted.
create table private.letter_recipients (
  letter uuid not null references public.letters (id) on delete cascade,
  subscriber uuid not null,
  -- The id that the mail has in the outbox.
  mail uuid not null unique default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'refused', 'left')),
  has_left boolean not null default false,
  -- The secret of the links of one letter to one subscriber: it tells by which letter they leave.
  leave_token uuid not null unique default gen_random_uuid(),
  primary key (letter, subscriber)
);
create index letter_recipients_of_state on private.letter_recipients (letter, state);
create index letter_recipients_of_subscriber on private.letter_recipients (subscriber);

-- Who has left, so that no import brings them back. Their address is erased: the mark only answers whether a given one is among them.
create table private.left_addresses (
  mark text primary key,
  left_at timestamptz not null default now()
);

alter table public.newsletter_subscribers enable row level security;
alter table public.letters enable row level security;
alter table private.letter_recipients enable row level security;
alter table private.left_addresses enable row level security;

create policy "visitors and members have no access" on public.newsletter_subscribers to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.letter_recipients to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.left_addresses to anon, authenticated using (false) with check (false);

create policy "everybody reads the letters of the archive" on public.letters for select to anon, authenticated
  using (is_in_archive and state in ('sending', 'sent'));

-- In the place of the whole rows, without the secrets of its links.
create view private.export_newsletter_subscribers as
select u.id as member, jsonb_build_object(
  'email', s.email, 'asked_at', s.asked_at, 'confirmed_at', s.confirmed_at, 'consent_source', s.consent_source, 'consent_on', s.consent_on
) as entry
from public.newsletter_subscribers s join auth.users u on lower(u.email) = lower(s.email);

-- Stores a subscriber, or a new confirmation link for one who hasn't confirmed, and mails it. The unsubscribe link stays the first one. The
-- answer is the same for known addresses: 'taken', or the seconds until the next try is allowed.
create function public.ask_for_letter(
  email text, confirm_token uuid, leave_token uuid, mail jsonb, peer text, network text default null
) returns text language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept uuid;
  wait integer := private.take_turn_of_both('letter', ask_for_letter.peer, ask_for_letter.network);
begin
  if wait > 0 then
    return wait::text;
  end if;
  insert into public.newsletter_subscribers as known (email, confirm_token, leave_token)
  values (email, confirm_token, leave_token)
  on conflict (lower(email)) do update set
    confirm_token = excluded.confirm_token,
    asked_at = now(),
    mails_today = case
      when known.today_began_at between now() - interval '1 day' and now() + interval '1 minute' then known.mails_today + 1 else 1
    end,
    today_began_at = case
      when known.today_began_at between now() - interval '1 day' and now() + interval '1 minute' then known.today_began_at else now()
    end
  where known.confirmed_at is null
    and known.asked_at not between now() - interval '10 minutes' and now() + interval '1 minute'
    and (
      known.mails_today < 3 or known.today_began_at not between now() - interval '1 day' and now() + interval '1 minute'
    )
  returning known.leave_token into kept;
  if found then
    perform private.enqueue_mail(
      replace(mail::text, ask_for_letter.leave_token::text, kept::text)::jsonb, private.pace_mail('letter')
    );
  end if;
  return 'taken';
end
$$;

-- Confirms a subscription; false for an unknown token or one older than a week. Idempotent. Forgets that the address has left: its owner
-- wants the newsletter again. Marks are always locked before subscribers.
create function public.confirm_letter(token uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from private.left_addresses l using public.newsletter_subscribers s
  where s.confirm_token = token and s.confirmed_at is null and s.asked_at > now() - interval '7 days'
    and l.mark = private.address_mark(s.email);
  update public.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where confirm_token = token and (confirmed_at is not null or asked_at > now() - interval '7 days');
  return found;
end
$$;

-- Deletes the subscriber, and remembers that the address has left. Idempotent. The token is the subscriber's; a letter's, which counts who
-- left by it: they got it, whatever its sender could note; or that of a mail of notifications.
create function public.leave_letter(token uuid) returns void
language plpgsql set search_path = '' as $$
declare
  reader uuid := coalesce(
    (select s.id from public.newsletter_subscribers s where s.leave_token = leave_letter.token),
    (select r.subscriber from private.letter_recipients r where r.leave_token = leave_letter.token)
  );
begin
  perform private.leave_notification_mails(leave_letter.token);
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.id = reader
  on conflict do nothing;
  delete from public.newsletter_subscribers s where s.id = reader;
  if found then
    update private.letter_recipients r set state = 'sent', has_left = true where r.leave_token = leave_letter.token;
  end if;
end
$$;

-- The confirmed addresses of the newsletter, for the club's own mail tool. Only admins have them: they are personal, and each
-- token unsubscribes its address.
create function public.list_subscribers() returns table (
  email text, confirmed_at timestamptz, leave_token uuid, consent_source text, consent_on date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_admins();
  return query
    select s.email, s.confirmed_at, s.leave_token, s.consent_source, s.consent_on
    from public.newsletter_subscribers s where s.confirmed_at is not null order by s.email;
end
$$;

-- A letter's mail is tried so often, within seven hours: of 5,000 mails to a provider that fails every third time, nearly all arrive.
create function private.letter_tries() returns integer
language sql immutable parallel safe set search_path = '' as $$ select 10 $$;

-- Begins the letters whose time has come, and keeps the outbox filled with mails of those that are being sent: a few at a time, so that
-- other mails don't wait behind them. Each has links of its own. A recipient's state and mail change in one transaction. Another caller's
-- letter is its work. Mails that a dead sender had when their letter was stopped stay unsent.
create function private.fill_letters() returns void
language plpgsql security definer set search_path = '' as $$
declare
  one public.letters;
begin
  -- A sender ended with mails of a letter that was stopped meanwhile in hand: they stay unsent.
  with lost as (
    select o.id from public.outbox o join public.letters l on l.id = o.letter
    where l.state = 'cancelled' and o.sent_at is null and o.due_at <= now() for update of o skip locked
  ), kept as (
    update private.letter_recipients r set state = 'waiting' from lost where r.mail = lost.id and r.state = 'queued'
  )
  delete from public.outbox o using lost where o.id = lost.id;
  for one in
    select l.* from public.letters l
    where l.state in ('scheduled', 'sending') and l.send_at <= now() order by l.send_at for update skip locked
  loop
    if one.state = 'scheduled' then
      insert into private.letter_recipients (letter, subscriber)
      select one.id, s.id from public.newsletter_subscribers s where s.confirmed_at is not null
      -- Who leaves at this moment is left out, and who leaves later finds the row.
      for key share of s
      on conflict do nothing;
      update public.letters l set state = 'sending', revision = l.revision + 1 where l.id = one.id;
    end if;
    -- The sender ended during the last try.
    update private.letter_recipients r set state = 'refused' from public.outbox o
    where o.letter = one.id and o.sent_at is null and o.due_at <= now() and o.tries >= private.letter_tries()
      and r.mail = o.id and r.state = 'queued';
    if (
      select count(*) from public.outbox o
      where o.letter = one.id and o.sent_at is null and o.due_at <= now() and o.tries < private.letter_tries()
    ) < 10 then
      with next as (
        select r.subscriber from private.letter_recipients r where r.letter = one.id and r.state = 'waiting' limit 50
      ), queued as (
        update private.letter_recipients r set state = 'queued' from next
        where r.letter = one.id and r.subscriber = next.subscriber and r.state = 'waiting' returning r.mail, r.subscriber, r.leave_token
      )
      insert into public.outbox (id, letter, recipient, reply_to, subject, body_text, body_html, leave_address)
      select q.mail, one.id, s.email, c.email, one.title,
        replace(one.body_text, '{{leave}}', leave.page), replace(one.body_html, '{{leave}}', leave.page), leave.at_once
      from queued q join public.newsletter_subscribers s on s.id = q.subscriber left join private.club c on true,
        lateral (
          select coalesce(c.address, '') || '/newsletter/desinscription?jeton=' || q.leave_token as page,
            coalesce(c.functions_address, c.address || '/functions/v1') || '/unsubscribe-newsletter?jeton=' || q.leave_token as at_once
        ) as leave
      on conflict (id) do nothing;
    end if;
    if not exists (
      select from private.letter_recipients r where r.letter = one.id and r.state in ('waiting', 'queued')
    ) then
      update public.letters l set state = 'sent', sent_at = now(), revision = l.revision + 1 where l.id = one.id;
    end if;
  end loop;
end
$$;

-- A mail that the outbox forgot unsent is never sent.
create function private.note_lost_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.letter_recipients r set state = 'refused' where r.mail = old.id and r.state = 'queued';
  return null;
end
$$;

-- A subscriber who leaves, or is erased, gets no letter that waits. Mails before recipients, as a sender locks them.
create function private.note_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.outbox o join private.letter_recipients r on r.mail = o.id
  where r.subscriber = old.id and o.sent_at is null order by o.id for update of o;
  update private.letter_recipients r set state = 'left' where r.subscriber = old.id and r.state in ('waiting', 'queued');
  delete from public.outbox o using private.letter_recipients r
  where r.subscriber = old.id and o.id = r.mail and o.sent_at is null;
  return null;
end
$$;
create trigger note_leaving after delete on public.newsletter_subscribers
  for each row execute function private.note_leaving();

-- The newest hundred letters, or one.
create function public.find_letters(one uuid default null, with_text boolean default false) returns table (
  id uuid, slug text, title text, preheader text, content text, is_in_archive boolean, state text, send_at timestamptz,
  created_at timestamptz, revision integer, recipients bigint, waiting bigint, sent bigint, refused bigint, gone bigint, has_left bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.id, l.slug, l.title, case when find_letters.with_text then l.preheader end,
      case when find_letters.with_text then l.content end, l.is_in_archive, l.state, l.send_at, l.created_at, l.revision, counts.*
    from public.letters l, lateral (
      select count(*), count(*) filter (where r.state in ('waiting', 'queued')), count(*) filter (where r.state = 'sent'),
        count(*) filter (where r.state = 'refused'), count(*) filter (where r.state = 'left'), count(*) filter (where r.has_left)
      from private.letter_recipients r where r.letter = l.id
    ) as counts
    where find_letters.one is null or l.id = find_letters.one
    order by l.created_at desc, l.id limit 100;
end
$$;

create function public.count_subscribers() returns table (subscribers bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query select count(*) from public.newsletter_subscribers s where s.confirmed_at is not null;
end
$$;

-- Writes a draft; revision 0 is a new one, whose id the caller chooses. Returns 'done', 'gone', 'changed' after a change by others, or
-- 'begun' when it is no draft. What is so already is done.
create function public.save_letter(
  letter uuid, revision integer, title text, content text, body_text text, body_html text, slug text, lead text, is_in_archive boolean,
  preheader text default ''
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  if save_letter.revision = 0 then
    insert into public.letters (id, title, preheader, content, body_text, body_html, slug, lead, is_in_archive)
    values (
      save_letter.letter, save_letter.title, save_letter.preheader, save_letter.content, save_letter.body_text, save_letter.body_html,
      save_letter.slug, save_letter.lead, save_letter.is_in_archive
    )
    on conflict (id) do nothing;
    if found then
      return 'done';
    end if;
  end if;
  select l.* into known from public.letters l where l.id = save_letter.letter for update;
  if not found then
    return 'gone';
  elsif (known.title, known.preheader, known.content, known.is_in_archive)
    = (save_letter.title, save_letter.preheader, save_letter.content, save_letter.is_in_archive) then
    return 'done';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> save_letter.revision then
    return 'changed';
  end if;
  update public.letters l set
    title = save_letter.title, preheader = save_letter.preheader, content = save_letter.content, body_text = save_letter.body_text,
    body_html = save_letter.body_html, slug = save_letter.slug, lead = save_letter.lead, is_in_archive = save_letter.is_in_archive,
    revision = l.revision + 1
  where l.id = known.id;
  return 'done';
end
$$;

-- Sends a draft at a time; without one at once. Returns as save_letter, or 'empty' without subscribers, or 'past' for a time that is over.
create function public.send_letter(letter uuid, revision integer, send_at timestamptz default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  select l.* into known from public.letters l where l.id = send_letter.letter for update;
  if not found then
    return 'gone';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> send_letter.revision then
    return 'changed';
  elsif send_letter.send_at < now() - interval '1 minute' then
    return 'past';
  elsif send_letter.send_at is null
    and not exists (select from public.newsletter_subscribers s where s.confirmed_at is not null) then
    return 'empty';
  end if;
  update public.letters l set state = 'scheduled', send_at = coalesce(send_letter.send_at, now()), revision = l.revision + 1
  where l.id = known.id;
  perform private.fill_letters();
  return 'done';
end
$$;

-- A scheduled letter is a draft again; of one that is being sent, what isn't sent stays unsent. Returns 'done', or 'sent' when nothing is
-- left to stop.
create function public.cancel_letter(letter uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  select l.* into known from public.letters l where l.id = cancel_letter.letter for update;
  if known.state = 'scheduled' then
    update public.letters l set state = 'draft', send_at = null, revision = l.revision + 1 where l.id = known.id;
  elsif known.state = 'sending' then
    update public.letters l set state = 'cancelled', revision = l.revision + 1 where l.id = known.id;
    -- Mails before recipients, as a sender locks them.
    perform from public.outbox o
    where o.letter = known.id and o.sent_at is null and (o.tries = 0 or o.failure is not null) order by o.id for update;
    -- What a sender may have in hand at this moment is left to it.
    update private.letter_recipients r set state = 'waiting' from public.outbox o
    where o.letter = known.id and o.sent_at is null and (o.tries = 0 or o.failure is not null) and r.mail = o.id and r.state = 'queued';
    delete from public.outbox o where o.letter = known.id and o.sent_at is null and (o.tries = 0 or o.failure is not null);
  end if;
  return case known.state when 'sent' then 'sent' else 'done' end;
end
$$;

-- Deletes a draft. Returns 'done', or 'begun' when it is no draft.
create function public.remove_letter(letter uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  delete from public.letters l where l.id = remove_letter.letter and l.state = 'draft';
  return case when exists (select from public.letters l where l.id = remove_letter.letter) then 'begun' else 'done' end;
end
$$;

-- Mails a letter to the caller alone. Returns false when it doesn't exist.
create function public.try_letter(letter uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  perform private.ask_for_staff();
  wait := private.take_turn('letter-test', me::text, 10);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html)
  select u.email, c.email, 'Essai : ' || l.title,
    replace(l.body_text, '{{leave}}', page.address), replace(l.body_html, '{{leave}}', page.address)
  from public.letters l join auth.users u on u.id = me left join private.club c on true,
    lateral (select coalesce(c.address, '') || '/newsletter/desinscription' as address) as page
  where l.id = try_letter.letter;
  return found;
end
$$;

create function private.address_mark(email text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(salt.value || ' letter ' || private.ascii_mail_address(email), 'UTF8')), 'hex') from private.salt
$$;

-- Newest first. Who has left is found by the whole address alone.
create function public.find_subscribers(
  words text, of_state text default null, skipped integer default 0, most integer default null
) returns table (id uuid, email text, state text, since timestamptz, consent_source text, consent_on date)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.ascii_mail_address(find_subscribers.words);
begin
  perform private.ask_for_admins();
  return query
    select found.* from (
      select s.id, s.email, case when s.confirmed_at is null then 'waiting' else 'confirmed' end,
        coalesce(s.confirmed_at, s.asked_at), s.consent_source, s.consent_on
      from public.newsletter_subscribers s
      where strpos(s.email, wanted) > 0
        and case find_subscribers.of_state
          when 'confirmed' then s.confirmed_at is not null when 'waiting' then s.confirmed_at is null
          else find_subscribers.of_state is null
        end
      union all
      select md5(l.mark)::uuid, wanted, 'left', l.left_at, null, null
      from private.left_addresses l
      where l.mark = private.address_mark(wanted) and coalesce(find_subscribers.of_state, 'left') = 'left'
    ) as found (id, email, state, since, consent_source, consent_on)
    order by found.since desc, found.id
    offset find_subscribers.skipped limit find_subscribers.most;
end
$$;

create function public.count_subscriber_states(words text) returns table (confirmed bigint, waiting bigint, has_left bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.ascii_mail_address(count_subscriber_states.words);
begin
  perform private.ask_for_admins();
  return query
    select count(*) filter (where s.confirmed_at is not null), count(*) filter (where s.confirmed_at is null),
      (select count(*) from private.left_addresses l where wanted = '' or l.mark = private.address_mark(wanted))
    from public.newsletter_subscribers s where strpos(s.email, wanted) > 0;
end
$$;

-- What becomes of addresses that are imported: 'new', 'known', or 'left' for those that have left and stay away. One that only waits for
-- its confirmation is new. A trial writes nothing; the same import twice writes once.
create function public.import_subscribers(addresses text[], consent_source text, consent_on date, is_trial boolean)
returns table (email text, becomes text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_admins();
  if cardinality(import_subscribers.addresses) > 1000 then
    raise program_limit_exceeded using message = 'a thousand addresses at once';
  elsif not import_subscribers.is_trial and (import_subscribers.consent_source is null or import_subscribers.consent_on is null) then
    raise check_violation using message = 'an import names the consent';
  end if;
  -- Who leaves at this moment is seen, or leaves after the import.
  lock table private.left_addresses in share mode;
  return query
    with asked as materialized (
      select distinct private.ascii_mail_address(a) as email from unnest(import_subscribers.addresses) as a
    ), judged as materialized (
      select a.email, case
        when exists (select from public.newsletter_subscribers s where lower(s.email) = a.email and s.confirmed_at is not null)
          then 'known'
        when exists (select from private.left_addresses l where l.mark = private.address_mark(a.email)) then 'left'
        else 'new'
      end as becomes
      from asked a
    ), written as (
      insert into public.newsletter_subscribers as known
        (email, confirm_token, leave_token, confirmed_at, consent_source, consent_on)
      select j.email, gen_random_uuid(), gen_random_uuid(), now(), import_subscribers.consent_source, import_subscribers.consent_on
      from judged j where j.becomes = 'new' and not import_subscribers.is_trial
      on conflict (lower(email)) do update set
        confirmed_at = now(), consent_source = excluded.consent_source, consent_on = excluded.consent_on
      where known.confirmed_at is null
    )
    select j.email, j.becomes from judged j order by j.email;
end
$$;

-- Erases an address for good, as its owner would. Idempotent.
create function public.erase_subscriber(subscriber uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_admins();
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.id = erase_subscriber.subscriber
  on conflict do nothing;
  delete from public.newsletter_subscribers s where s.id = erase_subscriber.subscriber;
end
$$;

-- Shows a letter that is sent in the archive, or takes its page away. Returns false without one.
create function public.archive_letter(letter uuid, is_in_archive boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  update public.letters l set is_in_archive = archive_letter.is_in_archive
  where l.id = archive_letter.letter and l.state in ('sending', 'sent');
  return found;
end
$$;

create trigger spell_email before insert or update of email on public.newsletter_subscribers for each row
  execute function private.spell_email();

-- Readers have the archive alone.
create trigger log_change after update on public.letters for each row
  when (
    (old.is_in_archive and old.state in ('sending', 'sent')) is distinct from (new.is_in_archive and new.state in ('sending', 'sent'))
  )
  execute function private.log_kind_change('letters', 'all');

revoke all on public.newsletter_subscribers, public.letters from anon, authenticated;
grant select (id, title, content, send_at, slug, lead) on public.letters to anon, authenticated;
grant all on public.newsletter_subscribers, public.letters, private.letter_recipients, private.left_addresses to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.ask_for_letter(text, uuid, uuid, jsonb, text, text), public.confirm_letter(uuid), public.leave_letter(uuid),
  public.list_subscribers(), public.find_letters(uuid, boolean), public.count_subscribers(),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean, text),
  public.send_letter(uuid, integer, timestamp with time zone), public.cancel_letter(uuid), public.remove_letter(uuid),
  public.try_letter(uuid), public.find_subscribers(text, text, integer, integer), public.count_subscriber_states(text),
  public.import_subscribers(text[], text, date, boolean), public.erase_subscriber(uuid),
  public.archive_letter(uuid, boolean) from public, anon, authenticated;
grant execute on function private.letter_tries(), private.fill_letters(), private.address_mark(text) to service_role;
grant execute on function public.list_subscribers(), public.find_letters(uuid, boolean), public.count_subscribers(),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean, text),
  public.send_letter(uuid, integer, timestamp with time zone), public.cancel_letter(uuid), public.remove_letter(uuid),
  public.try_letter(uuid), public.find_subscribers(text, text, integer, integer), public.count_subscriber_states(text),
  public.import_subscribers(text[], text, date, boolean), public.erase_subscriber(uuid),
  public.archive_letter(uuid, boolean) to authenticated, service_role;
grant execute on function public.ask_for_letter(text, uuid, uuid, jsonb, text, text), public.confirm_letter(uuid),
  public.leave_letter(uuid) to service_role;

-- The outbox: mails that wait for the functions, which alone, as the service role, read and write it.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (private.is_mail_address(recipient)),
  reply_to text check (private.is_mail_address(reply_to)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 300),
  body_text text not null check (char_length(body_text) <= 20000),
  body_html text not null check (char_length(body_html) <= 100000),
  -- Where mail programs send a POST to unsubscribe.
  leave_address public.web_address,
  -- The application that the mail tells a decision on. The mail is deleted when the decision is undone before it is sent.
  decision_on uuid references public.applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0 check (tries >= 0),
  sent_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  letter uuid references public.letters (id) on delete cascade
);
create index outbox_due on public.outbox (due_at) where sent_at is null;
create index outbox_newest on public.outbox (created_at desc);
create index outbox_decisions on public.outbox (decision_on);
create index outbox_of_letter on public.outbox (letter, due_at);

alter table public.outbox enable row level security;

create policy "visitors and members have no access" on public.outbox to anon, authenticated
  using (false) with check (false);

create function private.enqueue_mail(mail jsonb, due_at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address, due_at)
  values (
    mail ->> 'to', mail ->> 'replyTo', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail ->> 'leaveAddress',
    enqueue_mail.due_at
  )
$$;

-- Mails that are due, for the caller to send: letters behind all others. Each is claimed until its next try, which comes later and later:
-- when a sender dies, its mail is sent again. A letter waits at most an hour after the try before, and its failure is forgotten while it is
-- tried again. A mail dated in the future by a wrong clock is due too. `materialized` runs the choice once.
create function public.claim_mails(most integer) returns setof public.outbox
language sql set search_path = '' as $$
  select private.fill_letters();
  select private.fill_notification_mails();
  with due as materialized (
    select o.id from public.outbox o
    where o.sent_at is null and (o.due_at <= now() or o.created_at > now() + interval '1 minute')
      and o.tries < case when o.letter is null then 8 else private.letter_tries() end
    order by o.letter is not null, o.due_at limit claim_mails.most for update skip locked
  )
  update public.outbox o
  set tries = o.tries + 1, due_at = now() + interval '1 minute' * (4 ^ case when o.letter is null then o.tries else least(o.tries, 3) end),
    created_at = least(o.created_at, now()),
    -- A mail of a letter without a failure is in a sender's hand.
    failure = case when o.letter is null then o.failure end
  from due where o.id = due.id
  returning o.*
$$;

create function public.close_mail(mail uuid, problem text) returns void
language sql set search_path = '' as $$
  update public.outbox
  set sent_at = case when problem is null then now() end, failure = left(problem, 1000)
  where id = mail
$$;

create trigger note_lost_mail after delete on public.outbox
  for each row when (old.letter is not null and old.sent_at is null) execute function private.note_lost_mail();

revoke all on public.outbox from anon, authenticated;
grant all on public.outbox to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.claim_mails(integer), public.close_mail(uuid, text) from public, anon, authenticated;
grant execute on function private.enqueue_mail(jsonb, timestamp with time zone) to service_role;
grant execute on function public.claim_mails(integer), public.close_mail(uuid, text) to service_role;

-- The inbox: visitors' messages, and the staff's answers by mail. Members reach neither table: the staff acts through these functions, each
-- of which asks for the right.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  email text not null check (private.is_mail_address(email)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 150),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'answered', 'closed', 'spam')),
  is_read boolean not null default false,
  -- Of the staff. Who leaves it, or the club, is assigned nothing.
  assigned_to uuid references public.user_roles (user_id) on delete set null,
  -- Grows with each change of state or assignment and with each answer.
  revision integer not null default 1,
  state_since timestamptz not null default now(),
  search_text text generated always as (
    private.search_key(name || ' ' || email || ' ' || subject || ' ' || message)
  ) stored,
  constraint contact_messages_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint contact_messages_subject_plain check (private.is_visible(subject) and private.is_plain_line(subject)),
  constraint contact_messages_message_plain check (private.is_visible(message) and private.is_plain_text(message))
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_assigned on public.contact_messages (assigned_to);

create table public.contact_answers (
  id uuid primary key default gen_random_uuid(),
  message uuid not null references public.contact_messages (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  content text not null check (char_length(content) <= 5000),
  created_at timestamptz not null default now(),
  -- Its mail while the outbox keeps it, and what became of it.
  mail uuid references public.outbox (id) on delete set null,
  sent_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  constraint contact_answers_content_plain check (private.is_visible(content) and private.is_plain_text(content))
);
create index contact_answers_of_message on public.contact_answers (message, created_at);
create index contact_answers_of_member on public.contact_answers (user_id);
create index contact_answers_of_mail on public.contact_answers (mail);

alter table public.contact_messages enable row level security;
alter table public.contact_answers enable row level security;

create policy "visitors and members have no access" on public.contact_messages to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.contact_answers to anon, authenticated
  using (false) with check (false);

create view private.export_contact_answers as
select a.user_id as member, jsonb_build_object('id', a.id, 'content', a.content, 'created_at', a.created_at) as entry
from public.contact_answers a;

-- In the place of the whole rows: a message by its confirmed address, with the answers, and without what the staff notes on it.
create view private.export_contact_messages as
select u.id as member, jsonb_build_object(
  'id', m.id, 'name', m.name, 'email', m.email, 'subject', m.subject, 'message', m.message, 'created_at', m.created_at,
  'answers', (
    select coalesce(jsonb_agg(jsonb_build_object('content', a.content, 'created_at', a.created_at) order by a.created_at), '[]')
    from public.contact_answers a where a.message = m.id
  )
) as entry
from public.contact_messages m join auth.users u on lower(u.email) = lower(m.email);

-- Stores a message with its mail. Returns 'taken', or the seconds until the next try is allowed. The same message within ten minutes is a
-- retry; the lock makes it wait for the first.
create function public.take_contact_message(
  name text, email text, subject text, message text, mail jsonb, peer text, network text default null
) returns text language plpgsql set search_path = '' as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(
    hashtextextended(concat_ws(E'\n', 'message', take_contact_message.email, take_contact_message.subject, take_contact_message.message), 0)
  );
  if exists (
    select from public.contact_messages m
    where m.email = take_contact_message.email and m.subject = take_contact_message.subject
      and m.message = take_contact_message.message and m.created_at > now() - interval '10 minutes'
  ) then
    return 'taken';
  end if;
  wait := private.take_turn_of_both('contact', peer, network);
  if wait > 0 then
    return wait::text;
  end if;
  insert into public.contact_messages (name, email, subject, message) values (name, email, subject, message);
  perform private.enqueue_mail(mail, private.pace_mail('contact'));
  return 'taken';
end
$$;

-- The messages, newest first: those of a state, the unread ones, or without either all but spam. Or one of them.
create function public.find_messages(
  words text, of_state text default null, one uuid default null, skipped integer default 0, most integer default null
) returns table (
  id uuid, name text, email text, subject text, message text, created_at timestamptz, state text, is_read boolean, revision integer,
  assigned jsonb, answers jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select m.id, m.name, m.email, m.subject, m.message, m.created_at, m.state, m.is_read, m.revision,
      (select jsonb_build_object('id', c.id, 'username', c.username) from public.member_cards c where c.id = m.assigned_to),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'content', a.content, 'created_at', a.created_at,
          'author', (select jsonb_build_object('id', c.id, 'username', c.username) from public.member_cards c where c.id = a.user_id),
          'mail', case
            when a.sent_at is not null then 'sent' when a.failure is not null or a.mail is null then 'refused' else 'waiting'
          end
        ) order by a.created_at, a.id), '[]')
        from public.contact_answers a where a.message = m.id
      )
    from public.contact_messages m
    where case
        when find_messages.one is not null then m.id = find_messages.one
        when find_messages.of_state is null then m.state <> 'spam'
        when find_messages.of_state = 'unread' then m.state <> 'spam' and not m.is_read
        else m.state = find_messages.of_state
      end
      and (find_messages.words = '' or strpos(m.search_text, private.search_key(find_messages.words)) > 0)
    order by m.created_at desc, m.id
    offset find_messages.skipped limit find_messages.most;
end
$$;

create function public.count_messages(words text)
returns table (unread bigint, open bigint, answered bigint, closed bigint, spam bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select count(*) filter (where m.state <> 'spam' and not m.is_read), count(*) filter (where m.state = 'open'),
      count(*) filter (where m.state = 'answered'), count(*) filter (where m.state = 'closed'),
      count(*) filter (where m.state = 'spam')
    from public.contact_messages m
    where count_messages.words = '' or strpos(m.search_text, private.search_key(count_messages.words)) > 0;
end
$$;

-- The members to whom a message can be assigned.
create function public.list_colleagues() returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select c.id, c.username::text from public.user_roles r join public.member_cards c on c.id = r.user_id
    order by c.name_key nulls last, c.id;
end
$$;

-- False for a message that doesn't exist.
create function public.mark_message(message uuid, is_read boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  update public.contact_messages m set is_read = mark_message.is_read where m.id = mark_message.message;
  return found;
end
$$;

-- Sets state and assignment, as the caller saw them in a revision. Returns 'done', 'gone', or 'changed' after a change by others. What is
-- so already is done: a repeated request is.
create function public.handle_message(message uuid, revision integer, state text, assigned_to uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.contact_messages;
begin
  perform private.ask_for_staff();
  select m.* into known from public.contact_messages m where m.id = handle_message.message for update;
  if not found then
    return 'gone';
  end if;
  if known.state = handle_message.state and known.assigned_to is not distinct from handle_message.assigned_to then
    return 'done';
  end if;
  if known.revision <> handle_message.revision then
    return 'changed';
  end if;
  update public.contact_messages m set
    state = handle_message.state, assigned_to = handle_message.assigned_to, revision = m.revision + 1, is_read = true,
    state_since = case when m.state = handle_message.state then m.state_since else now() end
  where m.id = known.id;
  return 'done';
end
$$;

-- Puts the mail of an answer into the outbox: its text, the club's name and address, then the message that it answers.
create function private.mail_answer(answer uuid) returns void
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

-- What became of an answer's mail, and of a letter's, outlives the mail. A mail that was taken counts as sent however late that is told.
create function private.note_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_answers a set sent_at = new.sent_at, failure = new.failure where a.mail = new.id;
  if new.letter is not null and (new.sent_at is not null or new.failure is not null and new.tries >= private.letter_tries()) then
    update private.letter_recipients r set state = case when new.sent_at is null then 'refused' else 'sent' end
    -- A slow sender may tell after it was given up that the mail was taken.
    where r.mail = new.id and (r.state = 'queued' or r.state = 'refused' and new.sent_at is not null);
  elsif new.letter is not null and new.failure is not null
    and exists (select from public.letters l where l.id = new.letter and l.state = 'cancelled') then
    -- It was in a sender's hand when the letter was stopped.
    update private.letter_recipients r set state = 'waiting' where r.mail = new.id and r.state = 'queued';
    delete from public.outbox o where o.id = new.id;
  end if;
  return null;
end
$$;
create trigger note_mail after update of sent_at, failure on public.outbox
  for each row execute function private.note_mail();

-- Answers a message by mail. Returns 'done', 'gone', or 'changed' when others changed or answered it since the revision. The caller's same
-- text again within ten minutes is a retry; the row's lock makes it wait for the first. It sends a refused mail again.
create function public.answer_message(message uuid, revision integer, words text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  known public.contact_messages;
  wait integer;
  answer uuid;
begin
  perform private.ask_for_staff();
  select m.* into known from public.contact_messages m where m.id = answer_message.message for update;
  if not found then
    return 'gone';
  end if;
  perform public.resend_answer(a.id) from public.contact_answers a
  where a.message = known.id and a.user_id = me and a.content = answer_message.words
    and a.created_at > now() - interval '10 minutes';
  if found then
    return 'done';
  end if;
  if known.revision <> answer_message.revision then
    return 'changed';
  end if;
  wait := private.take_turn('answer', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.contact_answers (message, user_id, content) values (known.id, me, answer_message.words)
  returning id into answer;
  update public.contact_messages m set
    state = 'answered', assigned_to = coalesce(m.assigned_to, me), revision = m.revision + 1, is_read = true,
    state_since = case when m.state = 'answered' then m.state_since else now() end
  where m.id = known.id;
  perform private.mail_answer(answer);
  return 'done';
end
$$;

-- Sends an answer again whose mail was refused, or is gone unsent; nothing happens to others. A mail that may be on its way keeps the
-- minute of its claim.
create function public.resend_answer(answer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.contact_answers;
begin
  perform private.ask_for_staff();
  select a.* into known from public.contact_answers a where a.id = resend_answer.answer for update;
  if not found or known.sent_at is not null or known.failure is null and known.mail is not null then
    return;
  end if;
  update public.outbox o set
    failure = null, tries = 0,
    due_at = case
      when o.tries < 2 then now()
      else greatest(now(), o.due_at - interval '1 minute' * (4 ^ (o.tries - 1)) + interval '1 minute')
    end
  where o.id = known.mail;
  if not found then
    perform private.mail_answer(known.id);
  end if;
end
$$;

create trigger spell_email before insert or update of email on public.contact_messages for each row
  execute function private.spell_email();

revoke all on public.contact_messages, public.contact_answers from anon, authenticated;
grant all on public.contact_messages, public.contact_answers to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.take_contact_message(text, text, text, text, jsonb, text, text),
  public.find_messages(text, text, uuid, integer, integer), public.count_messages(text), public.list_colleagues(),
  public.mark_message(uuid, boolean), public.handle_message(uuid, integer, text, uuid), public.answer_message(uuid, integer, text),
  public.resend_answer(uuid) from public, anon, authenticated;
grant execute on function public.find_messages(text, text, uuid, integer, integer), public.count_messages(text), public.list_colleagues(),
  public.mark_message(uuid, boolean), public.handle_message(uuid, integer, text, uuid), public.answer_message(uuid, integer, text),
  public.resend_answer(uuid) to authenticated, service_role;
grant execute on function public.take_contact_message(text, text, text, text, jsonb, text, text) to service_role;

-- The library of uploaded pictures, and files for download. docs/decisions/0129-picture-library.md and 0134-files.md have the reasons. A
-- picture is the files of the storage whose names begin with its id: its own, and its smaller widths.

-- What a picture is called, and the text that stands for it where none is written. A picture without a row has neither.
create table public.pictures (
  id uuid primary key,
  file_name text not null default '' check (char_length(file_name) <= 200 and private.is_plain_line(file_name)),
  description text not null default '' check (char_length(description) <= 500 and private.is_plain_line(description)),
  -- The point that stays in view where the picture is cut, in percent of width and height: docs/decisions/0133-focal-point.md. Null: none is
  -- set. domain/content/body/focalPoint.ts reads it.
  focal_point text check (focal_point ~ '^(100|[0-9]{1,2}),(100|[0-9]{1,2})$')
);

-- Where pictures stand: a row for each record that has the address of one, in whichever field.
create table private.picture_uses (
  picture uuid not null,
  place text not null check (
    place in ('article', 'tip', 'version', 'match', 'person', 'partner', 'product', 'page', 'letter')
  ),
  item uuid not null,
  primary key (picture, place, item)
);
create index picture_uses_of_item on private.picture_uses (item, place);

alter table public.pictures enable row level security;
alter table private.picture_uses enable row level security;

create policy "visitors and members have no access" on public.pictures to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.picture_uses to anon, authenticated using (false) with check (false);

-- Pictures and files for download in articles and tips: public by address, added by the staff, never changed. A picture leaves the storage
-- through remove_pictures() alone. Without storage there are none.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values
    ('contenus', 'contenus', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
    -- No type that a browser shows as a page.
    (
      'fichiers', 'fichiers', true, 10000000,
      array['application/pdf', 'application/zip', 'text/plain', 'text/csv', 'application/octet-stream']
    )
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "staff see the content's pictures" on storage.objects for select to authenticated
    using (bucket_id = 'contenus' and (select private.is_staff()));
  -- A picture is kept in up to three widths. The names tell its size: images/<id>_1600x900.webp, and images/<id>_1600x900_960.webp for another
  -- width.
  create policy "staff add the content's pictures" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'contenus' and (select private.is_staff())
      and name ~ '^images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_[0-9]{1,5}x[0-9]{1,5}(_[0-9]{3})?)?\.(jpg|png|webp)$'
    );

  -- A name tells the file's id and its bytes: <id>_1234567/reglement.pdf. docs/decisions/0134-files.md has the reasons.
  create policy "staff see the content's files" on storage.objects for select to authenticated
    using (bucket_id = 'fichiers' and (select private.is_staff()));
  create policy "staff add the content's files" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'fichiers' and (select private.is_staff())
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_[1-9][0-9]{0,7}/[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?\.(pdf|zip|txt|csv|cfg|ini|dem|rofl)$'
    );
end
$$;

-- Gives to the removal of files: pictures without a member, however they came to be left behind, the widths that a cancelled upload has
-- left, which no text can name, and files for download that nothing names.
create function private.find_orphaned_pictures() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id = 'avatars' and not exists (select from public.profiles p where p.id::text = split_part(o.name, '/', 1))
  on conflict do nothing;
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id = 'contenus' and o.created_at < now() - interval '1 day' and o.name ~ 'x[0-9]{1,5}_[0-9]{3}\.(jpg|png|webp)$'
    and not exists (
      select from storage.objects w
      where w.bucket_id = 'contenus' and w.name = regexp_replace(o.name, '_[0-9]{3}(\.[a-z]+)$', '\1')
    )
  on conflict do nothing;
  delete from private.files_to_remove f
  where f.bucket_id = 'fichiers' and left(f.name, 36) in (select named::text from private.files_in_words() named);
  insert into private.files_to_remove (bucket_id, name, due_at)
  select o.bucket_id, o.name, now() + interval '30 days' from storage.objects o
  where o.bucket_id = 'fichiers'
    and not exists (select from private.picture_uses u where u.picture::text = left(o.name, 36))
    and left(o.name, 36) not in (select named::text from private.files_in_words() named)
  on conflict do nothing;
  delete from public.pictures p where not exists (
    select from storage.objects o where o.bucket_id = 'contenus' and o.name like 'images/' || p.id || '%'
  );
end
$$;

-- The uploads whose addresses stand in a record: pictures, and files for download.
create function private.pictures_in(record jsonb) returns setof uuid
language sql immutable set search_path = '' as $$
  select distinct found[1]::uuid from regexp_matches(
    record::text,
    '/storage/v1/object/public/(?:contenus/images|fichiers)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'
  ) as found
$$;

-- Notes which uploads a record names. A file for download stays for a month after the day on which nothing names it, however old it is: a
-- deleted article may be written anew. It stands in files_to_remove meanwhile, and leaves it when a record names it again.
create function private.note_picture_uses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.picture_uses u where u.item = old.id and u.place = tg_argv[0];
  end if;
  if tg_op <> 'DELETE' then
    insert into private.picture_uses (picture, place, item)
    select picture, tg_argv[0], new.id from private.pictures_in(to_jsonb(new)) picture;
    delete from private.files_to_remove f
    where f.bucket_id = 'fichiers' and left(f.name, 36) in (select named::text from private.pictures_in(to_jsonb(new)) named);
  end if;
  return null;
end
$$;
create trigger note_picture_uses after insert or delete on public.articles
  for each row execute function private.note_picture_uses('article');
create trigger note_picture_uses_of_change after update on public.articles for each row
  when (new.revision <> old.revision) execute function private.note_picture_uses('article');
create trigger note_picture_uses after insert or delete on public.tips
  for each row execute function private.note_picture_uses('tip');
create trigger note_picture_uses_of_change after update on public.tips for each row
  when (new.revision <> old.revision) execute function private.note_picture_uses('tip');
create trigger note_picture_uses after insert or delete or update of item_fields on public.content_versions
  for each row execute function private.note_picture_uses('version');
create trigger note_picture_uses after insert or delete or update of opponent_logo on public.matches
  for each row execute function private.note_picture_uses('match');
create trigger note_picture_uses after insert or delete or update of photo on public.people
  for each row execute function private.note_picture_uses('person');
create trigger note_picture_uses after insert or delete or update of logo on public.partners
  for each row execute function private.note_picture_uses('partner');
create trigger note_picture_uses after insert or delete or update of pictures on public.products
  for each row execute function private.note_picture_uses('product');
create trigger note_picture_uses after insert or delete or update of content, body_html on public.letters
  for each row execute function private.note_picture_uses('letter');

-- The pictures of the storage, without those that are being removed.
create function private.stored_pictures() returns table (id uuid, name text, stored_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
    with own as materialized (
      select o.name, o.created_at from storage.objects o
      where o.bucket_id = 'contenus'
        and o.name ~ '^images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_[0-9]{1,5}x[0-9]{1,5})?\.(jpg|png|webp)$'
        and not exists (select from private.files_to_remove f where f.bucket_id = o.bucket_id and f.name = o.name)
    )
    select substring(own.name, 8, 36)::uuid, own.name, own.created_at from own;
end
$$;

-- Those whose name or text has the words, which are a search_key().
create function private.pictures_with(words text)
returns table (id uuid, name text, stored_at timestamptz, file_name text, description text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.name, s.stored_at, coalesce(p.file_name, ''), coalesce(p.description, '')
  from private.stored_pictures() s left join public.pictures p on p.id = s.id
  where pictures_with.words = '' or strpos(private.search_key(p.file_name || ' ' || p.description), pictures_with.words) > 0
$$;

-- Earlier versions are counted apart: they don't keep a picture from being removed.
create function private.is_picture_used(picture uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.picture_uses u where u.picture = is_picture_used.picture and u.place <> 'version')
$$;

-- Newest first. `bytes` of all widths.
create function public.find_pictures(words text, only_unused boolean, skipped integer, most integer) returns table (
  id uuid, name text, stored_at timestamptz, file_name text, description text, focal_point text, bytes bigint, uses bigint, versions bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select f.id, f.name, f.stored_at, f.file_name, f.description,
      coalesce((select p.focal_point from public.pictures p where p.id = f.id), '50,50'),
      (
        select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
        where o.bucket_id = 'contenus' and o.name like 'images/' || f.id || '%'
      ),
      (select count(*) from private.picture_uses u where u.picture = f.id and u.place <> 'version'),
      (select count(*) from private.picture_uses u where u.picture = f.id and u.place = 'version')
    from (
      select * from private.pictures_with(find_pictures.words) p
      where not find_pictures.only_unused or not private.is_picture_used(p.id)
      order by p.stored_at desc, p.id
      offset find_pictures.skipped limit find_pictures.most
    ) f
    order by f.stored_at desc, f.id;
end
$$;

create function public.count_pictures(words text) returns table (pictures bigint, unused bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select count(*), count(*) filter (where not private.is_picture_used(p.id)) from private.pictures_with(count_pictures.words) p;
end
$$;

-- Where a picture stands, with what the record is called and, of content, its slug. Of pages, the title is the name of their section.
create function public.list_picture_uses(picture uuid) returns table (place text, item uuid, title text, slug text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select u.place, u.item, coalesce(a.title, t.title, m.opponent, h.name, n.name, d.name, g.section, l.title, ''),
      coalesce(a.slug, t.slug, '')
    from private.picture_uses u
      left join public.articles a on u.place = 'article' and a.id = u.item
      left join public.tips t on u.place = 'tip' and t.id = u.item
      left join public.matches m on u.place = 'match' and m.id = u.item
      left join public.people h on u.place = 'person' and h.id = u.item
      left join public.partners n on u.place = 'partner' and n.id = u.item
      left join public.products d on u.place = 'product' and d.id = u.item
      left join public.page_texts g on u.place = 'page' and g.id = u.item
      left join public.letters l on u.place = 'letter' and l.id = u.item
    where u.picture = list_picture_uses.picture and u.place <> 'version'
    order by 1, 3, 2
    limit 200;
end
$$;

-- A null leaves what there is.
create function public.describe_picture(
  picture uuid, file_name text default null, description text default null, focal_point text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  insert into public.pictures as known (id, file_name, description, focal_point)
  values (
    describe_picture.picture, coalesce(describe_picture.file_name, ''), coalesce(describe_picture.description, ''),
    describe_picture.focal_point
  )
  on conflict (id) do update set
    file_name = coalesce(describe_picture.file_name, known.file_name),
    description = coalesce(describe_picture.description, known.description),
    focal_point = coalesce(describe_picture.focal_point, known.focal_point);
  if describe_picture.focal_point is null then
    return;
  end if;
  update public.articles r set created_at = r.created_at from private.picture_uses u
  where u.picture = describe_picture.picture and u.place = 'article' and u.item = r.id
    and r.featured_image is distinct from private.with_focal_point(r.featured_image);
  update public.tips r set created_at = r.created_at from private.picture_uses u
  where u.picture = describe_picture.picture and u.place = 'tip' and u.item = r.id
    and (r.featured_image, r.hero_image)
      is distinct from (private.with_focal_point(r.featured_image), private.with_focal_point(r.hero_image));
  update public.people r set place = r.place from private.picture_uses u
  where u.picture = describe_picture.picture and u.place = 'person' and u.item = r.id
    and r.photo is distinct from private.with_focal_point(r.photo);
end
$$;

-- Gives pictures and their widths to the removal of files, and answers nothing; or answers those that are used, and removes none.
create function public.remove_pictures(given uuid[]) returns table (id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  if cardinality(remove_pictures.given) > 100 then
    raise program_limit_exceeded using message = 'a hundred pictures at once';
  end if;
  return query select g.id from unnest(remove_pictures.given) as g (id) where private.is_picture_used(g.id);
  if found or to_regclass('storage.objects') is null then
    return;
  end if;
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from unnest(remove_pictures.given) as g (id)
    join storage.objects o on o.bucket_id = 'contenus' and o.name like 'images/' || g.id || '%'
  on conflict do nothing;
  delete from public.pictures p where p.id = any (remove_pictures.given);
end
$$;

-- Puts a picture in the place of another wherever that one stands: a save of each record. Earlier versions, and letters that are on their
-- way or sent, stay as they are. The new one takes the old one's text and point. Within the caller's rights: the texts of who runs the club
-- are the admins', as the policies of page_texts say.
create function public.replace_picture(old_name text, new_name text)
returns table (place text, item uuid, title text, slug text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern constant text :=
    '^images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_[0-9]{1,5}x[0-9]{1,5})?\.(jpg|png|webp)$';
  is_from text;
  becomes text;
  picture_id uuid;
begin
  perform private.ask_for_staff();
  if not coalesce(replace_picture.old_name ~ pattern and replace_picture.new_name ~ pattern, false) then
    raise check_violation using message = 'both are names of pictures';
  end if;
  is_from := '/storage/v1/object/public/contenus/' || replace_picture.old_name;
  becomes := '/storage/v1/object/public/contenus/' || replace_picture.new_name;
  picture_id := substring(replace_picture.old_name, 8, 36)::uuid;
  insert into public.pictures as known (id, description, focal_point)
  select substring(replace_picture.new_name, 8, 36)::uuid, p.description, p.focal_point from public.pictures p where p.id = picture_id
  on conflict (id) do update set description = excluded.description, focal_point = excluded.focal_point;
  update public.articles r
  set content = replace(r.content, is_from, becomes), featured_image = replace(r.featured_image, is_from, becomes)
  from private.picture_uses u where u.picture = picture_id and u.place = 'article' and u.item = r.id;
  update public.tips r set content = replace(r.content, is_from, becomes),
    featured_image = replace(r.featured_image, is_from, becomes), hero_image = replace(r.hero_image, is_from, becomes)
  from private.picture_uses u where u.picture = picture_id and u.place = 'tip' and u.item = r.id;
  update public.matches r set opponent_logo = replace(r.opponent_logo, is_from, becomes)
  from private.picture_uses u where u.picture = picture_id and u.place = 'match' and u.item = r.id;
  update public.people r set photo = replace(r.photo, is_from, becomes)
  from private.picture_uses u where u.picture = picture_id and u.place = 'person' and u.item = r.id;
  update public.partners r set logo = replace(r.logo, is_from, becomes)
  from private.picture_uses u where u.picture = picture_id and u.place = 'partner' and u.item = r.id;
  update public.products r set pictures = array_replace(r.pictures, is_from, becomes)
  from private.picture_uses u where u.picture = picture_id and u.place = 'product' and u.item = r.id;
  update public.page_texts r set texts = replace(r.texts::text, is_from, becomes)::jsonb
  from private.picture_uses u where u.picture = picture_id and u.place = 'page' and u.item = r.id
    and (r.section not in ('identity', 'legal') or private.is_admin());
  update public.letters r set content = replace(r.content, is_from, becomes), body_text = replace(r.body_text, is_from, becomes),
    body_html = replace(r.body_html, is_from, becomes), revision = r.revision + 1
  from private.picture_uses u
  where u.picture = picture_id and u.place = 'letter' and u.item = r.id and r.state in ('draft', 'scheduled');
  return query select * from public.list_picture_uses(picture_id);
end
$$;

-- An uploaded picture's address with the point that the picture has; none for the centre. The first point that comes with an address, of
-- an import or of a picture that takes the place of another, becomes the picture's.
create function private.with_focal_point(address text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  parts constant text[] := regexp_match(
    address,
    '^(/storage/v1/object/public/contenus/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[^#]*)(?:#((?:100|[0-9]{1,2}),(?:100|[0-9]{1,2})))?$'
  );
  point text;
begin
  if parts is null then
    return address;
  end if;
  if parts[3] is not null then
    insert into public.pictures as known (id, focal_point) values (parts[2]::uuid, parts[3])
    on conflict (id) do update set focal_point = excluded.focal_point where known.focal_point is null;
  end if;
  select p.focal_point into point from public.pictures p where p.id = parts[2]::uuid;
  return parts[1] || case when point <> '50,50' then '#' || point else '' end;
end
$$;

create function private.keep_focal_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'people' then
    new.photo := private.with_focal_point(new.photo);
    return new;
  end if;
  new.featured_image := private.with_focal_point(new.featured_image);
  if tg_table_name = 'tips' then
    new.hero_image := private.with_focal_point(new.hero_image);
  end if;
  return new;
end
$$;
-- Before the triggers that number revisions. `created_at`: what describe_picture() writes.
create trigger keep_focal_points before insert or update of featured_image, created_at on public.articles
  for each row execute function private.keep_focal_points();
create trigger keep_focal_points before insert or update of featured_image, hero_image, created_at on public.tips
  for each row execute function private.keep_focal_points();
-- After `number_record`, for which a new place is no change.
create trigger point_photos before insert or update of photo, place on public.people
  for each row execute function private.keep_focal_points();

-- The files that records without picture_uses name in their words: addresses are copied into answers and descriptions too.
create function private.files_in_words() returns setof uuid
language sql stable set search_path = '' as $$
  select private.pictures_in(to_jsonb(r)) from private.club r
  union select private.pictures_in(to_jsonb(r)) from public.contact_answers r
  union select private.pictures_in(to_jsonb(r)) from public.matches r
  union select private.pictures_in(to_jsonb(r)) from public.partners r
  union select private.pictures_in(to_jsonb(r)) from public.people r
  union select private.pictures_in(to_jsonb(r)) from public.positions r
  union select private.pictures_in(to_jsonb(r)) from public.products r
  union select private.pictures_in(to_jsonb(r)) from public.teams r
$$;

-- The server cuts a share image around the picture's own point alone: any other in an address would be one more image to make.
create function public.focal_point(picture uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.focal_point from public.pictures p where p.id = focal_point.picture), '')
$$;

revoke all on public.pictures from anon, authenticated;
grant all on public.pictures, private.picture_uses to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.find_pictures(text, boolean, integer, integer), public.count_pictures(text), public.list_picture_uses(uuid),
  public.describe_picture(uuid, text, text, text), public.remove_pictures(uuid[]), public.replace_picture(text, text),
  public.focal_point(uuid) from public, anon, authenticated;
grant execute on function public.focal_point(uuid) to anon, authenticated, service_role;
grant execute on function public.find_pictures(text, boolean, integer, integer), public.count_pictures(text),
  public.list_picture_uses(uuid), public.describe_picture(uuid, text, text, text), public.remove_pictures(uuid[]),
  public.replace_picture(text, text) to authenticated, service_role;

-- What the staff changes of the pages: texts of the club's folder, and features that are switched off. Both tables are empty at first. Who
-- the club is and who answers for the site are texts of the pages too, which only admins change. docs/decisions/0079-pages.md,
-- 0083-contact-texts.md, 0093-neutral-club.md and 0095-identity.md have the reasons.

-- Whether all texts of a section are single lines. domain/club/pages/sections.ts has the limit of each.
create function private.are_page_texts(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 60000 and not exists (
    select from jsonb_path_query(texts, 'strict $.**') part
    where jsonb_typeof(part) not in ('object', 'array', 'string')
      or jsonb_typeof(part) = 'string' and not private.is_plain_line(part #>> '{}')
  )
$$;

-- Whether all links of a section are https addresses, and its e-mail addresses plain ones: pages lead to them. The address of a page's last
-- button may be empty, no other.
create function private.are_page_addresses(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select not exists (
    select from jsonb_path_query(
      case when texts #>> '{call,address}' = '' then texts #- '{call,address}' else texts end, '$.**.address'
    ) address
    where jsonb_typeof(address) <> 'string' or char_length(address #>> '{}') > 500
      or not private.is_web_address(address #>> '{}') or (address #>> '{}') !~* '^https:'
  ) and not exists (
    select from jsonb_path_query(texts, '$.**.email') email
    where jsonb_typeof(email) <> 'string' or not private.is_mail_address(email #>> '{}')
  )
$$;

create sequence private.page_text_revisions as integer;

create table public.page_texts (
  id uuid not null unique default gen_random_uuid(),
  -- A file of the club's folder, which has the first texts.
  section text primary key check (section ~ '^[a-z]{1,30}$'),
  texts jsonb not null check (private.are_page_texts(texts)),
  updated_at timestamptz not null default now(),
  -- Grows with each change, also over a return to the first texts: an edit that began before it must not fit later texts.
  revision integer not null default 0,
  constraint page_texts_name check (
    section <> 'identity' or private.is_visible(texts ->> 'name') and char_length(texts ->> 'name') <= 60
  ),
  -- The club's logo is an uploaded picture, whose path stands among the texts of its identity; an empty one is the folder's.
  constraint page_texts_crest check (
    section <> 'identity' or texts ->> 'crest' = ''
    or texts ->> 'crest' ~ '^/storage/v1/object/public/contenus/([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$'
  ),
  -- The club's colours stand among the texts of its identity, as "#rrggbb"; an empty one is the folder's.
  constraint page_texts_colours check (
    section <> 'identity' or (
      texts #>> '{colours,accent}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,field}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,light,0}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,light,1}' ~ '^(#[0-9A-Fa-f]{6})?$'
      and texts #>> '{colours,light,2}' ~ '^(#[0-9A-Fa-f]{6})?$'
    )
  ),
  -- The publisher's address is a street.
  constraint page_texts_addresses check (
    section = 'legal' or private.are_page_addresses(texts)
  )
);

-- A row: the feature is off.
create table public.switched_off (
  id uuid not null unique default gen_random_uuid(),
  feature text primary key check ( feature in ( 'about', 'teams', 'matches', 'predictions', 'events', 'applications', 'partners', 'shop', 'contact', 'newsletter' ) )
);

alter table public.page_texts enable row level security;
alter table public.switched_off enable row level security;

create policy "everybody reads the pages' texts" on public.page_texts for select to anon, authenticated using (true);
create policy "staff write the pages' texts, admins the club's identity" on public.page_texts for insert to authenticated
  with check (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);
create policy "staff change the pages' texts, admins the club's identity" on public.page_texts for update to authenticated
  using (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end)
  with check (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);
create policy "staff return to the first texts, admins of the club's identity" on public.page_texts for delete to authenticated
  using (case when section in ('identity', 'legal') then (select private.is_admin()) else (select private.is_staff()) end);

create policy "everybody reads what is switched off" on public.switched_off for select to anon, authenticated using (true);
create policy "staff switch features off" on public.switched_off for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff switch features on" on public.switched_off for delete to authenticated
  using ((select private.is_staff()));

create function private.number_page_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := nextval('private.page_text_revisions');
  new.updated_at := now();
  return new;
end
$$;
create trigger number_revision before insert or update on public.page_texts for each row execute function private.number_page_texts();

-- What every page needs to know of the site, in one request: the features that are off, the sections whose texts were changed, and the
-- teams of the menu in their order, one more than it names. docs/decisions/0082-teams-in-the-menu.md has the reasons.
create function public.site_state() returns table (off text[], changed text[], teams jsonb, empty text[])
language sql stable set search_path = '' as $$
  select
    array(select s.feature from public.switched_off s order by s.feature),
    array(select p.section from public.page_texts p order by p.section),
    (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game) order by t.place, t.id), '[]')
      from (select id, slug, game, place from public.teams where is_published order by place, id limit 9) t
    ),
    array_remove(array[
      case when not exists (select id from public.articles where is_published) then 'articles' end,
      -- Row security shows the sent letters of the archive alone, to the staff too.
      case when not exists (select id from public.letters) then 'letters' end,
      case when not exists (select id from public.tips where is_published) then 'tips' end
    ], null)
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.page_texts for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.page_texts for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or update or delete on public.page_texts for each row
  execute function private.log_kind_change('page_texts', 'all');
create trigger note_picture_uses after insert or delete or update of texts on public.page_texts
  for each row execute function private.note_picture_uses('page');

create trigger a_limit_rows_begin before insert or update or delete on public.switched_off for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.switched_off for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or update or delete on public.switched_off for each row
  execute function private.log_kind_change('switched_off', 'all');

revoke all on public.page_texts, public.switched_off from anon, authenticated;
grant select on public.page_texts, public.switched_off to anon;
grant select, delete on public.page_texts, public.switched_off to authenticated;
grant insert (section, texts) on public.page_texts to authenticated;
grant update (texts) on public.page_texts to authenticated;
grant insert (feature) on public.switched_off to authenticated;
grant all on public.page_texts, public.switched_off to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.site_state() from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_page_texts(jsonb), private.are_page_addresses(jsonb) to authenticated, service_role;
grant execute on function public.site_state() to anon, authenticated, service_role;

-- Notifications of members, and by which channel each wants them: the bell, mails at once or with the morning's digest, and pushes. What
-- happens is told by triggers; what needs the hour by a job. docs/decisions/0145-notifications.md and 0151-notification-mails.md have the
-- reasons. Who is told of a comment is told once, however often it is hidden and shown: docs/decisions/0198-told-once.md.

-- All that members are told of. domain/notifications/kinds.ts has the same rows and says what their columns are; ui/notifications/words.ts
-- has the same words. `sentences`: one for each page that it leads to, or one for all. docs/reference/adding.md says how a kind is added.
create view private.notification_kinds (kind, pages, sentences, ways, first_mail, push_wait, late_after, is_said) as values
  ('answer', '{article,tip}'::text[], array['{actor} vous répond'], '{mail,push}'::text[], 'never', interval '0', null::interval, true),
  ('mention', '{article,tip}', array['{actor} vous mentionne'], '{mail,push}', 'never', '0', null, true),
  ('application', '{application}', array['Le staff a répondu à votre candidature'], '{push}', 'never', '10 minutes', null, false),
  ('tip-change', '{tip}', array['Un tip que vous gardez a changé'], '{mail,push}', 'never', '0', null, false),
  ('match-announced', '{match}', array['Nouveau match annoncé'], '{mail,push}', 'never', '0', null, false),
  ('match-soon', '{match}', array['Le match commence bientôt'], '{mail,push}', 'never', '0', '1 hour', false),
  ('match-live', '{match}', array['Le match est en direct'], '{mail,push}', 'never', '0', '1 hour', false),
  ('match-result', '{match}', array['Le résultat du match est en ligne'], '{mail,push}', 'never', '0', null, false),
  ('new-content', '{article,tip}', array['Nouvel article', 'Nouveau tip'], '{mail,push}', 'never', '0', null, false),
  ('event-seat', '{event}', array['Une place s''est libérée : vous venez'], '{mail,push}', 'now', '0', null, false),
  ('event-moved', '{event}', array['L''heure ou le lieu a changé'], '{mail,push}', 'never', '0', null, false),
  ('event-cancelled', '{event}', array['Un évènement est annulé'], '{mail,push}', 'never', '0', null, false),
  ('event-back', '{event}', array['L''évènement a finalement lieu'], '{mail,push}', 'never', '0', null, false),
  ('event-note', '{event}', array['Le staff vous écrit au sujet d''un évènement'], '{mail,push}', 'never', '0', null, false),
  ('event-soon', '{event}', array['L''évènement commence dans l''heure'], '{mail,push}', 'never', '0', '1 hour', false),
  (
    'poll', '{poll,event}', array['Votre équipe demande vos disponibilités', 'Votre équipe a choisi une heure'],
    '{mail,push}', 'never', '0', null, false
  ),
  ('measure', '{measure}', array['Une décision du staff à votre sujet'], '{}', 'never', '0', null, false),
  ('comment-shown', '{article,tip}', array['Votre commentaire est en ligne'], '{}', 'never', '0', null, false);

-- Constant, as the rows above are.
create function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exists (select from private.notification_kinds k where k.kind = is_notification_kind.kind)
$$;

-- What the bell alone tells is told always.
create function private.is_chosen_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exists (select from private.notification_kinds k where k.kind = is_chosen_kind.kind and k.ways <> '{}')
$$;

-- A member's choice for a kind. No row: on the site, by pushes, and by mail as the kind's `first_mail` says.
create table public.notification_choices (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (private.is_chosen_kind(kind)),
  on_site boolean not null,
  mail text not null check (mail in ('never', 'digest', 'now')),
  push boolean not null default true,
  primary key (user_id, kind)
);

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (private.is_notification_kind(kind)),
  -- What happened: a member is told of it once.
  key text not null check (char_length(key) <= 200),
  -- The page that it leads to, with its title of that moment.
  subject text not null check (subject in ('article', 'tip', 'match', 'application', 'measure', 'event', 'poll')),
  subject_id uuid not null,
  slug text not null default '' check (char_length(slug) <= 200),
  title text not null check (char_length(title) <= 300),
  -- The comment on that page.
  comment_id uuid,
  actor uuid references public.member_cards (id) on delete set null,
  on_site boolean not null,
  -- Its page is unpublished.
  is_withdrawn boolean not null default false,
  -- When its mail is due; null without one, and once it is in the outbox.
  mail_due_at timestamptz,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  push_due_at timestamptz,
  unique (user_id, key)
);
create index notifications_newest on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_to_mail on public.notifications (mail_due_at) where mail_due_at is not null;
create index notifications_of_subject on public.notifications (subject_id);
create index notifications_of_comment on public.notifications (comment_id) where comment_id is not null;
create index notifications_of_actor on public.notifications (actor);
create index notifications_old on public.notifications (created_at);
create index notifications_to_push on public.notifications (push_due_at) where push_due_at is not null;

-- The secret of the links by which a member ends all these mails, signed in or not.
create table private.notification_mail_links (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  leave_token uuid not null unique default gen_random_uuid()
);

alter table public.notification_choices enable row level security;
alter table public.notifications enable row level security;
alter table private.notification_mail_links enable row level security;

create policy "members read their own choices" on public.notification_choices for select to authenticated
  using (user_id = (select auth.uid()));

create policy "members read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and on_site and not is_withdrawn);

create policy "visitors and members have no access" on private.notification_mail_links to anon, authenticated
  using (false) with check (false);

create view private.export_notifications as
select n.user_id as member, to_jsonb(n) - 'actor' - 'subject_id' - 'key' as entry
from public.notifications n;

create view private.export_notification_choices as
select c.user_id as member, to_jsonb(c) as entry
from public.notification_choices c;

-- Tells all members that some may have other notifications, without saying who: they count theirs again. One row that all read costs less
-- than each reading the rows of all. A row of its own each time, so that no transaction waits for another; the jobs delete it after a day.
create function private.hint_notifications() returns void
language sql security definer set search_path = '' as $$
  select private.log_change('notifications', gen_random_uuid(), 'members')
$$;

-- When a mail is due: in the morning's digest at 8, or at once, but not from 22 to 8.
create function private.notification_mail_due(mail text, moment timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  with local as (select moment at time zone 'Europe/Paris' as at)
  select case
    when mail = 'now' and extract(hour from at) between 8 and 21 then moment
    when mail in ('now', 'digest') then (((at - interval '8 hours')::date + 1) + time '08:00') at time zone 'Europe/Paris'
  end from local
$$;

-- Tells members of what happened, by the channels that each has chosen and the kind has. Idempotent for a key. Not the actor, and nothing
-- that a member said to who blocks them; what the staff decides has no actor. Returns how many are told. Pushes go to members with a
-- device, but not from 22 to 8.
create function private.tell_members(
  members uuid[], kind text, key text, subject text, subject_id uuid, slug text, title text, actor uuid default null,
  comment_id uuid default null
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  told integer;
begin
  insert into public.notifications (
    user_id, kind, key, subject, subject_id, slug, title, comment_id, actor, on_site, mail_due_at, push_due_at
  )
  select m.id, tell_members.kind, tell_members.key, tell_members.subject, tell_members.subject_id, tell_members.slug,
    left(tell_members.title, 300), tell_members.comment_id,
    (select c.id from public.member_cards c where c.id = tell_members.actor), wanted.on_site, wanted.mail_due_at, wanted.push_due_at
  from public.profiles m
  left join private.notification_kinds k on k.kind = tell_members.kind
  left join public.notification_choices c on c.user_id = m.id and c.kind = tell_members.kind
  cross join lateral (
    select coalesce(c.on_site, true) as on_site,
      case when 'mail' = any (k.ways) then private.notification_mail_due(coalesce(c.mail, k.first_mail), now()) end as mail_due,
      case when 'push' = any (k.ways) and coalesce(c.push, true)
        and exists (select from public.push_devices d where d.user_id = m.id) and exists (select from private.push_key p where p.is_offered)
        then private.notification_mail_due('now', now() + k.push_wait) end as push_due,
      coalesce(now() + k.late_after, 'infinity') as latest
  ) chosen
  cross join lateral (
    select chosen.on_site,
      case when chosen.mail_due <= chosen.latest then chosen.mail_due end as mail_due_at,
      case when chosen.push_due <= chosen.latest then chosen.push_due end as push_due_at
  ) wanted
  where m.id = any (tell_members.members) and m.id is distinct from tell_members.actor
    and (wanted.on_site or wanted.mail_due_at is not null or wanted.push_due_at is not null)
    and not (k.is_said and exists (select from public.blocks b where b.user_id = m.id and b.member = tell_members.actor))
  order by m.id
  on conflict (user_id, key) do nothing;
  get diagnostics told = row_count;
  if told > 0 then
    perform private.hint_notifications();
  end if;
  return told;
end
$$;

-- Tells one member. Returns whether they are told now.
create function private.tell_member(
  member uuid, kind text, key text, subject text, subject_id uuid, slug text, title text, actor uuid default null,
  comment_id uuid default null
) returns boolean
language sql security definer set search_path = '' as $$
  select private.tell_members(array[member], kind, key, subject, subject_id, slug, title, actor, comment_id) > 0
$$;

-- What is unpublished is told to no member further, until it is published again. What leads to a hidden comment stays withdrawn.
create function private.withdraw_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications n where n.subject_id = old.id;
  else
    update public.notifications n set is_withdrawn = not new.is_published or coalesce(private.is_hidden_comment(n.comment_id), false),
      mail_due_at = private.mail_due_again(n.mail_due_at)
    where n.subject_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;
create trigger withdraw_notifications_of_deletion after delete on public.articles for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications_of_deletion after delete on public.tips for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications_of_deletion after delete on public.matches for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications_of_deletion after delete on public.applications for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.articles for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.tips for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.matches for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();

-- Marks the caller's notifications as read: one, or all that were told until a moment. What is read is neither mailed nor pushed.
create function public.read_notifications(one uuid default null, until timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = now(), mail_due_at = null, push_due_at = null
  where n.user_id = (select auth.uid()) and n.read_at is null and n.on_site
    and (n.id = read_notifications.one or n.created_at <= read_notifications.until);
  if found then
    perform private.hint_notifications();
  end if;
end
$$;

-- Keeps the caller's choice for a kind. Without mails of that kind, those that are due aren't sent. Without an answer about pushes, that
-- choice stays as it is.
create function public.choose_notifications(kind text, on_site boolean, mail text, push boolean default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  if not exists (select from public.profiles where id = me) then
    raise insufficient_privilege using message = 'only members choose';
  end if;
  wait := private.take_turn('notification-choice', me::text, 120);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.notification_choices as known (user_id, kind, on_site, mail, push)
  values (
    me, choose_notifications.kind, choose_notifications.on_site, choose_notifications.mail, coalesce(choose_notifications.push, true)
  )
  on conflict (user_id, kind) do update set on_site = excluded.on_site, mail = excluded.mail,
    push = coalesce(choose_notifications.push, known.push);
  if choose_notifications.mail = 'never' then
    update public.notifications n set mail_due_at = null
    where n.user_id = me and n.kind = choose_notifications.kind and n.mail_due_at is not null;
  end if;
  if choose_notifications.push = false then
    update public.notifications n set push_due_at = null
    where n.user_id = me and n.kind = choose_notifications.kind and n.push_due_at is not null;
  end if;
end
$$;

-- A decision that is undone takes its notification back.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.user_id = new.user_id and n.key = 'application/' || new.id;
  if found then
    perform private.hint_notifications();
  end if;
  if new.status in ('accepted', 'rejected') then
    perform private.tell_member(
      new.user_id, 'application', 'application/' || new.id, 'application', new.id, '', new.position_title
    );
  end if;
  return null;
end
$$;
create trigger tell_of_decision after update of status on public.applications for each row
  when (old.status <> new.status) execute function private.tell_of_decision();

-- Once a day and tip.
create function private.tell_of_tip_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_members(
    array(select s.user_id from public.saved_tips s where s.tip_id = new.id), 'tip-change',
    'tip-change/' || new.id || '/' || (now() at time zone 'Europe/Paris')::date, 'tip', new.id, new.slug, new.title,
    (select auth.uid())
  );
  return null;
end
$$;
create trigger tell_of_tip_change after update of title, content on public.tips for each row
  when (old.is_published and new.is_published and (old.title, old.content) is distinct from (new.title, new.content))
  execute function private.tell_of_tip_change();

-- Tells those who follow a team, or a player of it.
create function private.tell_of_match(of_match public.matches, kind text, key text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(
    array(
      select f.user_id from public.follows f where f.team = of_match.team
      union
      select f.user_id from public.follows f join public.memberships m on m.person = f.person
      where m.team = of_match.team and m.kind = 'player' and m.is_published
        and (m.joined is null or m.joined <= (of_match.start at time zone 'Europe/Paris')::date)
        and (m.departed is null or m.departed > (of_match.start at time zone 'Europe/Paris')::date)
    ), tell_of_match.kind,
    'match/' || of_match.id || '/' || tell_of_match.key, 'match', of_match.id, of_match.slug, t.game || ' contre ' || of_match.opponent
  )
  from public.teams t where t.slug = of_match.team and t.is_published
$$;

-- Old results that are entered later are no news.
create function private.tell_of_match_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.matches := case tg_op when 'UPDATE' then old end;
begin
  if not new.is_published then
    return null;
  end if;
  if new.status = 'scheduled' and new.start > now() and before.is_published is distinct from true then
    perform private.tell_of_match(new, 'match-announced', 'announced');
  elsif new.status = 'live' and before.status is distinct from 'live' then
    perform private.tell_of_match(new, 'match-live', 'live');
  elsif new.status = 'finished' and before.status is distinct from 'finished' and new.start > now() - interval '7 days' then
    perform private.tell_of_match(new, 'match-result', 'result');
  end if;
  return null;
end
$$;
create trigger tell_of_match_change after insert or update of status, is_published on public.matches for each row
  execute function private.tell_of_match_change();

-- Matches and events that begin within the hour. A start that is moved is told anew. Idempotent, so also after a restart.
create function private.tell_due() returns void
language sql security definer set search_path = '' as $$
  select private.tell_of_match(m, 'match-soon', 'soon/' || extract(epoch from m.start)::bigint)
  from public.matches m
  where m.is_published and m.status = 'scheduled' and m.start > now() and m.start <= now() + interval '1 hour';
  select private.tell_members(
    array(select s.user_id from public.event_signups s where s.event = e.slug and s.has_seat), 'event-soon',
    'event/' || e.id || '/soon/' || extract(epoch from e.start)::bigint, 'event', e.id, e.slug, e.title
  )
  from public.events e
  where e.is_published and e.status = 'planned' and e.start > now() and e.start <= now() + interval '1 hour'
$$;

-- Tells the author of the comment that is answered, the members whom a comment names, and the author of one that was held or hidden and is
-- shown, but for their own act. The staff isn't named. Changed words tell those whom they name, and the words before did not. A member is
-- told once of a comment: an answer is no mention too. Its arguments: the kind of the content item, and the table of the items.
-- docs/decisions/0201-told-author.md has the reasons.
create function private.tell_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_edit boolean := tg_op = 'UPDATE' and new.content <> old.content;
  item uuid := (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid;
  slug text;
  title text;
  answered uuid[];
  named uuid[];
begin
  -- Changed words may be held by now.
  execute format(
    'select i.slug, i.title from public.%I i join public.%I c on c.id = $2 and c.hidden_at is null where i.id = $1 and i.is_published',
    tg_argv[1], tg_argv[0] || '_comments'
  ) into slug, title using item, new.id;
  if slug is null then
    return null;
  end if;
  execute format('select array_agg(c.user_id) from public.%I c where c.id in ($1, $2) and c.user_id is not null', tg_argv[0] || '_comments')
    into answered using new.parent_id, new.answered_id;
  named := array(
    select unnest(private.mentioned_members(new.content)) except select unnest(answered)
    except select unnest(private.mentioned_members(old.content)) where is_edit
  );
  if not is_edit then
    perform private.tell_members(answered, 'answer', 'answer:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  end if;
  perform private.tell_members(named, 'mention', 'mention:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  if tg_op = 'UPDATE' and old.hidden_at is not null and new.deleted_at is null and new.user_id is distinct from (select auth.uid()) then
    perform private.tell_member(
      new.user_id, 'comment-shown', 'comment-shown:' || new.id, tg_argv[0], item, slug, title, comment_id => new.id
    );
  end if;
  return null;
end
$$;
create trigger tell_members after insert on public.article_comments for each row
  when (new.hidden_at is null) execute function private.tell_of_comment('article', 'articles');
create trigger tell_members after insert on public.tip_comments for each row
  when (new.hidden_at is null) execute function private.tell_of_comment('tip', 'tips');
create trigger tell_members_of_edit after update of content on public.article_comments for each row
  when (new.hidden_at is null and new.deleted_at is null and new.content <> old.content)
  execute function private.tell_of_comment('article', 'articles');
create trigger tell_members_of_edit after update of content on public.tip_comments for each row
  when (new.hidden_at is null and new.deleted_at is null and new.content <> old.content)
  execute function private.tell_of_comment('tip', 'tips');
-- Whatever hid it. Notifications are kept for 90 days: who was told of an older one isn't known.
create trigger tell_members_at_last after update of hidden_reason on public.article_comments for each row
  when (old.hidden_at is not null and new.hidden_at is null and new.created_at > now() - interval '90 days')
  execute function private.tell_of_comment('article', 'articles');
create trigger tell_members_at_last after update of hidden_reason on public.tip_comments for each row
  when (old.hidden_at is not null and new.hidden_at is null and new.created_at > now() - interval '90 days')
  execute function private.tell_of_comment('tip', 'tips');

-- What tells of a deleted comment goes. What tells of a hidden one is withdrawn, and comes back when it is shown, if its page is published.
-- Its arguments: none after a deletion; else the table of the items, and the column that names one.
create function private.forget_told_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_published boolean;
begin
  if tg_op = 'DELETE' or new.deleted_at is not null then
    delete from public.notifications n where n.comment_id = old.id;
  else
    execute format('select i.is_published from public.%I i where i.id = $1', tg_argv[0])
      into is_published using (to_jsonb(new) ->> tg_argv[1])::uuid;
    update public.notifications n set is_withdrawn = new.hidden_at is not null or not coalesce(is_published, false),
      mail_due_at = private.mail_due_again(n.mail_due_at)
    where n.comment_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;
create trigger forget_notifications_of_deletion after delete on public.article_comments
  for each row execute function private.forget_told_comment();
create trigger forget_notifications_of_deletion after delete on public.tip_comments
  for each row execute function private.forget_told_comment();
-- Changed words may be held.
create trigger forget_notifications after update of hidden_reason, deleted_at, content on public.article_comments for each row
  when (old.hidden_at is distinct from new.hidden_at or new.deleted_at is not null)
  execute function private.forget_told_comment('articles', 'article_id');
create trigger forget_notifications after update of hidden_reason, deleted_at, content on public.tip_comments for each row
  when (old.hidden_at is distinct from new.hidden_at or new.deleted_at is not null)
  execute function private.forget_told_comment('tips', 'tip_id');

-- What happened, as the site's bell says it.
create function private.notification_sentence(kind text, subject text, actor text) returns text
language sql immutable set search_path = '' as $$
  select replace(
    coalesce(k.sentences[array_position(k.pages, notification_sentence.subject)], k.sentences[1]),
    '{actor}', coalesce(notification_sentence.actor, 'Un membre')
  )
  from private.notification_kinds k where k.kind = notification_sentence.kind
$$;

-- The path of the page that a notification leads to.
create function private.notification_path(subject text, slug text, comment_id uuid) returns text
language sql immutable set search_path = '' as $$
  select case notification_path.subject
    when 'article' then '/news/' || notification_path.slug
    when 'tip' then '/tips/' || notification_path.slug
    when 'match' then '/matches/' || notification_path.slug
    when 'event' then '/evenements/' || notification_path.slug
    when 'poll' then '/profile?onglet=disponibilites'
    else '/profile?onglet=candidatures'
  end || coalesce('#commentaire-' || notification_path.comment_id, '')
$$;

-- Puts what is due into the outbox: one mail for a member, with at most 20 entries, the newest first. A few members at a time, so that
-- other mails don't wait behind them. A notification and its mail change in one transaction. A member whom another caller serves is its work.
create function private.fill_notification_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  if (select count(*) from public.outbox o where o.letter is null and o.sent_at is null and o.due_at <= now() and o.tries < 8) >= 10 then
    return;
  end if;
  for member in
    select p.id from public.profiles p where p.id in (
      select n.user_id from public.notifications n where n.mail_due_at <= now() and not n.is_withdrawn order by n.mail_due_at limit 50
    ) for no key update skip locked
  loop
    insert into private.notification_mail_links (user_id) values (member) on conflict do nothing;
    with due as (
      update public.notifications n set mail_due_at = null
      where n.user_id = member and n.mail_due_at <= now() and not n.is_withdrawn returning n.*
    ), entries as (
      select private.notification_sentence(d.kind, d.subject, c.username) as sentence, left(d.title, 150) as title,
        coalesce(club.address, '') || private.notification_path(d.subject, d.slug, d.comment_id) as page,
        row_number() over (order by d.created_at desc, d.id) as place
      from due d left join public.member_cards c on c.id = d.actor left join private.club on true
    ), counts as (
      select count(*) as told, greatest(count(*) - 20, 0) as others from entries
    ), said as (
      select string_agg(e.sentence || ' : ' || e.title || E'\n' || e.page, E'\n\n' order by e.place) as as_text,
        string_agg(
          '<p>' || private.escape_html(e.sentence || ' : ') || '<a href="' || private.escape_html(e.page) || '">'
            || private.escape_html(e.title) || '</a></p>', '' order by e.place
        ) as as_html
      from entries e where e.place <= 20
    )
    insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address)
    select login.email, club.email,
      left(
        case counts.told
          when 1 then (select e.sentence from entries e) else counts.told || ' nouvelles pour vous'
        end || coalesce(' (' || named.name || ')', ''), 300
      ),
      E'Bonjour,\n\n' || said.as_text || coalesce(E'\n\n' || others.words || E' :\n' || way.everything, '')
        || E'\n\nChoisir ce qui vous prévient :\n' || way.choices || E'\n\nNe plus recevoir ces e-mails :\n' || way.leave
        || E'\n\n' || coalesce(named.name, 'Le club') || E'\n',
      '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body><p>Bonjour,</p>' || said.as_html
        || coalesce('<p><a href="' || private.escape_html(way.everything) || '">' || others.words || '</a></p>', '')
        || '<p><a href="' || private.escape_html(way.choices) || '">Choisir ce qui vous prévient</a></p>'
        || '<p><a href="' || private.escape_html(way.leave) || '">Ne plus recevoir ces e-mails</a></p>'
        || '<p>' || private.escape_html(coalesce(named.name, 'Le club')) || '</p></body></html>',
      way.at_once
    from counts, said, private.notification_mail_links link, auth.users login left join private.club on true,
      lateral (select private.club_name() as name) as named,
      lateral (
        select case when counts.others = 1 then 'Et 1 autre' when counts.others > 1 then 'Et ' || counts.others || ' autres' end as words
      ) as others,
      lateral (
        select coalesce(club.address, '') || '/profile?onglet=notifications' as everything,
          coalesce(club.address, '') || '/profile?onglet=parametres' as choices,
          coalesce(club.address, '') || '/newsletter/desinscription?de=notifications&jeton=' || link.leave_token as leave,
          coalesce(club.functions_address, club.address || '/functions/v1')
            || '/unsubscribe-newsletter?de=notifications&jeton=' || link.leave_token as at_once
      ) as way
    where counts.told > 0 and link.user_id = member and login.id = member
      and login.email_confirmed_at is not null and private.is_mail_address(login.email);
  end loop;
end
$$;

-- Ends all mails of notifications of the member whose link it is, also those that wait. A kind that is mailed without a choice gets one.
create function private.leave_notification_mails(token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := (select k.user_id from private.notification_mail_links k where k.leave_token = leave_notification_mails.token);
begin
  if member is null then
    return;
  end if;
  update public.notification_choices c set mail = 'never' where c.user_id = member;
  insert into public.notification_choices (user_id, kind, on_site, mail)
  select member, k.kind, true, 'never' from private.notification_kinds k where k.first_mail <> 'never'
  on conflict do nothing;
  update public.notifications n set mail_due_at = null where n.user_id = member and n.mail_due_at is not null;
  delete from public.outbox o where o.sent_at is null and o.leave_address like '%jeton=' || leave_notification_mails.token;
end
$$;

-- When what was withdrawn is mailed: not at night, even if it was due before.
create function private.mail_due_again(due timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when due < now() then private.notification_mail_due('now', now()) else due end
$$;

revoke all on public.notification_choices, public.notifications from anon, authenticated;
grant select on public.notification_choices to authenticated;
grant select (id, user_id, kind, subject, slug, title, comment_id, actor, created_at, read_at) on public.notifications to authenticated;
grant all on public.notification_choices, public.notifications, private.notification_mail_links to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_notifications(uuid, timestamp with time zone),
  public.choose_notifications(text, boolean, text, boolean) from public, anon, authenticated;
grant execute on function private.fill_notification_mails(), private.leave_notification_mails(uuid) to service_role;
grant execute on function public.read_notifications(uuid, timestamp with time zone),
  public.choose_notifications(text, boolean, text, boolean) to authenticated, service_role;

-- What members follow: teams, people, categories and members, and members whom they block. Each is read by its member alone.
-- docs/decisions/0146-following.md, 0196-told-of-replies-and-members.md and 0197-blocked-members.md have the reasons.

-- The teams, people, categories and members that members follow.
create table public.follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  team text references public.teams (slug) on update cascade on delete cascade,
  person text references public.people (slug) on update cascade on delete cascade,
  category_kind text,
  category text,
  created_at timestamptz not null default now(),
  -- Who follows a member is told of the articles and tips that they sign. A hidden one isn't followed, and while they are hidden their
  -- followers neither see nor hear of them.
  member uuid references public.member_cards (id) on delete cascade,
  foreign key (category_kind, category) references public.categories (kind, slug) on update cascade on delete cascade,
  constraint follows_one_thing
    check (num_nonnulls(team, person, category, member) = 1 and (category is null) = (category_kind is null)),
  constraint follows_once unique nulls not distinct (user_id, team, person, category_kind, category, member)
);
create index follows_of_team on public.follows (team);
create index follows_of_person on public.follows (person);
create index follows_of_category on public.follows (category_kind, category);
create index follows_of_member on public.follows (member);

create table public.blocks (
  user_id uuid not null references public.profiles (id) on delete cascade,
  member uuid not null references public.member_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, member),
  constraint blocks_another_member check (member <> user_id)
);
create index blocks_of_member on public.blocks (member);

alter table public.follows enable row level security;
alter table public.blocks enable row level security;

create policy "members read their own follows" on public.follows for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members stop following for themselves" on public.follows for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members follow for themselves" on public.follows for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (team is null or exists (select from public.teams t where t.slug = follows.team))
    and (
      member is null
      or member <> (select auth.uid())
        and exists (select from public.member_cards c where c.id = member and not c.is_hidden)
        and not exists (select from public.blocks b where b.user_id = (select auth.uid()) and b.member = follows.member)
    )
  );

create policy "members read whom they block" on public.blocks for select to authenticated
  using (user_id = (select auth.uid()));

create view private.export_follows as
select f.user_id as member, to_jsonb(f) - 'id' as entry from public.follows f;

create view private.export_blocks as
select b.user_id as member, to_jsonb(b) as entry from public.blocks b;

-- Its first publication, unless it is dated back, as imports are: to those who follow its category, a person who signs it, or a member who
-- does. Badges count signed tips by the same rule (badges_of). Its argument: the kind.
create function private.tell_of_new_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb := to_jsonb(new);
begin
  perform private.tell_members(
    array(
      select f.user_id from public.follows f where f.category_kind = tg_argv[0] and f.category = new.category
      union
      select f.user_id from public.follows f join public.people p on p.slug = f.person
      where p.is_published and item -> 'author_names' ? p.name
      union
      select f.user_id from public.follows f join public.member_cards c on c.id = f.member join public.profiles p on p.id = c.id
      where not c.is_hidden and case tg_argv[0]
        when 'tip' then c.is_staff and private.folded_username(item ->> 'author') = p.username_key
        else '@' || c.id = any (string_to_array(item ->> 'authors', E'\n'))
      end
    ), 'new-content', tg_argv[0] || '/' || new.id || '/new', tg_argv[0], new.id, new.slug, new.title, (select auth.uid())
  );
  return null;
end
$$;
create trigger tell_of_new_content_at_once after insert on public.articles for each row
  when (new.is_published and new.published_at > now() - interval '1 day') execute function private.tell_of_new_content('article');
create trigger tell_of_new_content after update of is_published on public.articles for each row
  when (new.is_published and not old.is_published and new.published_at > now() - interval '1 day')
  execute function private.tell_of_new_content('article');
create trigger tell_of_new_content_at_once after insert on public.tips for each row
  when (new.is_published and new.published_at > now() - interval '1 day') execute function private.tell_of_new_content('tip');
create trigger tell_of_new_content after update of is_published on public.tips for each row
  when (new.is_published and not old.is_published and new.published_at > now() - interval '1 day')
  execute function private.tell_of_new_content('tip');

-- What the caller follows: teams in the club's order, then the others, the last first. Without unpublished teams and people, and hidden
-- members.
create function public.read_followed() returns setof jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', case
      when f.team is not null then 'team' when f.person is not null then 'person' when f.member is not null then 'member'
      else f.category_kind
    end,
    'key', coalesce(f.team, f.person, f.category, f.member::text),
    'slug', coalesce(f.team, f.person, f.category, m.username),
    'name', coalesce(t.game, p.name, c.label, m.username)
  )
  from public.follows f
  left join public.teams t on t.slug = f.team and t.is_published
  left join public.people p on p.slug = f.person and p.is_published
  left join public.categories c on c.kind = f.category_kind and c.slug = f.category
  left join public.member_cards m on m.id = f.member and not m.is_hidden
  where f.user_id = (select auth.uid()) and coalesce(t.game, p.name, c.label, m.username) is not null
  order by t.place, t.slug, f.created_at desc, f.id limit 500
$$;

-- The caller blocks a member, or ends that. Idempotent. Answers 'done', 'gone' for no other member, or 'full': 200 of a member. Following
-- them ends, and what they told is read: it is neither mailed nor pushed.
create function public.set_block(member uuid, is_blocked boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  -- Two at once are counted one after the other.
  perform from public.profiles p where p.id = me for no key update;
  if not found then
    raise insufficient_privilege using message = 'only members block';
  end if;
  wait := private.take_turn('block', me::text, 60);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  if not set_block.is_blocked then
    delete from public.blocks b where b.user_id = me and b.member = set_block.member;
    return 'done';
  end if;
  perform from public.member_cards c where c.id = set_block.member and c.id <> me for key share;
  if not found then
    return 'gone';
  end if;
  if exists (select from public.blocks b where b.user_id = me and b.member = set_block.member) then
    return 'done';
  end if;
  if (select count(*) from public.blocks b where b.user_id = me) >= 200 then
    return 'full';
  end if;
  insert into public.blocks (user_id, member) values (me, set_block.member);
  delete from public.follows f where f.user_id = me and f.member = set_block.member;
  update public.notifications n set read_at = coalesce(n.read_at, now()), mail_due_at = null, push_due_at = null
  where n.user_id = me and n.actor = set_block.member and n.kind in ('answer', 'mention')
    and (n.read_at is null or n.mail_due_at is not null or n.push_due_at is not null);
  if found then
    perform private.hint_notifications();
  end if;
  return 'done';
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.follows for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.follows for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.follows for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

revoke all on public.follows, public.blocks from anon, authenticated;
grant select, delete on public.follows to authenticated;
grant select on public.blocks to authenticated;
grant insert (user_id, team, person, category_kind, category, member) on public.follows to authenticated;
grant all on public.follows, public.blocks to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_followed(), public.set_block(uuid, boolean) from public, anon, authenticated;
grant execute on function public.read_followed(), public.set_block(uuid, boolean) to authenticated, service_role;

-- Notifications pushed to members' devices. docs/decisions/0195-web-push.md has the reasons. Callers reach no row: all goes through these
-- functions, which know the caller and their session.

-- An address of the browsers' own push services. The server sends to what a member gives here: no other host is asked.
create function private.is_push_endpoint(endpoint text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(endpoint) <= 2000 and endpoint ~ ('^https://(fcm\.googleapis\.com|jmt17\.google\.com'
    || '|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*push\.apple\.com|([a-z0-9-]+\.)*notify\.windows\.com)/[!-~]+$')
$$;

-- The club's key with which browsers subscribe. It stays while no pushes are offered, so that another key is noticed.
create table private.push_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  is_offered boolean not null default true
);

-- A browser of a member that receives pushes, as long as its session lasts.
create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid not null,
  endpoint text not null unique check (private.is_push_endpoint(endpoint)),
  -- The browser's, with which a push is encrypted for it alone.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  secret text not null check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  name text not null check (char_length(name) between 1 and 60 and private.is_visible(name) and private.is_plain_text(name)),
  created_at timestamptz not null default now()
);
create index push_devices_of_member on public.push_devices (user_id);
create index push_devices_of_session on public.push_devices (session_id);

-- A push that waits: one for a device.
create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  device uuid not null references public.push_devices (id) on delete cascade,
  -- What it tells; null when it tells of several.
  notification uuid references public.notifications (id) on delete cascade,
  payload jsonb not null,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  failure text
);
create index pushes_of_device on private.pushes (device);
create index pushes_of_notification on private.pushes (notification);
create index pushes_due on private.pushes (due_at);

alter table private.push_key enable row level security;
alter table public.push_devices enable row level security;
alter table private.pushes enable row level security;

create policy "visitors and members have no access" on private.push_key to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.push_devices to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on private.pushes to anon, authenticated using (false) with check (false);

create view private.export_push_devices as
select d.user_id as member, to_jsonb(d) - array['id', 'session_id', 'public_key', 'secret'] as entry from public.push_devices d;

-- A device receives nothing after its session. Also asked when pushes are written: a project may refuse a trigger on its sessions.
create function private.forget_push_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_devices d where d.session_id = old.id;
  return null;
end
$$;

-- The caller's session. Raises when it has ended.
create function private.session_of_caller() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  session uuid := nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid;
begin
  if not exists (
    select from auth.sessions s join public.profiles p on p.id = s.user_id where s.id = session and p.id = (select auth.uid())
  ) then
    raise insufficient_privilege using message = 'only members with a session receive pushes';
  end if;
  return session;
end
$$;

-- The club's key, null when no pushes are sent, and the caller's devices, the newest first.
create function public.read_push_devices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.session_of_caller();
  return jsonb_build_object(
    'club_key', (select k.public_key from private.push_key k where k.is_offered),
    'devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', d.id, 'endpoint', d.endpoint, 'name', d.name, 'created_at', d.created_at) order by d.created_at desc, d.id
      ), '[]')
      from public.push_devices d join auth.sessions s on s.id = d.session_id where d.user_id = (select auth.uid())
    )
  );
end
$$;

-- Keeps the caller's browser. Answers 'done', 'unknown-service' or 'full': ten devices a member. A browser changes hands with its session.
create function public.add_push_device(endpoint text, public_key text, secret text, name text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  session uuid := private.session_of_caller();
  wait integer;
begin
  if not coalesce(private.is_push_endpoint(add_push_device.endpoint), false) then
    return 'unknown-service';
  end if;
  wait := private.take_turn('push-device', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- Two devices at once are counted one after the other.
  perform from public.profiles p where p.id = me for no key update;
  delete from public.push_devices d
  where d.endpoint = add_push_device.endpoint or d.session_id = session
    or (d.user_id = me and not exists (select from auth.sessions s where s.id = d.session_id));
  if (select count(*) from public.push_devices d where d.user_id = me) >= 10 then
    return 'full';
  end if;
  insert into public.push_devices (user_id, session_id, endpoint, public_key, secret, name)
  values (me, session, add_push_device.endpoint, add_push_device.public_key, add_push_device.secret, add_push_device.name);
  return 'done';
end
$$;

-- Removes one of the caller's devices. Idempotent.
create function public.remove_push_device(device uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.session_of_caller();
  delete from public.push_devices d where d.id = remove_push_device.device and d.user_id = (select auth.uid());
end
$$;

-- The functions call it when they start, without a key where none is set. No device can be reached with another key than its own.
create function public.remember_push_key(public_key text default null) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.push_devices d
  where exists (select from private.push_key k where k.public_key <> remember_push_key.public_key);
  if remember_push_key.public_key is null then
    update private.push_key k set is_offered = false where k.is_offered;
  else
    insert into private.push_key (public_key) values (remember_push_key.public_key)
    on conflict (only_one) do update set public_key = excluded.public_key, is_offered = true;
  end if;
end
$$;

-- Until when pushes go out: 22 o'clock of this day. Null from 22 to 8.
create function private.pushes_until(moment timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  with local as (select moment at time zone 'Europe/Paris' as at)
  select case when extract(hour from at) between 8 and 21 then (at::date + time '22:00') at time zone 'Europe/Paris' end from local
$$;

-- Writes a push for each device of members who have something due: of one thing what happened, of several their number. A notification
-- and its pushes change in one transaction. A member whom another caller serves is its work. What is over goes: pushes that waited too
-- long, those whose notification was read or withdrawn, and devices without a session.
create function private.fill_pushes() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  delete from public.push_devices d where not exists (select from auth.sessions s where s.id = d.session_id);
  delete from private.pushes p
  where p.expires_at <= now() or (p.tries >= 6 and p.due_at <= now()) or exists (
    select from public.notifications n where n.id = p.notification and (n.read_at is not null or n.is_withdrawn)
  );
  if private.pushes_until(now()) is null or not exists (select from private.push_key k where k.is_offered) then
    return;
  end if;
  for member in
    select p.id from public.profiles p where p.id in (
      select n.user_id from public.notifications n where n.push_due_at <= now() and not n.is_withdrawn order by n.push_due_at limit 50
    ) for no key update skip locked
  loop
    with due as (
      update public.notifications n set push_due_at = null
      where n.user_id = member and n.push_due_at <= now() and not n.is_withdrawn returning n.*
    ), newest as (
      select d.id, private.notification_sentence(d.kind, d.subject, c.username) as sentence, left(d.title, 150) as title,
        private.notification_path(d.subject, d.slug, d.comment_id) as page,
        count(*) over () as told,
        case when count(k.late_after) over () = count(*) over () then max(k.late_after) over () else '1 day' end as lasts
      from due d join private.notification_kinds k on k.kind = d.kind left join public.member_cards c on c.id = d.actor
      order by d.created_at desc, d.id limit 1
    )
    insert into private.pushes (device, notification, payload, expires_at)
    select d.id, case w.told when 1 then w.id end,
      jsonb_build_object(
        'title', case w.told when 1 then w.sentence else w.told || ' nouvelles pour vous' end,
        'text', case w.told when 1 then w.title else w.sentence || ' : ' || w.title end,
        'path', case w.told when 1 then w.page else '/profile?onglet=notifications' end,
        'tag', w.id
      ),
      now() + w.lasts
    from newest w, public.push_devices d join auth.sessions s on s.id = d.session_id where d.user_id = member;
  end loop;
end
$$;

-- The next pushes, for the caller to send within a minute; none from 22 to 8. A push that isn't closed by then is sent again: it takes the
-- place of the first on the device. Its service keeps it for a device that is off until 22 at most.
create function public.claim_pushes(most integer)
returns table (id uuid, endpoint text, public_key text, secret text, payload jsonb, seconds integer, tries integer)
language sql set search_path = '' as $$
  select private.fill_pushes();
  with due as materialized (
    select p.id from private.pushes p where p.due_at <= now() and private.pushes_until(now()) is not null order by p.due_at limit claim_pushes.most for update skip locked
  ), claimed as (
    update private.pushes p set tries = p.tries + 1, due_at = now() + interval '1 minute' * (4 ^ least(p.tries, 3))
    from due where p.id = due.id returning p.*
  )
  select p.id, d.endpoint, d.public_key, d.secret, p.payload, 
    ceil(extract(epoch from least(p.expires_at, private.pushes_until(now())) - now()))::integer, p.tries
  from claimed p join public.push_devices d on d.id = p.device
$$;

-- Ends a push: 'sent', 'gone' (its device too), 'refused', or 'failed', which tries again, after a pause that the service asks for.
create function public.close_push(push uuid, outcome text, reason text default null, pause integer default null) returns void
language plpgsql set search_path = '' as $$
begin
  if outcome = 'gone' then
    delete from public.push_devices d using private.pushes p where p.id = push and d.id = p.device;
  elsif outcome in ('sent', 'refused') then
    delete from private.pushes p where p.id = push;
  else
    update private.pushes p set failure = left(reason, 300),
      due_at = greatest(p.due_at, now() + interval '1 second' * least(coalesce(close_push.pause, 0), 3600))
    where p.id = push;
  end if;
end
$$;

do $$
begin
  create trigger forget_push_device after delete on auth.sessions for each row execute function private.forget_push_device();
exception when insufficient_privilege then
  null;
end
$$;

revoke all on public.push_devices from anon, authenticated;
grant all on private.push_key, public.push_devices, private.pushes to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_push_devices(), public.add_push_device(text, text, text, text), public.remove_push_device(uuid),
  public.remember_push_key(text), public.claim_pushes(integer),
  public.close_push(uuid, text, text, integer) from public, anon, authenticated;
grant execute on function private.pushes_until(timestamp with time zone), private.fill_pushes() to service_role;
grant execute on function public.read_push_devices(), public.add_push_device(text, text, text, text),
  public.remove_push_device(uuid) to authenticated, service_role;
grant execute on function public.remember_push_key(text), public.claim_pushes(integer),
  public.close_push(uuid, text, text, integer) to service_role;

-- Members predict matches until they begin. Points are derived from results. docs/decisions/0160-predictions.md and
-- 0175-prediction-table.md have the reasons.

create table public.predictions (
  match text not null references public.matches (slug) on update cascade on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- How the match ends for the club.
  outcome text not null check (outcome in ('won', 'drawn', 'lost')),
  -- The maps of both sides; null without a score.
  ours smallint check (ours between 0 and 4),
  theirs smallint check (theirs between 0 and 4),
  created_at timestamptz not null default now(),
  primary key (match, user_id),
  constraint predictions_score_fits check (
    (ours is null) = (theirs is null)
    and (ours is null or outcome = case sign(ours - theirs) when 1 then 'won' when -1 then 'lost' else 'drawn' end)
  )
);
create index predictions_of_member on public.predictions (user_id);

alter table public.predictions enable row level security;

-- Who writes reads the match and its team too. By the server's clock: domain/club/predictions/prediction.ts has the same rule.
create policy "members read their own predictions" on public.predictions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members predict for themselves" on public.predictions for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.matches m join public.teams t on t.slug = m.team
    where m.slug = predictions.match and m.is_published and t.is_published and m.status = 'scheduled' and m.start > now()
  ));
create policy "members change their own predictions" on public.predictions for update to authenticated
  using (user_id = (select auth.uid()) and exists (
    select from public.matches m join public.teams t on t.slug = m.team
    where m.slug = predictions.match and m.is_published and t.is_published and m.status = 'scheduled' and m.start > now()
  )) with check (user_id = (select auth.uid()));
create policy "members take back their own predictions" on public.predictions for delete to authenticated
  using (user_id = (select auth.uid()) and exists (
    select from public.matches m join public.teams t on t.slug = m.team
    where m.slug = predictions.match and m.is_published and t.is_published and m.status = 'scheduled' and m.start > now()
  ));

create view private.export_predictions as
select p.user_id as member, to_jsonb(p) as entry
from public.predictions p;

-- What the caller may know of a match's predictions: their own, and how many members expect each outcome, once the match has begun or they
-- have predicted it. No row for a match that isn't on the site.
create function public.read_predictions(of_match text)
returns table (outcome text, ours smallint, theirs smallint, won bigint, drawn bigint, lost bigint, best jsonb)
language sql stable security definer set search_path = '' as $$
  select mine.outcome, mine.ours, mine.theirs, counted.won, counted.drawn, counted.lost, best.found
  from public.matches m
  join public.teams t on t.slug = m.team
  left join public.predictions mine on mine.match = m.slug and mine.user_id = (select auth.uid())
  left join lateral (
    select count(*) filter (where p.outcome = 'won') as won, count(*) filter (where p.outcome = 'drawn') as drawn,
      count(*) filter (where p.outcome = 'lost') as lost
    from public.predictions p where p.match = m.slug
  ) counted on mine.outcome is not null or m.status in ('live', 'finished') or m.status = 'scheduled' and m.start <= now()
  left join lateral (
    select jsonb_build_object(
      'points', f.points, 'count', count(*),
      'names', to_jsonb((array_agg(f.username order by f.username collate "C"))[1:3])
    ) as found
    from (
      select s.username, s.points, max(s.points) over () as most
      from (
        select c.username, private.prediction_points(p.outcome, p.ours, p.theirs, e.outcome, e.ours, e.theirs) as points
        from (select e.* from private.ended_matches e where e.slug = m.slug offset 0) e
          join public.predictions p on p.match = e.slug
          join public.member_cards c on c.id = p.user_id and c.username is not null and not c.is_hidden
      ) s
    ) f
    where f.points = f.most and f.points > 0
    group by f.points
  ) best on true
  where m.slug = read_predictions.of_match and m.is_published and t.is_published
$$;

-- What a prediction of a finished match has earned; the maps of a forfeit are null. domain/club/predictions/prediction.ts has the same
-- rule. Without a search path of its own, so that the planner inlines it: it is computed for each prediction.
create function private.prediction_points(
  outcome text, ours smallint, theirs smallint, ended text, maps_ours integer, maps_theirs integer
) returns integer
language sql immutable as $$
  select case
    when outcome operator(pg_catalog.<>) ended then 0
    when ours operator(pg_catalog.=) maps_ours and theirs operator(pg_catalog.=) maps_theirs then 3
    else 1
  end
$$;

-- All who have predicted finished matches of a season, with their rank among those who are listed: with a username, and a page that isn't
-- hidden.
create function private.prediction_places(of_season integer, of_team text)
returns table (
  member uuid, username text, avatar_url text, is_staff boolean, is_listed boolean, points integer, exact integer, "right" integer,
  predicted integer, rank integer
)
language sql stable security definer set search_path = '' as $$
  with ended as materialized (
    select e.* from private.ended_matches e
    where e.season = of_season and (of_team is null or e.team = of_team)
  ), earned as (
    select p.user_id, private.prediction_points(p.outcome, p.ours, p.theirs, e.outcome, e.ours, e.theirs) as points
    from ended e join public.predictions p on p.match = e.slug
  ), summed as (
    select e.user_id, sum(e.points)::integer as points, (count(*) filter (where e.points = 3))::integer as exact,
      (count(*) filter (where e.points > 0))::integer as "right", count(*)::integer as predicted
    from earned e group by e.user_id
  ), known as (
    select s.*, c.username, c.avatar_url, c.is_staff, c.username is not null and not c.is_hidden as is_listed
    from summed s join public.member_cards c on c.id = s.user_id
  )
  select k.user_id, k.username, k.avatar_url, k.is_staff, k.is_listed, k.points, k.exact, k."right", k.predicted,
    1 + (count(*) filter (where k.is_listed) over more)::integer
  from known k
  -- Those with more points.
  window more as (order by k.points desc range between unbounded preceding and current row exclude group)
$$;

create function public.read_prediction_table(
  of_season integer default null, of_team text default null, skipped integer default 0, most integer default 50
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with chosen as (
    select coalesce(of_season, (select max(e.season) from private.ended_matches e)) as season
  ), places as materialized (
    select p.* from chosen c cross join lateral private.prediction_places(c.season, of_team) p
  )
  select jsonb_build_object(
    'season', (select c.season from chosen c),
    'seasons', (
      select coalesce(jsonb_agg(s.season order by s.season desc), '[]')
      from (select distinct e.season from private.ended_matches e) s
    ),
    'teams', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game) order by t.place, t.slug), '[]')
      from public.teams t
      where exists (select from private.ended_matches e, chosen c where e.team = t.slug and e.season = c.season)
    ),
    'matches', (
      select count(*) from private.ended_matches e, chosen c
      where e.season = c.season and (of_team is null or e.team = of_team)
    ),
    'total', (select count(*) from places p where p.is_listed),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.rank, l.username collate "C"), '[]') from (
        select p.* from places p where p.is_listed
        order by p.rank, p.username collate "C" offset greatest(skipped, 0) limit least(greatest(most, 0), 100)
      ) l
    ),
    'own', (select to_jsonb(p) from places p where p.member = (select auth.uid()))
  )
$$;

-- What a member has earned in the latest season. No row without a prediction that counts, and for others of a hidden member.
create function public.read_member_points(username text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with latest as (
    select max(e.season) as season from private.ended_matches e
  ), places as materialized (
    select p.*, l.season from latest l cross join lateral private.prediction_places(l.season, null) p
  )
  select to_jsonb(p) || jsonb_build_object('total', (select count(*) from places o where o.is_listed))
  from places p join public.profiles m on m.id = p.member
  where m.username_key = private.folded_username(read_member_points.username)
    and (p.is_listed or p.member = (select auth.uid()) or private.is_staff())
$$;

-- A prediction is one that the match's format can have: no draw where a match has to be won, and no score that doesn't end it.
-- domain/club/predictions/prediction.ts has the same rule.
create function private.refuse_impossible_prediction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  format constant text := (select m.format from public.matches m where m.slug = new.match);
  needed constant integer := case when format = 'bo2' then null else (substr(format, 3)::integer + 1) / 2 end;
begin
  if (new.outcome = 'drawn' and needed is not null)
    or (new.ours is not null and (
      new.outcome = 'drawn' or coalesce(needed, 1) < 2
      or greatest(new.ours, new.theirs) <> needed or least(new.ours, new.theirs) >= needed
    )) then
    raise insufficient_privilege using message = 'the match cannot end so';
  end if;
  return new;
end
$$;
create trigger refuse_impossible before insert or update of outcome, ours, theirs on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_impossible_prediction();

create trigger a_limit_rows_begin before insert or update or delete on public.predictions for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('prediction', '60', '10 minutes');

revoke all on public.predictions from anon, authenticated;
grant select, delete on public.predictions to authenticated;
grant insert (match, user_id, outcome, ours, theirs) on public.predictions to authenticated;
grant update (outcome, ours, theirs) on public.predictions to authenticated;
grant all on public.predictions to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_predictions(text), public.read_prediction_table(integer, text, integer, integer),
  public.read_member_points(text) from public, anon, authenticated;
grant execute on function public.read_predictions(text), public.read_prediction_table(integer, text, integer, integer),
  public.read_member_points(text) to anon, authenticated, service_role;

-- Evenings together, which the staff announces and to which members sign up. docs/decisions/0185-events.md and 0202-event-back.md have the
-- reasons.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  slug text not null unique check (char_length(slug) <= 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (char_length(title) <= 80),
  kind text not null check (kind in ('training', 'watch-party', 'scrim', 'try-out')),
  team text references public.teams (slug) on update cascade on delete set null,
  location text not null check (char_length(location) <= 120),
  description text not null default '' check (char_length(description) <= 1000 and private.is_plain_text(description)),
  status text not null default 'planned' check (status in ('planned', 'cancelled')),
  start timestamptz not null check (start >= '2000-01-01' and start < '2100-01-02'),
  minutes integer not null check (minutes between 30 and 480),
  -- How many members can come; null: all who want to.
  seats integer check (seats between 1 and 500),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint events_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint events_location_plain check (private.is_visible(location) and private.is_plain_line(location))
);
create index events_by_start on public.events (start);
create index events_of_team on public.events (team);

create table public.event_signups (
  event text not null references public.events (slug) on update cascade on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The order in which members came, from 1. A trigger gives both.
  number integer not null default 0,
  -- False on the waiting list. A seat that was given is never taken back.
  has_seat boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (event, user_id),
  unique (event, number)
);
create index event_signups_of_member on public.event_signups (user_id);

-- A hidden event as members last saw it.
create table private.hidden_events (
  event uuid primary key references public.events (id) on delete cascade,
  status text not null,
  start timestamptz not null,
  location text not null
);

alter table public.event_signups enable row level security;
alter table private.hidden_events enable row level security;

select private.make_ordered_list(
  'events', 'slug, title, kind, team, location, description, status, start, minutes, seats'
);
-- At most 300.
create or replace trigger number_record before insert or update on public.events
  for each row execute function private.number_record(300);

create policy "members read their own sign-ups" on public.event_signups for select to authenticated
  using (user_id = (select auth.uid()));
-- By the server's clock: domain/club/events/event.ts has the same rule.
create policy "members sign up themselves" on public.event_signups for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.events e
    where e.slug = event_signups.event and e.is_published and e.status = 'planned' and e.start > now()
  ));
create policy "members take back their own sign-ups" on public.event_signups for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "visitors and members have no access" on private.hidden_events to anon, authenticated using (false) with check (false);

create view private.export_event_signups as
select s.user_id as member, to_jsonb(s) as entry
from public.event_signups s;

-- Gives a seat, or the last place of the waiting list. The event is locked: sign-ups of many members at once come one after the other.
create function private.take_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select e.* into event from public.events e where e.slug = new.event for update;
  -- The policy may have seen the event as it was before the lock.
  if (select auth.uid()) is not null and (event.status is distinct from 'planned' or event.start <= now()) then
    raise insufficient_privilege using message = 'the sign-ups are closed';
  end if;
  select coalesce(max(s.number), 0) + 1, event.seats is null or count(*) filter (where s.has_seat) < event.seats
  into new.number, new.has_seat
  from public.event_signups s where s.event = new.event;
  return new;
end
$$;
create trigger take_seat before insert on public.event_signups for each row execute function private.take_seat();

-- Gives free seats to those who wait, in their order. Those who are just leaving are skipped.
create function private.fill_seats(of_event text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  free integer;
begin
  select e.* into event from public.events e where e.slug = fill_seats.of_event for update;
  if event.status is distinct from 'planned' or event.start <= now() then
    return;
  end if;
  if event.seats is not null then
    select greatest(event.seats - count(*), 0) into free
    from public.event_signups s where s.event = event.slug and s.has_seat;
  end if;
  update public.event_signups s set has_seat = true
  where s.event = event.slug and s.user_id in (
    select w.user_id from public.event_signups w
    where w.event = fill_seats.of_event and not w.has_seat
    order by w.number limit free for update skip locked
  );
end
$$;

create function private.fill_left_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.fill_seats(old.event);
  return null;
end
$$;
create trigger fill_left_seat after delete on public.event_signups for each row when (old.has_seat)
  execute function private.fill_left_seat();

create function private.tell_of_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_member(
    new.user_id, 'event-seat', 'event/' || e.id || '/seat/' || extract(epoch from new.created_at), 'event', e.id, e.slug, e.title
  ) from public.events e where e.slug = new.event and e.is_published;
  return null;
end
$$;
create trigger tell_of_seat after update of has_seat on public.event_signups for each row
  when (new.has_seat and not old.has_seat) execute function private.tell_of_seat();

-- Tells those who signed up that it is cancelled, takes place after all, or has another time or place; and gives seats that were added.
-- What changes while it is hidden is told when it is published.
create function private.tell_of_event_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seen record;
  kind text;
begin
  if old.is_published then
    select old.status, old.start, old.location into seen;
    if not new.is_published then
      insert into private.hidden_events (event, status, start, location) values (new.id, old.status, old.start, old.location);
    end if;
  else
    select h.status, h.start, h.location into seen from private.hidden_events h where h.event = new.id;
    if new.is_published then
      delete from private.hidden_events h where h.event = new.id;
    end if;
  end if;
  kind := case
    when not new.is_published or greatest(seen.start, new.start) <= now() then null
    when new.status = 'cancelled' and seen.status = 'planned' then 'event-cancelled'
    when new.status = 'planned' and seen.status = 'cancelled' then 'event-back'
    when new.status = 'planned' and (seen.start, seen.location) <> (new.start, new.location) then 'event-moved'
  end;
  if kind is not null then
    perform private.tell_members(
      array(select s.user_id from public.event_signups s where s.event = new.slug), kind,
      'event/' || new.id || '/change/' || new.revision, 'event', new.id, new.slug, new.title, (select auth.uid())
    );
  end if;
  perform private.fill_seats(new.slug);
  return null;
end
$$;
create trigger tell_of_event_change after update of status, start, location, seats, is_published on public.events for each row
  when (
    (old.status, old.start, old.location, old.is_published) <> (new.status, new.start, new.location, new.is_published)
    or old.seats is distinct from new.seats
  )
  execute function private.tell_of_event_change();

-- Pages show how many come.
create function private.log_signup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change('event_signups', e.id, 'all') from public.events e
  where e.slug = case tg_op when 'DELETE' then old.event else new.event end and e.is_published;
  return null;
end
$$;
create trigger log_change after insert or delete or update of has_seat on public.event_signups for each row
  execute function private.log_signup();

-- The published events with how many come: those that begin after a time, or one.
create function public.read_events(since timestamptz default null, of_slug text default null)
returns table (
  id uuid, slug text, title text, kind text, team text, game text, location text, description text, status text,
  start timestamptz, minutes integer, seats integer, updated_at timestamptz, revision integer, coming integer, waiting integer
)
language sql stable security definer set search_path = '' as $$
  select e.id, e.slug, e.title, e.kind, t.slug, t.game, e.location, e.description, e.status, e.start, e.minutes, e.seats,
    e.updated_at, e.revision, counted.coming, counted.waiting
  from public.events e
  left join public.teams t on t.slug = e.team and t.is_published
  cross join lateral (
    select (count(*) filter (where s.has_seat))::integer as coming, (count(*) filter (where not s.has_seat))::integer as waiting
    from public.event_signups s where s.event = e.slug
  ) counted
  where e.is_published and (read_events.since is null or e.start >= read_events.since)
    and (read_events.of_slug is null or e.slug = read_events.of_slug)
  order by e.start, e.id
$$;

-- Whether the caller has a seat or waits, and at which place; and who comes: visitors see only their number, the staff also hidden members
-- and those who wait.
-- No row for an event that isn't on the site.
create function public.read_event_signups(of_event text)
returns table (has_seat boolean, waiting_place integer, people jsonb)
language sql stable security definer set search_path = '' as $$
  select own.has_seat,
    case when not own.has_seat then (
      select count(*)::integer from public.event_signups w
      where w.event = e.slug and not w.has_seat and w.number <= own.number
    ) end,
    (
      select coalesce(jsonb_agg(jsonb_build_object('username', p.username, 'avatar', p.avatar_url, 'isWaiting', not p.has_seat)
        order by p.has_seat desc, p.number), '[]')
      from (
        select c.username, c.avatar_url, s.has_seat, s.number
        from public.event_signups s join public.member_cards c on c.id = s.user_id
        where s.event = e.slug and c.username is not null and (select auth.uid()) is not null
          and ((select private.is_staff()) or s.has_seat and not c.is_hidden)
        order by s.has_seat desc, s.number limit 1000
      ) p
    )
  from public.events e
  left join public.event_signups own on own.event = e.slug and own.user_id = (select auth.uid())
  where e.slug = read_event_signups.of_event and e.is_published
$$;

-- Takes a member off an event for the staff, and tells them: 'done' or, of an event that isn't on the site, 'gone'.
create function public.take_off_event(of_event text, of_member text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  member uuid;
begin
  perform private.ask_for_staff();
  select e.* into event from public.events e where e.slug = of_event and e.is_published for update;
  if event.id is null then
    return 'gone';
  end if;
  delete from public.event_signups s using public.member_cards c
  where s.event = event.slug and s.user_id = c.id and c.username = of_member returning s.user_id into member;
  if member is not null then
    perform private.tell_members(
      array[member], 'event-note', 'event/' || event.id || '/off/' || extract(epoch from clock_timestamp()), 'event', event.id, event.slug,
      'Votre inscription est retirée : ' || event.title, (select auth.uid())
    );
  end if;
  return 'done';
end
$$;

-- Tells all who have signed up a line of the staff's. Answers how many have; no row for an event that isn't on the site.
create function public.write_to_event(of_event text, note text) returns table (told integer)
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  members uuid[];
  sentence text;
  key text;
  wait integer;
begin
  perform private.ask_for_staff();
  if char_length(note) > 200 or not private.is_visible(note) or not private.is_plain_line(note) then
    raise check_violation using message = 'a note is one line of at most 200 characters';
  end if;
  wait := private.take_turn('event-note', (select auth.uid())::text, 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  select e.* into event from public.events e where e.slug = of_event and e.is_published;
  if event.id is null then
    return;
  end if;
  members := array(select s.user_id from public.event_signups s where s.event = event.slug and s.user_id <> (select auth.uid()));
  sentence := left(event.title || ' : ' || note, 300);
  -- The same line again within ten minutes is the same notification: an answer may have been lost.
  key := (
    select n.key from public.notifications n
    where n.subject_id = event.id and n.kind = 'event-note' and n.actor = (select auth.uid()) and n.title = sentence
      and n.created_at > now() - interval '10 minutes'
    limit 1
  );
  perform private.tell_members(
    members, 'event-note', coalesce(key, 'event/' || event.id || '/note/' || extract(epoch from clock_timestamp())), 'event', event.id,
    event.slug, sentence, (select auth.uid())
  );
  told := cardinality(members);
  return next;
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.event_signups for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.event_signups for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.event_signups for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('event-sign-up', '60', '10 minutes');

create trigger withdraw_notifications_of_deletion after delete on public.events for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.events for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();

revoke all on public.event_signups from anon, authenticated;
grant select, delete on public.event_signups to authenticated;
grant insert (event, user_id) on public.event_signups to authenticated;
grant all on public.event_signups, private.hidden_events to service_role;
-- The slug is permanent.
revoke update (slug) on public.events from authenticated;
revoke execute on all functions in schema private from public;
revoke all on function public.read_events(timestamp with time zone, text), public.read_event_signups(text) from public, anon, authenticated;
grant execute on function public.read_events(timestamp with time zone, text),
  public.read_event_signups(text) to anon, authenticated, service_role;
revoke all on function public.take_off_event(text, text), public.write_to_event(text, text) from public, anon, authenticated;
grant execute on function public.take_off_event(text, text), public.write_to_event(text, text) to authenticated, service_role;

-- Polls of a team's players: when they can in a week. docs/decisions/0186-availability-polls.md has the reasons. Callers reach no row: all
-- goes through these functions, which know the caller.

-- The member who is a player or of a team's staff. The staff says so.
create table public.player_accounts (
  person text primary key references public.people (slug) on update cascade on delete cascade,
  user_id uuid not null unique references public.profiles (id) on delete cascade
);

create table public.polls (
  id uuid primary key default gen_random_uuid(),
  team text not null references public.teams (slug) on update cascade on delete cascade,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1 and week between '2000-01-01' and '2100-01-01'),
  -- The hours of each day that are asked for, by the clock on the wall: from, and until.
  first_hour smallint not null check (first_hour between 0 and 23),
  last_hour smallint not null check (last_hour between 1 and 24),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- What was made of it.
  event text references public.events (slug) on update cascade on delete set null,
  match text references public.matches (slug) on update cascade on delete set null,
  constraint polls_hours_in_order check (first_hour < last_hour)
);
create unique index polls_open on public.polls (team, week) where closed_at is null;
create index polls_of_team on public.polls (team);
create index polls_of_event on public.polls (event);
create index polls_of_match on public.polls (match);
create index polls_by_week on public.polls (week);

create table public.poll_answers (
  poll uuid not null references public.polls (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- An hour of the week each, from Monday 0 o'clock by the clock on the wall: 0 not, 1 if need be, 2 free. So a day of 23 or 25 hours has 24.
  hours text not null check (hours ~ '^[012]{168}$'),
  updated_at timestamptz not null default now(),
  primary key (poll, user_id)
);
create index poll_answers_of_member on public.poll_answers (user_id);

alter table public.player_accounts enable row level security;
alter table public.polls enable row level security;
alter table public.poll_answers enable row level security;

create policy "visitors and members have no access" on public.player_accounts to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.polls to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.poll_answers to anon, authenticated using (false) with check (false);

create view private.export_player_accounts as
select a.user_id as member, jsonb_build_object('person', a.person) as entry from public.player_accounts a;

create view private.export_poll_answers as
select a.user_id as member, to_jsonb(a) || jsonb_build_object('team', p.team, 'week', p.week) as entry
from public.poll_answers a join public.polls p on p.id = a.poll;

-- The published players of teams today, by the club's calendar, and the member that each one is, if the staff has said so.
create function private.players() returns table (team text, person text, name text, place integer, user_id uuid)
language sql stable security definer set search_path = '' as $$
  select distinct on (m.team, m.person) m.team, m.person, p.name, m.place, a.user_id
  from public.memberships m
  join public.people p on p.slug = m.person and p.is_published
  left join public.player_accounts a on a.person = m.person
  cross join (select (now() at time zone 'Europe/Paris')::date as today) clock
  where m.kind = 'player' and m.is_published and coalesce(m.joined <= clock.today, true) and coalesce(m.departed > clock.today, true)
  order by m.team, m.person, m.place
$$;

-- Whether members can still answer: until it is closed, or its week is over.
create function private.is_poll_open(poll public.polls) returns boolean
language sql stable security definer set search_path = '' as $$
  select poll.closed_at is null and poll.week + 7 > (now() at time zone 'Europe/Paris')::date
$$;

-- Raises for all but members who are signed in. Returns the caller.
create function private.member_of_caller() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if not exists (select from public.profiles p where p.id = me) then
    raise insufficient_privilege using message = 'only members do this';
  end if;
  return me;
end
$$;

-- The polls of the caller's teams, or of all teams for the staff: open ones first, then the latest weeks, with the answers of those who are
-- players now.
create function public.read_polls(every_team boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.member_of_caller();
begin
  if every_team then
    perform private.ask_for_staff();
  end if;
  return (
    select coalesce(jsonb_agg(one.poll order by one.is_open desc, one.week desc, one.created_at desc, one.id), '[]')
    from (
      select o.id, o.week, o.created_at, private.is_poll_open(o) as is_open, jsonb_build_object(
        'id', o.id, 'team', o.team, 'game', t.game, 'week', o.week, 'from', o.first_hour, 'until', o.last_hour,
        'is_open', private.is_poll_open(o),
        'event', (select jsonb_build_object('slug', e.slug, 'title', e.title, 'is_published', e.is_published)
          from public.events e where e.slug = o.event and (e.is_published or every_team)),
        'match', (select jsonb_build_object('slug', m.slug, 'title', m.opponent, 'is_published', m.is_published)
          from public.matches m where m.slug = o.match and (m.is_published or every_team)),
        'players', (
          select coalesce(jsonb_agg(
            jsonb_build_object('person', l.person, 'name', l.name, 'hours', a.hours, 'is_me', l.user_id is not distinct from me)
            order by l.place, l.person
          ), '[]')
          from private.players() l left join public.poll_answers a on a.poll = o.id and a.user_id = l.user_id
          where l.team = o.team
        )
      ) as poll
      from public.polls o join public.teams t on t.slug = o.team
      where every_team or o.team in (select l.team from private.players() l where l.user_id = me)
      order by is_open desc, o.week desc, o.created_at desc, o.id limit 40
    ) one
  );
end
$$;

-- Keeps the caller's hours, a digit each, or a dash for one that stays as it is: two windows of a player overwrite nothing but the hours
-- that they paint. The first answer begins with none. Hours that have begun by the server's clock stay as they were stored: a grid that was
-- opened before loses no other hour. Answers 'done', 'closed', 'not-a-player' or 'not-hours'. Idempotent.
create function public.answer_poll(of_poll uuid, hours text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.member_of_caller();
  poll public.polls;
  begun integer;
  painted text;
  wait integer;
begin
  if not coalesce(answer_poll.hours ~ '^[-012]{168}$', false) then
    return 'not-hours';
  end if;
  wait := private.take_turn('poll-answer', me::text, 240);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- Who closes it waits, so that no answer comes after.
  select o.* into poll from public.polls o where o.id = of_poll for share;
  if not exists (select from private.players() l where l.team = poll.team and l.user_id = me) then
    return 'not-a-player';
  end if;
  if not private.is_poll_open(poll) then
    return 'closed';
  end if;
  -- As the domain counts them: an hour begins with its second minute.
  begun := greatest(ceil(extract(epoch from date_trunc('minute', now() at time zone 'Europe/Paris') - poll.week) / 3600), 0);
  painted := repeat('-', begun) || substr(answer_poll.hours, begun + 1);
  insert into public.poll_answers as a (poll, user_id, hours) values (of_poll, me, translate(painted, '-', '0'))
  on conflict (poll, user_id) do update set updated_at = now(), hours = (
    select string_agg(case c.can when '-' then substr(a.hours, c.at::integer, 1) else c.can end, '' order by c.at)
    from string_to_table(painted, null) with ordinality c (can, at)
  );
  return 'done';
end
$$;

-- Tells members of an open poll. Idempotent.
create function private.tell_of_poll(poll public.polls, members uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(
    tell_of_poll.members, 'poll', 'poll/' || (poll).id, 'poll', (poll).id, '',
    (select t.game from public.teams t where t.slug = (poll).team) || ', semaine du ' || to_char((poll).week, 'DD/MM/YYYY'),
    (select auth.uid())
  );
$$;

-- Asks a team's players for a week, and tells them. Answers 'done', 'gone', 'week-over', 'too-far' or 'already-open'.
create function public.open_poll(of_team text, of_week date, from_hour integer, until_hour integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  poll public.polls;
begin
  perform private.ask_for_staff();
  if not exists (select from public.teams t where t.slug = of_team) then
    return 'gone';
  end if;
  if of_week + 7 <= today then
    return 'week-over';
  end if;
  if of_week > today + 182 then
    return 'too-far';
  end if;
  insert into public.polls (team, week, first_hour, last_hour) values (of_team, of_week, from_hour, until_hour)
  on conflict (team, week) where closed_at is null do nothing returning * into poll;
  if poll.id is null then
    return 'already-open';
  end if;
  perform private.tell_of_poll(poll, array(select l.user_id from private.players() l where l.team = of_team and l.user_id is not null));
  return 'done';
end
$$;

-- Ends a poll, with the event or the match that was made of it, if any, and withdraws what told of it. The players of the team are told
-- once of the published event or match that was made of it. A poll that has become one stays so. Answers 'done', 'gone', or 'already-made':
-- it has become another one.
create function public.close_poll(of_poll uuid, with_event text default null, with_match text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  poll public.polls;
  players uuid[];
  key constant text := 'poll/' || of_poll || '/became';
begin
  perform private.ask_for_staff();
  select o.* into poll from public.polls o where o.id = of_poll for update;
  if poll.id is null then
    return 'gone';
  end if;
  if num_nonnulls(poll.event, poll.match) > 0 and num_nonnulls(with_event, with_match) > 0
    and (poll.event is distinct from with_event or poll.match is distinct from with_match)
  then
    return 'already-made';
  end if;
  update public.polls o set
    closed_at = coalesce(o.closed_at, now()),
    event = coalesce(o.event, (select e.slug from public.events e where e.slug = with_event)),
    match = coalesce(o.match, (select m.slug from public.matches m where m.slug = with_match))
  where o.id = of_poll;
  delete from public.notifications n where n.subject_id = of_poll;
  if found then
    perform private.hint_notifications();
  end if;
  select o.* into poll from public.polls o where o.id = of_poll;
  players := array(select l.user_id from private.players() l where l.team = poll.team and l.user_id is not null);
  perform private.tell_members(players, 'poll', key, 'event', e.id, e.slug, e.title, (select auth.uid()))
  from public.events e where e.slug = poll.event and e.is_published;
  perform private.tell_members(
    players, 'poll', key, 'match', m.id, m.slug, t.game || ' contre ' || m.opponent, (select auth.uid())
  )
  from public.matches m join public.teams t on t.slug = m.team where m.slug = poll.match and m.is_published;
  return 'done';
end
$$;

-- The players of all teams with the usernames that the staff gave them.
create function public.list_players() returns table (team text, game text, person text, name text, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.team, t.game, l.person, l.name, c.username
    from private.players() l join public.teams t on t.slug = l.team left join public.profiles c on c.id = l.user_id
    order by t.place, l.team, l.place, l.person;
end
$$;

-- Says which member a person is, and tells them of the open polls; without a username: none. Answers 'done', 'gone', 'no-such-member' or
-- 'taken': by another person.
create function public.link_player(of_person text, to_username text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  perform private.ask_for_staff();
  if not exists (select from public.people p where p.slug = of_person) then
    return 'gone';
  end if;
  if to_username is null then
    delete from public.player_accounts a where a.person = of_person;
    return 'done';
  end if;
  select p.id into member from public.profiles p where private.folded_username(p.username) = private.folded_username(to_username);
  if member is null then
    return 'no-such-member';
  end if;
  insert into public.player_accounts (person, user_id) values (of_person, member)
  on conflict (person) do update set user_id = excluded.user_id;
  perform private.tell_of_poll(o, array[member]) from public.polls o
  where private.is_poll_open(o) and exists (select from private.players() l where l.team = o.team and l.user_id = member);
  return 'done';
exception when unique_violation then
  return 'taken';
end
$$;

-- Tells the member who a person is, if any, of the open polls of the person's teams. Its argument: the column that names the person.
create function private.tell_new_player() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_poll(o, array[l.user_id])
  from private.players() l join public.polls o on o.team = l.team
  where l.person = to_jsonb(new) ->> tg_argv[0] and l.user_id is not null and private.is_poll_open(o);
  return null;
end
$$;
create trigger tell_new_player after insert or update of team, person, kind, joined, departed, is_published
  on public.memberships for each row when (new.kind = 'player' and new.is_published)
  execute function private.tell_new_player('person');
create trigger tell_new_player after update of is_published on public.people for each row
  when (new.is_published and not old.is_published) execute function private.tell_new_player('slug');

create trigger withdraw_notifications_of_deletion after delete on public.polls for each row
  execute function private.withdraw_notifications();
create trigger log_change after insert or update or delete on public.polls for each row
  execute function private.log_kind_change('polls', 'members');

create trigger log_change after insert or update or delete on public.poll_answers for each row
  execute function private.log_kind_change('polls', 'members');

create trigger log_change after insert or update or delete on public.player_accounts for each row
  execute function private.log_kind_change('polls', 'members');
-- A member's page has the teams and the tips of the person who they are.
create trigger log_change_of_pages after insert or update or delete on public.player_accounts for each row
  execute function private.log_kind_change('player_accounts', 'all');

revoke all on public.player_accounts, public.polls, public.poll_answers from anon, authenticated;
grant all on public.player_accounts, public.polls, public.poll_answers to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_polls(boolean), public.answer_poll(uuid, text), public.open_poll(text, date, integer, integer),
  public.close_poll(uuid, text, text), public.list_players(), public.link_player(text, text) from public, anon, authenticated;
grant execute on function public.read_polls(boolean), public.answer_poll(uuid, text), public.open_poll(text, date, integer, integer),
  public.close_poll(uuid, text, text), public.list_players(), public.link_player(text, text) to authenticated, service_role;

-- Moderation: reports, measures against members, the log of the staff's acts, and comments that are held. docs/decisions/0155-reports.md,
-- 0170-measures.md and 0200-held-comments.md have the reasons.

-- What members report: comments and members. Members reach no row: they send, and the staff reads and settles, through these functions.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  -- A report outlives its reporter's account, without their name: what it is about is still there. Their words stay, for the staff alone.
  user_id uuid references public.profiles (id) on delete set null,
  article_comment_id uuid references public.article_comments (id) on delete cascade,
  tip_comment_id uuid references public.tip_comments (id) on delete cascade,
  member_id uuid references public.profiles (id) on delete cascade,
  reason text not null check (reason in ('attack', 'hate', 'spam', 'private', 'other')),
  -- The reporter's own words.
  content text not null check (char_length(content) <= 500),
  created_at timestamptz not null default now(),
  is_open boolean not null default true,
  constraint reports_of_one check (num_nonnulls(article_comment_id, tip_comment_id, member_id) = 1),
  constraint reports_other_in_words check (reason <> 'other' or content <> ''),
  constraint reports_content_plain check (content = '' or (private.is_visible(content) and private.is_plain_text(content)))
);
create index reports_of_article_comment on public.reports (article_comment_id);
create index reports_of_tip_comment on public.reports (tip_comment_id);
create index reports_of_member on public.reports (member_id);
create index reports_open on public.reports (created_at desc) where is_open;
-- Reports are weighed once a member; those who have left are as many as they were.
create unique index reports_once on public.reports (user_id, article_comment_id, tip_comment_id, member_id) nulls not distinct
  where user_id is not null;
create index reports_of_reporter on public.reports (user_id);

-- What the staff decides about members: warnings and mutes, with one appeal each. Callers reach no row: all goes through these functions,
-- which know the caller and the server's clock.
create table public.measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('warning', 'mute')),
  -- The member reads it.
  reason text not null,
  created_at timestamptz not null default now(),
  -- Null: for good.
  ends_at timestamptz,
  decided_by uuid references public.member_cards (id) on delete set null,
  lifted_at timestamptz,
  lifted_by uuid references public.member_cards (id) on delete set null,
  -- The member's own words, once.
  appeal text,
  appealed_at timestamptz,
  -- The staff's words to an appeal.
  answer text,
  is_accepted boolean,
  answered_at timestamptz,
  answered_by uuid references public.member_cards (id) on delete set null,
  constraint measures_reason check (char_length(reason) between 1 and 500 and private.is_visible(reason) and private.is_plain_text(reason)),
  constraint measures_end check (ends_at is null or kind = 'mute' and ends_at between created_at and created_at + interval '366 days'),
  constraint measures_appeal check (
    (appeal is null) = (appealed_at is null)
    and (appeal is null or char_length(appeal) between 1 and 1000 and private.is_visible(appeal) and private.is_plain_text(appeal))
  ),
  constraint measures_answer check (
    num_nonnulls(answer, is_accepted, answered_at) in (0, 3) and (answer is null or appeal is not null)
    and (answer is null or answer = '' and is_accepted
      or char_length(answer) between 1 and 500 and private.is_visible(answer) and private.is_plain_text(answer))
  )
);
create index measures_of_member on public.measures (user_id, created_at desc);
create index measures_newest on public.measures (created_at desc, id);
create index measures_decided_by on public.measures (decided_by);
create index measures_lifted_by on public.measures (lifted_by);
create index measures_answered_by on public.measures (answered_by);

-- Who of the staff did what, and when: comments hidden, shown and published, reports settled and opened again, measures taken and lifted,
-- appeals answered. Triggers write it; the staff reads it through a function.
create table public.moderation_acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default now(),
  -- Null once they have left.
  done_by uuid references public.member_cards (id) on delete set null,
  act text not null check (act in ('hide', 'show', 'publish', 'settle', 'reopen', 'warn', 'mute', 'lift', 'accept', 'refuse')),
  -- On what the comment is; null for an act about a member.
  kind text check (kind in ('article', 'tip')),
  -- The member whom it is about; null when the author of the comment had left. Acts about a member go with them.
  user_id uuid references public.profiles (id) on delete cascade
);
create index moderation_acts_done_by on public.moderation_acts (done_by);
create index moderation_acts_of_member on public.moderation_acts (user_id);

-- What holds a comment until the staff has read it: a word or a link of the club's list, and the first ones of a member. A held comment is
-- a hidden one with `held_for`. One row. Callers reach it through functions: the list would teach how to get around it.
create table public.holding_rules (
  id boolean primary key default true check (id),
  held_words text[] not null default '{}' check (cardinality(held_words) <= 200),
  holds_links boolean not null default false,
  first_comments integer not null default 0 check (first_comments between 0 and 10)
);

insert into public.holding_rules default values;

alter table public.reports enable row level security;
alter table public.measures enable row level security;
alter table public.moderation_acts enable row level security;
alter table public.holding_rules enable row level security;

create policy "visitors and members have no access" on public.reports to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.measures to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.moderation_acts to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.holding_rules to anon, authenticated using (false) with check (false);

-- Whom a report is about stays with the staff.
create view private.export_reports as
select r.user_id as member, jsonb_build_object(
  'id', r.id, 'reason', r.reason, 'content', r.content, 'created_at', r.created_at
) as entry
from public.reports r;

-- Who decided stays with the staff.
create view private.export_measures as
select m.user_id as member, to_jsonb(m) - array['user_id', 'decided_by', 'lifted_by', 'answered_by'] as entry
from public.measures m;

create view private.export_moderation_acts as
select m.user_id as member, jsonb_build_object('done_at', m.done_at, 'act', m.act, 'kind', m.kind) as entry
from public.moderation_acts m;

-- Reports what the caller can read, but for what is theirs; not for the muted. A missing subject is a missing key.
create function public.send_report(kind text, subject uuid, reason text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  is_there boolean;
  wait integer;
begin
  if me is null then
    raise insufficient_privilege using message = 'only members report';
  end if;
  wait := private.take_turn('report', me::text, 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform private.refuse_muted();
  if send_report.kind = 'member' then
    is_there := exists (select from public.profiles p where p.id = subject and p.id <> me);
  else
    execute format(
      'select exists (
         select from public.%1$I c join public.%2$I i on i.id = c.%3$I left join public.%1$I p on p.id = c.parent_id
         where c.id = $1 and c.user_id is distinct from $2 and c.hidden_at is null and c.deleted_at is null and p.hidden_at is null
           and i.is_published and i.published_at <= now()
       )', private.comments_table(send_report.kind), send_report.kind || 's', send_report.kind || '_id'
    ) into is_there using subject, me;
  end if;
  if not is_there then
    raise foreign_key_violation using message = 'what is reported is gone';
  end if;
  insert into public.reports as r (user_id, article_comment_id, tip_comment_id, member_id, reason, content)
  values (
    me, case send_report.kind when 'article' then subject end, case send_report.kind when 'tip' then subject end,
    case send_report.kind when 'member' then subject end, send_report.reason, send_report.words
  )
  on conflict (user_id, article_comment_id, tip_comment_id, member_id) where user_id is not null do update set reason = excluded.reason, content = excluded.content where r.is_open;
end
$$;

-- The open reports, newest first, without those about the caller; also those whose reporter has left.
create function public.list_reports(most integer) returns table (
  kind text, subject uuid, about uuid, about_card jsonb, said text, said_at timestamptz, slug text, title text,
  reason text, content text, reporter uuid, reporter_card jsonb, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select
      case when r.member_id is not null then 'member' when r.tip_comment_id is not null then 'tip' else 'article' end,
      coalesce(r.member_id, r.tip_comment_id, r.article_comment_id), a.id,
      case when a.id is not null then jsonb_build_object('username', a.username, 'avatar_url', a.avatar_url, 'is_staff', a.is_staff) end,
      coalesce(tc.content, ac.content), coalesce(tc.created_at, ac.created_at), coalesce(t.slug, i.slug)::text, coalesce(t.title, i.title)::text,
      r.reason, r.content, b.id,
      case when b.id is not null then jsonb_build_object('username', b.username, 'avatar_url', b.avatar_url, 'is_staff', b.is_staff) end, r.created_at
    from public.reports r
      left join public.tip_comments tc on tc.id = r.tip_comment_id left join public.tips t on t.id = tc.tip_id
      left join public.article_comments ac on ac.id = r.article_comment_id left join public.articles i on i.id = ac.article_id
      left join public.member_cards a on a.id = coalesce(r.member_id, tc.user_id, ac.user_id)
      left join public.member_cards b on b.id = r.user_id
    where r.is_open and coalesce(tc.hidden_at, tc.deleted_at, ac.hidden_at, ac.deleted_at) is null and a.id is distinct from (select auth.uid())
    order by r.created_at desc, r.id limit least(greatest(most, 0), 200);
end
$$;

-- Settles all reports of a subject, or opens them again. Who settled them is kept in the log: once for all reports of a subject.
create function public.settle_reports(kind text, subject uuid, is_settled boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := case settle_reports.kind
    when 'member' then settle_reports.subject
    when 'tip' then (select c.user_id from public.tip_comments c where c.id = settle_reports.subject)
    else (select c.user_id from public.article_comments c where c.id = settle_reports.subject)
  end;
begin
  perform private.ask_for_staff();
  if about = (select auth.uid()) then
    return;
  end if;
  update public.reports r set is_open = not settle_reports.is_settled
  where r.is_open = settle_reports.is_settled
    and case settle_reports.kind
      when 'article' then r.article_comment_id when 'tip' then r.tip_comment_id when 'member' then r.member_id
    end = settle_reports.subject;
  if found then
    perform private.log_moderation(
      case when settle_reports.is_settled then 'settle' else 'reopen' end, nullif(settle_reports.kind, 'member'), about
    );
  end if;
end
$$;

-- Hiding or deleting a comment settles its reports. Its argument: the column for the comment.
create function private.settle_reports_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.reports set is_open = false where %I = $1 and is_open', tg_argv[0]) using new.id;
  return null;
end
$$;
create trigger settle_reports after update of hidden_reason, deleted_at on public.article_comments
  for each row when (new.hidden_at is not null or new.deleted_at is not null)
  execute function private.settle_reports_of_comment('article_comment_id');
create trigger settle_reports after update of hidden_reason, deleted_at on public.tip_comments
  for each row when (new.hidden_at is not null or new.deleted_at is not null)
  execute function private.settle_reports_of_comment('tip_comment_id');

create function private.tell_of_measure(measure public.measures, what text, title text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_member(
    measure.user_id, 'measure', 'measure/' || measure.id || tell_of_measure.what, 'measure', measure.id, '', tell_of_measure.title
  )
$$;

-- The mute of a member that is in force.
create function private.mute_of(member uuid) returns setof public.measures
language sql stable security definer set search_path = '' as $$
  select * from public.measures m
  where m.user_id = mute_of.member and m.kind = 'mute' and m.lifted_at is null and (m.ends_at is null or m.ends_at > now())
  order by m.created_at desc limit 1
$$;

-- Refuses a caller who is muted, and says until when. Not why: what a statement is refused with stands in logs, and the reason is words
-- about a member. The refusal names the measure, which read_measures() gives to its member.
create function private.refuse_muted() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  mute public.measures;
begin
  select * into mute from private.mute_of((select auth.uid()));
  if found then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'muted', 'message', 'The member is muted',
        'details', json_build_object('until', mute.ends_at, 'measure', mute.id)::text, 'hint', null
      )::text,
      detail = json_build_object('status', 403, 'headers', json_build_object())::text;
  end if;
end
$$;

-- The caller, not the row's member: the answer tells the reason.
create function private.refuse_muted_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_muted();
  return new;
end
$$;
create trigger a_refuse_muted before insert on public.article_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_muted_author();
create trigger a_refuse_muted before insert on public.tip_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_muted_author();

-- Not themself; the staff about those without a role, admins also about the staff.
create function private.may_measure(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff() and may_measure.member is distinct from (select auth.uid())
    and coalesce(
      (select r.role = 'staff' and private.is_admin() from public.user_roles r where r.user_id = may_measure.member), true
    )
$$;

-- Warns a member, or mutes them for hours; without hours for good. Answers the id, or 'gone', 'not-allowed', or 'muted' for a member who is
-- muted already. The same again within minutes is a retry; a mute of another length isn't.
create function public.take_measure(member uuid, kind text, hours integer, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant uuid := (select auth.uid());
  taken public.measures;
  wait integer;
begin
  perform private.ask_for_staff();
  wait := private.take_turn('measure', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- A second member of the staff waits here.
  perform from public.profiles p where p.id = take_measure.member for no key update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(take_measure.member) then
    return 'not-allowed';
  end if;
  select * into taken from public.measures m
  where m.user_id = take_measure.member and m.decided_by = me and m.kind = take_measure.kind and m.reason = take_measure.reason
    and m.ends_at is not distinct from m.created_at + make_interval(hours => take_measure.hours)
    and m.lifted_at is null and m.created_at > now() - interval '10 minutes' limit 1;
  if found then
    return taken.id;
  end if;
  if take_measure.kind = 'mute' and exists (select from private.mute_of(take_measure.member)) then
    return 'muted';
  end if;
  insert into public.measures (user_id, kind, reason, ends_at, decided_by)
  values (
    take_measure.member, take_measure.kind, take_measure.reason, now() + make_interval(hours => take_measure.hours), me
  ) returning * into taken;
  perform private.tell_of_measure(taken, '', case taken.kind when 'mute' then 'Écriture suspendue' else 'Avertissement' end);
  return taken.id;
end
$$;

-- Ends a measure. Answers 'done', 'gone' or 'not-allowed'. Idempotent.
create function public.lift_measure(measure uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  lifted public.measures;
begin
  perform private.ask_for_staff();
  select * into lifted from public.measures m where m.id = lift_measure.measure for update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(lifted.user_id) then
    return 'not-allowed';
  end if;
  if lifted.lifted_at is null then
    update public.measures m set lifted_at = now(), lifted_by = (select auth.uid()) where m.id = lifted.id;
    delete from public.notifications n where n.user_id = lifted.user_id and n.key = 'measure/' || lifted.id and n.read_at is null;
    perform private.tell_of_measure(lifted, '/lifted', 'Mesure levée');
  end if;
  return 'done';
end
$$;

-- Accepts an appeal, which ends the measure, or refuses it. Answers 'done', 'gone', 'not-allowed' or 'already'.
create function public.answer_appeal(measure uuid, accepted boolean, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  answered public.measures;
begin
  perform private.ask_for_staff();
  select * into answered from public.measures m where m.id = answer_appeal.measure and m.appeal is not null for update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(answered.user_id) then
    return 'not-allowed';
  end if;
  if answered.answered_at is not null then
    return case
      when answered.answered_by = me and answered.is_accepted = accepted and answered.answer = words then 'done' else 'already'
    end;
  end if;
  update public.measures m set
    answer = words, is_accepted = accepted, answered_at = now(), answered_by = me,
    lifted_at = case when accepted then coalesce(m.lifted_at, now()) else m.lifted_at end,
    lifted_by = case when accepted and m.lifted_at is null then me else m.lifted_by end
  where m.id = answered.id;
  perform private.tell_of_measure(answered, '/answer', 'Réponse à votre contestation');
  return 'done';
end
$$;

-- The measures, appeals without an answer first, then the newest; without those about the caller.
create function public.list_measures(most integer) returns table (
  id uuid, about uuid, about_card jsonb, kind text, reason text, created_at timestamptz, ends_at timestamptz, decided_by text,
  lifted_at timestamptz, lifted_by text, appeal text, appealed_at timestamptz, answer text, is_accepted boolean,
  answered_at timestamptz, answered_by text, may_change boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select
      m.id, m.user_id, jsonb_build_object('username', a.username, 'avatar_url', a.avatar_url, 'is_staff', a.is_staff), m.kind, m.reason,
      m.created_at, m.ends_at, d.username, m.lifted_at, l.username, m.appeal,
      m.appealed_at, m.answer, m.is_accepted, m.answered_at, w.username, private.may_measure(m.user_id)
    from public.measures m join public.member_cards a on a.id = m.user_id
      left join public.member_cards d on d.id = m.decided_by left join public.member_cards l on l.id = m.lifted_by
      left join public.member_cards w on w.id = m.answered_by
    where m.user_id <> (select auth.uid())
    order by m.appealed_at is not null and m.answered_at is null desc, m.created_at desc, m.id limit least(greatest(most, 0), 200);
end
$$;

-- The caller's own measures, newest first. Who decided stays with the staff.
create function public.read_measures() returns table (
  id uuid, kind text, reason text, created_at timestamptz, ends_at timestamptz, lifted_at timestamptz, appeal text,
  appealed_at timestamptz, answer text, is_accepted boolean, answered_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select m.id, m.kind, m.reason, m.created_at, m.ends_at, m.lifted_at, m.appeal, m.appealed_at, m.answer, m.is_accepted, m.answered_at
  from public.measures m where m.user_id = (select auth.uid()) order by m.created_at desc, m.id limit 200
$$;

-- Keeps the caller's appeal, once a measure. Answers 'done', 'gone' or 'already'. The same words again are a retry.
create function public.appeal_measure(measure uuid, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  appealed public.measures;
begin
  select * into appealed from public.measures m
  where m.id = appeal_measure.measure and m.user_id = (select auth.uid()) for update;
  if not found then
    return 'gone';
  end if;
  if appealed.appeal is not null then
    return case when appealed.appeal = words then 'done' else 'already' end;
  end if;
  if appealed.lifted_at is not null then
    return 'gone';
  end if;
  update public.measures m set appeal = words, appealed_at = now() where m.id = appealed.id;
  return 'done';
end
$$;

-- Keeps what the caller does. What isn't done by the staff, such as a job's work, is no act.
create function private.log_moderation(act text, kind text, about uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.moderation_acts (done_by, act, kind, user_id)
  select c.id, log_moderation.act, log_moderation.kind, log_moderation.about
  from public.member_cards c where c.id = (select auth.uid()) and private.is_staff()
$$;

-- A comment that waited is published, not shown again, or hidden. One that begins to wait is no act of the staff's. Its argument: the kind
-- of the content item.
create function private.log_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_moderation(
    case when new.hidden_at is not null then 'hide' when old.held_for is not null then 'publish' else 'show' end,
    tg_argv[0], new.user_id
  );
  return null;
end
$$;
create trigger log_hiding after update of hidden_reason on public.article_comments for each row
  when (new.held_for is null and ((old.hidden_at is null) <> (new.hidden_at is null) or old.held_for is not null))
  execute function private.log_hiding('article');
create trigger log_hiding after update of hidden_reason on public.tip_comments for each row
  when (new.held_for is null and ((old.hidden_at is null) <> (new.hidden_at is null) or old.held_for is not null))
  execute function private.log_hiding('tip');

create function private.log_measure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_moderation(case new.kind when 'mute' then 'mute' else 'warn' end, null, new.user_id);
  elsif old.answered_at is null and new.answered_at is not null then
    perform private.log_moderation(case when new.is_accepted then 'accept' else 'refuse' end, null, new.user_id);
  elsif old.lifted_at is null and new.lifted_at is not null then
    perform private.log_moderation('lift', null, new.user_id);
  end if;
  return null;
end
$$;
create trigger log_measure after insert or update of answered_at, lifted_at on public.measures
  for each row execute function private.log_measure();

-- What the staff did, newest first, before an act; without what is about the caller.
create function public.list_moderation(most integer, before bigint default null) returns table (
  id bigint, done_at timestamptz, done_by text, act text, kind text, about text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select m.id, m.done_at, d.username, m.act, m.kind, a.username
    from public.moderation_acts m
      left join public.member_cards d on d.id = m.done_by left join public.member_cards a on a.id = m.user_id
    where (list_moderation.before is null or m.id < list_moderation.before) and m.user_id is distinct from (select auth.uid())
    order by m.id desc limit least(greatest(most, 0), 100);
end
$$;

-- Words with one space between two, and at both ends.
create function private.spoken(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select ' ' || private.search_text(private.search_folded(private.plain_text(words))) || ' '
$$;

-- Why a comment of this member is held; null when it isn't.
create function private.held_for(words text, author uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.holding_rules;
  said text;
  shown integer;
begin
  select * into rules from public.holding_rules;
  if author is null or (select c.is_staff from public.member_cards c where c.id = author) then
    return null;
  end if;
  said := private.spoken(words);
  if exists (
    select from unnest(rules.held_words) as listed
    where strpos(said, case when listed like '%*' then rtrim(private.spoken(listed)) else private.spoken(listed) end) > 0
  ) then
    return 'words';
  end if;
  if rules.holds_links and private.has_link(words) then
    return 'links';
  end if;
  if rules.first_comments > 0 then
    select count(*) into shown from (
      (select from public.article_comments c where c.user_id = author and c.hidden_at is null limit rules.first_comments)
      union all
      (select from public.tip_comments c where c.user_id = author and c.hidden_at is null limit rules.first_comments)
    ) theirs;
    if shown < rules.first_comments then
      return 'first';
    end if;
  end if;
  return null;
end
$$;

create function private.hold_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.held_for := private.held_for(new.content, new.user_id);
  if new.held_for is not null then
    new.hidden_at := now();
    new.hidden_reason := 'En attente de lecture';
  end if;
  return new;
end
$$;
create trigger hold_comment before insert on public.article_comments for each row
  when (new.hidden_at is null) execute function private.hold_comment();
create trigger hold_comment before insert on public.tip_comments for each row
  when (new.hidden_at is null) execute function private.hold_comment();

-- Changed words are held as new ones are, but for the first comments. An update of its own: the triggers of hiding follow it.
-- Its argument: the table of the comments.
create function private.hold_changed_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  cause text := private.held_for(new.content, new.user_id);
begin
  if cause in ('words', 'links') then
    execute format('update public.%I set hidden_reason = ''En attente de lecture'', held_for = $2 where id = $1', tg_argv[0])
      using new.id, cause;
  end if;
  return null;
end
$$;
create trigger hold_changed_comment after update of content on public.article_comments for each row
  when (new.hidden_at is null and new.content <> old.content and new.deleted_at is null)
  execute function private.hold_changed_comment('article_comments');
create trigger hold_changed_comment after update of content on public.tip_comments for each row
  when (new.hidden_at is null and new.content <> old.content and new.deleted_at is null)
  execute function private.hold_changed_comment('tip_comments');

create function public.read_holding() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return (
    select jsonb_build_object(
      'words', (select coalesce(jsonb_agg(word order by private.spoken(word) collate "C", word collate "C"), '[]') from unnest(r.held_words) word),
      'holds_links', r.holds_links, 'first_comments', r.first_comments
    ) from public.holding_rules r
  );
end
$$;

-- Changes what is given. Answers 'done', or 'too-many'.
create function public.change_holding(
  added text default null, removed text default null, links boolean default null, first_comments integer default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  rules public.holding_rules;
begin
  perform private.ask_for_staff();
  select * into rules from public.holding_rules for update;
  if added is not null then
    if btrim(private.spoken(added)) = '' or char_length(added) > 60 or not private.is_plain_text(added) then
      raise exception 'no word to hold' using errcode = 'check_violation';
    end if;
    if not exists (
      select from unnest(rules.held_words) word
      where private.spoken(word) = private.spoken(added) and (word like '%*') = (added like '%*')
    ) then
      if cardinality(rules.held_words) >= 200 then
        return 'too-many';
      end if;
      rules.held_words := rules.held_words || added;
    end if;
  end if;
  update public.holding_rules r set
    held_words = array_remove(rules.held_words, change_holding.removed),
    holds_links = coalesce(change_holding.links, r.holds_links),
    first_comments = coalesce(change_holding.first_comments, r.first_comments);
  return 'done';
end
$$;

create trigger log_change after insert or update or delete on public.reports for each row
  execute function private.log_kind_change('reports', 'staff');

create trigger log_change after insert or update or delete on public.measures for each row
  execute function private.log_kind_change('reports', 'staff');

create trigger log_change after insert or update or delete on public.moderation_acts for each row
  execute function private.log_kind_change('reports', 'staff');

revoke all on public.reports, public.measures, public.moderation_acts, public.holding_rules from anon, authenticated;
grant all on public.reports, public.measures, public.moderation_acts, public.holding_rules to service_role;
revoke all on sequence public.moderation_acts_id_seq from anon, authenticated;
revoke execute on all functions in schema private from public;
revoke all on function public.send_report(text, uuid, text, text), public.list_reports(integer),
  public.settle_reports(text, uuid, boolean), public.take_measure(uuid, text, integer, text), public.lift_measure(uuid),
  public.answer_appeal(uuid, boolean, text), public.list_measures(integer), public.read_measures(), public.appeal_measure(uuid, text),
  public.list_moderation(integer, bigint), public.read_holding(),
  public.change_holding(text, text, boolean, integer) from public, anon, authenticated;
grant execute on function public.send_report(text, uuid, text, text), public.list_reports(integer),
  public.settle_reports(text, uuid, boolean), public.take_measure(uuid, text, integer, text), public.lift_measure(uuid),
  public.answer_appeal(uuid, boolean, text), public.list_measures(integer), public.read_measures(), public.appeal_measure(uuid, text),
  public.list_moderation(integer, bigint), public.read_holding(),
  public.change_holding(text, text, boolean, integer) to authenticated, service_role;

-- A member's page, and badges, which are counted when they are read. docs/decisions/0150-member-pages.md and 0190-badges.md have the
-- reasons.

-- What a member's page shows: the badges that are earned, the tips that the member signs, and the person who they are, with their teams of
-- today. No row for an unknown name, and for others of a hidden page. A hidden comment takes its replies with it
-- (docs/decisions/0140-replies.md): a member's page has none of them.
create function public.read_member(username text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select c.id, c.username, c.avatar_url, c.is_staff, c.is_hidden, to_char(p.created_at at time zone 'Europe/Paris', 'YYYY-MM') as since
    from public.profiles p join public.member_cards c on c.id = p.id
    where p.username_key = private.folded_username(read_member.username)
      and (not c.is_hidden or c.id = (select auth.uid()) or private.is_staff())
  ), comments as (
    select m.id, 'article' as "on", a.slug, a.title, m.content as text, m.created_at as at
    from public.article_comments m join public.articles a on a.id = m.article_id
    where m.user_id = (select id from found) and m.hidden_at is null and m.deleted_at is null
      and not exists (select from public.article_comments r where r.id = m.parent_id and r.hidden_at is not null)
      and a.is_published and a.published_at <= now()
    union all
    select m.id, 'tip', t.slug, t.title, m.content, m.created_at
    from public.tip_comments m join public.tips t on t.id = m.tip_id
    where m.user_id = (select id from found) and m.hidden_at is null and m.deleted_at is null
      and not exists (select from public.tip_comments r where r.id = m.parent_id and r.hidden_at is not null)
      and t.is_published and t.published_at <= now()
  )
  select to_jsonb(f) || jsonb_build_object(
    'person', (
      select jsonb_build_object(
        'slug', p.slug,
        'name', p.name,
        'teams', (
          select coalesce(
            jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game, 'kind', m.kind, 'role', m.role) order by m.place, m.id), '[]'
          )
          from public.memberships m join public.teams t on t.slug = m.team
          cross join (select (now() at time zone 'Europe/Paris')::date as day) today
          where m.person = p.slug and m.is_published and t.is_published
            and coalesce(m.joined <= today.day, true) and coalesce(m.departed > today.day, true)
        )
      )
      from private.person_of(f.id) p
    ),
    'articles', (
      select coalesce(jsonb_agg(s order by s.published_at desc, s.slug), '[]') from (
        select a.slug, a.title, a.published_at from public.articles a
        where a.authors like '%@%' and strpos(a.authors, '@' || f.id) > 0 and a.is_published and a.published_at <= now()
        order by a.published_at desc, a.slug limit 12
      ) s
    ),
    'tips', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'title', s.title) order by s.published_at desc, s.id), '[]') from (
        select t.id, t.slug, t.title, t.published_at from private.signed_tips(f.id) t order by t.published_at desc, t.id limit 12
      ) s
    ),
    'badges', (
      select coalesce(jsonb_agg(b.badge order by b.place), '[]') from private.badges_of(f.id) b where b.reached = b.goal
    ),
    'comment_count', (select count(*) from comments),
    'comments', (
      select coalesce(jsonb_agg(l order by l.at desc), '[]') from (select * from comments order by at desc limit 10) l
    )
  )
  from found f
$$;

-- Whole months from a day to another: domain/shared/parisDay.ts has the same.
create function private.whole_months(since date, until date) returns integer
language sql immutable set search_path = '' as $$
  select (
    (extract(year from until) - extract(year from since)) * 12 + extract(month from until) - extract(month from since)
    - case when extract(day from until) < extract(day from since) then 1 else 0 end
  )::integer
$$;

-- How much of each badge's goal a member has reached: domain/accounts/badges.ts has the same. signed_tips() says which tips count.
create function private.badges_of(member uuid) returns table (place integer, badge text, reached integer, goal integer)
language sql stable security definer set search_path = '' as $$
  with card as (
    select c.is_staff, p.created_at
    from public.profiles p join public.member_cards c on c.id = p.id
    where p.id = badges_of.member
  ), signed as (
    select count(*) as tips, coalesce(sum(t.views), 0) as readings from private.signed_tips(badges_of.member) t
  ), predicted as (
    select count(*) as "right" from (
      select from public.predictions p join private.ended_matches e on e.slug = p.match and e.outcome = p.outcome
      where p.user_id = badges_of.member limit 10
    ) first_ten
  )
  select b.place, b.badge, least(b.counted, b.goal)::integer, b.goal
  from card c, signed s, predicted p, lateral (values
    (1, 'staff', c.is_staff::integer, 1),
    (2, 'first-tip', s.tips, 1),
    (3, 'hundred-readers', s.readings, 100),
    (4, 'ten-right', p."right", 10),
    (5, 'a-year', private.whole_months((c.created_at at time zone 'Europe/Paris')::date, (now() at time zone 'Europe/Paris')::date), 12)
  ) as b (place, badge, counted, goal)
$$;

-- The caller's own badges, earned or not.
create function public.read_own_badges() returns table (badge text, reached integer)
language sql stable security definer set search_path = '' as $$
  select b.badge, b.reached from private.badges_of((select auth.uid())) b order by b.place
$$;

-- The person of the teams who a member is, if visitors can read them.
create function private.person_of(member uuid) returns setof public.people
language sql stable security definer set search_path = '' as $$
  select p.* from public.player_accounts a join public.people p on p.slug = a.person
  where a.user_id = person_of.member and p.is_published and exists (
    select from public.memberships m join public.teams t on t.slug = m.team
    where m.person = p.slug and m.is_published and t.is_published
  )
$$;

-- The published tips that a member signs: by their username, which counts for the staff alone, as any member could take an author's name;
-- and as the person of the teams who they are, by that person's name. The folded names are for the index.
create function private.signed_tips(member uuid) returns setof public.tips
language sql stable security definer set search_path = '' as $$
  select t.* from public.tips t
  where t.is_published and t.published_at <= now() and t.id in (
    select s.id
    from public.profiles p
      join public.member_cards c on c.id = p.id and c.is_staff
      join public.tips s on private.folded_username(s.author) = p.username_key
    where p.id = signed_tips.member and s.is_published
    union
    select s.id
    from private.person_of(signed_tips.member) p
      join public.tips s on private.folded_username(s.author) = private.folded_username(p.name) and s.author = p.name
    where s.is_published
  )
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.read_member(text), public.read_own_badges() from public, anon, authenticated;
grant execute on function public.read_member(text) to anon, authenticated, service_role;
grant execute on function public.read_own_badges() to authenticated, service_role;

-- Announcements on Discord: what the staff wants a channel to show, and how far the outbox has come with it.
-- docs/decisions/0074-matches-on-discord.md has the reasons for those of matches.

-- One row for each announced article or tip, and for each kind of announcement of a match. Its message is posted when it is published,
-- edited when it changes, and deleted when it is unpublished or deleted.
create table public.discord_posts (
  kind text not null check (kind in ('article', 'tip', 'match-announced', 'match-soon', 'match-live', 'match-result')),
  subject_id uuid not null,
  -- The title, also after the subject is deleted.
  title text not null check (char_length(title) <= 300),
  is_wanted boolean not null default true,
  -- Whether everybody can read the subject.
  is_live boolean not null,
  -- Grows with each change of what the message says.
  version integer not null default 1,
  -- The version that the message has.
  told_version integer,
  message_id text check (message_id ~ '^\d{1,20}$'),
  -- The webhook that posted the message. No other can change it.
  webhook_id text check (webhook_id ~ '^\d{1,20}$'),
  -- Since when it waits. Posts leave in this order.
  queued_at timestamptz,
  -- When the next try is due; null when there is nothing to do, or a problem.
  due_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- Number of the latest try: an answer that belongs to an earlier one isn't recorded.
  claim integer not null default 0,
  claimed_until timestamptz,
  claimed_task text check (claimed_task in ('post', 'edit', 'remove')),
  -- Why no further try is made. "unknown": a post whose answer is lost, so it may stand in the channel. "refused": Discord doesn't accept
  -- the message. "gave-up": too many tries. "removed": deleted on Discord. "foreign": another webhook's message.
  problem text check (problem in ('unknown', 'refused', 'gave-up', 'removed', 'foreign')),
  failure text check (char_length(failure) <= 1000),
  -- From when to when it is posted: before, nothing is due, and after, the post is left out. Null: at once, and without an end. 'infinity':
  -- not as its subject is.
  opens_at timestamptz,
  closes_at timestamptz,
  primary key (kind, subject_id)
);
create index discord_posts_due on public.discord_posts (due_at) where due_at is not null;
create index discord_posts_claimed on public.discord_posts (claimed_until) where claimed_until is not null;
create index discord_posts_stopped on public.discord_posts (title) where problem is not null;

-- The webhook of the functions' settings, without its secret. No row: none is set.
create table private.discord_channel (
  only_one boolean primary key default true check (only_one),
  webhook_id text not null check (webhook_id ~ '^\d{1,20}$'),
  -- A hash of the address: with another one, Discord is asked again.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Why Discord takes nothing by this webhook.
  broken text check (char_length(broken) <= 1000),
  -- Until when Discord's rate limit lasts.
  paused_until timestamptz
);

alter table public.discord_posts enable row level security;
alter table private.discord_channel enable row level security;

create policy "staff read what is announced" on public.discord_posts for select to authenticated
  using ((select private.is_staff()));

create policy "visitors and members have no access" on private.discord_channel to anon, authenticated
  using (false) with check (false);

-- The next act on the channel; null when it is as it should be. A post has a time. It reads the clock.
create function private.discord_task(post public.discord_posts) returns text
language sql volatile set search_path = '' as $$
  select case
    when post.message_id is null then
      case
        when post.is_wanted and post.is_live and post.opens_at is distinct from 'infinity'
          and (post.closes_at is null or post.closes_at > clock_timestamp()) then 'post'
      end
    when not (post.is_wanted and post.is_live) then 'remove'
    when post.version is distinct from post.told_version then 'edit'
  end
$$;

create function private.settle_discord_post() returns trigger
language plpgsql set search_path = '' as $$
declare
  task text := private.discord_task(new);
  opening timestamptz := case when task = 'post' then new.opens_at end;
begin
  if task is null then
    -- A lost message may still stand in the channel.
    new.problem := case when new.problem = 'unknown' then new.problem end;
    new.due_at := null;
    new.queued_at := null;
    new.tries := 0;
  elsif new.problem is not null then
    new.due_at := null;
    new.queued_at := null;
  else
    if tg_op = 'UPDATE' and task = 'post' and new.opens_at is distinct from old.opens_at then
      new.queued_at := null;
      new.due_at := null;
    end if;
    new.queued_at := coalesce(new.queued_at, greatest(clock_timestamp(), opening));
    new.due_at := coalesce(new.due_at, greatest(clock_timestamp(), opening));
  end if;
  return new;
end
$$;
create trigger settle before insert or update on public.discord_posts
  for each row execute function private.settle_discord_post();

create function private.drop_discord_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.discord_posts p where p.kind = new.kind and p.subject_id = new.subject_id;
  return null;
end
$$;
create trigger drop_finished after update on public.discord_posts for each row
  when (not new.is_wanted and new.message_id is null and new.claimed_until is null and new.problem is null)
  execute function private.drop_discord_post();

-- An announced subject as its table has it. A further kind has its branch here and in discord_facts(), its trigger `follow_on_discord`, its
-- name in the check of the table, and its text in supabase/functions/_shared/discordTexts.ts.
create function private.discord_subject(kind text, id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when discord_subject.kind = 'article' then (select to_jsonb(a) from public.articles a where a.id = discord_subject.id)
    when discord_subject.kind = 'tip' then (select to_jsonb(t) from public.tips t where t.id = discord_subject.id)
    when discord_subject.kind like 'match-%' then (
      select to_jsonb(m) || jsonb_build_object('title', private.match_title(m.team, m.opponent))
      from public.matches m where m.id = discord_subject.id
    )
  end
$$;

-- What a subject's message is made of. A row of `matches` has no title: its team and opponent make it. The messages that stand tell a
-- postponement.
create function private.discord_facts(kind text, subject jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when discord_facts.kind not like 'match-%' then
    jsonb_build_object(
      'title', subject ->> 'title', 'slug', subject ->> 'slug', 'excerpt', subject ->> 'excerpt',
      'picture', coalesce(subject ->> 'featured_image', subject ->> 'hero_image')
    )
  else
    jsonb_build_object(
      'title', subject ->> 'title', 'slug', subject ->> 'slug', 'team', subject ->> 'team', 'opponent', subject ->> 'opponent',
      'competition', subject ->> 'competition', 'stage', subject ->> 'stage', 'format', subject ->> 'format',
      'start', subject ->> 'start', 'moved_from', subject ->> 'moved_from', 'watch', subject ->> 'watch',
      'is_cancelled', subject ->> 'status' = 'cancelled', 'is_postponed', subject ->> 'status' = 'postponed'
    )
    || case when discord_facts.kind in ('match-live', 'match-result') then
      jsonb_build_object('is_over', subject ->> 'status' = 'finished')
    else '{}' end
    || case when discord_facts.kind = 'match-live' then
      jsonb_build_object('is_live', subject ->> 'status' = 'live')
    else '{}' end
    || case when discord_facts.kind = 'match-result' then
      jsonb_build_object(
        'ours', private.told_score(subject -> 'maps', subject ->> 'format', 'ours'),
        'theirs', private.told_score(subject -> 'maps', subject ->> 'format', 'theirs'),
        'forfeit', subject ->> 'forfeit'
      )
    else '{}' end
  end
$$;

create function private.follow_on_discord() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.discord_posts p set is_wanted = false, is_live = false where p.kind = tg_argv[0] and p.subject_id = old.id;
  else
    update public.discord_posts p set
      title = new.title,
      is_live = new.is_published,
      version = p.version
        + (private.discord_facts(p.kind, to_jsonb(old)) is distinct from private.discord_facts(p.kind, to_jsonb(new)))::integer
    where p.kind = tg_argv[0] and p.subject_id = new.id;
  end if;
  return null;
end
$$;
create trigger follow_on_discord after delete or update of title, slug, excerpt, featured_image, is_published on public.articles
  for each row execute function private.follow_on_discord('article');
create trigger follow_on_discord after delete or update of title, slug, excerpt, featured_image, hero_image, is_published on public.tips
  for each row execute function private.follow_on_discord('tip');

-- Announces a subject, or takes its announcement back. Idempotent. After a problem, `wanted` makes a new try, and its opposite forgets it.
-- False when there is no such subject.
create function public.announce_on_discord(kind text, subject uuid, wanted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known jsonb := private.discord_subject(announce_on_discord.kind, announce_on_discord.subject);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff announces';
  end if;
  update public.discord_posts p set
    is_wanted = announce_on_discord.wanted and known is not null,
    message_id = case when p.problem = 'foreign' then null else p.message_id end,
    -- An answer to the try before comes too late.
    claim = p.claim + (p.problem is not null)::integer,
    tries = case when p.problem is null then p.tries else 0 end,
    problem = null,
    failure = null
  where p.kind = announce_on_discord.kind and p.subject_id = announce_on_discord.subject;
  if not found and wanted and known is not null then
    insert into public.discord_posts (kind, subject_id, title, is_live, opens_at, closes_at)
    select announce_on_discord.kind, subject, known ->> 'title', (known ->> 'is_published')::boolean, t.opens_at, t.closes_at
    from private.discord_times(announce_on_discord.kind, known) t
    on conflict do nothing;
  end if;
  return known is not null or not wanted;
end
$$;

-- For the staff: a row when a channel is set, and whether its webhook has been refused.
create function public.discord_channel() returns table (is_broken boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff announces';
  end if;
  return query select c.broken is not null from private.discord_channel c;
end
$$;

-- The functions call it when they start, without arguments where no webhook is set.
create function public.remember_discord(webhook_id text default null, fingerprint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if remember_discord.webhook_id is null then
    delete from private.discord_channel;
  else
    insert into private.discord_channel as known (webhook_id, fingerprint)
    values (remember_discord.webhook_id, remember_discord.fingerprint)
    on conflict (only_one) do update set
      webhook_id = excluded.webhook_id, fingerprint = excluded.fingerprint, broken = null, paused_until = null
    where known.fingerprint <> excluded.fingerprint;
  end if;
end
$$;

-- The next act on the channel, for the caller to do within two minutes. No row when nothing is due, another caller acts, or Discord takes
-- nothing. The lock on the channel makes callers take turns. Posts leave in their order; edits and removals don't wait for them.
create function public.claim_discord_post(fingerprint text)
returns table (kind text, subject_id uuid, claim integer, task text, message_id text, version integer, facts jsonb)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  channel private.discord_channel;
  following public.discord_posts;
begin
  select * into channel from private.discord_channel c
  where c.fingerprint = claim_discord_post.fingerprint for update;
  if channel is null or channel.broken is not null or channel.paused_until > clock_timestamp() then
    return;
  end if;

  -- The caller died. An edit or a removal is repeated; a post isn't, for it may stand in the channel.
  update public.discord_posts p set
    claimed_until = null,
    problem = case when p.claimed_task = 'post' then 'unknown' end,
    failure = 'The process ended before Discord answered'
  where p.claimed_until <= clock_timestamp();
  if exists (select from public.discord_posts p where p.claimed_until is not null) then
    return;
  end if;
  update public.discord_posts p set problem = 'foreign'
  where p.due_at is not null and p.message_id is not null and p.webhook_id is distinct from channel.webhook_id;
  -- Too late to be posted.
  update public.discord_posts p set due_at = null
  where p.due_at <= clock_timestamp() and p.message_id is null and p.closes_at <= clock_timestamp();

  -- What has an end doesn't wait behind a post that is retried.
  select p.* into following from public.discord_posts p
  where p.due_at <= clock_timestamp() and (
    p.message_id is not null
    or p.closes_at is not null
    or not exists (
      select from public.discord_posts o
      where o.due_at is not null and o.message_id is null and (o.queued_at, o.kind, o.subject_id) < (p.queued_at, p.kind, p.subject_id)
    )
  )
  order by p.queued_at, p.kind, p.subject_id limit 1 for update;
  if following is null then
    return;
  end if;
  return query
    update public.discord_posts p set
      claim = p.claim + 1,
      claimed_until = clock_timestamp() + interval '2 minutes',
      claimed_task = private.discord_task(p),
      tries = p.tries + 1,
      due_at = clock_timestamp() + interval '1 minute' * (4 ^ least(p.tries, 7))
    where p.kind = following.kind and p.subject_id = following.subject_id
    returning p.kind, p.subject_id, p.claim, p.claimed_task, p.message_id, p.version,
      (
        select private.discord_facts(p.kind, s) || jsonb_build_object('is_ahead', (s ->> 'start')::timestamptz > clock_timestamp())
        from private.discord_subject(p.kind, p.subject_id) s
      );
end
$$;

-- Ends a try. `outcome`: 'done', 'again' (after a growing wait, eight tries in all), 'wait' (the rate limit; no try is counted), 'broken'
-- (the webhook takes nothing more; no try is counted), or a problem. `seconds`: how long Discord wants no further request.
create function public.close_discord_post(
  kind text, subject uuid, claim integer, outcome text, message text default null, version integer default null,
  reason text default null, seconds numeric default null
) returns void language plpgsql set search_path = '' as $$
declare
  channel private.discord_channel;
begin
  select * into channel from private.discord_channel c for update;
  if outcome = 'broken' then
    update private.discord_channel c set broken = left(close_discord_post.reason, 1000);
  end if;
  if seconds is not null then
    update private.discord_channel c set
      paused_until = greatest(c.paused_until, clock_timestamp() + interval '1 second' * least(close_discord_post.seconds, 86400));
  end if;
  update public.discord_posts p set
    claimed_until = null,
    message_id = case
      when close_discord_post.outcome = 'removed' then null
      when close_discord_post.outcome = 'done' then close_discord_post.message
      else p.message_id
    end,
    webhook_id = case when close_discord_post.outcome = 'done' then channel.webhook_id else p.webhook_id end,
    told_version = case when close_discord_post.outcome = 'done' then close_discord_post.version else p.told_version end,
    tries = case close_discord_post.outcome when 'done' then 0 when 'wait' then p.tries - 1 when 'broken' then p.tries - 1 else p.tries end,
    due_at = case when close_discord_post.outcome = 'again' then p.due_at end,
    queued_at = case when close_discord_post.outcome <> 'done' then p.queued_at end,
    failure = left(close_discord_post.reason, 1000),
    problem = case
      when close_discord_post.outcome in ('unknown', 'refused', 'removed') then close_discord_post.outcome
      when close_discord_post.outcome = 'again' and p.tries >= 8 then 'gave-up'
    end
  where p.kind = close_discord_post.kind and p.subject_id = close_discord_post.subject and p.claim = close_discord_post.claim;
end
$$;

create function private.match_title(of_team text, opponent text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.game from public.teams t where t.slug = of_team), of_team) || ' contre ' || match_title.opponent
$$;

-- The points of a single map, otherwise the maps won: as scoreOf() in domain/club/matches/match.ts.
create function private.told_score(maps jsonb, format text, side text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when jsonb_array_length(maps) = 1 and coalesce(told_score.format, 'bo1') = 'bo1' then (maps -> 0 -> side)::integer
    else private.maps_won(maps, side)
  end
$$;

-- When a post of a match has its time. A postponed match waits for its new time, without an end: as timesOf() in
-- domain/discord/matchPosts.ts.
create function private.discord_times(kind text, subject jsonb, out opens_at timestamptz, out closes_at timestamptz)
language sql stable set search_path = '' as $$
  select
    case discord_times.kind
      when 'match-announced' then case when status <> 'scheduled' then 'infinity'::timestamptz end
      when 'match-soon' then case when status = 'scheduled' then start - interval '1 hour' else 'infinity' end
      when 'match-live' then case status when 'scheduled' then start when 'live' then null else 'infinity' end
      when 'match-result' then case when status <> 'finished' then 'infinity'::timestamptz end
    end,
    case
      when status = 'postponed' then null
      when discord_times.kind in ('match-announced', 'match-soon') then start
      when discord_times.kind = 'match-live' then start + case status when 'live' then interval '12 hours' else interval '2 hours' end
    end
  from (select subject ->> 'status' as status, (subject ->> 'start')::timestamptz as start) as known
$$;

create function private.follow_match_on_discord() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kinds text[] := array['match-announced', 'match-soon', 'match-live', 'match-result'];
begin
  if tg_op = 'DELETE' then
    update public.discord_posts p set is_wanted = false, is_live = false where p.kind = any (kinds) and p.subject_id = old.id;
    return null;
  end if;
  update public.discord_posts p set
    title = private.match_title(new.team, new.opponent),
    is_live = new.is_published,
    opens_at = (private.discord_times(p.kind, to_jsonb(new))).opens_at,
    closes_at = (private.discord_times(p.kind, to_jsonb(new))).closes_at,
    version = p.version
      + (private.discord_facts(p.kind, to_jsonb(old)) is distinct from private.discord_facts(p.kind, to_jsonb(new)))::integer
  where p.kind = any (kinds) and p.subject_id = new.id;
  return null;
end
$$;
create trigger follow_on_discord
  after delete or update of team, opponent, competition, stage, format, start, watch, is_published, status, maps, forfeit
  on public.matches for each row execute function private.follow_match_on_discord();

revoke all on public.discord_posts from anon, authenticated;
grant select (kind, subject_id, title, is_wanted, is_live, message_id, due_at, problem, opens_at,
  closes_at) on public.discord_posts to authenticated;
grant all on public.discord_posts, private.discord_channel to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.announce_on_discord(text, uuid, boolean), public.discord_channel(), public.remember_discord(text, text),
  public.claim_discord_post(text),
  public.close_discord_post(text, uuid, integer, text, text, integer, text, numeric) from public, anon, authenticated;
grant execute on function private.discord_task(discord_posts), private.discord_subject(text, uuid), private.discord_facts(text, jsonb),
  private.match_title(text, text), private.told_score(jsonb, text, text), private.discord_times(text, jsonb) to service_role;
grant execute on function public.announce_on_discord(text, uuid, boolean), public.discord_channel() to authenticated, service_role;
grant execute on function public.remember_discord(text, text), public.claim_discord_post(text),
  public.close_discord_post(text, uuid, integer, text, text, integer, text, numeric) to service_role;

-- Articles and tips from elsewhere. docs/decisions/0115-moving.md has the reasons.

create table public.imports (
  id uuid primary key,
  source text not null check (source in ('wordpress', 'ghost', 'markdown', 'club')),
  file_names text not null check (char_length(file_names) <= 200 and private.is_plain_line(file_names)),
  imported_by uuid references public.member_cards (id) on delete set null,
  imported_at timestamptz not null default now()
);
create index imports_imported_by on public.imports (imported_by);

create table public.imported_items (
  -- Names the item where it comes from: a second import of it adds nothing.
  origin text primary key check (char_length(origin) between 1 and 600),
  import_id uuid not null references public.imports (id) on delete cascade,
  article_id uuid unique references public.articles (id) on delete cascade,
  tip_id uuid unique references public.tips (id) on delete cascade,
  was_published boolean not null,
  -- An item brings its old slugs, as far as they are free, and one whose slug was changed since isn't taken back.
  slug text not null,
  constraint imported_items_of_one check (num_nonnulls(article_id, tip_id) = 1)
);
create index imported_items_of_import on public.imported_items (import_id);

-- The functions alone read and write both, and ask for the staff's right.
alter table public.imports enable row level security;
alter table public.imported_items enable row level security;

create policy "staff read imports" on public.imports for select to authenticated using ((select private.is_staff()));

create policy "staff read what was imported" on public.imported_items for select to authenticated
  using ((select private.is_staff()));

-- What imports added and is still there. Changed: saved, published, taken back, scheduled or commented on since.
create view private.imported_states with (security_invoker = true) as
  select i.import_id, i.origin, 'article' as kind, a.id, a.slug, a.title, a.created_at,
    a.revision <> 1 or a.slug <> i.slug or a.is_published <> i.was_published or a.comment_count > 0
      or num_nonnulls(a.publish_at, a.unpublish_at) > 0 as is_changed
  from public.imported_items i join public.articles a on a.id = i.article_id
  union all
  select i.import_id, i.origin, 'tip', t.id, t.slug, t.title, t.created_at,
    t.revision <> 1 or t.slug <> i.slug or t.is_published <> i.was_published or t.comment_count > 0
      or num_nonnulls(t.publish_at, t.unpublish_at) > 0
  from public.imported_items i join public.tips t on t.id = i.tip_id;

create function private.only_staff_imports() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff imports content';
  end if;
end
$$;

create function private.is_slug_taken(kind text, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.was_slug_of_other(is_slug_taken.kind, wanted, null) or case is_slug_taken.kind
    when 'tip' then exists (select from public.tips t where t.slug = wanted)
    else exists (select from public.articles a where a.slug = wanted)
  end
$$;

-- The slug, or the first free one of slug-2, slug-3 … domain/shared/slug.ts has the same rule.
create function private.free_slug(kind text, wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  free text := wanted;
  number integer := 1;
begin
  while private.is_slug_taken(free_slug.kind, free) loop
    number := number + 1;
    free := regexp_replace(left(wanted, 199 - length(number::text)), '-$', '') || '-' || number;
  end loop;
  return free;
end
$$;

-- The slug of the stored item of an origin: an import's, or the one of which it is an export. Null for none.
create function private.slug_of_origin(origin text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  known text := (select s.slug from private.imported_states s where s.origin = slug_of_origin.origin);
  exported text[] := regexp_match(slug_of_origin.origin, '^club:(article|tip):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
begin
  return coalesce(known, case exported[1]
    when 'article' then (select a.slug from public.articles a where a.id = exported[2]::uuid)
    when 'tip' then (select t.slug from public.tips t where t.id = exported[2]::uuid)
  end);
end
$$;

-- What is there of origins, and the slugs that their items would get.
create function public.check_imports(wanted text) returns table (origin text, is_known boolean, slug text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff_imports();
  return query
    select one ->> 'origin', known.slug is not null, coalesce(known.slug, private.free_slug(one ->> 'kind', one ->> 'slug'))
    from jsonb_array_elements(wanted::jsonb) with ordinality as list (one, place)
      cross join lateral (select private.slug_of_origin(one ->> 'origin') as slug) as known
    order by place limit 200;
end
$$;

-- Adds an item as it was: with its dates, authors, tags and highlights, and without an account as its author. A highlight is kept where no
-- other item has the place. What the import doesn't say has the column's default.
create function private.add_imported(of_import uuid, item jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  free text := private.free_slug(item ->> 'kind', item ->> 'slug');
  begun timestamptz := coalesce((item ->> 'created_at')::timestamptz, (item ->> 'published_at')::timestamptz, now());
  shown boolean := (item ->> 'is_published')::boolean;
  former text[] := array(
    select one from jsonb_array_elements_text(coalesce(item -> 'old_slugs', '[]')) with ordinality as list (one, place)
    where one <> free and not private.is_slug_taken(item ->> 'kind', one) order by place limit 50
  );
  target constant regclass := case item ->> 'kind' when 'tip' then 'public.tips' else 'public.articles' end;
  row_written jsonb := private.version_fields(jsonb_strip_nulls(item)) || jsonb_build_object(
    'slug', free, 'old_slugs', former, 'author_name', item ->> 'byline', 'is_published', shown,
    'published_at', item ->> 'published_at', 'created_at', begun, 'updated_at', begun
  );
  named text := (
    select string_agg(quote_ident(c.attname), ', ') from pg_catalog.pg_attribute c
    where c.attrelid = target and c.attnum > 0 and row_written ? c.attname::text
  );
  added uuid;
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning id', target, named)
    using row_written into added;
  if shown and coalesce((item ->> 'is_featured')::boolean, false)
    and not exists (select from public.articles where is_featured) and not exists (select from public.tips where is_featured) then
    update public.articles set is_featured = true where id = added;
    update public.tips set is_featured = true where id = added;
  end if;
  if shown and coalesce((item ->> 'is_pinned')::boolean, false) then
    update public.articles set is_pinned = true where id = added and (select count(*) from public.articles where is_pinned) < 3;
    update public.tips set is_pinned = true where id = added and (select count(*) from public.tips where is_pinned) < 3;
  end if;
  insert into public.imported_items (origin, import_id, article_id, tip_id, was_published, slug)
  values (
    item ->> 'origin', of_import, case when item ->> 'kind' is distinct from 'tip' then added end,
    case item ->> 'kind' when 'tip' then added end, shown, free
  );
  return free;
end
$$;

-- Adds items to an import, 25 at most: all but the known and the invalid, or none. Idempotent. One import at a time chooses slugs; when
-- a form takes one meanwhile, nothing is added, and the caller repeats it.
create function public.import_items(written text) returns table (origin text, outcome text, slug text)
language plpgsql security definer set search_path = '' as $$
declare
  batch jsonb := written::jsonb;
  made jsonb := batch -> 'of';
  one jsonb;
begin
  perform private.only_staff_imports();
  if jsonb_array_length(batch -> 'items') > 25 then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'too-many-rows', 'message', 'A request imports 25 items at most', 'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 413, 'headers', json_build_object())::text;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('imports of content', 0));
  insert into public.imports (id, source, file_names, imported_by)
  values ((made ->> 'id')::uuid, made ->> 'source', made ->> 'file_names', (select auth.uid()))
  on conflict do nothing;
  for one in
    select list.item from jsonb_array_elements(batch -> 'items') with ordinality as list (item, place) order by list.place
  loop
    import_items.origin := one ->> 'origin';
    import_items.slug := private.slug_of_origin(one ->> 'origin');
    import_items.outcome := 'known';
    if import_items.slug is null then
      begin
        import_items.slug := private.add_imported((made ->> 'id')::uuid, one);
        import_items.outcome := 'added';
      exception when check_violation or not_null_violation or data_exception then
        import_items.slug := one ->> 'slug';
        import_items.outcome := 'invalid';
      end;
    end if;
    return next;
  end loop;
  -- Also those whose items the staff has deleted one by one.
  delete from public.imports i where not exists (select from public.imported_items m where m.import_id = i.id);
end
$$;

-- The imports with items that are still there, the newest first.
create function public.list_imports() returns table (
  id uuid, source text, file_names text, imported_by uuid, username text, avatar_url text, is_staff boolean, imported_at timestamptz,
  items integer, changed integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff_imports();
  return query
    select i.id, i.source, i.file_names, i.imported_by, c.username, c.avatar_url::text, c.is_staff, i.imported_at,
      s.items, s.changed
    from public.imports i
      join (
        select m.import_id, count(*)::integer as items, (count(*) filter (where m.is_changed))::integer as changed
        from private.imported_states m group by m.import_id
      ) as s on s.import_id = i.id
      left join public.member_cards c on c.id = i.imported_by
    order by i.imported_at desc, i.id limit 100;
end
$$;

-- Deletes at most 100 items of an import that weren't changed since, so that a statement never takes long.
create function public.take_back_import(of_import uuid) returns table (removed integer, rest integer)
language plpgsql security definer set search_path = '' as $$
declare
  unchanged uuid[] := array(
    select s.id from private.imported_states s where s.import_id = of_import and not s.is_changed order by s.created_at, s.id limit 100
  );
begin
  perform private.only_staff_imports();
  -- Who saves or comments on one of them meanwhile comes first: the rows are locked, and then looked at again.
  perform from public.articles a where a.id = any (unchanged) order by a.id for update;
  perform from public.tips t where t.id = any (unchanged) order by t.id for update;
  unchanged := array(
    select s.id from private.imported_states s where s.import_id = of_import and s.id = any (unchanged) and not s.is_changed
  );
  delete from public.articles a where a.id = any (unchanged);
  delete from public.tips t where t.id = any (unchanged);
  removed := cardinality(unchanged);
  rest := (select count(*) from private.imported_states s where s.import_id = of_import and not s.is_changed);
  delete from public.imports i
  where i.id = of_import and not exists (select from public.imported_items m where m.import_id = i.id);
  return next;
end
$$;

-- What of an import was changed since.
create function public.changed_imports(of_import uuid) returns table (kind text, slug text, title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff_imports();
  return query
    select s.kind, s.slug, s.title from private.imported_states s
    where s.import_id = of_import and s.is_changed order by s.created_at, s.id limit 200;
end
$$;

revoke all on public.imports, public.imported_items from anon, authenticated;
grant all on public.imports, public.imported_items to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.check_imports(text), public.import_items(text), public.list_imports(), public.take_back_import(uuid),
  public.changed_imports(uuid) from public, anon, authenticated;
grant execute on function public.check_imports(text), public.import_items(text), public.list_imports(), public.take_back_import(uuid),
  public.changed_imports(uuid) to authenticated, service_role;

-- What visitors find by words. docs/decisions/0114-search.md has the reasons. domain/search/ has the same rules for memory and for marks:
-- "e-sport" and "esport" are one word, and the names of the club's games are found with and without their blanks.

-- Stems without a list of stop words: domain/search/words.ts leaves out the common ones of a question.
create text search dictionary private.french_stems (template = pg_catalog.snowball, language = 'french');
create text search configuration private.french (copy = pg_catalog.simple);
alter text search configuration private.french
  alter mapping for asciiword, word with private.french_stems;

-- What the search reads: a row for each item that visitors see.
create table private.search_entries (
  kind text not null check (kind in ('article', 'tip', 'match', 'team', 'person')),
  item uuid not null,
  slug text not null,
  title text not null,
  -- When it is published, or begins. A publication ahead isn't found yet.
  at timestamptz,
  body text not null,
  -- The body without accents and capitals, to find where a passage begins.
  folded text not null,
  title_words tsvector not null,
  words tsvector not null,
  primary key (kind, item)
);
create index search_entries_words on private.search_entries using gin (words);
create index search_entries_title_words on private.search_entries using gin (title_words);
create index search_entries_of_slug on private.search_entries (kind, slug);

-- All words of the entries and their stems, to know which differ from another by one letter.
create table private.search_words (
  word text primary key
);

create function private.text_of_html(html text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'),
    '&#39;', ''''), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&apos;', ''''), '&amp;', '&')
$$;

-- Without the numbers of its diagrams.
create function private.text_of_markdown(markdown text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(markdown, '```schema.*?```', ' ', 'g'),
      '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'
    ),
    '[*_#>`|~]+', ' ', 'g'
  )
$$;

alter table private.search_entries enable row level security;
alter table private.search_words enable row level security;

create policy "visitors and members have no access" on private.search_entries to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.search_words to anon, authenticated
  using (false) with check (false);

-- What is searched of each item. U+001F is between two fields of a text: `fieldEnd` of domain/search/marks.ts.
create view private.search_sources as
  select 'article' as kind, a.id as item, a.slug, a.title, a.published_at as at,
    concat_ws(
      E'\x1f', nullif(a.excerpt, ''), private.text_of_html(a.content), nullif(a.category_label, ''),
      nullif(replace(a.tags, E'\n', ' '), '')
    ) as body
  from public.articles a where a.is_published
  union all
  select 'tip', t.id, t.slug, t.title, t.published_at,
    concat_ws(E'\x1f', nullif(t.excerpt, ''), private.text_of_markdown(t.content), nullif(t.category_label, ''))
  from public.tips t where t.is_published
  union all
  select 'match', m.id, m.slug, t.game || ' – ' || m.opponent, m.start,
    concat_ws(E'\x1f', m.competition, nullif(m.stage, ''), nullif(m.notes, ''), nullif(array_to_string(m.lineup, ', '), ''))
  from public.matches m join public.teams t on t.slug = m.team where m.is_published and t.is_published
  union all
  select 'team', t.id, t.slug, t.game, null::timestamptz,
    concat_ws(E'\x1f', nullif(t.title, ''), nullif(t.lead, ''), nullif(t.tier, ''), nullif(t.description, ''), (
      select string_agg(concat_ws(' ', h.title, h.result, h.year), E'\x1f' order by h.place, h.id)
      from public.honours h where h.team = t.slug and h.is_published
    ))
  from public.teams t where t.is_published
  union all
  select 'person', p.id, p.slug, p.name, null::timestamptz,
    concat_ws(
      E'\x1f', nullif(p.experience, ''), nullif(p.story, ''), nullif(array_to_string(p.qualities, ', '), ''), own.roles
    )
  from public.people p cross join lateral (
    select string_agg(concat_ws(E'\x1f', m.role, nullif(m."position", ''), t.game), E'\x1f' order by m.place, m.id) as roles
    from public.memberships m join public.teams t on t.slug = m.team
    where m.person = p.slug and m.is_published and t.is_published
  ) own
  where p.is_published and own.roles is not null;

-- Without accents and capitals. Everything between the words stays.
create function private.search_folded(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(words, NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]', '', 'g'
      )),
      'øłđς', 'oldσ'
    ),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$$;

-- Folded words with one space between two. Its separators are numbers, not classes: these depend on the database's locale.
create function private.search_text(folded text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    folded,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u0600-\u061f\u0640\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe4f\uff00-\uff0f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ff]+',
    ' ', 'g'
  ))
$$;

-- The stem of a folded word. Only words of the letters a to z have another stem than themselves; participles in "ée" have that of "é".
create function private.search_stem(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when word ~ '^[a-z]+$' then (ts_lexize('private.french_stems'::regdictionary, regexp_replace(word, 'ees?$', 'e')))[1]
    else word
  end
$$;

-- The words of a text and their stems. Positions aren't needed.
create function private.search_vector(folded text) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
  select strip(
    to_tsvector('pg_catalog.simple'::regconfig, words)
    || to_tsvector('private.french'::regconfig, regexp_replace(words, '([a-z])ees?(?= |$)', '\1e', 'g'))
  )
  from private.search_text(left(folded, 100000)) words
$$;

-- Writes the entries of items of one kind anew, all at once: a team with a new name has thousands of matches.
create function private.write_search_entries(of_kind text, of_items uuid[]) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  before text[];
  after text[];
begin
  -- One after another: two that add the same words would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('search words', 0));
  with gone as (
    delete from private.search_entries e where e.kind = of_kind and e.item = any (of_items) returning e.words
  )
  select array_agg(distinct word) into before from gone, unnest(tsvector_to_array(gone.words)) word;
  with written as (
    insert into private.search_entries (kind, item, slug, title, at, body, folded, title_words, words)
    select s.kind, s.item, s.slug, s.title, s.at, s.body, private.search_indexed(s.body),
      private.search_vector(private.search_indexed(s.title)),
      private.search_vector(private.search_indexed(s.title || ' ' || s.body))
    from private.search_sources s where s.kind = of_kind and s.item = any (of_items)
    returning words
  )
  select array_agg(distinct word) into after from written, unnest(tsvector_to_array(written.words)) word;
  insert into private.search_words (word) select unnest(after) on conflict do nothing;
  delete from private.search_words w
  where w.word in (select unnest(before) except select unnest(after))
    and not exists (select from private.search_entries e where e.words @@ (private.search_lexeme(w.word))::tsquery);
end
$$;

-- After a write of an article, a tip or a match: its kind is the trigger's argument.
create function private.follow_searched() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_search_entries(tg_argv[0], array[case when tg_op = 'DELETE' then old.id else new.id end]);
  return null;
end
$$;
-- A list of columns is of what a statement names: a content's new category changes the label in a trigger of its own.
create trigger follow_searched after insert or delete on public.articles
  for each row execute function private.follow_searched('article');
create trigger follow_searched after insert or delete on public.tips
  for each row execute function private.follow_searched('tip');
create trigger follow_searched_change
  after update of title, slug, excerpt, content, category, category_label, is_published, published_at on public.tips
  for each row execute function private.follow_searched('tip');
create trigger follow_searched after insert or delete on public.matches
  for each row execute function private.follow_searched('match');
create trigger follow_searched_change
  after update of slug, team, opponent, competition, stage, notes, lineup, start, is_published on public.matches
  for each row execute function private.follow_searched('match');
create trigger follow_searched after insert or update or delete on public.people
  for each row execute function private.follow_searched('person');
create trigger follow_searched_change
  after update of title, slug, excerpt, content, category, category_label, tags, is_published, published_at on public.articles
  for each row execute function private.follow_searched('article');

-- A team's game stands in the titles of its matches and in the texts of its people.
create function private.follow_searched_team() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.write_search_entries('team', array[team.id]);
  if tg_op = 'UPDATE' and old.game = new.game and old.is_published = new.is_published then
    return null;
  end if;
  perform private.write_search_entries('match', array(select m.id from public.matches m where m.team = team.slug));
  perform private.write_search_entries('person', array(
    select p.id from public.people p where p.slug in (select m.person from public.memberships m where m.team = team.slug)
  ));
  return null;
end
$$;
create trigger follow_searched after insert or update or delete on public.teams
  for each row execute function private.follow_searched_team();

-- After a write of what stands in the entry of another record, and in that of the one before: its kind is the trigger's argument.
create function private.follow_part_of_searched() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_argv[0] = 'team' then
    perform private.write_search_entries('team', array(
      select t.id from public.teams t where t.slug in (to_jsonb(old) ->> 'team', to_jsonb(new) ->> 'team')
    ));
  else
    perform private.write_search_entries('person', array(
      select p.id from public.people p where p.slug in (to_jsonb(old) ->> 'person', to_jsonb(new) ->> 'person')
    ));
  end if;
  return null;
end
$$;
create trigger follow_searched after insert or update or delete on public.memberships
  for each row execute function private.follow_part_of_searched('person');
create trigger follow_searched after insert or update or delete on public.honours
  for each row execute function private.follow_part_of_searched('team');

-- A lexeme as a question has it.
create function private.search_lexeme(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$$;

-- The question for a word: the word, its stem and, of the last one, all words that begin with it.
create function private.search_part(word text, is_last boolean) returns tsquery
language sql immutable set search_path = '' as $$
  select (concat_ws(' | ',
    private.search_lexeme(word), private.search_lexeme(private.search_stem(word)),
    case when is_last then private.search_lexeme(word) || ':*' end
  ))::tsquery
$$;

-- The question for the words of entries that differ from this one by one letter, or by two neighbours that changed places; null without
-- any.
create function private.search_near(word text) returns tsquery
language sql stable set search_path = '' as $$
  with letters as (
    select chr(code) as letter from generate_series(97, 122) code union all select chr(code) from generate_series(48, 57) code
  ), cuts as (
    select left(word, at) as head, substr(word, at + 1) as tail from generate_series(0, char_length(word)) at
  ), words as (
    select head || substr(tail, 2) as near from cuts
    union select head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3) from cuts where char_length(tail) > 1
    union select head || letter || tail from cuts, letters
    union select head || letter || substr(tail, 2) from cuts, letters where tail <> ''
  ), lexemes as (
    select near as lexeme from words where near <> word union select private.search_stem(near) from words where near <> word
  )
  select string_agg(private.search_lexeme(w.word), ' | ')::tsquery
  from private.search_words w where w.word = any (array(select lexeme from lexemes))
$$;

-- One question for all of these.
create function private.search_all(questions tsquery[]) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg('(' || question::text || ')', ' & ')::tsquery from unnest(questions) question
$$;

-- Where a passage of a folded text begins: at the first word that begins as one of these.
create function private.search_place(folded text, beginnings text[]) returns integer
language sql immutable set search_path = '' as $$
  select greatest(1, regexp_instr(folded, '\m(' || array_to_string(beginnings, '|') || ')') - 120)
$$;

-- What is published and answers a question: `most` of each kind, and how many there are. It reads past row security, which lets no search
-- use an index; its statement is planned for its question. A publication ahead isn't found yet. Matches near to now come first; people have
-- role, team and photo. `beginnings`: of the words around which a passage is wanted; null for none. The planner knows the size of the table
-- and not of the texts beside it, so that reading all seems cheap to it: `enable_seqscan`.
create function private.entries_for(question tsquery, kinds text[], most integer, beginnings text[]) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  return (
    with found as materialized (
      select e.kind, e.item, e.slug, e.at, case when e.at is null then char_length(e.title) end as length
      from private.search_entries e where e.words @@ question and (e.kind not in ('article', 'tip') or e.at <= now())
    ), titled as materialized (
      select e.kind, e.item from private.search_entries e where e.title_words @@ question
    ), best as (
      select k.kind, k.place as kind_place, b.item, b.place, b.at, b.slug
      from unnest(entries_for.kinds) with ordinality k (kind, place) cross join lateral (
        select f.item, f.at, f.slug, row_number() over (
          order by t.item is not null desc, case when f.kind = 'match' then abs(extract(epoch from f.at - now())) end,
            f.at desc nulls last, f.length, f.slug
        ) as place
        from found f left join titled t on t.kind = f.kind and t.item = f.item
        where f.kind = k.kind
        order by place
        limit least(greatest(entries_for.most, 0), 50)
      ) b
      where k.place <= 5
    ), hits as (
      select b.*, e.title, e.body,
        case when beginnings is null then 1 else private.search_place(e.folded, beginnings) end as text_place,
        case when b.kind = 'person' then (
          select jsonb_build_object('role', m.role, 'game', t.game, 'photo', p.photo)
          from public.people p
            join public.memberships m on m.person = p.slug and m.is_published
            join public.teams t on t.slug = m.team and t.is_published
          where p.id = b.item
          order by m.departed is not null, m.place, m.id limit 1
        ) end as person
      from best b join private.search_entries e on e.kind = b.kind and e.item = b.item
    )
    select jsonb_build_object(
      'hits', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'kind', h.kind, 'item', h.item, 'slug', h.slug, 'title', h.title, 'at', h.at, 'person', h.person,
            'text', case when beginnings is null then '' else substr(h.body, h.text_place, 420) end, 'is_tail', h.text_place > 1
          )
          order by h.kind_place, h.place
        )
        from hits h
      ), '[]'),
      'totals', jsonb_build_object('article', 0, 'tip', 0, 'match', 0, 'team', 0, 'person', 0) || coalesce((
        select jsonb_object_agg(n.kind, n.number) from (select f.kind, count(*) as number from found f group by f.kind) n
      ), '{}')
    )
  );
end
$$;

-- What is published and has all of these words, folded, or the name of a game. A word that no entry has is taken for a typing error.
create function private.find_entries(words text[], kinds text[], most integer, with_text boolean) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  -- Callers may send anything, arrays of arrays too: as much is read as the site asks for.
  asked text[] := array(
    select left(folded, 40)
    from unnest(find_entries.words) with ordinality list (given, place),
      private.search_text(private.search_indexed(left(given, 200))) folded
    where place <= 8 and folded <> '' order by place
  );
  questions tsquery[] := '{}';
  -- At each place the word that may have a typing error; null for the name of a game.
  plain text[] := '{}';
  beginnings text[] := '{}';
  part record;
  answer jsonb;
  near text[] := '{}';
begin
  for part in
    select s.words, s.joined, s.place = count(*) over () as is_last
    from private.search_spelled(asked) with ordinality s (words, joined, place) order by s.place
  loop
    questions := questions || (concat_ws(' | ',
      '(' || private.search_all(array(
        select private.search_part(word, part.is_last and place = cardinality(part.words))
        from unnest(part.words) with ordinality list (word, place) order by place
      ))::text || ')',
      case when part.joined is not null then private.search_part(part.joined, part.is_last)::text end
    ))::tsquery;
    plain := array_append(plain, case when part.joined is null then part.words[1] end);
    beginnings := beginnings || array(
      select private.search_beginning(word) from unnest(array_append(part.words, part.joined)) word where word is not null
    );
  end loop;
  answer := jsonb_build_object('games', private.search_games())
    || private.entries_for(private.search_all(questions), kinds, most, case when with_text then beginnings end);
  if answer -> 'totals' <> '{"article": 0, "tip": 0, "match": 0, "team": 0, "person": 0}' then
    return answer || '{"near": []}';
  end if;
  for place in 1 .. cardinality(questions) loop
    if char_length(plain[place]) between 4 and 24 and not exists (
      select from private.search_entries e
      where e.words @@ questions[place] and (e.kind not in ('article', 'tip') or e.at <= now())
    ) then
      near := near || plain[place];
      questions[place] := private.search_near(plain[place]);
      beginnings := array_replace(beginnings, private.search_beginning(plain[place]), left(plain[place], 2));
    end if;
  end loop;
  if near <> '{}' and array_position(questions, null) is null then
    answer := answer
      || private.entries_for(private.search_all(questions), kinds, most, case when with_text then beginnings end);
  end if;
  return answer || jsonb_build_object('near', near);
end
$$;

-- The search of visitors, members and staff: domain/search/ports.ts says what is asked and answered. The caller's row rights decide which
-- of the found items it gives. `begin atomic`: its callers can't name what is in the private schema. Its lists have names of their own:
-- the embedded gateway knows arguments by their names.
create function public.search_site(
  asked_words text[], asked_kinds text[], most integer default 5, with_text boolean default false
) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select answer || jsonb_build_object('hits', coalesce((
    select jsonb_agg(hit - 'item' order by place)
    from jsonb_array_elements(answer -> 'hits') with ordinality hits (hit, place)
    where case hit ->> 'kind'
      when 'article' then exists (select from public.articles a where a.id = (hit ->> 'item')::uuid)
      when 'tip' then exists (select from public.tips t where t.id = (hit ->> 'item')::uuid)
      when 'match' then exists (select from public.matches m where m.id = (hit ->> 'item')::uuid)
      when 'team' then exists (select from public.teams t where t.id = (hit ->> 'item')::uuid)
      when 'person' then exists (select from public.people p where p.id = (hit ->> 'item')::uuid)
    end
  ), '[]'))
  from private.find_entries(asked_words, asked_kinds, most, with_text) answer;
end;

-- A text as it is indexed: without accents and capitals, and with "e-" joined to its word, as domain/search/searchedWords.ts does.
create function private.search_indexed(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(
    private.search_folded(words), '(?<![a-z0-9·.‐‑-])e(?:[‐‑–-]|\s(?=sport))(?=[a-z])', 'e', 'g'
  )
$$;

-- The names of the games of published teams.
create function private.search_games() returns text[]
language sql stable set search_path = '' as $$
  select array(select t.game from public.teams t where t.is_published order by t.place, t.id)
$$;

-- Words that a question leaves out, as domain/search/words.ts has them.
create function private.search_common() returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(
    'au aux avec ce ces cet cette dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais me mes moi mon ne nos '
    'notre nous on ou par pas pour qu que qui sa se ses son sont sur ta te tes toi ton tu un une vos votre vous the of and', ' '
  )
$$;

create function private.search_telling(words text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select word from unnest(words) with ordinality list (word, place)
    where word !~ '^[a-z]$' and word <> all (private.search_common()) order by place
  )
$$;

-- What is looked for together at each place of a question: all of some words, or the one into which they are joined. `spelled` of
-- domain/search/spelled.ts does the same.
create function private.search_spelled(asked text[]) returns table (words text[], joined text)
language plpgsql stable set search_path = '' as $$
declare
  place integer := 1;
  taken integer;
begin
  while place <= cardinality(asked) loop
    with names as (
      select (string_to_array(private.search_text(private.search_indexed(game)), ' '))[1:9] as words
      from unnest(private.search_games()) game
    ), runs as (
      select private.search_telling(n.words[first:last]) as words, array_to_string(n.words[first:last], '') as joined,
        private.search_telling(n.words[first:last - 1]) as begun, array_to_string(n.words[first:last - 1], '') as head
      from names n, generate_series(1, cardinality(n.words)) first, generate_series(first + 1, cardinality(n.words)) last
    ), found as (
      select 1 as rank, r.words, r.joined, cardinality(r.words) as size from runs r
      where cardinality(r.words) > 1 and asked[place:place + cardinality(r.words) - 1] = r.words
      union all
      select 2, r.words, r.joined, 1 from runs r where cardinality(r.words) > 1 and r.joined = asked[place]
      union all
      select 3, r.begun || substr(asked[place], char_length(r.head) + 1), asked[place], 1
      from runs r
      where cardinality(r.words) > 1 and place = cardinality(asked) and starts_with(r.joined, asked[place])
        and char_length(asked[place]) >= char_length(r.head) + 3
      union all
      select 4, array[asked[place]], null, 1
    )
    select f.words, f.joined, f.size into words, joined, taken
    from found f order by f.rank, cardinality(f.words) desc, char_length(f.joined), f.words limit 1;
    return next;
    place := place + taken;
  end loop;
end
$$;

-- How a word begins in texts that have it, or another form of it.
create function private.search_beginning(word text) returns text
language sql immutable set search_path = '' as $$
  select case when starts_with(word, private.search_stem(word)) then private.search_stem(word) else left(word, 3) end
$$;

grant all on private.search_entries, private.search_words to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.search_site(text[], text[], integer, boolean) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.find_entries(text[], text[], integer, boolean) to anon, authenticated, service_role;
grant execute on function public.search_site(text[], text[], integer, boolean) to anon, authenticated, service_role;

-- The staff's figures: sums and trends, how often the public pages are read, and what visitors search without finding it.
-- docs/decisions/0119-page-views.md has the reasons.

-- The views of all tips on a day in Paris. Kept for good: a row a day.
create table public.view_days (
  day date primary key,
  views integer not null default 0 check (views >= 0)
);

-- One row a day, page and kind of source: nothing of a visitor. `slug`: the path of a page that isn't an item's.
create table public.page_views (
  day date not null,
  kind text not null check (kind in ('article', 'tip', 'match', 'team', 'person', 'page')),
  slug text not null check (char_length(slug) <= 200),
  source text not null check (source in ('direct', 'search', 'social', 'site', 'within')),
  views integer not null default 1 check (views > 0),
  primary key (day, kind, slug, source)
);

-- One row a day and words, folded as the search folds them.
create table public.missed_searches (
  day date not null,
  folded text not null check (char_length(folded) between 3 and 60),
  searches integer not null default 1 check (searches > 0),
  primary key (day, folded)
);

alter table public.view_days enable row level security;
alter table public.page_views enable row level security;
alter table public.missed_searches enable row level security;

create policy "visitors and members have no access" on public.view_days to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.page_views to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.missed_searches to anon, authenticated
  using (false) with check (false);

-- The panel's figures in one row: sums that triggers keep, and counts over indexes.
create function public.admin_statistics() returns table (
  articles bigint, articles_today bigint, tips bigint, views bigint, likes bigint, comments bigint, average_rating double precision,
  categories jsonb, pending bigint, oldest_pending timestamptz, applications bigint, users bigint, users_today bigint,
  shares bigint, today date, days jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  this_day date := (now() at time zone 'Europe/Paris')::date;
  midnight timestamptz := this_day::timestamp at time zone 'Europe/Paris';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s figures';
  end if;
  return query
    select
      s.articles,
      (select count(*) from public.articles a where a.is_published and a.published_at between midnight and now()),
      t.tips, t.views, t.likes + s.likes, t.comments + s.comments, t.average_rating, t.categories,
      w.pending, w.oldest,
      (select count(*) from public.applications a where a.status <> 'withdrawn'),
      (select count(*) from public.profiles),
      (select count(*) from public.profiles p where p.created_at >= midnight),
      t.shares + s.shares, this_day, private.activity_by_day(this_day)
    from (
      select coalesce(sum(s.tips), 0)::bigint as tips, coalesce(sum(s.views), 0)::bigint as views,
        coalesce(sum(s.likes), 0)::bigint as likes, coalesce(sum(s.comments), 0)::bigint as comments,
        coalesce(sum(s.shares), 0)::bigint as shares,
        round(sum(s.rating_sum) / nullif(sum(s.rating_count), 0), 2)::double precision as average_rating,
        coalesce(
          jsonb_agg(jsonb_build_object('name', s.category, 'tips', s.tips, 'views', s.views) order by s.tips desc, s.category)
            filter (where s.tips > 0),
          '[]'
        ) as categories
      from public.tip_statistics s
    ) t, (
      select coalesce(sum(s.articles), 0)::bigint as articles, coalesce(sum(s.shares), 0)::bigint as shares,
        coalesce(sum(s.likes), 0)::bigint as likes, coalesce(sum(s.comments), 0)::bigint as comments
      from public.article_statistics s
    ) s, (
      select count(*) as pending, min(a.created_at) as oldest from public.applications a
      where a.status not in ('accepted', 'rejected', 'withdrawn')
    ) w;
end
$$;

-- What happened on each of the last 90 days in Paris, without the days on which nothing did: articles, applications, new members, views and
-- reactions. Trends ask for 60 days of reactions. Sums and ranges of indexes: what is older costs nothing.
create function private.activity_by_day(today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with since as (select (activity_by_day.today - 59)::timestamp at time zone 'Europe/Paris' as moment),
  happened as (
    select v.day, 'views' as figure, v.views::bigint as number
    from public.view_days v where v.day between activity_by_day.today - 89 and activity_by_day.today
    union all
    select (a.published_at at time zone 'Europe/Paris')::date, 'articles', 1 from public.articles a
    where a.is_published and a.published_at between (select moment from since) and now()
    union all
    select (a.created_at at time zone 'Europe/Paris')::date, 'applications', 1 from public.applications a
    where a.created_at >= (select moment from since) and a.status <> 'withdrawn'
    union all
    select (p.created_at at time zone 'Europe/Paris')::date, 'users', 1 from public.profiles p
    where p.created_at >= (select moment from since)
    union all
    select (l.created_at at time zone 'Europe/Paris')::date, 'likes', 1 from public.tip_likes l
    where l.created_at >= (select moment from since)
    union all
    select (l.created_at at time zone 'Europe/Paris')::date, 'likes', 1 from public.article_likes l
    where l.created_at >= (select moment from since)
    union all
    select (c.created_at at time zone 'Europe/Paris')::date, 'comments', 1 from public.tip_comments c
    where c.created_at >= (select moment from since) and c.hidden_at is null
    union all
    select (c.created_at at time zone 'Europe/Paris')::date, 'comments', 1 from public.article_comments c
    where c.created_at >= (select moment from since) and c.hidden_at is null
    union all
    select (r.rated_at at time zone 'Europe/Paris')::date, 'ratings', 1 from public.tip_ratings r
    where r.rated_at >= (select moment from since)
    union all
    select (r.rated_at at time zone 'Europe/Paris')::date, 'rating_sum', r.rating from public.tip_ratings r
    where r.rated_at >= (select moment from since)
  ),
  days as (
    select h.day, jsonb_build_object(
      'day', h.day,
      'views', coalesce(sum(h.number) filter (where h.figure = 'views'), 0),
      'articles', coalesce(sum(h.number) filter (where h.figure = 'articles'), 0),
      'applications', coalesce(sum(h.number) filter (where h.figure = 'applications'), 0),
      'users', coalesce(sum(h.number) filter (where h.figure = 'users'), 0),
      'likes', coalesce(sum(h.number) filter (where h.figure = 'likes'), 0),
      'comments', coalesce(sum(h.number) filter (where h.figure = 'comments'), 0),
      'ratings', coalesce(sum(h.number) filter (where h.figure = 'ratings'), 0),
      'rating_sum', coalesce(sum(h.number) filter (where h.figure = 'rating_sum'), 0)
    ) as figures
    from happened h group by h.day
  )
  select coalesce(jsonb_agg(d.figures order by d.day), '[]') from days d
$$;

-- The counted page at a path: domain/club/reading/countedPage.ts has the same. No row for another one.
create function private.counted_page(path text) returns table (kind text, slug text)
language sql immutable strict parallel safe set search_path = '' as $$
  select
    case split_part(path, '/', 2)
      when 'news' then 'article' when 'tips' then 'tip' when 'matches' then 'match' when 'teams' then 'team' else 'person'
    end,
    split_part(path, '/', 3)
  where path ~ '^/(news|tips|matches|teams|players)/[a-z0-9-]{1,200}$'
  union all
  select 'team', 'valorant' where path = '/team-valorant'
  union all
  select 'page', path where path in (
    '/', '/about', '/teams', '/matches', '/recruitment', '/news', '/tips', '/partners', '/shop', '/contact', '/privacy', '/terms'
  )
$$;

-- What a search that found nothing looked for, as it is kept; null for what is too short or long, or looks like the address or the
-- telephone number of a person: domain/search/missedWords.ts has the same.
create function private.missed_words(typed text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select folded from private.search_text(private.search_folded(left(typed, 200))) folded
  where char_length(folded) <= 60
    and char_length(regexp_replace(folded, '[ 0-9]', '', 'g')) >= 3
    and typed !~ '@'
    and char_length(regexp_replace(folded, '[^0-9]', '', 'g')) < 8
    and folded !~ '(^| )[0-9]{5}( |$)'
    and not (
      folded ~ '[0-9]' and folded ~ '(^| )(rue|avenue|av|boulevard|bd|chemin|allee|impasse|quai|cours|route|residence)( |$)'
    )
$$;

-- Whether a caller's network may be counted once more in a span. A count beyond it is left out without a refusal, which the browser of a
-- visitor who only reads would log.
create function private.may_be_counted(act text, most integer, span interval default interval '1 hour') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  network text := private.caller_network();
begin
  return network is null or private.take_turn(may_be_counted.act, network, may_be_counted.most, may_be_counted.span) = 0;
end
$$;

-- Counts a view of a public page.
create function public.count_page_view(path text, source text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  viewed record;
begin
  select p.kind, p.slug into viewed from private.counted_page(count_page_view.path) p
  where p.kind = 'page' or exists (
    select from private.search_entries e
    where e.kind = p.kind and e.slug = p.slug and (e.kind not in ('article', 'tip') or e.at <= now())
  );
  if viewed.kind is null or count_page_view.source not in ('direct', 'search', 'social', 'site', 'within')
    or not private.may_be_counted('page-view', 1200) then
    return;
  end if;
  insert into public.page_views as known (day, kind, slug, source)
  values ((now() at time zone 'Europe/Paris')::date, viewed.kind, viewed.slug, count_page_view.source)
  on conflict (day, kind, slug, source) do update set views = known.views + 1;
end
$$;

-- Counts a search that found nothing. A day has 500 different ones at most, and 60 of one network.
create function public.count_missed_search(typed text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  missed text := private.missed_words(count_missed_search.typed);
begin
  if missed is null or not private.may_be_counted('missed-search', 30)
    or not private.may_be_counted('missed-search of a day', 60, interval '1 day') then
    return;
  end if;
  update public.missed_searches m set searches = m.searches + 1 where m.day = today and m.folded = missed;
  if not found and (select count(*) from public.missed_searches m where m.day = today) < 500 then
    insert into public.missed_searches as known (day, folded) values (today, missed)
    on conflict (day, folded) do update set searches = known.searches + 1;
  end if;
end
$$;

-- What is read most since a day: the published articles and tips with their views, a hundred of each at most, and ten pages, among them
-- those of teams and people.
create function private.most_read(since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with sums as (
    select v.kind, v.slug, sum(v.views) as views from public.page_views v where v.day >= most_read.since group by v.kind, v.slug
  ), known as (
    select e.kind, e.slug, e.title, coalesce(s.views, 0) as views, case when e.kind in ('team', 'person') then 'page' else e.kind end as list
    from private.search_entries e left join sums s on s.kind = e.kind and s.slug = e.slug
    where case when e.kind in ('article', 'tip') then e.at <= now() else s.views is not null end
    union all
    select s.kind, s.slug, '', s.views, 'page' from sums s where s.kind = 'page'
  ), placed as (
    select k.*, row_number() over (partition by k.list order by k.views desc, k.kind, k.slug) as place from known k
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', p.kind, 'slug', p.slug, 'title', p.title, 'views', p.views) order by p.list, p.place), '[]'
  )
  from placed p where p.place <= case when p.list in ('article', 'tip') then 100 else 10 end
$$;

-- The published tips that members kept most since a day, and those that they rated best, of two ratings at least.
create function private.wanted_tips(since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with moment as (select wanted_tips.since::timestamp at time zone 'Europe/Paris' as at),
  shown as (select t.id, t.slug, t.title from public.tips t where t.is_published and t.published_at <= now()),
  kept as (
    select t.slug, t.title, count(*) as times from public.saved_tips s join shown t on t.id = s.tip_id
    where s.created_at >= (select at from moment) group by t.slug, t.title order by times desc, t.slug limit 5
  ), rated as (
    select t.slug, t.title, round(avg(r.rating), 2)::double precision as average, count(*) as ratings
    from public.tip_ratings r join shown t on t.id = r.tip_id
    where r.rated_at >= (select at from moment) group by t.slug, t.title having count(*) >= 2
    order by average desc, ratings desc, t.slug limit 5
  )
  select jsonb_build_object(
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'title', k.title, 'times', k.times) order by k.times desc, k.slug), '[]')
      from kept k
    ),
    'rated', (
      select coalesce(jsonb_agg(
        jsonb_build_object('slug', r.slug, 'title', r.title, 'average', r.average, 'ratings', r.ratings)
        order by r.average desc, r.ratings desc, r.slug
      ), '[]')
      from rated r
    )
  )
$$;

-- What is read and looked for, for the staff: domain/club/reading/readingFigures.ts says what each part is.
create function public.reading_figures(list_days integer default 28) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_day date := (now() at time zone 'Europe/Paris')::date;
  since date := this_day + 1 - least(greatest(reading_figures.list_days, 1), 90);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s figures';
  end if;
  return jsonb_build_object(
    'today', this_day,
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'source', d.source, 'views', d.views) order by d.day, d.source), '[]')
      from (
        select v.day, v.source, sum(v.views) as views from public.page_views v
        where v.day between this_day - 89 and this_day group by v.day, v.source
      ) d
    ),
    'most_read', private.most_read(since),
    'missed', (
      select coalesce(jsonb_agg(jsonb_build_object('words', m.folded, 'searches', m.searches) order by m.searches desc, m.folded), '[]')
      from (
        select s.folded, sum(s.searches) as searches from public.missed_searches s where s.day > this_day - 90
        group by s.folded having sum(s.searches) >= 2 order by searches desc, s.folded limit 10
      ) m
    )
  ) || private.wanted_tips(since);
end
$$;

revoke all on public.view_days, public.page_views, public.missed_searches from anon, authenticated;
grant all on public.view_days, public.page_views, public.missed_searches to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.admin_statistics(), public.count_page_view(text, text), public.count_missed_search(text),
  public.reading_figures(integer) from public, anon, authenticated;
grant execute on function public.count_page_view(text, text), public.count_missed_search(text) to anon, authenticated, service_role;
grant execute on function public.admin_statistics(), public.reading_figures(integer) to authenticated, service_role;

-- A member's data: what happens when an account is deleted, and the export. A table that names a member has a view of its own in the
-- export: private.export_<table> (member, entry). The foreign key to the profile says what becomes of its rows when the member leaves.

-- Files without an owner, to be removed through the storage's own interface: SQL can't remove a file on a hosted project.
create table private.files_to_remove (
  bucket_id text not null,
  name text not null,
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  failure text check (char_length(failure) <= 1000),
  primary key (bucket_id, name)
);
create index files_to_remove_due on private.files_to_remove (due_at);

-- Members who left while the log has no index. They are forgotten with its lines.
create table private.logins_to_forget (
  id uuid primary key,
  left_at timestamptz not null default now()
);

alter table private.files_to_remove enable row level security;
alter table private.logins_to_forget enable row level security;

create policy "visitors and members have no access" on private.files_to_remove to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.logins_to_forget to anon, authenticated
  using (false) with check (false);

-- Files that are due, for the caller to remove. Each is claimed until its next try. `materialized` runs the choice once.
create function public.claim_files(most integer) returns table (bucket_id text, name text, tries integer)
language sql set search_path = '' as $$
  with due as materialized (
    select d.bucket_id, d.name from private.files_to_remove d
    where d.due_at <= now() order by d.due_at limit claim_files.most for update skip locked
  )
  update private.files_to_remove f
  set tries = f.tries + 1, due_at = now() + interval '1 minute' * (4 ^ least(f.tries, 6))
  from due where f.bucket_id = due.bucket_id and f.name = due.name
  returning f.bucket_id, f.name, f.tries
$$;

create function public.close_file(bucket_id text, name text, problem text) returns void
language plpgsql set search_path = '' as $$
begin
  if close_file.problem is null then
    delete from private.files_to_remove f where f.bucket_id = close_file.bucket_id and f.name = close_file.name;
  else
    update private.files_to_remove f set failure = left(close_file.problem, 1000)
    where f.bucket_id = close_file.bucket_id and f.name = close_file.name;
  end if;
end
$$;

-- A member's likes and ratings are deleted with the profile, and each updates a counter. Those rows are locked first, in one order, so that
-- two members' writes don't deadlock. Its name puts it after ask_for_sign_in and before the others.
create function private.lock_counters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reacted uuid[] := array(
    select tip_id from public.tip_likes where user_id = old.id union select tip_id from public.tip_ratings where user_id = old.id
  );
begin
  perform from public.articles
  where id in (select article_id from public.article_likes where user_id = old.id) order by id for no key update;
  perform from public.tips where id = any (reacted) order by id for no key update;
  perform from public.tip_statistics
  where category in (select t.category from public.tips t where t.id = any (reacted)) order by category for no key update;
  return old;
end
$$;
create trigger b_lock_counters before delete on public.profiles for each row execute function private.lock_counters();

-- Erases what no foreign key leads to. An article's creator leaves no name: where no author is named, readers saw it after the account was
-- gone.
create function private.forget_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turns where peer = old.id::text;
  update public.articles set author_name = '' where author_id = old.id and author_name <> '';
  return old;
end
$$;
create trigger forget_member before delete on public.profiles for each row execute function private.forget_member();

create function private.forget_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'avatars' and o.name like old.id || '/%'
  on conflict do nothing;
  return old;
end
$$;

-- The content's pictures and files stay, without their uploader.
create function private.forget_uploader() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects set owner = null, owner_id = null
  where bucket_id in ('contenus', 'fichiers') and owner_id = old.id::text;
  return old;
end
$$;

-- The login is deleted with the profile, as the profile with its login.
create function private.remove_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.id;
  return null;
end
$$;
create trigger remove_login after delete on public.profiles for each row execute function private.remove_login();

create function private.forget_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.changes where item = old.id;
  delete from public.outbox where lower(recipient) = lower(old.email);
  -- The new address of an unconfirmed change may be another person's: only mails about this member are deleted.
  delete from public.outbox
  where lower(recipient) = lower(nullif(old.email_change, '')) and strpos(lower(body_text), lower(old.email)) > 0;
  begin
    if to_regclass('auth.audit_log_entries_actor') is not null then
      delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
    elsif exists (select from auth.audit_log_entries) then
      insert into private.logins_to_forget (id) values (old.id) on conflict do nothing;
    end if;
  exception when insufficient_privilege then
    null; -- A project that keeps its log to itself forgets it in its own time.
  end;
  return null;
end
$$;
create trigger forget_login after delete on auth.users for each row execute function private.forget_login();

-- The tables without a view of their own in the export, by table.
create function private.export_first_tables() returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select id, email from auth.users where id = (select auth.uid()))
  select jsonb_build_object(
    'auth.users', (
      select jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_change', nullif(u.email_change, ''), 'email_confirmed_at', u.email_confirmed_at,
        'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'raw_user_meta_data', u.raw_user_meta_data
      )) from auth.users u where u.id = me.id
    ),
    -- Signed-in devices, without tokens.
    'auth.sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'updated_at', s.updated_at,
        'user_agent', to_jsonb(s) -> 'user_agent', 'ip', to_jsonb(s) -> 'ip'
      )), '[]') from auth.sessions s where s.user_id = me.id
    ),
    'profiles', (select coalesce(jsonb_agg(to_jsonb(p) - 'username_key'), '[]') from public.profiles p where p.id = me.id),
    'member_cards', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.member_cards c where c.id = me.id),
    'user_roles', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.user_roles r where r.user_id = me.id),
    'tip_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_likes l join public.tips t on t.id = l.tip_id where l.user_id = me.id
    ),
    'tip_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_comments c join public.tips t on t.id = c.tip_id where c.user_id = me.id
    ),
    'tip_ratings', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_ratings r join public.tips t on t.id = r.tip_id where r.user_id = me.id
    ),
    'article_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('slug', a.slug)), '[]')
      from public.article_likes l join public.articles a on a.id = l.article_id where l.user_id = me.id
    ),
    'article_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('slug', a.slug)), '[]')
      from public.article_comments c join public.articles a on a.id = c.article_id where c.user_id = me.id
    ),
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(a) - array['byline_key', 'category_key', 'title_key']), '[]')
      from public.articles a where a.author_id = me.id
    ),
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'reviewed_by'), '[]') from public.applications a where a.user_id = me.id
    ),
    -- Without the applicants, whose data it is.
    'applications_reviewed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.application_id, 'status', r.status, 'reviewed_at', r.made_at)), '[]')
      from public.application_reviews r where r.made_by = me.id
    ),
    'application_notes', (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]') from public.application_notes n where n.author_id = me.id
    ),
    -- By their confirmed e-mail.
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.contact_messages m where lower(m.email) = lower(me.email)
    ),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'email', n.email, 'asked_at', n.asked_at, 'confirmed_at', n.confirmed_at
      )), '[]') from public.newsletter_subscribers n where lower(n.email) = lower(me.email)
    ),
    'outbox', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'recipient', o.recipient, 'subject', o.subject, 'created_at', o.created_at, 'sent_at', o.sent_at
      )), '[]') from public.outbox o where lower(o.recipient) = lower(me.email)
    ),
    'turns', (
      select coalesce(jsonb_agg(jsonb_build_object('act', t.act, 'taken_at', t.taken_at)), '[]')
      from private.turns t where t.peer = me.id::text
    )
  ) from me
$$;

-- Everything that the club stores about the caller, by table. An export reads all tables of a member, so it has a limit. A new table that
-- names a member has a view private.export_<table>, or tests/security/memberTables.ts says why not.
create function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  member text := (select auth.uid());
  wait integer := case when member is null then 0 else private.take_turn('export', member, 5) end;
  everything jsonb;
  view_name text;
  entries jsonb;
begin
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  everything := private.export_first_tables();
  for view_name in
    select relname from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'v' and relname like 'export\_%'
  loop
    execute format('select coalesce(jsonb_agg(entry), ''[]'') from private.%I where member = $1', view_name)
    into entries using (select auth.uid());
    everything := everything || jsonb_build_object(substr(view_name, char_length('export_') + 1), entries);
  end loop;
  return everything;
end
$$;

-- Reads the log once for all who left since the last time, and not at all for none.
create function private.forget_logins() returns void
language plpgsql security definer set search_path = '' as $$
declare
  members text[] := array(select l.id::text from private.logins_to_forget l);
begin
  if cardinality(members) = 0 then
    return;
  end if;
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = any (members) or payload -> 'traits' ->> 'user_id' = any (members);
  delete from private.logins_to_forget l where l.id::text = any (members);
exception when insufficient_privilege then
  delete from private.logins_to_forget;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is not null then
    create trigger forget_pictures before delete on public.profiles for each row execute function private.forget_pictures();
    create trigger forget_uploader before delete on public.profiles for each row execute function private.forget_uploader();
  end if;
end
$$;

-- Deleting an account takes its lines off the accounts' log by an index. On a hosted project the log belongs to the accounts' service and
-- takes no index: there the daily job reads it, so that a member who leaves doesn't wait for millions of lines.
do $$
begin
  create index audit_log_entries_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
exception when insufficient_privilege then
  raise notice 'the accounts'' log takes no index of this role';
end
$$;

grant all on private.files_to_remove, private.logins_to_forget to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.claim_files(integer), public.close_file(text, text, text),
  public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated, service_role;
grant execute on function public.claim_files(integer), public.close_file(text, text, text) to service_role;

-- What has to happen at a time. On a hosted project pg_cron calls the database, and pg_net the function that sends mails. Where an
-- extension is missing, nothing is scheduled: the embedded backend does both itself.

-- Deletes what is older than the privacy page says. The embedded backend calls it once a day, cron on a hosted project. Turns that another
-- transaction is deleting are skipped.
create function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages
  where created_at < now() - interval '12 months' or state = 'spam' and state_since < now() - interval '30 days';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where ctid = any (array(
    select ctid from private.turns
    where taken_at not between now() - interval '1 day' and now() + interval '1 minute' for update skip locked
  ));
  -- The counters on tips and articles stay.
  delete from public.tip_views where day < current_date - 30;
  delete from public.tip_shares where day < current_date - 30;
  delete from public.article_shares where day < current_date - 30;
  delete from public.page_views where day < current_date - 90;
  delete from public.missed_searches where day < current_date - 90;
  delete from public.notifications where created_at < now() - interval '90 days';
  delete from public.changes where kind = 'notifications' and changed_at < now() - interval '1 day';
  -- A month after their week.
  delete from public.polls where week < current_date - 37;
  select private.find_orphaned_pictures();
  select private.forget_logins();
$$;

-- Asks the functions to send what is due: mails, letters, notifications, pushes, Discord messages, files to remove. Cron calls it; without
-- due work it asks nothing.
create function private.ask_for_due_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  functions_address text := (select c.functions_address from private.club c);
begin
  if functions_address is null or to_regnamespace('net') is null then
    return;
  end if;
  perform private.fill_letters();
  perform private.fill_notification_mails();
  perform private.fill_pushes();
  if exists (
    select from public.outbox o
    where o.sent_at is null and o.tries < case when o.letter is null then 8 else private.letter_tries() end
      and (o.due_at <= now() or o.created_at > now() + interval '1 minute')
  )
    or exists (
      select from private.announcements n join public.applications a on a.id = n.application_id
      where n.due_at <= now() and a.status not in ('accepted', 'rejected', 'withdrawn')
    )
    or exists (select from private.files_to_remove f where f.due_at <= now())
    or exists (select from private.pushes p where p.due_at <= now() and private.pushes_until(now()) is not null)
    or exists (
      select from private.discord_channel c, public.discord_posts p
      where c.broken is null and coalesce(c.paused_until, '-infinity') <= now()
        and (p.due_at <= now() or p.claimed_until <= now())
    )
  then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb)' using functions_address || '/send-due-mails';
  end if;
end
$$;

-- Schedules the jobs where pg_cron is there. Idempotent: a job of the same name is replaced when it differs.
create function private.schedule_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
  is_scheduled boolean;
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  for wanted in
    select * from (values
      ('forget what was kept long enough', '17 4 * * *', 'select private.run_due()'),
      ('send mails that wait', '* * * * *', 'select private.ask_for_due_mails()'),
      ('publish what is due', '* * * * *', 'select private.apply_schedules()')
    ) as jobs (name, schedule, command)
  loop
    execute 'select exists (
      select from cron.job where jobname = $1 and schedule = $2 and command = $3 and active and username = current_user
    )' into is_scheduled using wanted.name, wanted.schedule, wanted.command;
    if not is_scheduled then
      execute 'select cron.unschedule(jobid) from cron.job where jobname = $1' using wanted.name;
      execute 'select cron.schedule($1, $2, $3)' using wanted.name, wanted.schedule, wanted.command;
    end if;
  end loop;
end
$$;

-- A hosted project has both extensions at hand. A server of one's own may have them without having loaded them.
do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if exists (select from pg_available_extensions where name = extension and installed_version is null) then
      begin
        -- pg_cron has a schema of its own choice. pg_net would be named in `public`, for good, which the advisors warn of.
        execute format('create extension %I', extension) || case when extension = 'pg_net' then ' with schema extensions' else '' end;
      exception when others then
        raise notice '% is not enabled here: %', extension, sqlerrm;
      end;
    end if;
  end loop;
  perform private.schedule_jobs();
exception when others then
  raise notice 'no job is scheduled here: %', sqlerrm;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.schedule_jobs() to service_role;
