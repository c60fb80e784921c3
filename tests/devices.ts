import { memoryApplicationNotices, memoryApplications } from "../adapters/memory/applications.ts";
import { memoryArticles } from "../adapters/memory/articles.ts";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { memoryAvatars } from "../adapters/memory/avatars.ts";
import { memoryBelongings } from "../adapters/memory/belongings.ts";
import { memoryChanges } from "../adapters/memory/changes.ts";
import { memoryComments } from "../adapters/memory/comments.ts";
import { memoryDesk } from "../adapters/memory/desk.ts";
import { memoryItemLists } from "../adapters/memory/itemLists.ts";
import { memoryItemPictures } from "../adapters/memory/itemPictures.ts";
import { memoryItemRecords } from "../adapters/memory/itemRecords.ts";
import { memoryModeration } from "../adapters/memory/moderation.ts";
import { memoryLikes } from "../adapters/memory/likes.ts";
import { memoryLogins } from "../adapters/memory/logins.ts";
import { memoryMailLinks } from "../adapters/memory/mailLinks.ts";
import { memoryContactMessages } from "../adapters/memory/contactMessages.ts";
import { memoryNewsletter } from "../adapters/memory/newsletter.ts";
import { memoryProfiles, memoryRoles } from "../adapters/memory/profiles.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memoryReviewNotes } from "../adapters/memory/reviewNotes.ts";
import { memoryReviews } from "../adapters/memory/reviews.ts";
import { memorySession } from "../adapters/memory/session.ts";
import { memorySignUps } from "../adapters/memory/signUps.ts";
import { memoryShelf, type Shelf } from "../adapters/memory/shelf.ts";
import { memoryClubFigures, memoryIdentity, memoryTeam } from "../adapters/memory/staff.ts";
import { memoryTipRatings } from "../adapters/memory/tipRatings.ts";
import { memoryTips } from "../adapters/memory/tips.ts";
import { memoryTipViews } from "../adapters/memory/tipViews.ts";
import type { Weather } from "../adapters/memory/weather.ts";
import type { World } from "../adapters/memory/world.ts";
import { supabaseApplicationNotices } from "../adapters/supabase/applicationNotices.ts";
import { supabaseApplications } from "../adapters/supabase/applications.ts";
import { supabaseArticles } from "../adapters/supabase/articles.ts";
import { supabaseAvatars } from "../adapters/supabase/avatars.ts";
import { supabaseBelongings } from "../adapters/supabase/belongings.ts";
import { supabaseChanges } from "../adapters/supabase/changes.ts";
import { type Client, type Project, supabaseClient } from "../adapters/supabase/client.ts";
import { supabaseContactMessages } from "../adapters/supabase/contactMessages.ts";
import { supabaseNewsletter } from "../adapters/supabase/newsletter.ts";
import { supabaseComments } from "../adapters/supabase/comments.ts";
import { supabaseDesk } from "../adapters/supabase/desk.ts";
import { supabaseItemLists } from "../adapters/supabase/itemLists.ts";
import { supabaseItemPictures } from "../adapters/supabase/itemPictures.ts";
import { supabaseItemRecords } from "../adapters/supabase/itemRecords.ts";
import { supabaseModeration } from "../adapters/supabase/moderation.ts";
import { supabaseLikes } from "../adapters/supabase/likes.ts";
import { supabaseLogins } from "../adapters/supabase/logins.ts";
import { supabaseMailLinks } from "../adapters/supabase/mailLinks.ts";
import { supabaseProfiles, supabaseRoles } from "../adapters/supabase/profiles.ts";
import { supabaseReviewNotes } from "../adapters/supabase/reviewNotes.ts";
import { supabaseReviews } from "../adapters/supabase/reviews.ts";
import { supabaseSession } from "../adapters/supabase/session.ts";
import { supabaseSignUps } from "../adapters/supabase/signUps.ts";
import { supabaseClubFigures, supabaseIdentity, supabaseTeam } from "../adapters/supabase/staff.ts";
import { supabaseTipRatings } from "../adapters/supabase/tipRatings.ts";
import { supabaseTips } from "../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../adapters/supabase/tipViews.ts";
import type { Ports } from "./contracts/ports.ts";

/** A device before a Supabase project. By default it keeps no session beyond its own life. */
export const supabaseDevice = (project: Project, client: Client = supabaseClient(project, "nowhere")): Ports => ({
  session: supabaseSession(client),
  changes: supabaseChanges(client),
  signUps: supabaseSignUps(client),
  mailLinks: supabaseMailLinks(client),
  logins: supabaseLogins(client),
  profiles: supabaseProfiles(client),
  roles: supabaseRoles(client),
  avatars: supabaseAvatars(client),
  belongings: supabaseBelongings(client),
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
  desk: supabaseDesk(client),
  itemRecords: supabaseItemRecords(client),
  itemPictures: supabaseItemPictures(client),
  moderation: supabaseModeration(client),
  newsletter: supabaseNewsletter(client),
});

type Memory = {
  readonly world?: World;
  readonly weather?: Weather;
  readonly now?: () => Date;
  readonly shelf?: Shelf;
};

/** A device with a whole backend of its own in it. */
export const memoryDevice = ({ world = seed, weather, now, shelf = memoryShelf() }: Memory = {}): Ports => {
  const backend = memoryBackend(world, shelf, weather, now);
  return {
    session: memorySession(backend),
    changes: memoryChanges(backend),
    signUps: memorySignUps(backend, "http://127.0.0.1"),
    mailLinks: memoryMailLinks(backend),
    logins: memoryLogins(backend, "http://127.0.0.1"),
    profiles: memoryProfiles(backend),
    roles: memoryRoles(backend),
    avatars: memoryAvatars(backend),
    belongings: memoryBelongings(backend),
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
    desk: memoryDesk(backend),
    itemRecords: memoryItemRecords(backend),
    itemPictures: memoryItemPictures(backend),
    moderation: memoryModeration(backend),
    newsletter: memoryNewsletter(backend, "http://127.0.0.1"),
  };
};
