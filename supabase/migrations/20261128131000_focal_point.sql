-- The point of a picture that stays in view where the picture is cut. docs/decisions/0133-focal-point.md has the reasons.
-- domain/content/body/focalPoint.ts reads it.

-- Percent of width and height. Null: nobody has set one.
alter table public.pictures add column focal_point text check (focal_point ~ '^(100|[0-9]{1,2}),(100|[0-9]{1,2})$');

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

create trigger tell_site_of_focal_point after update on public.articles for each row
  when (new.is_published and old.featured_image is distinct from new.featured_image) execute function private.tell_site('articles');
create trigger tell_site_of_focal_point after update on public.tips for each row
  when (
    new.is_published and (old.featured_image, old.hero_image) is distinct from (new.featured_image, new.hero_image)
  ) execute function private.tell_site('tips');

-- As before, and the point.
drop function public.find_pictures(text, boolean, integer, integer);
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

-- A null leaves what there is. Records whose picture gets another point keep their revision, their date and their versions: the columns that
-- a save writes aren't written.
drop function public.describe_picture(uuid, text, text);
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

-- Puts a picture in the place of another wherever that one stands: a save of each record. Earlier versions, and letters that are on their
-- way or sent, stay as they are. The new one takes the old one's text and point.
create or replace function public.replace_picture(old_name text, new_name text) returns void
language plpgsql security definer set search_path = '' as $$
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
  from private.picture_uses u where u.picture = picture_id and u.place = 'page' and u.item = r.id;
  update public.letters r set content = replace(r.content, is_from, becomes), body_text = replace(r.body_text, is_from, becomes),
    body_html = replace(r.body_html, is_from, becomes), revision = r.revision + 1
  from private.picture_uses u
  where u.picture = picture_id and u.place = 'letter' and u.item = r.id and r.state in ('draft', 'scheduled');
end
$$;

revoke execute on function private.with_focal_point(text), private.keep_focal_points() from public;
revoke all on function public.find_pictures(text, boolean, integer, integer), public.describe_picture(uuid, text, text, text)
  from public, anon, authenticated;
grant execute on function public.find_pictures(text, boolean, integer, integer), public.describe_picture(uuid, text, text, text)
  to authenticated, service_role;
