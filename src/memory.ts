import { ContainerModule } from "inversify";
import type { MemoryBackend } from "../adapters/memory/backend.ts";
import { memoryApplicationNotices, memoryApplications } from "../adapters/memory/applications/applications.ts";
import { memoryArticles } from "../adapters/memory/content/articles.ts";
import { memoryAvatars } from "../adapters/memory/accounts/avatars.ts";
import { memoryMemberData } from "../adapters/memory/accounts/memberData.ts";
import { memoryChanges } from "../adapters/memory/shared/changes.ts";
import { memoryContactMessages } from "../adapters/memory/messages/contactMessages.ts";
import { memoryComments } from "../adapters/memory/content/comments.ts";
import { memoryContentRepository } from "../adapters/memory/content/contentRepository.ts";
import { memoryItemLists } from "../adapters/memory/content/itemLists.ts";
import { memoryItemPictures } from "../adapters/memory/content/itemPictures.ts";
import { memoryItemRecords } from "../adapters/memory/content/itemRecords.ts";
import { memoryModeration } from "../adapters/memory/content/moderation.ts";
import { memoryLikes } from "../adapters/memory/content/likes.ts";
import { memoryLogins } from "../adapters/memory/accounts/logins.ts";
import { memoryMailLinks } from "../adapters/memory/accounts/mailLinks.ts";
import { memoryNewsletter } from "../adapters/memory/messages/newsletter.ts";
import { memoryProfiles, memoryRoles } from "../adapters/memory/accounts/profiles.ts";
import { memoryReviewNotes } from "../adapters/memory/applications/reviewNotes.ts";
import { memoryReviews } from "../adapters/memory/applications/reviews.ts";
import { memorySession } from "../adapters/memory/accounts/session.ts";
import { memorySignUps } from "../adapters/memory/accounts/signUps.ts";
import { memoryClubFigures, memoryIdentity, memoryTeam } from "../adapters/memory/accounts/staff.ts";
import { memoryTipRatings } from "../adapters/memory/tips/tipRatings.ts";
import { memoryTips } from "../adapters/memory/tips/tips.ts";
import { memoryTipViews } from "../adapters/memory/tips/tipViews.ts";
import {
  SignUpsToken,
  AvatarsToken,
  ProfilesToken,
  RolesToken,
  MemberDataToken,
  MailLinksToken,
  SessionToken,
  LoginsToken,
} from "./features/accounts.bind.ts";
import { IdentityToken, TeamToken, ClubFiguresToken } from "./features/admin.staff.ts";
import { ApplicationsToken, ApplicationNoticesToken } from "./features/applications.bind.ts";
import { ReviewNotesToken, ReviewsToken } from "./features/applications.staff.ts";
import { ArticleLikesToken, ArticleCommentsToken, ArticlesToken } from "./features/articles.bind.ts";
import { ContactMessagesToken } from "./features/contact.bind.ts";
import {
  ItemRecordsToken,
  ItemPicturesToken,
  ItemListsToken,
  ModerationToken,
  ContentRepositoryToken,
} from "./features/editing.staff.ts";
import { ChangesToken } from "./features/live.bind.ts";
import { NewsletterToken } from "./features/newsletter.bind.ts";
import { TipLikesToken, TipCommentsToken, TipsToken, TipRatingsToken, TipViewsToken } from "./features/tips.bind.ts";

/** The club's mail address, and the site's address for links in mails. */
type Addresses = { readonly club: string; readonly site: string };
const nowhere: Addresses = { club: "contact@demo.test", site: "http://127.0.0.1" };

export const memoryModule = (backend: MemoryBackend, addresses = nowhere) =>
  new ContainerModule(({ bind }) => {
    bind(SessionToken).toConstantValue(memorySession(backend));
    bind(ChangesToken).toConstantValue(memoryChanges(backend));
    bind(SignUpsToken).toConstantValue(memorySignUps(backend, addresses.site));
    bind(MailLinksToken).toConstantValue(memoryMailLinks(backend));
    bind(LoginsToken).toConstantValue(memoryLogins(backend, addresses.site));
    bind(ProfilesToken).toConstantValue(memoryProfiles(backend));
    bind(RolesToken).toConstantValue(memoryRoles(backend));
    bind(AvatarsToken).toConstantValue(memoryAvatars(backend));
    bind(MemberDataToken).toConstantValue(memoryMemberData(backend));
    bind(TipsToken).toConstantValue(memoryTips(backend));
    bind(TipLikesToken).toConstantValue(memoryLikes(backend, backend.tipReactions));
    bind(TipCommentsToken).toConstantValue(memoryComments(backend, backend.tipReactions));
    bind(TipRatingsToken).toConstantValue(memoryTipRatings(backend));
    bind(TipViewsToken).toConstantValue(memoryTipViews(backend));
    bind(ApplicationsToken).toConstantValue(memoryApplications(backend, addresses.site));
    bind(ApplicationNoticesToken).toConstantValue(memoryApplicationNotices);
    bind(IdentityToken).toConstantValue(memoryIdentity(backend));
    bind(ReviewsToken).toConstantValue(memoryReviews(backend, addresses.site));
    bind(ReviewNotesToken).toConstantValue(memoryReviewNotes(backend));
    bind(ClubFiguresToken).toConstantValue(memoryClubFigures(backend));
    bind(TeamToken).toConstantValue(memoryTeam(backend));
    bind(ItemListsToken).toConstantValue(memoryItemLists(backend));
    bind(ContentRepositoryToken).toConstantValue(memoryContentRepository(backend));
    bind(ItemRecordsToken).toConstantValue(memoryItemRecords(backend));
    bind(ItemPicturesToken).toConstantValue(memoryItemPictures(backend));
    bind(ModerationToken).toConstantValue(memoryModeration(backend));
    bind(ContactMessagesToken).toConstantValue(memoryContactMessages(backend, addresses.club));
    bind(NewsletterToken).toConstantValue(memoryNewsletter(backend, addresses.site));
    bind(ArticlesToken).toConstantValue(memoryArticles(backend));
    bind(ArticleLikesToken).toConstantValue(memoryLikes(backend, backend.articleReactions));
    bind(ArticleCommentsToken).toConstantValue(memoryComments(backend, backend.articleReactions));
  });
