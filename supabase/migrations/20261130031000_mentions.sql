-- What a mention is: domain/content/reactions/mentions.ts has the same rule, and its reasons. No class of the database's locale is in it.

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

-- A username that a text names has no spaces; its key has none either.
create or replace function private.mentioned_members(words text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct named.id), '{}') from private.mentions_in(words) found
    cross join lateral (
      select p.id, p.is_hidden from private.usernames_in(found) with ordinality as names (username, place)
        join public.profiles p on p.username_key = private.folded_username(names.username)
      order by names.place limit 1
    ) named
  where not named.is_hidden
$$;

revoke execute on function private.mentions_in(text), private.usernames_in(text) from public;
