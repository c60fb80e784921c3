-- The server cuts a share image around the picture's own point alone: any other in an address would be one more image to make.
create function public.focal_point(picture uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.focal_point from public.pictures p where p.id = focal_point.picture), '')
$$;
revoke all on function public.focal_point(uuid) from public, anon, authenticated;
grant execute on function public.focal_point(uuid) to anon, authenticated, service_role;
