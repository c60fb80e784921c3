-- Usernames that pass for a function: plural words, look-alikes of further scripts, and titles that are set apart.
-- domain/accounts/reservedName.ts has the same rule.

-- A text's letters and digits, look-alikes as one: "l" is an "i", "rn" an "m".
create or replace function private.plain_letters(words text, is_leet boolean) returns text
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

create or replace function private.is_reserved_username(name text, names_of_club text[]) returns boolean
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

-- Who has such a name keeps it. A profile is saved by an insert that becomes an update, so the stored name is looked up.
create or replace function private.refuse_reserved_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles p where p.id = new.id and p.username is not distinct from new.username)
    and private.may_not_be_called(new.id, new.username) then
    raise check_violation using message = 'the username is reserved', constraint = 'profiles_username_reserved';
  end if;
  return new;
end
$$;

-- The short name of the club's folder is the club's, too.
alter table private.club add column short_name text
  check (btrim(short_name) <> '' and short_name !~ '[\n\r]' and char_length(short_name) <= 100);

drop function public.remember_club(text, text, text);
create function public.remember_club(
  name text, address text, functions_address text default null, short_name text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.club as known (name, address, functions_address, short_name)
  values (remember_club.name, remember_club.address, remember_club.functions_address, remember_club.short_name)
  on conflict (only_one) do update set
    name = excluded.name, address = excluded.address, functions_address = excluded.functions_address,
    short_name = excluded.short_name
  where (known.name, known.address, known.functions_address, known.short_name)
    is distinct from (excluded.name, excluded.address, excluded.functions_address, excluded.short_name);
  begin
    perform private.schedule_jobs();
  exception when others then
    raise warning 'the scheduled jobs are as they were: %', sqlerrm;
  end;
end
$$;

create or replace function private.club_names() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct name), '{}') from (
    select unnest(array[c.name, c.short_name]) as name from private.club c
    union all
    select p.texts ->> field from public.page_texts p, unnest('{name,shortName}'::text[]) field where p.section = 'identity'
  ) names where name <> ''
$$;

-- The address of a page's last button may be empty, no other.
create or replace function private.are_page_addresses(texts jsonb) returns boolean
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

-- What is empty elsewhere has no valid form: it leads nowhere, as other addresses that aren't any.
do $$
declare
  page record;
begin
  for page in
    select section, texts #>> '{call,address}' = '' as is_empty_call,
      replace(texts::text, '"address": ""', '"address": "https://adresse.invalid/"')::jsonb as mended
    from public.page_texts where section <> 'legal' and not private.are_page_addresses(texts)
  loop
    update public.page_texts
    set texts = case when page.is_empty_call then jsonb_set(page.mended, '{call,address}', '""') else page.mended end
    where section = page.section and private.are_page_addresses(
      case when page.is_empty_call then jsonb_set(page.mended, '{call,address}', '""') else page.mended end
    );
  end loop;
end
$$;
alter table public.page_texts drop constraint page_texts_addresses;
alter table public.page_texts add constraint page_texts_addresses check (
  section = 'legal' or private.are_page_addresses(texts)
);

-- A mail address: its host has letters, digits, "-" and "_". What has another one reaches nobody.
create or replace function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'
    and address ~ '^[^\s@<>()\[\]\\,;:"]+@[^\s\u0001-\u002c./:-@\[-^`{-\u007f]+(\.[^\s\u0001-\u002c./:-@\[-^`{-\u007f]+)+$'
    and char_length(address) <= 254
$$;
delete from public.outbox where not private.is_mail_address(recipient) or not private.is_mail_address(reply_to);
delete from public.newsletter_subscribers where not private.is_mail_address(email);

revoke execute on all functions in schema private from public;
revoke all on function public.remember_club(text, text, text, text) from public, anon, authenticated;
grant execute on function public.remember_club(text, text, text, text) to service_role;
