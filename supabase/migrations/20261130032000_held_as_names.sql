-- What holds a comment back, as names are compared: a held word with a letter of another script in it, or with a character that isn't seen,
-- is that word. And a link is what has the shape of an address. domain/content/reactions/holding.ts has the same rules.

create function private.plain_text(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(private.folded_username(word), ' ' order by place), '')
  from regexp_split_to_table(
    words, '[\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'
  ) with ordinality as split (word, place)
$$;

-- Words with one space between two, and at both ends.
create or replace function private.spoken(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select ' ' || private.search_text(private.search_folded(private.plain_text(words))) || ' '
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

-- Why a comment of this member is held; null when it isn't.
create or replace function private.held_for(words text, author uuid) returns text
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

revoke execute on function private.plain_text(text), private.has_link(text) from public;
