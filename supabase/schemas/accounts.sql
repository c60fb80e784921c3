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
