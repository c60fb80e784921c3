-- As before, within the caller's rights: the texts of who runs the club are the admins', as the policies of page_texts say. Answers where
-- the old one still stands, as list_picture_uses() does: there, and in letters that are on their way or sent.
drop function public.replace_picture(text, text);
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

revoke all on function public.replace_picture(text, text) from public, anon, authenticated;
grant execute on function public.replace_picture(text, text) to authenticated, service_role;
