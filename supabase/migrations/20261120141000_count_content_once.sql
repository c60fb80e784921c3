-- A category that is filed under several names is counted in one call. The old signature goes: a panel that is open during the
-- upgrade can't count any more until it is reloaded, once the new site is up.
drop function public.count_content(text, text);
create function public.count_content(words text, of_categories text[] default null)
returns table (articles bigint, tips bigint, categories text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words = '' then
    return query select
      (
        select count(*) from public.articles a
        where count_content.of_categories is null or a.category = any (count_content.of_categories)
      ),
      (
        select count(*) from public.tips t
        where count_content.of_categories is null or t.category = any (count_content.of_categories)
      ),
      array(select c from private.categories_in_use() c order by 1);
  else
    return query select
      (
        select count(*) from public.articles a
        where strpos(a.title_key, count_content.words) > 0
          and (count_content.of_categories is null or a.category = any (count_content.of_categories))
      ),
      (
        select count(*) from public.tips t
        where strpos(t.title_key, count_content.words) > 0
          and (count_content.of_categories is null or t.category = any (count_content.of_categories))
      ),
      array(select c from private.categories_in_use() c order by 1);
  end if;
end
$$;
revoke all on function public.count_content(text, text[]) from public, anon, authenticated;
grant execute on function public.count_content(text, text[]) to authenticated, service_role;
