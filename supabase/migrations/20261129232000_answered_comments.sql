-- Which comment a reply answers, so that its author is told; and mentions that an edit adds are told.
-- docs/decisions/0196-told-of-replies-and-members.md has the reasons. What is answered is gone: the reply stays.

alter table public.article_comments
  add column answered_id uuid references public.article_comments (id) on delete set null;
alter table public.tip_comments
  add column answered_id uuid references public.tip_comments (id) on delete set null;
create index article_comments_answers on public.article_comments (answered_id);
create index tip_comments_answers on public.tip_comments (answered_id);

-- As before, and keeps the comment that was named as parent: it is one of this thread.
create or replace function private.place_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  root uuid;
begin
  execute format(
    'select coalesce(c.parent_id, c.id) from public.%1$I c
     where c.id = $1 and c.%2$I = ($2 ->> %2$L)::uuid and c.hidden_at is null and c.deleted_at is null', tg_argv[0], tg_argv[1]
  ) into root using new.parent_id, to_jsonb(new);
  if root is not null then
    execute format('select c.id from public.%I c where c.id = $1 and c.hidden_at is null for key share', tg_argv[0])
      into root using root;
  end if;
  if root is null then
    raise exception 'the answered comment is gone' using errcode = 'foreign_key_violation', constraint = 'answered_comment';
  end if;
  new.answered_id := new.parent_id;
  new.parent_id := root;
  return new;
end
$$;

-- As before, and the author of the comment that is answered. Changed words tell those whom they name, and the words before did not.
-- Nobody is told twice of a comment: an answer is no mention too.
create or replace function private.tell_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_edit boolean := tg_op = 'UPDATE' and new.content <> old.content;
  item uuid := (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid;
  slug text;
  title text;
  answered uuid[];
  named uuid[];
begin
  -- Changed words may be held by now.
  execute format(
    'select i.slug, i.title from public.%I i join public.%I c on c.id = $2 and c.hidden_at is null where i.id = $1 and i.is_published',
    tg_argv[1], tg_argv[0] || '_comments'
  ) into slug, title using item, new.id;
  if slug is null then
    return null;
  end if;
  execute format('select array_agg(c.user_id) from public.%I c where c.id in ($1, $2) and c.user_id is not null', tg_argv[0] || '_comments')
    into answered using new.parent_id, new.answered_id;
  named := array(
    select unnest(private.mentioned_members(new.content)) except select unnest(answered)
    except select unnest(private.mentioned_members(old.content)) where is_edit
  );
  if not is_edit then
    perform private.tell_members(answered, 'answer', 'answer:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  end if;
  perform private.tell_members(named, 'mention', 'mention:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  return null;
end
$$;
create trigger tell_members_of_edit after update of content on public.article_comments for each row
  when (new.hidden_at is null and new.deleted_at is null and new.content <> old.content)
  execute function private.tell_of_comment('article', 'articles');
create trigger tell_members_of_edit after update of content on public.tip_comments for each row
  when (new.hidden_at is null and new.deleted_at is null and new.content <> old.content)
  execute function private.tell_of_comment('tip', 'tips');
