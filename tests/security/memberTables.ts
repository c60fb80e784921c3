/** The column behind `member` in each view private.export_<name>; but for signatures, which name members in a text, and for identities, of which those of Discord are exported. */
export const exportOf = `
  select distinct n.nspname || '.' || t.relname || '.' || a.attname as column, substr(v.relname, 8) as name
  from pg_class v join pg_rewrite r on r.ev_class = v.oid
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
    join pg_class t on t.oid = d.refobjid join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where v.relnamespace = 'private'::regnamespace and v.relkind = 'v' and v.relname like 'export\\_%'
    and v.relname not in ('export_signed_articles', 'export_identities') and exists (
    select from pg_constraint f where f.contype = 'f' and f.conrelid = t.oid and a.attnum = any (f.conkey)
      and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
  )`;

/** Columns that name a member and have no view, with their name in the export. */
export const exportedFirst: Readonly<Record<string, string>> = {
  "auth.users.id": "auth.users",
  "auth.sessions.user_id": "auth.sessions",
  "public.profiles.id": "profiles",
  "public.member_cards.id": "member_cards",
  "public.user_roles.user_id": "user_roles",
  "public.tip_likes.user_id": "tip_likes",
  "public.tip_comments.user_id": "tip_comments",
  "public.tip_ratings.user_id": "tip_ratings",
  "public.article_likes.user_id": "article_likes",
  "public.article_comments.user_id": "article_comments",
  "public.articles.author_id": "articles",
  "public.applications.user_id": "applications",
  "public.application_reviews.made_by": "applications_reviewed",
  "public.application_notes.author_id": "application_notes",
};

/** Columns that the export leaves out, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  "auth.flow_state.user_id": "secrets, for minutes",
  "auth.identities.user_id": "those of Discord are in export_identities; the others say again what auth.users says",
  "auth.refresh_tokens.user_id": "secrets of the sessions, which are there",
  "private.content_writers.member_id": "which text they have open, forgotten after 90 seconds",
  "private.notification_mail_links.user_id": "the secret of their link that ends mails, which is in each of them",
  "public.applications.reviewed_by": "always empty: application_reviews keeps it",
  "public.article_comment_hidings.hidden_by": "what they decided about somebody else's words",
  "public.article_revisions.changed_by": "the steps of their work on what the club publishes",
  "public.content_versions.saved_by": "the steps of their work on what the club publishes",
  "public.measures.decided_by": "what they decided about somebody else",
  "public.measures.lifted_by": "what they decided about somebody else",
  "public.measures.answered_by": "what they decided about somebody else",
  "public.moderation_acts.done_by": "what they decided about somebody else",
  "public.notifications.actor": "what others are told",
  "public.follows.member": "what others follow",
  "public.blocks.member": "whom others block: who is blocked isn't told",
  "public.imports.imported_by": "the steps of their work on what the club publishes",
  "public.reports.member_id": "what others told the staff about them",
  "public.tip_comment_hidings.hidden_by": "what they decided about somebody else's words",
  "public.tip_revisions.changed_by": "the steps of their work on what the club publishes",
  "storage.buckets.owner": "nobody's: a migration made the bucket",
  "storage.buckets.owner_id": "nobody's: a migration made the bucket",
  "storage.objects.owner": "the picture, whose address is in profiles",
  "storage.objects.owner_id": "the picture, whose address is in profiles",
};
