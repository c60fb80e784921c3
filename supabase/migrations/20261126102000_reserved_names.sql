-- Usernames that pass for a function or for the club are the staff's. domain/accounts/reservedName.ts has the same rule.

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
      private.folded_username(words),
      '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
      'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'
    ),
    'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋпгтдилф',
    'abcdefghijklmnopqrstuvwyzagivnrtdilf'
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
    select c.name from private.club c
    union all
    select p.texts ->> field from public.page_texts p, unnest('{name,shortName}'::text[]) field where p.section = 'identity'
  ) names where name <> ''
$$;

create function private.is_reserved_username(name text, names_of_club text[]) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  titles constant text[] := array(select private.plain_letters(word, false) from unnest(
    '{admin,admins,administrateur,administratrice,administration,administrator,webmaster,staff,modo,modos,modérateur,modératrice,modérateurs,modération,moderator,админ,модератор}'::text[]
  ) word);
  functions constant text[] := titles || array(select private.plain_letters(word, false) from unnest(
    '{mod,mods,équipe,team,officiel,officielle,official,support,system,système,root,rédaction,direction,bureau,club,président,présidente,fondateur,fondatrice}'::text[]
  ) word);
  before constant text[] := array(select private.plain_letters(word, false) from unnest(
    '{le,la,les,l,un,une,de,du,des,d,the,of,et,and,notre}'::text[]
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

-- For members. A restored backup keeps its rows, and a sign-up never fails.
create function private.refuse_reserved_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op = 'INSERT' or new.username is distinct from old.username) and private.may_not_be_called(new.id, new.username) then
    raise check_violation using message = 'the username is reserved', constraint = 'profiles_username_reserved';
  end if;
  return new;
end
$$;
create trigger refuse_reserved_username before insert or update of username on public.profiles for each row
  when (auth.uid() is not null) execute function private.refuse_reserved_username();

-- As before, and a reserved name is left out.
create or replace function private.add_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := coalesce(
    private.normalize_name(new.raw_user_meta_data ->> 'username', 30), private.normalize_name(new.raw_user_meta_data ->> 'pseudo', 30)
  );
  given text := case when not private.may_not_be_called(new.id, wanted) then wanted end;
  number integer := 1;
begin
  loop
    begin
      insert into public.profiles (id, full_name, username, created_at)
      values (
        new.id, private.normalize_name(new.raw_user_meta_data ->> 'full_name', 100), given, coalesce(new.created_at, now())
      );
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
