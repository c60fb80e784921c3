-- All that the club keeps of whoever asks, as one piece of JSON: what each table says of them, under the table's name. Whoever adds a
-- table that names a member adds it here, or says in tests/security/memberTables.ts why it isn't.
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select id, email from auth.users where id = (select auth.uid()))
  select jsonb_build_object(
    'auth.users', (
      select jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_change', nullif(u.email_change, ''), 'email_confirmed_at', u.email_confirmed_at,
        'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'raw_user_meta_data', u.raw_user_meta_data
      )) from auth.users u where u.id = me.id
    ),
    -- Which devices are signed in, without what would let somebody else in.
    'auth.sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'updated_at', s.updated_at,
        'user_agent', to_jsonb(s) -> 'user_agent', 'ip', to_jsonb(s) -> 'ip'
      )), '[]') from auth.sessions s where s.user_id = me.id
    ),
    'profiles', (select coalesce(jsonb_agg(to_jsonb(p) - 'username_key'), '[]') from public.profiles p where p.id = me.id),
    'member_cards', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.member_cards c where c.id = me.id),
    'user_roles', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.user_roles r where r.user_id = me.id),
    'tip_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_likes l join public.tips t on t.id = l.tip_id where l.user_id = me.id
    ),
    'tip_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'hidden_by' || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_comments c join public.tips t on t.id = c.tip_id where c.user_id = me.id
    ),
    'tip_ratings', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('slug', t.slug)), '[]')
      from public.tip_ratings r join public.tips t on t.id = r.tip_id where r.user_id = me.id
    ),
    'article_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('slug', a.slug)), '[]')
      from public.article_likes l join public.articles a on a.id = l.article_id where l.user_id = me.id
    ),
    'article_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'hidden_by' || jsonb_build_object('slug', a.slug)), '[]')
      from public.article_comments c join public.articles a on a.id = c.article_id where c.user_id = me.id
    ),
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(a) - array['byline_key', 'category_key', 'title_key']), '[]')
      from public.articles a where a.author_id = me.id
    ),
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'reviewed_by'), '[]') from public.applications a where a.user_id = me.id
    ),
    -- Whom a member of the staff decided on is somebody else's to know.
    'applications_reviewed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'status', a.status, 'reviewed_at', a.reviewed_at)), '[]')
      from public.applications a where a.reviewed_by = me.id
    ),
    'application_notes', (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]') from public.application_notes n where n.author_id = me.id
    ),
    -- What stands under their e-mail, which they have shown to be theirs.
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.contact_messages m where lower(m.email) = lower(me.email)
    ),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'email', n.email, 'asked_at', n.asked_at, 'confirmed_at', n.confirmed_at
      )), '[]') from public.newsletter_subscribers n where lower(n.email) = lower(me.email)
    ),
    'outbox', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'recipient', o.recipient, 'subject', o.subject, 'created_at', o.created_at, 'sent_at', o.sent_at
      )), '[]') from public.outbox o where lower(o.recipient) = lower(me.email)
    ),
    'turns', (
      select coalesce(jsonb_agg(jsonb_build_object('act', t.act, 'taken_at', t.taken_at)), '[]')
      from private.turns t where t.peer = me.id::text
    )
  ) from me
$$;

revoke all on function public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated, service_role;
