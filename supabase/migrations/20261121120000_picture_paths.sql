-- Uploaded pictures are stored by their path, so that they outlive the site's domain. Earlier ones were stored with it: those that are in
-- the bucket lose it, whatever it was. No author's words change, so it is no revision and no new date.
create function private.picture_paths(body text) returns text
language plpgsql stable set search_path = '' as $$
declare
  picture text;
begin
  for picture in
    select distinct groups[1]
    from regexp_matches(
      body, '/storage/v1/object/public/contenus/(images/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp))', 'g'
    ) as matches (groups)
    join storage.objects o on o.bucket_id = 'contenus' and o.name = groups[1]
  loop
    body := regexp_replace(
      body, 'https?://[^][[:space:]"''<>()/\\]+(/storage/v1/object/public/contenus/' || replace(picture, '.', '\.') || ')', '\1', 'g'
    );
  end loop;
  return body;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  alter table public.articles disable trigger user;
  alter table public.tips disable trigger user;
  update public.articles set content = private.picture_paths(content), featured_image = private.picture_paths(featured_image)
    where concat(content, ' ', featured_image) ~ 'https?://[^/]+/storage/v1/object/public/contenus/';
  update public.tips set
    content = private.picture_paths(content),
    featured_image = private.picture_paths(featured_image),
    hero_image = private.picture_paths(hero_image)
    where concat(content, ' ', featured_image, ' ', hero_image) ~ 'https?://[^/]+/storage/v1/object/public/contenus/';
  alter table public.articles enable trigger user;
  alter table public.tips enable trigger user;
end
$$;

drop function private.picture_paths(text);
