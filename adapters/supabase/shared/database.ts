// Written by scripts/databaseTypes.ts from supabase/migrations. Change those, then: npm run types:database

type Json = string | number | boolean | null | { [name: string]: Json | undefined } | Json[];

type Table<Row, Required extends keyof Row, Generated extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Pick<Row, Required> & Partial<Omit<Row, Generated>>;
  Update: Partial<Omit<Row, Generated>>;
  Relationships: Relationships;
};

type Key<Name, Column, Relation, Target, IsUnique> = {
  foreignKeyName: Name;
  columns: [Column];
  isOneToOne: IsUnique;
  referencedRelation: Relation;
  referencedColumns: [Target];
};

type Tables = {
  application_notes: Table<
    { id: string; application_id: string; author_id: string | null; content: string; created_at: string },
    "application_id" | "content",
    never,
    [
      Key<"application_notes_application_id_fkey", "application_id", "applications", "id", false>,
      Key<"application_notes_author_id_fkey", "author_id", "member_cards", "id", false>,
    ]
  >;
  application_reviews: Table<
    { id: string; application_id: string; status: string; made_by: string | null; made_at: string },
    "application_id" | "status",
    never,
    [
      Key<"application_reviews_application_id_fkey", "application_id", "applications", "id", false>,
      Key<"application_reviews_made_by_fkey", "made_by", "member_cards", "id", false>,
    ]
  >;
  applications: Table<
    {
      id: string;
      user_id: string;
      position: string;
      discord_username: string;
      age: number | null;
      experience: string;
      availability: string;
      motivation: string;
      status: string;
      created_at: string;
      staff_notes: string | null;
      reviewed_by: string | null;
      reviewed_at: string | null;
      withdrawn_at: string | null;
      position_revision: number | null;
      position_title: string;
      questions: Json;
    },
    "user_id" | "position" | "discord_username" | "experience" | "availability" | "motivation",
    never,
    [
      Key<"applications_reviewed_by_fkey", "reviewed_by", "member_cards", "id", false>,
      Key<"applications_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  article_comment_hidings: Table<
    { comment_id: string; hidden_by: string | null },
    "comment_id",
    never,
    [
      Key<"article_comment_hidings_comment_id_fkey", "comment_id", "article_comments", "id", false>,
      Key<"article_comment_hidings_hidden_by_fkey", "hidden_by", "member_cards", "id", false>,
    ]
  >;
  article_comment_likes: Table<
    { comment_id: string; user_id: string; created_at: string },
    "comment_id" | "user_id",
    never,
    [
      Key<"article_comment_likes_comment_id_fkey", "comment_id", "article_comments", "id", false>,
      Key<"article_comment_likes_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  article_comments: Table<
    {
      id: string;
      article_id: string;
      user_id: string | null;
      content: string;
      created_at: string;
      hidden_at: string | null;
      hidden_reason: string | null;
      parent_id: string | null;
      edited_at: string | null;
      deleted_at: string | null;
      like_count: number;
      reply_count: number;
      held_for: string | null;
      answered_id: string | null;
    },
    "article_id" | "content",
    never,
    [
      Key<"article_comments_answered_id_fkey", "answered_id", "article_comments", "id", false>,
      Key<"article_comments_article_id_fkey", "article_id", "articles", "id", false>,
      Key<"article_comments_parent_id_fkey", "parent_id", "article_comments", "id", false>,
      Key<"article_comments_user_id_fkey", "user_id", "member_cards", "id", false>,
    ]
  >;
  article_likes: Table<
    { article_id: string; user_id: string; created_at: string },
    "article_id" | "user_id",
    never,
    [
      Key<"article_likes_article_id_fkey", "article_id", "articles", "id", false>,
      Key<"article_likes_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  article_revisions: Table<
    { article_id: string; revision: number; fields: string[]; changed_by: string | null; changed_at: string },
    "article_id" | "revision" | "fields",
    never,
    [
      Key<"article_revisions_article_id_fkey", "article_id", "articles", "id", false>,
      Key<"article_revisions_changed_by_fkey", "changed_by", "member_cards", "id", false>,
    ]
  >;
  article_shares: Table<
    { article_id: string; visitor: string; day: string },
    "article_id" | "visitor",
    never,
    [Key<"article_shares_article_id_fkey", "article_id", "articles", "id", false>]
  >;
  article_statistics: Table<
    { category: string; articles: number; shares: number; likes: number; comments: number },
    "category",
    never,
    []
  >;
  articles: Table<
    {
      id: string;
      slug: string;
      title: string;
      title_key: string | null;
      content: string;
      excerpt: string | null;
      category: string;
      author_id: string | null;
      author_name: string;
      byline: string | null;
      byline_key: string | null;
      featured_image: string | null;
      is_published: boolean;
      published_at: string | null;
      created_at: string;
      updated_at: string;
      revision: number;
      like_count: number;
      comment_count: number;
      share_count: number;
      category_label: string;
      category_key: string | null;
      match: string | null;
      publish_at: string | null;
      unpublish_at: string | null;
      old_slugs: string[];
      search_title: string | null;
      search_description: string | null;
      is_featured: boolean;
      is_pinned: boolean;
      authors: string;
      author_names: string[];
      tags: string;
      tag_slugs: string[];
    },
    "slug" | "title",
    "title_key" | "byline" | "byline_key" | "category_key" | "tag_slugs",
    [
      Key<"articles_author_id_fkey", "author_id", "profiles", "id", false>,
      Key<"articles_match_fkey", "match", "matches", "slug", false>,
    ]
  >;
  blocks: Table<
    { user_id: string; member: string; created_at: string },
    "user_id" | "member",
    never,
    [
      Key<"blocks_member_fkey", "member", "member_cards", "id", false>,
      Key<"blocks_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  categories: Table<
    { kind: string; slug: string; label: string; label_key: string | null; position: number; revision: number },
    "kind" | "slug" | "label" | "position",
    "label_key",
    []
  >;
  changes: Table<
    { id: string; kind: string; item: string | null; audience: string; changed_at: string },
    "kind" | "audience",
    never,
    []
  >;
  contact_answers: Table<
    {
      id: string;
      message: string;
      user_id: string | null;
      content: string;
      created_at: string;
      mail: string | null;
      sent_at: string | null;
      failure: string | null;
    },
    "message" | "content",
    never,
    [
      Key<"contact_answers_mail_fkey", "mail", "outbox", "id", false>,
      Key<"contact_answers_message_fkey", "message", "contact_messages", "id", false>,
      Key<"contact_answers_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  contact_messages: Table<
    {
      id: string;
      name: string;
      email: string;
      subject: string;
      message: string;
      created_at: string;
      state: string;
      is_read: boolean;
      assigned_to: string | null;
      revision: number;
      state_since: string;
      search_text: string | null;
    },
    "name" | "email" | "subject" | "message",
    "search_text",
    [Key<"contact_messages_assigned_to_fkey", "assigned_to", "user_roles", "user_id", false>]
  >;
  content_remarks: Table<
    {
      id: string;
      article_id: string | null;
      tip_id: string | null;
      answers: string | null;
      user_id: string | null;
      content: string;
      quote: string | null;
      text_before: string | null;
      text_after: string | null;
      is_resolved: boolean;
      created_at: string;
    },
    "content",
    never,
    [
      Key<"content_remarks_answers_fkey", "answers", "content_remarks", "id", false>,
      Key<"content_remarks_article_id_fkey", "article_id", "articles", "id", false>,
      Key<"content_remarks_tip_id_fkey", "tip_id", "tips", "id", false>,
      Key<"content_remarks_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  content_versions: Table<
    {
      id: string;
      article_id: string | null;
      tip_id: string | null;
      revision: number;
      cause: string;
      item_fields: Json;
      size: number;
      saved_by: string | null;
      saved_at: string;
    },
    "revision" | "cause" | "item_fields",
    "size",
    [
      Key<"content_versions_article_id_fkey", "article_id", "articles", "id", false>,
      Key<"content_versions_saved_by_fkey", "saved_by", "member_cards", "id", false>,
      Key<"content_versions_tip_id_fkey", "tip_id", "tips", "id", false>,
    ]
  >;
  discord_posts: Table<
    {
      kind: string;
      subject_id: string;
      title: string;
      is_wanted: boolean;
      is_live: boolean;
      version: number;
      told_version: number | null;
      message_id: string | null;
      webhook_id: string | null;
      queued_at: string | null;
      due_at: string | null;
      tries: number;
      claim: number;
      claimed_until: string | null;
      claimed_task: string | null;
      problem: string | null;
      failure: string | null;
      opens_at: string | null;
      closes_at: string | null;
    },
    "kind" | "subject_id" | "title" | "is_live",
    never,
    []
  >;
  draft_links: Table<
    { id: string; secret_hash: string; article: string | null; tip: string | null; expires_at: string },
    "secret_hash" | "expires_at",
    never,
    [
      Key<"draft_links_article_fkey", "article", "articles", "id", false>,
      Key<"draft_links_tip_fkey", "tip", "tips", "id", false>,
    ]
  >;
  event_signups: Table<
    { event: string; user_id: string; number: number; has_seat: boolean; created_at: string },
    "event" | "user_id",
    never,
    [
      Key<"event_signups_event_fkey", "event", "events", "slug", false>,
      Key<"event_signups_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  events: Table<
    {
      id: string;
      place: number;
      slug: string;
      title: string;
      kind: string;
      team: string | null;
      location: string;
      description: string;
      status: string;
      start: string;
      minutes: number;
      seats: number | null;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "place" | "slug" | "title" | "kind" | "location" | "start" | "minutes",
    never,
    [Key<"events_team_fkey", "team", "teams", "slug", false>]
  >;
  follows: Table<
    {
      id: string;
      user_id: string;
      team: string | null;
      person: string | null;
      category_kind: string | null;
      category: string | null;
      created_at: string;
      member: string | null;
    },
    "user_id",
    never,
    [
      Key<"follows_member_fkey", "member", "member_cards", "id", false>,
      Key<"follows_person_fkey", "person", "people", "slug", false>,
      Key<"follows_team_fkey", "team", "teams", "slug", false>,
      Key<"follows_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  holding_rules: Table<
    { id: boolean; held_words: string[]; holds_links: boolean; first_comments: number },
    never,
    never,
    []
  >;
  honours: Table<
    {
      id: string;
      team: string;
      title: string;
      result: string;
      year: number | null;
      match: string | null;
      place: number;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "team" | "title" | "result" | "place",
    never,
    [
      Key<"honours_match_fkey", "match", "matches", "slug", false>,
      Key<"honours_team_fkey", "team", "teams", "slug", false>,
    ]
  >;
  imported_items: Table<
    {
      origin: string;
      import_id: string;
      article_id: string | null;
      tip_id: string | null;
      was_published: boolean;
      slug: string;
    },
    "origin" | "import_id" | "was_published" | "slug",
    never,
    [
      Key<"imported_items_article_id_fkey", "article_id", "articles", "id", false>,
      Key<"imported_items_import_id_fkey", "import_id", "imports", "id", false>,
      Key<"imported_items_tip_id_fkey", "tip_id", "tips", "id", false>,
    ]
  >;
  imports: Table<
    { id: string; source: string; file_names: string; imported_by: string | null; imported_at: string },
    "id" | "source" | "file_names",
    never,
    [Key<"imports_imported_by_fkey", "imported_by", "member_cards", "id", false>]
  >;
  letters: Table<
    {
      id: string;
      title: string;
      content: string;
      body_text: string;
      body_html: string;
      state: string;
      send_at: string | null;
      sent_at: string | null;
      revision: number;
      created_at: string;
      slug: string;
      lead: string;
      is_in_archive: boolean;
      preheader: string;
    },
    "id" | "title" | "content" | "body_text" | "body_html",
    never,
    []
  >;
  match_records: Table<
    {
      team: string;
      competition: string;
      season: number;
      won: number;
      drawn: number;
      lost: number;
      maps_won: number;
      maps_lost: number;
    },
    "team" | "competition" | "season",
    never,
    []
  >;
  matches: Table<
    {
      id: string;
      slug: string;
      calendar_id: string;
      team: string;
      opponent: string;
      opponent_logo: string | null;
      competition: string;
      stage: string | null;
      format: string | null;
      start: string;
      season: number;
      moved_from: string | null;
      watch: string | null;
      vod: string | null;
      notes: string | null;
      lineup: string[];
      status: string;
      maps: Json;
      forfeit: string | null;
      finished_at: string | null;
      is_published: boolean;
      created_at: string;
      updated_at: string;
      revision: number;
      is_postponed: boolean;
    },
    "slug" | "team" | "opponent" | "competition" | "start",
    "season" | "is_postponed",
    [Key<"matches_team_fkey", "team", "teams", "slug", false>]
  >;
  measures: Table<
    {
      id: string;
      user_id: string;
      kind: string;
      reason: string;
      created_at: string;
      ends_at: string | null;
      decided_by: string | null;
      lifted_at: string | null;
      lifted_by: string | null;
      appeal: string | null;
      appealed_at: string | null;
      answer: string | null;
      is_accepted: boolean | null;
      answered_at: string | null;
      answered_by: string | null;
    },
    "user_id" | "kind" | "reason",
    never,
    [
      Key<"measures_answered_by_fkey", "answered_by", "member_cards", "id", false>,
      Key<"measures_decided_by_fkey", "decided_by", "member_cards", "id", false>,
      Key<"measures_lifted_by_fkey", "lifted_by", "member_cards", "id", false>,
      Key<"measures_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  member_cards: Table<
    {
      id: string;
      username: string | null;
      avatar_url: string | null;
      is_staff: boolean;
      name_key: string | null;
      is_hidden: boolean;
    },
    "id",
    "name_key",
    [Key<"member_cards_id_fkey", "id", "profiles", "id", false>]
  >;
  memberships: Table<
    {
      id: string;
      team: string;
      person: string;
      kind: string;
      role: string;
      rank: string;
      specialty: string;
      position: string;
      joined: string | null;
      departed: string | null;
      place: number;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "team" | "person" | "kind" | "role" | "place",
    never,
    [
      Key<"memberships_person_fkey", "person", "people", "slug", false>,
      Key<"memberships_team_fkey", "team", "teams", "slug", false>,
    ]
  >;
  missed_searches: Table<{ day: string; folded: string; searches: number }, "day" | "folded", never, []>;
  moderation_acts: Table<
    { id: number; done_at: string; done_by: string | null; act: string; kind: string | null; user_id: string | null },
    "id" | "act",
    never,
    [
      Key<"moderation_acts_done_by_fkey", "done_by", "member_cards", "id", false>,
      Key<"moderation_acts_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  newsletter_subscribers: Table<
    {
      id: string;
      email: string;
      confirm_token: string;
      leave_token: string;
      asked_at: string;
      confirmed_at: string | null;
      mails_today: number;
      today_began_at: string;
      consent_source: string | null;
      consent_on: string | null;
    },
    "email" | "confirm_token" | "leave_token",
    never,
    []
  >;
  notification_choices: Table<
    { user_id: string; kind: string; on_site: boolean; mail: string; push: boolean },
    "user_id" | "kind" | "on_site" | "mail",
    never,
    [Key<"notification_choices_user_id_fkey", "user_id", "profiles", "id", false>]
  >;
  notifications: Table<
    {
      id: string;
      user_id: string;
      kind: string;
      key: string;
      subject: string;
      subject_id: string;
      slug: string;
      title: string;
      comment_id: string | null;
      actor: string | null;
      on_site: boolean;
      is_withdrawn: boolean;
      mail_due_at: string | null;
      created_at: string;
      read_at: string | null;
      push_due_at: string | null;
    },
    "user_id" | "kind" | "key" | "subject" | "subject_id" | "title" | "on_site",
    never,
    [
      Key<"notifications_actor_fkey", "actor", "member_cards", "id", false>,
      Key<"notifications_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  outbox: Table<
    {
      id: string;
      recipient: string;
      reply_to: string | null;
      subject: string;
      body_text: string;
      body_html: string;
      leave_address: string | null;
      decision_on: string | null;
      created_at: string;
      due_at: string;
      tries: number;
      sent_at: string | null;
      failure: string | null;
      letter: string | null;
    },
    "recipient" | "subject" | "body_text" | "body_html",
    never,
    [
      Key<"outbox_decision_on_fkey", "decision_on", "applications", "id", false>,
      Key<"outbox_letter_fkey", "letter", "letters", "id", false>,
    ]
  >;
  page_texts: Table<
    { id: string; section: string; texts: Json; updated_at: string; revision: number },
    "section" | "texts",
    never,
    []
  >;
  page_views: Table<
    { day: string; kind: string; slug: string; source: string; views: number },
    "day" | "kind" | "slug" | "source",
    never,
    []
  >;
  partners: Table<
    {
      id: string;
      place: number;
      name: string;
      kind: string;
      text: string;
      address: string;
      logo: string | null;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "place" | "name" | "kind" | "text" | "address",
    never,
    []
  >;
  people: Table<
    {
      id: string;
      slug: string;
      name: string;
      qualities: string[];
      experience: string;
      story: string;
      stats: string | null;
      links: Json;
      photo: string | null;
      place: number;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "slug" | "name" | "place",
    never,
    []
  >;
  pictures: Table<{ id: string; file_name: string; description: string; focal_point: string | null }, "id", never, []>;
  player_accounts: Table<
    { person: string; user_id: string },
    "person" | "user_id",
    never,
    [
      Key<"player_accounts_person_fkey", "person", "people", "slug", false>,
      Key<"player_accounts_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  poll_answers: Table<
    { poll: string; user_id: string; hours: string; updated_at: string },
    "poll" | "user_id" | "hours",
    never,
    [
      Key<"poll_answers_poll_fkey", "poll", "polls", "id", false>,
      Key<"poll_answers_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  polls: Table<
    {
      id: string;
      team: string;
      week: string;
      first_hour: number;
      last_hour: number;
      created_at: string;
      closed_at: string | null;
      event: string | null;
      match: string | null;
    },
    "team" | "week" | "first_hour" | "last_hour",
    never,
    [
      Key<"polls_event_fkey", "event", "events", "slug", false>,
      Key<"polls_match_fkey", "match", "matches", "slug", false>,
      Key<"polls_team_fkey", "team", "teams", "slug", false>,
    ]
  >;
  positions: Table<
    {
      id: string;
      place: number;
      slug: string;
      title: string;
      description: string;
      skills: string[];
      icon: string;
      questions: Json;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "place" | "slug" | "title" | "description" | "icon",
    never,
    []
  >;
  predictions: Table<
    { match: string; user_id: string; outcome: string; ours: number | null; theirs: number | null; created_at: string },
    "match" | "user_id" | "outcome",
    never,
    [
      Key<"predictions_match_fkey", "match", "matches", "slug", false>,
      Key<"predictions_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  products: Table<
    {
      id: string;
      place: number;
      name: string;
      description: string;
      cents: number;
      drawing: string;
      pictures: string[];
      sizes: Json;
      facts: Json;
      stock: string | null;
      order_link: string | null;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "place" | "name" | "description" | "cents" | "drawing",
    never,
    []
  >;
  profiles: Table<
    {
      id: string;
      full_name: string | null;
      username: string | null;
      username_key: string | null;
      avatar_url: string | null;
      created_at: string;
      updated_at: string;
      hides_scores: boolean;
      scores_chosen_at: string | null;
      is_hidden: boolean;
      prefers_username: boolean;
    },
    "id",
    "username_key",
    []
  >;
  push_devices: Table<
    {
      id: string;
      user_id: string;
      session_id: string;
      endpoint: string;
      public_key: string;
      secret: string;
      name: string;
      created_at: string;
    },
    "user_id" | "session_id" | "endpoint" | "public_key" | "secret" | "name",
    never,
    [Key<"push_devices_user_id_fkey", "user_id", "profiles", "id", false>]
  >;
  reports: Table<
    {
      id: string;
      user_id: string | null;
      article_comment_id: string | null;
      tip_comment_id: string | null;
      member_id: string | null;
      reason: string;
      content: string;
      created_at: string;
      is_open: boolean;
    },
    "reason" | "content",
    never,
    [
      Key<"reports_article_comment_id_fkey", "article_comment_id", "article_comments", "id", false>,
      Key<"reports_member_id_fkey", "member_id", "profiles", "id", false>,
      Key<"reports_tip_comment_id_fkey", "tip_comment_id", "tip_comments", "id", false>,
      Key<"reports_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  saved_tips: Table<
    { tip_id: string; user_id: string; created_at: string },
    "tip_id" | "user_id",
    never,
    [
      Key<"saved_tips_tip_id_fkey", "tip_id", "tips", "id", false>,
      Key<"saved_tips_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  standings: Table<
    {
      id: string;
      place: number;
      competition: string;
      title: string;
      as_of: string;
      rows: Json;
      note: string;
      is_published: boolean;
      updated_at: string;
      revision: number;
    },
    "place" | "competition" | "as_of" | "rows",
    never,
    []
  >;
  switched_off: Table<{ id: string; feature: string }, "feature", never, []>;
  teams: Table<
    {
      id: string;
      slug: string;
      game: string;
      place: number;
      is_published: boolean;
      title: string;
      lead: string;
      status: string;
      tier: string;
      founded: number | null;
      description: string;
      links: Json;
      updated_at: string;
      revision: number;
    },
    "slug" | "game" | "place",
    never,
    []
  >;
  tip_comment_hidings: Table<
    { comment_id: string; hidden_by: string | null },
    "comment_id",
    never,
    [
      Key<"tip_comment_hidings_comment_id_fkey", "comment_id", "tip_comments", "id", false>,
      Key<"tip_comment_hidings_hidden_by_fkey", "hidden_by", "member_cards", "id", false>,
    ]
  >;
  tip_comment_likes: Table<
    { comment_id: string; user_id: string; created_at: string },
    "comment_id" | "user_id",
    never,
    [
      Key<"tip_comment_likes_comment_id_fkey", "comment_id", "tip_comments", "id", false>,
      Key<"tip_comment_likes_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  tip_comments: Table<
    {
      id: string;
      tip_id: string;
      user_id: string | null;
      content: string;
      created_at: string;
      hidden_at: string | null;
      hidden_reason: string | null;
      parent_id: string | null;
      edited_at: string | null;
      deleted_at: string | null;
      like_count: number;
      reply_count: number;
      held_for: string | null;
      answered_id: string | null;
    },
    "tip_id" | "content",
    never,
    [
      Key<"tip_comments_answered_id_fkey", "answered_id", "tip_comments", "id", false>,
      Key<"tip_comments_parent_id_fkey", "parent_id", "tip_comments", "id", false>,
      Key<"tip_comments_tip_id_fkey", "tip_id", "tips", "id", false>,
      Key<"tip_comments_user_id_fkey", "user_id", "member_cards", "id", false>,
    ]
  >;
  tip_likes: Table<
    { tip_id: string; user_id: string; created_at: string },
    "tip_id" | "user_id",
    never,
    [
      Key<"tip_likes_tip_id_fkey", "tip_id", "tips", "id", false>,
      Key<"tip_likes_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  tip_ratings: Table<
    { tip_id: string; user_id: string; rating: number; rated_at: string | null },
    "tip_id" | "user_id" | "rating",
    never,
    [
      Key<"tip_ratings_tip_id_fkey", "tip_id", "tips", "id", false>,
      Key<"tip_ratings_user_id_fkey", "user_id", "profiles", "id", false>,
    ]
  >;
  tip_revisions: Table<
    { tip_id: string; revision: number; fields: string[]; changed_by: string | null; changed_at: string },
    "tip_id" | "revision" | "fields",
    never,
    [
      Key<"tip_revisions_changed_by_fkey", "changed_by", "member_cards", "id", false>,
      Key<"tip_revisions_tip_id_fkey", "tip_id", "tips", "id", false>,
    ]
  >;
  tip_shares: Table<
    { tip_id: string; visitor: string; day: string },
    "tip_id" | "visitor",
    never,
    [Key<"tip_shares_tip_id_fkey", "tip_id", "tips", "id", false>]
  >;
  tip_statistics: Table<
    {
      category: string;
      tips: number;
      views: number;
      likes: number;
      comments: number;
      rating_sum: number;
      rating_count: number;
      shares: number;
    },
    "category",
    never,
    []
  >;
  tip_views: Table<
    { tip_id: string; visitor: string; day: string },
    "tip_id" | "visitor",
    never,
    [Key<"tip_views_tip_id_fkey", "tip_id", "tips", "id", false>]
  >;
  tips: Table<
    {
      id: string;
      slug: string;
      title: string;
      title_key: string | null;
      content: string;
      excerpt: string | null;
      category: string;
      author: string;
      read_time: string | null;
      difficulty: string | null;
      hero_image: string | null;
      featured_image: string | null;
      is_published: boolean;
      published_at: string | null;
      created_at: string;
      updated_at: string;
      revision: number;
      views: number;
      like_count: number;
      comment_count: number;
      rating_sum: number;
      rating_count: number;
      rating: number | null;
      share_count: number;
      category_label: string;
      publish_at: string | null;
      unpublish_at: string | null;
      plan: string | null;
      old_slugs: string[];
      search_title: string | null;
      search_description: string | null;
      is_featured: boolean;
      is_pinned: boolean;
    },
    "slug" | "title",
    "title_key" | "rating",
    []
  >;
  user_roles: Table<{ user_id: string; role: string; created_at: string }, "user_id" | "role", never, []>;
  view_days: Table<{ day: string; views: number }, "day", never, []>;
};

type RowsOf<Name extends keyof Tables, Args> = {
  Args: Args;
  Returns: Tables[Name]["Row"][];
  SetofOptions: { from: "*"; to: Name; isOneToOne: false; isSetofReturn: true };
};

export type Database = {
  public: {
    Tables: Tables;
    Views: Record<never, never>;
    Functions: {
      add_category: { Args: { of_kind: string; new_label: string }; Returns: string };
      add_push_device: {
        Args: { endpoint: string; public_key: string; secret: string; name: string };
        Returns: string;
      };
      add_remark: {
        Args: { kind: string; item: string; words: string; quote: string; text_before: string; text_after: string };
        Returns: undefined;
      };
      admin_statistics: {
        Args: never;
        Returns: {
          articles: number;
          articles_today: number;
          tips: number;
          views: number;
          likes: number;
          comments: number;
          average_rating: number;
          categories: Json;
          pending: number;
          oldest_pending: string;
          applications: number;
          users: number;
          users_today: number;
          shares: number;
          today: string;
          days: Json;
        }[];
      };
      announce_on_discord: { Args: { kind: string; subject: string; wanted: boolean }; Returns: boolean };
      answer_appeal: { Args: { measure: string; accepted: boolean; words: string }; Returns: string };
      answer_message: { Args: { message: string; revision: number; words: string }; Returns: string };
      answer_poll: { Args: { of_poll: string; hours: string }; Returns: string };
      answer_remark: { Args: { remark: string; words: string }; Returns: undefined };
      appeal_measure: { Args: { measure: string; words: string }; Returns: string };
      archive_letter: { Args: { letter: string; is_in_archive: boolean }; Returns: boolean };
      articles_about_player: {
        Args: { player: string; most?: number };
        Returns: { slug: string; title: string; published_at: string }[];
      };
      ask_for_letter: {
        Args: { email: string; confirm_token: string; leave_token: string; mail: Json; peer: string; network?: string };
        Returns: string;
      };
      cancel_letter: { Args: { letter: string }; Returns: string };
      category_use: { Args: never; Returns: { kind: string; slug: string; items: number }[] };
      change_holding: {
        Args: { added?: string; removed?: string; links?: boolean; first_comments?: number };
        Returns: string;
      };
      changed_imports: { Args: { of_import: string }; Returns: { kind: string; slug: string; title: string }[] };
      check_imports: { Args: { wanted: string }; Returns: { origin: string; is_known: boolean; slug: string }[] };
      choose_notifications: {
        Args: { kind: string; on_site: boolean; mail: string; push?: boolean };
        Returns: undefined;
      };
      claim_announcements: {
        Args: { most: number };
        Returns: {
          application: string;
          tries: number;
          position: string;
          position_title: string;
          questions: Json;
          discord_username: string;
          age: number;
          experience: string;
          availability: string;
          motivation: string;
        }[];
      };
      claim_discord_post: {
        Args: { fingerprint: string };
        Returns: {
          kind: string;
          subject_id: string;
          claim: number;
          task: string;
          message_id: string;
          version: number;
          facts: Json;
        }[];
      };
      claim_files: { Args: { most: number }; Returns: { bucket_id: string; name: string; tries: number }[] };
      claim_mails: RowsOf<"outbox", { most: number }>;
      claim_pushes: {
        Args: { most: number };
        Returns: {
          id: string;
          endpoint: string;
          public_key: string;
          secret: string;
          payload: Json;
          seconds: number;
          tries: number;
        }[];
      };
      close_announcement: { Args: { application: string; problem: string; again: boolean }; Returns: undefined };
      close_discord_post: {
        Args: {
          kind: string;
          subject: string;
          claim: number;
          outcome: string;
          message?: string;
          version?: number;
          reason?: string;
          seconds?: number;
        };
        Returns: undefined;
      };
      close_file: { Args: { bucket_id: string; name: string; problem: string }; Returns: undefined };
      close_mail: { Args: { mail: string; problem: string }; Returns: undefined };
      close_poll: { Args: { of_poll: string; with_event?: string; with_match?: string }; Returns: string };
      close_push: { Args: { push: string; outcome: string; reason?: string; pause?: number }; Returns: undefined };
      club_name: { Args: never; Returns: string };
      club_setup: {
        Args: never;
        Returns: {
          has_admin_name: boolean;
          has_team: boolean;
          has_match: boolean;
          has_article: boolean;
          has_tip: boolean;
          has_position: boolean;
          has_partner: boolean;
          is_put_away: boolean;
        }[];
      };
      comment_threads: {
        Args: {
          kind: string;
          item: string;
          most: number;
          replies: number;
          by_likes?: boolean;
          after_likes?: number;
          after_time?: string;
          after_id?: string;
          one?: string;
          parent?: string;
        };
        Returns: Json;
      };
      confirm_letter: { Args: { token: string }; Returns: boolean };
      count_applications: {
        Args: { words: string };
        Returns: { pending: number; accepted: number; rejected: number }[];
      };
      count_article_share: { Args: { article: string; visitor: string }; Returns: { shares: number }[] };
      count_content: {
        Args: { words: string; of_categories?: string[] };
        Returns: { articles: number; tips: number; draft_articles: number; draft_tips: number }[];
      };
      count_messages: {
        Args: { words: string };
        Returns: { unread: number; open: number; answered: number; closed: number; spam: number }[];
      };
      count_missed_search: { Args: { typed: string }; Returns: undefined };
      count_page_view: { Args: { path: string; source: string }; Returns: undefined };
      count_pictures: { Args: { words: string }; Returns: { pictures: number; unused: number }[] };
      count_subscriber_states: {
        Args: { words: string };
        Returns: { confirmed: number; waiting: number; has_left: number }[];
      };
      count_subscribers: { Args: never; Returns: { subscribers: number }[] };
      count_tip_share: { Args: { tip: string; visitor: string }; Returns: { shares: number }[] };
      count_tip_view: { Args: { tip: string; visitor: string }; Returns: undefined };
      delete_comment: { Args: { kind: string; comment: string }; Returns: undefined };
      describe_picture: {
        Args: { picture: string; file_name?: string; description?: string; focal_point?: string };
        Returns: undefined;
      };
      discord_channel: { Args: never; Returns: { is_broken: boolean }[] };
      edit_comment: { Args: { kind: string; comment: string; words: string }; Returns: string };
      erase_subscriber: { Args: { subscriber: string }; Returns: undefined };
      export_my_data: { Args: never; Returns: Json };
      find_content: {
        Args: {
          kind: string;
          words: string;
          of_categories?: string[];
          skipped?: number;
          most?: number;
          published?: boolean;
          sorted_by?: string;
          upwards?: boolean;
        };
        Returns: {
          id: string;
          slug: string;
          title: string;
          excerpt: string;
          category: string;
          category_label: string;
          featured_image: string;
          is_published: boolean;
          publish_at: string;
          unpublish_at: string;
          is_featured: boolean;
          is_pinned: boolean;
          created_at: string;
          views: number;
        }[];
      };
      find_letters: {
        Args: { one?: string; with_text?: boolean };
        Returns: {
          id: string;
          slug: string;
          title: string;
          preheader: string;
          content: string;
          is_in_archive: boolean;
          state: string;
          send_at: string;
          created_at: string;
          revision: number;
          recipients: number;
          waiting: number;
          sent: number;
          refused: number;
          gone: number;
          has_left: number;
        }[];
      };
      find_members: {
        Args: { words: string };
        Returns: { id: string; username: string; avatar_url: string; role: string }[];
      };
      find_mentionable: {
        Args: { begun: string };
        Returns: { id: string; username: string; avatar_url: string; is_staff: boolean }[];
      };
      find_messages: {
        Args: { words: string; of_state?: string; one?: string; skipped?: number; most?: number };
        Returns: {
          id: string;
          name: string;
          email: string;
          subject: string;
          message: string;
          created_at: string;
          state: string;
          is_read: boolean;
          revision: number;
          assigned: Json;
          answers: Json;
        }[];
      };
      find_pictures: {
        Args: { words: string; only_unused: boolean; skipped: number; most: number };
        Returns: {
          id: string;
          name: string;
          stored_at: string;
          file_name: string;
          description: string;
          focal_point: string;
          bytes: number;
          uses: number;
          versions: number;
        }[];
      };
      find_subscribers: {
        Args: { words: string; of_state?: string; skipped?: number; most?: number };
        Returns: {
          id: string;
          email: string;
          state: string;
          since: string;
          consent_source: string;
          consent_on: string;
        }[];
      };
      focal_point: { Args: { picture: string }; Returns: string };
      get_tips_with_stats: RowsOf<"tips", never>;
      handle_message: {
        Args: { message: string; revision: number; state: string; assigned_to: string };
        Returns: string;
      };
      import_items: { Args: { written: string }; Returns: { origin: string; outcome: string; slug: string }[] };
      import_subscribers: {
        Args: { addresses: string[]; consent_source: string; consent_on: string; is_trial: boolean };
        Returns: { email: string; becomes: string }[];
      };
      leave_letter: { Args: { token: string }; Returns: undefined };
      lift_measure: { Args: { measure: string }; Returns: string };
      link_player: { Args: { of_person: string; to_username?: string }; Returns: string };
      list_colleagues: { Args: never; Returns: { id: string; username: string }[] };
      list_imports: {
        Args: never;
        Returns: {
          id: string;
          source: string;
          file_names: string;
          imported_by: string;
          username: string;
          avatar_url: string;
          is_staff: boolean;
          imported_at: string;
          items: number;
          changed: number;
        }[];
      };
      list_measures: {
        Args: { most: number };
        Returns: {
          id: string;
          about: string;
          about_card: Json;
          kind: string;
          reason: string;
          created_at: string;
          ends_at: string;
          decided_by: string;
          lifted_at: string;
          lifted_by: string;
          appeal: string;
          appealed_at: string;
          answer: string;
          is_accepted: boolean;
          answered_at: string;
          answered_by: string;
          may_change: boolean;
        }[];
      };
      list_moderation: {
        Args: { most: number; before?: number };
        Returns: { id: number; done_at: string; done_by: string; act: string; kind: string; about: string }[];
      };
      list_picture_uses: {
        Args: { picture: string };
        Returns: { place: string; item: string; title: string; slug: string }[];
      };
      list_players: {
        Args: never;
        Returns: { team: string; game: string; person: string; name: string; username: string }[];
      };
      list_remarks: {
        Args: { kind: string; item: string };
        Returns: {
          id: string;
          answers: string;
          content: string;
          quote: string;
          text_before: string;
          text_after: string;
          is_resolved: boolean;
          created_at: string;
          author: string;
          username: string;
          avatar_url: string;
          is_staff: boolean;
        }[];
      };
      list_reports: {
        Args: { most: number };
        Returns: {
          kind: string;
          subject: string;
          about: string;
          about_card: Json;
          said: string;
          said_at: string;
          slug: string;
          title: string;
          reason: string;
          content: string;
          reporter: string;
          reporter_card: Json;
          created_at: string;
        }[];
      };
      list_reserved_names: { Args: never; Returns: { id: string; username: string; avatar_url: string }[] };
      list_subscribers: {
        Args: never;
        Returns: {
          email: string;
          confirmed_at: string;
          leave_token: string;
          consent_source: string;
          consent_on: string;
        }[];
      };
      list_tags: { Args: never; Returns: { label: string; articles: number }[] };
      mark_message: { Args: { message: string; is_read: boolean }; Returns: boolean };
      matches_played_by: { Args: { player: string; most?: number }; Returns: { id: string }[] };
      my_discord: { Args: never; Returns: Json };
      open_draft_link: {
        Args: { kind: string; item: string; days: number };
        Returns: { id: string; secret: string; expires_at: string }[];
      };
      open_poll: { Args: { of_team: string; of_week: string; from_hour: number; until_hour: number }; Returns: string };
      place_category: { Args: { of_kind: string; of_slug: string; before?: string }; Returns: string };
      place_record: { Args: { of_list: string; of_record: string; before?: string }; Returns: string };
      put_setup_away: { Args: { put_away: boolean }; Returns: boolean };
      read_draft_link: {
        Args: { secret: string };
        Returns: {
          kind: string;
          id: string;
          slug: string;
          title: string;
          excerpt: string;
          content: string;
          category: string;
          category_label: string;
          featured_image: string;
          hero_image: string;
          difficulty: string;
          read_time: string;
          author: string;
          byline: string;
          author_names: string[];
          tags: string;
          is_published: boolean;
          published_at: string;
          updated_at: string;
          expires_at: string;
        }[];
      };
      read_event_signups: {
        Args: { of_event: string };
        Returns: { has_seat: boolean; waiting_place: number; people: Json }[];
      };
      read_events: {
        Args: { since?: string; of_slug?: string };
        Returns: {
          id: string;
          slug: string;
          title: string;
          kind: string;
          team: string;
          game: string;
          location: string;
          description: string;
          status: string;
          start: string;
          minutes: number;
          seats: number;
          updated_at: string;
          revision: number;
          coming: number;
          waiting: number;
        }[];
      };
      read_followed: { Args: never; Returns: Json[] };
      read_holding: { Args: never; Returns: Json };
      read_measures: {
        Args: never;
        Returns: {
          id: string;
          kind: string;
          reason: string;
          created_at: string;
          ends_at: string;
          lifted_at: string;
          appeal: string;
          appealed_at: string;
          answer: string;
          is_accepted: boolean;
          answered_at: string;
        }[];
      };
      read_member: { Args: { username: string }; Returns: Json[] };
      read_member_points: { Args: { username: string }; Returns: Json[] };
      read_notifications: { Args: { one?: string; until?: string }; Returns: undefined };
      read_own_badges: { Args: never; Returns: { badge: string; reached: number }[] };
      read_polls: { Args: { every_team?: boolean }; Returns: Json };
      read_prediction_table: {
        Args: { of_season?: number; of_team?: string; skipped?: number; most?: number };
        Returns: Json;
      };
      read_predictions: {
        Args: { of_match: string };
        Returns: {
          outcome: string;
          ours: number;
          theirs: number;
          won: number;
          drawn: number;
          lost: number;
          best: Json;
        }[];
      };
      read_push_devices: { Args: never; Returns: Json };
      reading_figures: { Args: { list_days?: number }; Returns: Json };
      remember_club: {
        Args: { name: string; address: string; functions_address?: string; short_name?: string; email?: string };
        Returns: undefined;
      };
      remember_discord: { Args: { webhook_id?: string; fingerprint?: string }; Returns: undefined };
      remember_push_key: { Args: { public_key?: string }; Returns: undefined };
      remove_category: { Args: { of_kind: string; of_slug: string; heir?: string }; Returns: string };
      remove_letter: { Args: { letter: string }; Returns: string };
      remove_pictures: { Args: { given: string[] }; Returns: { id: string }[] };
      remove_push_device: { Args: { device: string }; Returns: undefined };
      remove_remark: { Args: { remark: string }; Returns: undefined };
      rename_category: {
        Args: { of_kind: string; of_slug: string; known: number; new_label: string };
        Returns: string;
      };
      rename_tag: { Args: { of_slug: string; new_label: string }; Returns: boolean };
      replace_picture: {
        Args: { old_name: string; new_name: string };
        Returns: { place: string; item: string; title: string; slug: string }[];
      };
      resend_answer: { Args: { answer: string }; Returns: undefined };
      resolve_remark: { Args: { remark: string; is_resolved: boolean }; Returns: undefined };
      save_letter: {
        Args: {
          letter: string;
          revision: number;
          title: string;
          content: string;
          body_text: string;
          body_html: string;
          slug: string;
          lead: string;
          is_in_archive: boolean;
          preheader?: string;
        };
        Returns: string;
      };
      search_applications: RowsOf<
        "applications",
        {
          words: string;
          of_status?: string;
          one?: string;
          skipped?: number;
          most?: number;
          sorted_by?: string;
          upwards?: boolean;
        }
      >;
      search_site: {
        Args: { asked_words: string[]; asked_kinds: string[]; most?: number; with_text?: boolean };
        Returns: Json;
      };
      send_letter: { Args: { letter: string; revision: number; send_at?: string }; Returns: string };
      send_report: { Args: { kind: string; subject: string; reason: string; words: string }; Returns: undefined };
      set_block: { Args: { member: string; is_blocked: boolean }; Returns: string };
      settle_reports: { Args: { kind: string; subject: string; is_settled: boolean }; Returns: undefined };
      signed_in_lately: { Args: never; Returns: boolean };
      site_state: { Args: never; Returns: { off: string[]; changed: string[]; teams: Json; empty: string[] }[] };
      standings_of_match: RowsOf<"standings", { of_match: string }>;
      take_back_import: { Args: { of_import: string }; Returns: { removed: number; rest: number }[] };
      take_contact_message: {
        Args: {
          name: string;
          email: string;
          subject: string;
          message: string;
          mail: Json;
          peer: string;
          network?: string;
        };
        Returns: string;
      };
      take_measure: { Args: { member: string; kind: string; hours: number; reason: string }; Returns: string };
      take_off_event: { Args: { of_event: string; of_member: string }; Returns: string };
      take_reserved_name: { Args: { member: string }; Returns: undefined };
      taken_slugs: { Args: { kind: string; wanted: string }; Returns: { slug: string }[] };
      tell_writer: {
        Args: { kind: string; item: string; act: string };
        Returns: { member_id: string; username: string; took_at: string }[];
      };
      try_letter: { Args: { letter: string }; Returns: boolean };
      undo_review: { Args: { application: string }; Returns: string };
      withdraw_application: { Args: { application: string }; Returns: string };
      write_matches: { Args: { written: string }; Returns: string[] };
      write_to_event: { Args: { of_event: string; note: string }; Returns: { told: number }[] };
    };
  };
};
