-- Who is told of a comment: the member whom it answers, and those whom it names. And the members whom a text can name.

-- A username that a text names has no spaces; its key has none either.
create function private.mentioned_members(words text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.id), '{}') from public.profiles p
  where not p.is_hidden and p.username_key in (
    select private.folded_username(rtrim(found[1], '.-')) from (
      select found from regexp_matches(words, '(?:^|[\s(«"''])@([^\s@,;:!?()<>"«»]{1,40})', 'g') as found limit 10
    ) first_ten
  )
$$;

-- Its arguments: the kind of the content item, and the table of the items.
create function private.tell_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  slug text;
  title text;
  answered uuid;
begin
  execute format('select i.slug, i.title from public.%I i where i.id = ($1 ->> %L)::uuid and i.is_published', tg_argv[1], tg_argv[0] || '_id')
    into slug, title using to_jsonb(new);
  if slug is null then
    return null;
  end if;
  if new.parent_id is not null then
    execute format('select c.user_id from public.%I c where c.id = $1', tg_argv[0] || '_comments') into answered using new.parent_id;
    if answered is not null then
      perform private.tell_member(
        answered, 'answer', 'answer:' || new.id, tg_argv[0], (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid, slug, title, new.user_id, new.id
      );
    end if;
  end if;
  perform private.tell_members(
    array_remove(private.mentioned_members(new.content), answered), 'mention', 'mention:' || new.id, tg_argv[0],
    (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid, slug, title, new.user_id, new.id
  );
  return null;
end
$$;
create trigger tell_members after insert on public.article_comments
  for each row execute function private.tell_of_comment('article', 'articles');
create trigger tell_members after insert on public.tip_comments
  for each row execute function private.tell_of_comment('tip', 'tips');

-- A hidden or deleted comment tells nobody.
create function private.forget_told_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.comment_id = old.id;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;
create trigger forget_notifications_of_deletion after delete on public.article_comments
  for each row execute function private.forget_told_comment();
create trigger forget_notifications after update of hidden_reason, deleted_at on public.article_comments
  for each row when (new.hidden_at is not null or new.deleted_at is not null) execute function private.forget_told_comment();
create trigger forget_notifications_of_deletion after delete on public.tip_comments
  for each row execute function private.forget_told_comment();
create trigger forget_notifications after update of hidden_reason, deleted_at on public.tip_comments
  for each row when (new.hidden_at is not null or new.deleted_at is not null) execute function private.forget_told_comment();

create index profiles_username_begun on public.profiles (username_key text_pattern_ops);

-- Members whose username begins so, without those who hide their page.
create function public.find_mentionable(begun text) returns table (id uuid, username text, avatar_url text, is_staff boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, c.username, c.avatar_url, c.is_staff
  from public.profiles p join public.member_cards c on c.id = p.id
  where p.username_key like regexp_replace(private.folded_username(left(begun, 40)), '([%_\\])', '\\\1', 'g') || '%'
    and private.folded_username(begun) <> '' and not c.is_hidden
  order by char_length(p.username_key), p.username_key limit 6
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.find_mentionable(text) from public, anon, authenticated;
grant execute on function public.find_mentionable(text) to authenticated;
