-- The private schema, and the rules for texts and dates that several modules share.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to service_role;

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

revoke execute on all functions in schema private from public;
-- Table constraints and generated columns call these with the rights of the role that writes.
grant execute on function private.is_visible(text), private.is_plain_text(text), private.is_plain_line(text),
  private.search_key(text) to authenticated, service_role;
