-- As before, and an article's creator leaves no name: where no author is named, readers saw it after the account was gone.
create or replace function private.forget_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turns where peer = old.id::text;
  update public.articles set author_name = '' where author_id = old.id and author_name <> '';
  return old;
end
$$;
