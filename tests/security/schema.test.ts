import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractFiles } from "../contracts/files.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import * as catalogue from "./catalogue.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const ask = (sql: string) => embedded.backend.query(sql);
const column = async (sql: string) => (await ask(sql)).map((row) => Object.values(row)[0]);

/** The readable columns of articles: all except the author's id, and their name, which may be an e-mail. */
const ofArticles = [
  "author_names",
  "authors",
  "byline",
  "byline_key",
  "category",
  "category_key",
  "category_label",
  "comment_count",
  "content",
  "created_at",
  "excerpt",
  "featured_image",
  "id",
  "is_featured",
  "is_pinned",
  "is_published",
  "like_count",
  "match",
  "old_slugs",
  "publish_at",
  "published_at",
  "revision",
  "search_description",
  "search_title",
  "slug",
  "tag_slugs",
  "tags",
  "title",
  "title_key",
  "unpublish_at",
  "updated_at",
].flatMap((column) => ["anon", "authenticated"].map((role) => `${role}: select on articles (${column})`));

/** What search engines read. */
const search = ["search_title", "search_description"];
const ofBoth = ["title", "content", "excerpt", "category", "featured_image", "slug", "is_published", ...search];
const ofTips = ["difficulty", "read_time"];
/** When the database publishes a text and takes it back. */
const times = ["publish_at", "unpublish_at"];
/** Where a text comes first. */
const highlights = ["is_featured", "is_pinned"];
/** The staff's rights to write content: not the counters and revisions. */
const written = (table: string, inserted: readonly string[], updated: readonly string[]) => [
  `authenticated: delete on ${table}`,
  ...[...ofBoth, ...inserted].map((column) => `authenticated: insert on ${table} (${column})`),
  ...[...ofBoth, ...updated].map((column) => `authenticated: update on ${table} (${column})`),
];

/** All table privileges of visitors and members. Row security limits the rows. */
const granted = [
  ...ofArticles,
  "anon: select on article_comments",
  "anon: select on article_statistics",
  "anon: select on member_cards",
  "anon: select on changes",
  "anon: select on tip_comments",
  "anon: select on tip_statistics",
  "anon: select on tips",
  ...written(
    "articles",
    ["author_id", "author_name", "match", "authors", "tags"],
    ["match", "authors", "tags", ...times, ...highlights],
  ),
  ...written("tips", [...ofTips, "author"], [...ofTips, "author", "hero_image", ...times, ...highlights]),
  "authenticated: update on article_comments (hidden_reason)",
  "authenticated: update on tip_comments (hidden_reason)",
  "authenticated: select on article_comment_hidings",
  "authenticated: select on article_revisions",
  "authenticated: select on tip_comment_hidings",
  "authenticated: select on tip_revisions",
  "authenticated: delete on article_likes",
  "authenticated: delete on tip_likes",
  ...[
    "age",
    "availability",
    "discord_username",
    "experience",
    "motivation",
    "position",
    "position_revision",
    "status",
    "user_id",
  ].map((column) => `authenticated: insert on applications (${column})`),
  ...["application_id", "author_id", "content"].map(
    (column) => `authenticated: insert on application_notes (${column})`,
  ),
  ...["reviewed_at", "reviewed_by", "staff_notes", "status"].map(
    (column) => `authenticated: update on applications (${column})`,
  ),
  ...["role", "user_id"].map((column) => `authenticated: insert on user_roles (${column})`),
  "authenticated: delete on user_roles",
  "authenticated: select on application_notes",
  "authenticated: select on application_reviews",
  "authenticated: select on applications",
  "authenticated: insert on article_comments (article_id)",
  "authenticated: insert on article_comments (content)",
  "authenticated: insert on article_comments (parent_id)",
  "authenticated: insert on article_comments (user_id)",
  ...["article", "tip"].flatMap((kind) => [
    `authenticated: delete on ${kind}_comment_likes`,
    `authenticated: insert on ${kind}_comment_likes (comment_id)`,
    `authenticated: insert on ${kind}_comment_likes (user_id)`,
    `authenticated: select on ${kind}_comment_likes`,
  ]),
  "authenticated: insert on article_likes (article_id)",
  "authenticated: insert on article_likes (user_id)",
  "authenticated: insert on tip_comments (content)",
  "authenticated: insert on tip_comments (parent_id)",
  "authenticated: insert on tip_comments (tip_id)",
  "authenticated: insert on tip_comments (user_id)",
  "authenticated: delete on tip_ratings",
  "authenticated: insert on tip_ratings (rating)",
  "authenticated: insert on tip_ratings (tip_id)",
  "authenticated: insert on tip_ratings (user_id)",
  "authenticated: update on tip_ratings (rating)",
  "authenticated: insert on tip_likes (tip_id)",
  "authenticated: insert on tip_likes (user_id)",
  "authenticated: select on article_comments",
  "authenticated: select on article_likes",
  "authenticated: select on article_statistics",
  "authenticated: select on member_cards",
  "authenticated: select on changes",
  ...["avatar_url", "full_name", "id", "username"].flatMap((column) =>
    ["insert", "update"].map((act) => `authenticated: ${act} on profiles (${column})`),
  ),
  ...["hides_scores", "prefers_username", "scores_chosen_at"].map(
    (column) => `authenticated: update on profiles (${column})`,
  ),
  "authenticated: delete on profiles",
  "authenticated: select on profiles",
  "authenticated: select on tip_comments",
  "authenticated: select on tip_likes",
  "authenticated: select on tip_ratings",
  "authenticated: select on tip_statistics",
  "authenticated: select on tips",
  "authenticated: select on user_roles",
  ...contractFiles.flatMap(({ privileges = [] }) => privileges),
].toSorted();

/** Functions that visitors may call. Members may also withdraw an application and export their data. */
const calls = [
  "comment_threads",
  "articles_about_player",
  "count_article_share",
  "count_missed_search",
  "count_page_view",
  "count_tip_share",
  "count_tip_view",
  "focal_point",
  "get_tips_with_stats",
  "matches_played_by",
  "read_draft_link",
  "read_event_signups",
  "read_events",
  "read_member",
  "read_member_points",
  "read_prediction_table",
  "read_predictions",
  "search_site",
  "site_state",
  "standings_of_match",
];
/** What row security asks for visitors, and what the search asks. */
const checks = ["find_entries", "hidden_article_threads", "hidden_tip_threads", "shown_people", "shown_teams"];
const callsOfMembers = [
  "private.are_facts",
  "private.are_lines",
  "private.are_links",
  "private.are_maps",
  "private.are_page_addresses",
  "private.are_page_texts",
  "private.are_pictures",
  "private.are_sizes",
  "private.are_standings",
  "private.are_players",
  "private.are_questions",
  "private.are_skills",
  "private.article_words",
  "private.byline_of",
  "private.folded_username",
  "private.is_admin",
  "private.is_answers",
  "private.is_of_one_script",
  "private.is_picture_address",
  "private.is_plain_line",
  "private.is_plain_text",
  "private.is_staff",
  "private.is_visible",
  "private.is_web_address",
  "private.search_key",
  "private.tag_slugs",
  "private.tip_words",
  "public.add_category",
  "public.answer_message",
  "public.admin_statistics",
  "public.category_use",
  "public.changed_imports",
  "public.check_imports",
  "public.club_setup",
  "public.count_applications",
  "public.announce_on_discord",
  "public.count_content",
  "public.count_messages",
  "public.discord_channel",
  "public.export_my_data",
  "public.find_content",
  "public.find_members",
  "public.import_items",
  "public.list_imports",
  "public.find_messages",
  "public.handle_message",
  "public.list_colleagues",
  "public.mark_message",
  "public.my_discord",
  "public.resend_answer",
  "public.list_reserved_names",
  "public.list_subscribers",
  "public.open_draft_link",
  "public.place_category",
  "public.place_record",
  "public.put_setup_away",
  "public.reading_figures",
  "public.remove_category",
  "public.write_matches",
  "public.rename_category",
  "public.rename_tag",
  "public.search_applications",
  "public.signed_in_lately",
  "public.take_back_import",
  "public.take_reserved_name",
  "public.taken_slugs",
  "public.list_tags",
  "public.take_off_event",
  "public.write_to_event",
  "public.tell_writer",
  "public.undo_review",
  "public.edit_comment",
  "public.find_mentionable",
  "public.delete_comment",
  "public.withdraw_application",
  "public.choose_notifications",
  "public.read_notifications",
  "public.read_followed",
  "public.read_own_badges",
  "public.set_block",
  "public.read_push_devices",
  "public.answer_poll",
  "public.close_poll",
  "public.link_player",
  "public.list_players",
  "public.open_poll",
  "public.read_polls",
  "public.add_push_device",
  "public.remove_push_device",
  "public.answer_appeal",
  "public.appeal_measure",
  "public.lift_measure",
  "public.list_measures",
  "public.list_moderation",
  "public.list_reports",
  "public.change_holding",
  "public.read_holding",
  "public.read_measures",
  "public.take_measure",
  "public.send_report",
  "public.settle_reports",
  "public.add_remark",
  "public.answer_remark",
  "public.list_remarks",
  "public.remove_remark",
  "public.resolve_remark",
  "public.archive_letter",
  "public.cancel_letter",
  "public.count_subscribers",
  "public.count_subscriber_states",
  "public.erase_subscriber",
  "public.find_subscribers",
  "public.import_subscribers",
  "public.find_letters",
  "public.count_pictures",
  "public.describe_picture",
  "public.find_pictures",
  "public.list_picture_uses",
  "public.remove_pictures",
  "public.replace_picture",
  "public.remove_letter",
  "public.save_letter",
  "public.send_letter",
  "public.try_letter",
];

describe("the database", () => {
  it("[BE-3] has row security on every table, and a policy", async () => {
    const tables = await ask(catalogue.tables);
    expect(tables.length).toBeGreaterThanOrEqual(13);
    expect(tables.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([]);
  });

  it("[BE-3] gives visitors and members these privileges and no other", async () => {
    expect(await column(catalogue.privileges)).toEqual(granted);
  });

  it("[BE-3] lets visitors and members call these functions and no other", async () => {
    expect(await column(catalogue.callable)).toEqual(
      [
        ...["anon", "authenticated"].flatMap((role) => calls.map((call) => `${role}: public.${call}`)),
        ...["anon", "authenticated"].flatMap((role) => checks.map((check) => `${role}: private.${check}`)),
        ...callsOfMembers.map((call) => `authenticated: ${call}`),
      ].toSorted(),
    );
  });

  it("[BE-3] keeps visitors and members out of the private schema", async () => {
    expect(await column(catalogue.reachableSchemas)).toEqual(["anon: public", "authenticated: public"]);
  });

  it("[BE-3] gives visitors and members no power over other roles or row security", async () => {
    expect(await column(catalogue.mightyRoles)).toEqual([]);
  });

  it("[SE-31] lends its owner's rights only to functions with a fixed search path, and to few that can be called", async () => {
    expect(await column(catalogue.loosePowers)).toEqual([]);
    // Each writes one row that the caller may see, reads the caller's own data or what a secret leads to, or checks that the caller is
    // staff. The migrations give the reasons.
    expect((await column(catalogue.openPowers)).toSorted()).toEqual([
      "add_category",
      "add_push_device",
      "add_remark",
      "admin_statistics",
      "announce_on_discord",
      "answer_appeal",
      "answer_message",
      "answer_poll",
      "answer_remark",
      "appeal_measure",
      "archive_letter",
      "cancel_letter",
      "category_use",
      "change_holding",
      "changed_imports",
      "check_imports",
      "choose_notifications",
      "close_poll",
      "club_setup",
      "count_applications",
      "count_article_share",
      "count_content",
      "count_messages",
      "count_missed_search",
      "count_page_view",
      "count_pictures",
      "count_subscriber_states",
      "count_subscribers",
      "count_tip_share",
      "count_tip_view",
      "delete_comment",
      "describe_picture",
      "discord_channel",
      "edit_comment",
      "erase_subscriber",
      "export_my_data",
      "find_content",
      "find_letters",
      "find_members",
      "find_mentionable",
      "find_messages",
      "find_pictures",
      "find_subscribers",
      "focal_point",
      "handle_message",
      "import_items",
      "import_subscribers",
      "lift_measure",
      "link_player",
      "list_colleagues",
      "list_imports",
      "list_measures",
      "list_moderation",
      "list_picture_uses",
      "list_players",
      "list_remarks",
      "list_reports",
      "list_reserved_names",
      "list_subscribers",
      "list_tags",
      "mark_message",
      "my_discord",
      "open_draft_link",
      "open_poll",
      "place_category",
      "place_record",
      "put_setup_away",
      "read_draft_link",
      "read_event_signups",
      "read_events",
      "read_holding",
      "read_measures",
      "read_member",
      "read_member_points",
      "read_notifications",
      "read_own_badges",
      "read_polls",
      "read_prediction_table",
      "read_predictions",
      "read_push_devices",
      "reading_figures",
      "remove_category",
      "remove_letter",
      "remove_pictures",
      "remove_push_device",
      "remove_remark",
      "rename_category",
      "rename_tag",
      "replace_picture",
      "resend_answer",
      "resolve_remark",
      "save_letter",
      "search_applications",
      "send_letter",
      "send_report",
      "set_block",
      "settle_reports",
      "signed_in_lately",
      "take_back_import",
      "take_measure",
      "take_off_event",
      "take_reserved_name",
      "tell_writer",
      "try_letter",
      "undo_review",
      "withdraw_application",
      "write_matches",
      "write_to_event",
    ]);
  });

  it("[SE-31] has an index for every foreign key", async () => {
    expect(await column(catalogue.slowKeys)).toEqual([]);
  });

  it("[HS-22] has cells of each table that visitors or members may reach, beside a contract", async () => {
    const reached = (await column(catalogue.privileges)).map((line) => /: \w+ on (\w+)/.exec(String(line))?.[1]);
    const known = contractFiles.flatMap(({ cells }) =>
      Object.keys(cells?.reach ?? {}).map((name) => name.split(".")[1]),
    );
    expect([...new Set(reached)].filter((table) => !known.includes(table))).toEqual([]);
  });
});
