import type { ServiceIdentifier } from "inversify";
import {
  SessionToken,
  SignUpsToken,
  MailLinksToken,
  LoginsToken,
  ProfilesToken,
  RolesToken,
  AvatarsToken,
  MemberDataToken,
} from "../../src/features/accounts.bind.ts";
import { IdentityToken, ClubFiguresToken, TeamToken } from "../../src/features/admin.staff.ts";
import { ApplicationsToken, ApplicationNoticesToken } from "../../src/features/applications.bind.ts";
import { ReviewsToken, ReviewNotesToken } from "../../src/features/applications.staff.ts";
import {
  ArticlesToken,
  ArticleLikesToken,
  ArticleCommentsToken,
  ArticleSharesToken,
} from "../../src/features/articles.bind.ts";
import { CategoriesToken } from "../../src/features/categories.bind.ts";
import { CategoryListsToken } from "../../src/features/categories.staff.ts";
import { ContactMessagesToken } from "../../src/features/contact.bind.ts";
import {
  ItemListsToken,
  ContentRepositoryToken,
  ItemRecordsToken,
  ItemPicturesToken,
  ModerationToken,
} from "../../src/features/editing.staff.ts";
import { ChangesToken } from "../../src/features/live.bind.ts";
import { NewsletterToken } from "../../src/features/newsletter.bind.ts";
import {
  TipsToken,
  TipLikesToken,
  TipCommentsToken,
  TipRatingsToken,
  TipSharesToken,
  TipViewsToken,
} from "../../src/features/tips.bind.ts";

/** The ports that tests name. */
export const tokens = {
  session: SessionToken,
  changes: ChangesToken,
  signUps: SignUpsToken,
  mailLinks: MailLinksToken,
  logins: LoginsToken,
  profiles: ProfilesToken,
  roles: RolesToken,
  avatars: AvatarsToken,
  memberData: MemberDataToken,
  tips: TipsToken,
  likes: TipLikesToken,
  comments: TipCommentsToken,
  ratings: TipRatingsToken,
  views: TipViewsToken,
  shares: TipSharesToken,
  articles: ArticlesToken,
  articleLikes: ArticleLikesToken,
  articleComments: ArticleCommentsToken,
  articleShares: ArticleSharesToken,
  categories: CategoriesToken,
  categoryLists: CategoryListsToken,
  messages: ContactMessagesToken,
  applications: ApplicationsToken,
  applicationNotices: ApplicationNoticesToken,
  identity: IdentityToken,
  reviews: ReviewsToken,
  reviewNotes: ReviewNotesToken,
  figures: ClubFiguresToken,
  team: TeamToken,
  itemLists: ItemListsToken,
  contents: ContentRepositoryToken,
  itemRecords: ItemRecordsToken,
  itemPictures: ItemPicturesToken,
  moderation: ModerationToken,
  newsletter: NewsletterToken,
};

export type PortsOf<Tokens> = {
  readonly [Name in keyof Tokens]: [Tokens[Name]] extends [ServiceIdentifier<infer Port>] ? Port : never;
};
