-- One rule for the addresses of links and pictures, in three domains that each column of an address has. domain/shared/address.ts has the
-- same rule.

-- No control characters, spaces, invisible ones, those that turn the text around, and marks of code.
create function private.is_open_text(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 2000
    and address !~ '[\u0001-\u0020"<>\\\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;

-- A host without signs, marks over letters, letters that look like "/" or ":", and letters that browsers read as others. One that ends in
-- a number is a plain IPv4 address.
create function private.is_host(host text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select composed = normalize(host, NFKC)
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

-- What isn't an address any more: without spaces around it, or null.
create function private.mended_address(address text, is_picture boolean) returns text
language sql immutable set search_path = '' as $$
  select mended from regexp_replace(address, '^[\s\u0001-\u0020\u00a0\u200b\ufeff]+|[\s\u0001-\u0020\u00a0\u200b\ufeff]+$', '', 'g') mended
  where private.is_web_address(mended) or is_picture and private.is_picture_address(mended)
$$;

create or replace function private.are_links(links jsonb, texts text[], most integer) returns boolean
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

create or replace function private.are_page_addresses(texts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select not exists (
    select from jsonb_path_query(texts, '$.**.address') address
    where jsonb_typeof(address) <> 'string' or char_length(address #>> '{}') > 500
      or not private.is_web_address(address #>> '{}') or (address #>> '{}') !~* '^https:'
  ) and not exists (
    select from jsonb_path_query(texts, '$.**.email') email
    where jsonb_typeof(email) <> 'string' or not private.is_mail_address(email #>> '{}')
  )
$$;

create or replace function private.are_pictures(addresses text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(addresses) <= 6 and array_position(addresses, null) is null and not exists (
    select from unnest(addresses) address where not private.is_picture_address(address)
  )
$$;

-- Lists lose the addresses that aren't any.
update public.teams t set links = coalesce(
  (
    select jsonb_agg(link order by place) from jsonb_array_elements(t.links) with ordinality as l (link, place)
    where private.is_web_address(link ->> 'address')
  ), '[]'
) where not private.are_links(links, '{title,text,words}', 3);
update public.people p set links = coalesce(
  (
    select jsonb_agg(link order by place) from jsonb_array_elements(p.links) with ordinality as l (link, place)
    where private.is_web_address(link ->> 'address')
  ), '[]'
) where not private.are_links(links, '{words}', 3);
update public.products p set pictures = array(
  select address from unnest(p.pictures) with ordinality as a (address, place)
  where private.is_picture_address(address) order by place
) where not private.are_pictures(pictures);
-- Links of pages lead nowhere.
do $$
declare
  page record;
begin
  for page in
    select p.section, bad::text as bad from public.page_texts p, jsonb_path_query(p.texts, '$.**.address') bad
    where not private.is_web_address(bad #>> '{}')
  loop
    update public.page_texts set texts = replace(texts::text, page.bad, '"https://adresse.invalid/"')::jsonb
    where section = page.section;
  end loop;
end
$$;
-- A partner has to have one: without, it is a draft with an address that leads nowhere.
update public.partners set is_published = false, address = 'https://adresse.invalid/'
where private.mended_address(address, false) is null or private.mended_address(address, false) !~* '^https:';

-- Gives columns their domain. Triggers of a column are made again, which PostgreSQL wants for another type.
do $$
declare
  wanted record;
  bound record;
  made text[];
  kept text;
begin
  for wanted in
    select w.place, w.address_table::regclass as of_table, w.address_column as of_column, w.address_domain as of_domain
    from (values
      (1, 'public.profiles', 'avatar_url', 'picture_address'),
      (2, 'public.member_cards', 'avatar_url', 'picture_address'),
      (3, 'public.articles', 'featured_image', 'picture_address'),
      (4, 'public.tips', 'featured_image', 'picture_address'),
      (5, 'public.tips', 'hero_image', 'picture_address'),
      (6, 'public.matches', 'opponent_logo', 'picture_address'),
      (7, 'public.matches', 'watch', 'web_address'),
      (8, 'public.matches', 'vod', 'web_address'),
      (9, 'public.people', 'stats', 'web_address'),
      (10, 'public.people', 'photo', 'picture_address'),
      (11, 'public.partners', 'address', 'secure_address'),
      (12, 'public.partners', 'logo', 'picture_address'),
      (13, 'public.products', 'order_link', 'secure_address'),
      (14, 'public.outbox', 'leave_address', 'web_address')
    ) w (place, address_table, address_column, address_domain)
    order by w.place
  loop
    made := '{}';
    for bound in
      select t.tgname, pg_get_triggerdef(t.oid) as definition
      from pg_trigger t
      where t.tgrelid = wanted.of_table and not t.tgisinternal and exists (
        select from pg_depend d join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = d.refobjsubid
        where d.classid = 'pg_trigger'::regclass and d.objid = t.oid and d.refobjid = t.tgrelid and a.attname = wanted.of_column
      )
    loop
      made := made || bound.definition;
      execute format('drop trigger %I on %s', bound.tgname, wanted.of_table);
    end loop;
    for bound in
      select c.conname from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.conrelid = wanted.of_table and c.contype = 'c' and a.attname = wanted.of_column
    loop
      execute format('alter table %s drop constraint %I', wanted.of_table, bound.conname);
    end loop;
    execute format(
      'alter table %1$s alter column %2$I type public.%3$I using %4$s', wanted.of_table, wanted.of_column, wanted.of_domain,
      case wanted.of_domain
        when 'secure_address' then format(
          'case when private.mended_address(%1$I, false) ~* ''^https:'' then private.mended_address(%1$I, false) end', wanted.of_column
        )
        else format('private.mended_address(%I, %L)', wanted.of_column, wanted.of_domain = 'picture_address')
      end
    );
    foreach kept in array made loop
      execute kept;
    end loop;
  end loop;
end
$$;
drop function private.mended_address(text, boolean);

-- Domains and constraints call these with the rights of the role that writes.
revoke execute on all functions in schema private from public;
grant execute on function private.is_web_address(text), private.is_picture_address(text)
  to authenticated, service_role;

-- As before, for columns of these domains.
create or replace function public.find_content(
  kind text, words text, of_categories text[] default null, skipped integer default 0, most integer default 24
) returns table (
  id uuid, slug text, title text, excerpt text, category text, category_label text, featured_image text, is_published boolean,
  created_at timestamptz, views integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff looks for drafts';
  end if;
  return query execute format(
    'select i.id, i.slug, i.title, i.excerpt, i.category, i.category_label, i.featured_image::text, i.is_published, i.created_at, %s
    from public.%I i
    where i.title_key like $1 and ($2 is null or i.category = any ($2))
    order by i.created_at desc, i.id offset $3 limit least($4, 100)',
    case when find_content.kind = 'tip' then 'i.views' else 'null::integer' end,
    case when find_content.kind = 'tip' then 'tips' else 'articles' end
  ) using private.containing(find_content.words), find_content.of_categories, find_content.skipped, find_content.most;
end
$$;
