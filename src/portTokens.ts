import type {
  Avatars,
  MemberData,
  Logins,
  MailLinks,
  Profiles,
  Roles,
  Session,
  SignUps,
} from "../domain/accounts/ports.ts";
import type { Clock } from "../domain/shared/clock.ts";
import type { ContactMessages } from "../domain/messages/contact/ports.ts";
import type { Downloads } from "../domain/shared/downloads.ts";
import type { Drafts } from "../domain/shared/drafts.ts";
import type { Changes } from "../domain/shared/live.ts";
import type { Log } from "../domain/shared/log.ts";
import type { Newsletter } from "../domain/messages/newsletter/ports.ts";
import type { Sharing } from "../domain/content/reactions/sharePage.ts";
import type { ReadContent, ReadHtml } from "../domain/content/body/content.ts";
import type {
  ContentRepository,
  ItemLists,
  ItemPictures,
  ItemRecords,
  Moderation,
} from "../domain/content/editing/ports.ts";
import type { ReadClipboard } from "../domain/content/editing/readPasted.ts";
import type { PictureEditor } from "../domain/shared/picture.ts";
import type { ArticleId } from "../domain/content/articles/article.ts";
import type { Articles } from "../domain/content/articles/ports.ts";
import type { Comments, Likes } from "../domain/content/reactions/ports.ts";
import type { ApplicationNotices, Applications, ReviewNotes, Reviews } from "../domain/applications/ports.ts";
import type { Identity, Team } from "../domain/accounts/staff/ports.ts";
import type { ClubFigures } from "../domain/club/overview.ts";
import type { TipRatings, Tips, TipViews } from "../domain/tips/ports.ts";
import type { TipId } from "../domain/tips/tip.ts";
import type { Visitor } from "../domain/tips/viewTip.ts";
import { token } from "./token.ts";

export const SessionToken = token<Session>("Session");
export const SignUpsToken = token<SignUps>("SignUps");
export const MailLinksToken = token<MailLinks>("MailLinks");
export const LoginsToken = token<Logins>("Logins");
export const ProfilesToken = token<Profiles>("Profiles");
export const RolesToken = token<Roles>("Roles");
export const AvatarsToken = token<Avatars>("Avatars");
export const MemberDataToken = token<MemberData>("MemberData");
export const PictureEditorToken = token<PictureEditor>("PictureEditor");
export const DownloadsToken = token<Downloads>("Downloads");
export const TipsToken = token<Tips>("Tips");
export const TipLikesToken = token<Likes<TipId>>("TipLikes");
export const TipCommentsToken = token<Comments<TipId>>("TipComments");
export const TipRatingsToken = token<TipRatings>("TipRatings");
export const TipViewsToken = token<TipViews>("TipViews");
export const ArticlesToken = token<Articles>("Articles");
export const ArticleLikesToken = token<Likes<ArticleId>>("ArticleLikes");
export const ArticleCommentsToken = token<Comments<ArticleId>>("ArticleComments");
export const ReadContentToken = token<ReadContent>("ReadContent");
export const ReadHtmlToken = token<ReadHtml>("ReadHtml");
export const ReadClipboardToken = token<ReadClipboard>("ReadClipboard");
export const VisitorToken = token<Visitor>("Visitor");
export const SharingToken = token<Sharing>("Sharing");
export const DraftsToken = token<Drafts>("Drafts");
export const ChangesToken = token<Changes>("Changes");
export const ClockToken = token<Clock>("Clock");
export const LogToken = token<Log>("Log");
export const ApplicationsToken = token<Applications>("Applications");
export const ApplicationNoticesToken = token<ApplicationNotices>("ApplicationNotices");
export const IdentityToken = token<Identity>("Identity");
export const ReviewsToken = token<Reviews>("Reviews");
export const ReviewNotesToken = token<ReviewNotes>("ReviewNotes");
export const ClubFiguresToken = token<ClubFigures>("ClubFigures");
export const TeamToken = token<Team>("Team");
export const ItemListsToken = token<ItemLists>("ItemLists");
export const DeskToken = token<ContentRepository>("Desk");
export const ItemRecordsToken = token<ItemRecords>("ItemRecords");
export const ItemPicturesToken = token<ItemPictures>("ItemPictures");
export const ModerationToken = token<Moderation>("Moderation");
export const ContactMessagesToken = token<ContactMessages>("ContactMessages");
export const NewsletterToken = token<Newsletter>("Newsletter");
