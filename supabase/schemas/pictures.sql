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
