import { memoryApplicationNotices, memoryApplications } from "../adapters/memory/applications/applications.ts";
import { memoryArticles } from "../adapters/memory/content/articles.ts";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { memoryAvatars } from "../adapters/memory/accounts/avatars.ts";
import { memoryMemberData } from "../adapters/memory/accounts/memberData.ts";
import { memoryChanges } from "../adapters/memory/shared/changes.ts";
import { memoryComments } from "../adapters/memory/content/comments.ts";
import { memoryContentRepository } from "../adapters/memory/content/contentRepository.ts";
import { memoryItemLists } from "../adapters/memory/content/itemLists.ts";
import { memoryItemPictures } from "../adapters/memory/content/itemPictures.ts";
import { memoryItemRecords } from "../adapters/memory/content/itemRecords.ts";
import { memoryModeration } from "../adapters/memory/content/moderation.ts";
import { memoryLikes } from "../adapters/memory/content/likes.ts";
import { memoryLogins } from "../adapters/memory/accounts/logins.ts";
import { memoryMailLinks } from "../adapters/memory/accounts/mailLinks.ts";
import { memoryContactMessages } from "../adapters/memory/messages/contactMessages.ts";
import { memoryNewsletter } from "../adapters/memory/messages/newsletter.ts";
import { memoryProfiles, memoryRoles } from "../adapters/memory/accounts/profiles.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memoryReviewNotes } from "../adapters/memory/applications/reviewNotes.ts";
import { memoryReviews } from "../adapters/memory/applications/reviews.ts";
import { memorySession } from "../adapters/memory/accounts/session.ts";
import { memorySignUps } from "../adapters/memory/accounts/signUps.ts";
import { memoryStore, type KeyValueStore } from "../adapters/memory/shared/keyValueStore.ts";
import { memoryClubFigures, memoryIdentity, memoryTeam } from "../adapters/memory/accounts/staff.ts";
import { memoryTipRatings } from "../adapters/memory/tips/tipRatings.ts";
import { memoryTips } from "../adapters/memory/tips/tips.ts";
import { memoryTipViews } from "../adapters/memory/tips/tipViews.ts";
import type { FaultProfile } from "../adapters/memory/shared/faultInjector.ts";
import type { Dataset } from "../adapters/memory/dataset.ts";
import { supabaseApplicationNotices } from "../adapters/supabase/applications/applicationNotices.ts";
import { supabaseApplications } from "../adapters/supabase/applications/applications.ts";
import { supabaseArticles } from "../adapters/supabase/content/articles.ts";
import { supabaseAvatars } from "../adapters/supabase/accounts/avatars.ts";
import { supabaseMemberData } from "../adapters/supabase/accounts/memberData.ts";
import { supabaseChanges } from "../adapters/supabase/shared/changes.ts";
import { type Client, type Project, supabaseClient } from "../adapters/supabase/shared/client.ts";
import { supabaseContactMessages } from "../adapters/supabase/messages/contactMessages.ts";
import { supabaseNewsletter } from "../adapters/supabase/messages/newsletter.ts";
import { supabaseComments } from "../adapters/supabase/content/comments.ts";
import { supabaseContentRepository } from "../adapters/supabase/content/contentRepository.ts";
import { supabaseItemLists } from "../adapters/supabase/content/itemLists.ts";
import { supabaseItemPictures } from "../adapters/supabase/content/itemPictures.ts";
import { supabaseItemRecords } from "../adapters/supabase/content/itemRecords.ts";
import { supabaseModeration } from "../adapters/supabase/content/moderation.ts";
import { supabaseLikes } from "../adapters/supabase/content/likes.ts";
import { supabaseLogins } from "../adapters/supabase/accounts/logins.ts";
import { supabaseMailLinks } from "../adapters/supabase/accounts/mailLinks.ts";
import { supabaseProfiles, supabaseRoles } from "../adapters/supabase/accounts/profiles.ts";
import { supabaseReviewNotes } from "../adapters/supabase/applications/reviewNotes.ts";
import { supabaseReviews } from "../adapters/supabase/applications/reviews.ts";
import { supabaseSession } from "../adapters/supabase/accounts/session.ts";
import { supabaseSignUps } from "../adapters/supabase/accounts/signUps.ts";
import { supabaseClubFigures, supabaseIdentity, supabaseTeam } from "../adapters/supabase/accounts/staff.ts";
import { supabaseTipRatings } from "../adapters/supabase/tips/tipRatings.ts";
import { supabaseTips } from "../adapters/supabase/tips/tips.ts";
import { supabaseTipViews } from "../adapters/supabase/tips/tipViews.ts";
import type { Ports } from "./contracts/ports.ts";

/** A device of a Supabase project. By default its session isn't stored. */
export const supabaseDevice = (project: Project, client: Client = supabaseClient(project, "nowhere")): Ports => ({
  session: supabaseSession(client),
  changes: supabaseChanges(client),
  signUps: supabaseSignUps(client),
  mailLinks: supabaseMailLinks(client),
  logins: supabaseLogins(client),
  profiles: supabaseProfiles(client),
  roles: supabaseRoles(client),
  avatars: supabaseAvatars(client),
  memberData: supabaseMemberData(client),
  tips: supabaseTips(client),
  likes: supabaseLikes(client, { table: "tip_likes", column: "tip_id" }),
  comments: supabaseComments(client, { table: "tip_comments", column: "tip_id" }),
  ratings: supabaseTipRatings(client),
  views: supabaseTipViews(project),
  articles: supabaseArticles(client),
  articleLikes: supabaseLikes(client, { table: "article_likes", column: "article_id" }),
  articleComments: supabaseComments(client, { table: "article_comments", column: "article_id" }),
  messages: supabaseContactMessages(client),
  applications: supabaseApplications(client),
  applicationNotices: supabaseApplicationNotices(client),
  identity: supabaseIdentity(client),
  reviews: supabaseReviews(client),
  reviewNotes: supabaseReviewNotes(client),
  figures: supabaseClubFigures(client),
  team: supabaseTeam(client),
  itemLists: supabaseItemLists(client),
  contents: supabaseContentRepository(client),
  itemRecords: supabaseItemRecords(client),
  itemPictures: supabaseItemPictures(client),
  moderation: supabaseModeration(client),
  newsletter: supabaseNewsletter(client),
});

type Memory = {
  readonly dataset?: Dataset;
  readonly faults?: FaultProfile;
  readonly now?: () => Date;
  readonly store?: KeyValueStore;
};

/** A device with a memory backend of its own. */
export const memoryDevice = ({ dataset = seed, faults, now, store = memoryStore() }: Memory = {}): Ports => {
  const backend = memoryBackend(dataset, store, faults, now);
  return {
    session: memorySession(backend),
    changes: memoryChanges(backend),
    signUps: memorySignUps(backend, "http://127.0.0.1"),
    mailLinks: memoryMailLinks(backend),
    logins: memoryLogins(backend, "http://127.0.0.1"),
    profiles: memoryProfiles(backend),
    roles: memoryRoles(backend),
    avatars: memoryAvatars(backend),
    memberData: memoryMemberData(backend),
    tips: memoryTips(backend),
    likes: memoryLikes(backend, backend.tipReactions),
    comments: memoryComments(backend, backend.tipReactions),
    ratings: memoryTipRatings(backend),
    views: memoryTipViews(backend),
    articles: memoryArticles(backend),
    articleLikes: memoryLikes(backend, backend.articleReactions),
    articleComments: memoryComments(backend, backend.articleReactions),
    applications: memoryApplications(backend, "http://127.0.0.1"),
    applicationNotices: memoryApplicationNotices,
    identity: memoryIdentity(backend),
    reviews: memoryReviews(backend, "http://127.0.0.1"),
    reviewNotes: memoryReviewNotes(backend),
    figures: memoryClubFigures(backend),
    team: memoryTeam(backend),
    messages: memoryContactMessages(backend, "contact@demo.test"),
    itemLists: memoryItemLists(backend),
    contents: memoryContentRepository(backend),
    itemRecords: memoryItemRecords(backend),
    itemPictures: memoryItemPictures(backend),
    moderation: memoryModeration(backend),
    newsletter: memoryNewsletter(backend, "http://127.0.0.1"),
  };
};
