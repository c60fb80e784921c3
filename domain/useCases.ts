import type { ChangeAvatar, RemoveAvatar } from "./accounts/changeAvatar.ts";
import type { BlockMember, ListBlocked } from "./accounts/blocking.ts";
import type { ChangeEmail, ChangePassword } from "./accounts/changeLogin.ts";
import type { DiscordAccounts, LinkDiscord } from "./accounts/discordAccount.ts";
import type { DeleteMyAccount } from "./accounts/deleteMyAccount.ts";
import type { ExportMyData, MyActivity } from "./accounts/exportMyData.ts";
import type { MailLinks, Session } from "./accounts/ports.ts";
import type { ReadOwnBadges } from "./accounts/badges.ts";
import type { HideMyPage, ReadMember } from "./accounts/memberPage.ts";
import type { MailRecovery, ResetPassword } from "./accounts/recovery.ts";
import type { PreferUsername } from "./accounts/preferUsername.ts";
import type { SaveProfile } from "./accounts/saveProfile.ts";
import type { Reauthenticate, SignIn, WhoAmI } from "./accounts/session.ts";
import type { SendConfirmationAgain, SignUp } from "./accounts/signUp.ts";
import type { Team } from "./accounts/staff/ports.ts";
import type { Apply } from "./applications/apply.ts";
import type { PositionRepository, addPosition, savePosition } from "./applications/editPositions.ts";
import type { ListApplications } from "./applications/listApplications.ts";
import type { ListPositions } from "./applications/listPositions.ts";
import type { MyApplications, Withdraw } from "./applications/myApplications.ts";
import type { NoteApplication } from "./applications/noteApplication.ts";
import type { Position } from "./applications/positions.ts";
import type { ReadReviewHistory, ReviewApplication, UndoReview } from "./applications/reviewApplication.ts";
import type { publishRecord } from "./club/lists/editList.ts";
import type { PublicList, RecordRepository } from "./club/lists/records.ts";
import type {
  AddMatch,
  CountStaffMatches,
  ListStaffMatches,
  SaveMatch,
  ScoreMatch,
} from "./club/matches/editMatches.ts";
import type { listAllMatches } from "./club/matches/files/listAll.ts";
import type { PlanFile } from "./club/matches/files/planFile.ts";
import type { ChooseScores, DeviceScores } from "./club/matches/hiddenScores.ts";
import type { ReadSeason, ReadSeasonShape } from "./club/matches/season.ts";
import type { ReadAroundMatch } from "./club/matches/aroundMatch.ts";
import type { ReadLatestResults } from "./club/matches/latestResults.ts";
import type { ListMatches, ListTeamMatches, ReadMatch, ReadNextMatches } from "./club/matches/listMatches.ts";
import type { ListMatchChoices } from "./club/matches/matchChoices.ts";
import type { MatchImport, MatchRepository } from "./club/matches/ports.ts";
import type { SyncScores } from "./club/matches/syncScores.ts";
import type { ReadOverview } from "./club/overview.ts";
import type { CountPageView } from "./club/reading/pageViews.ts";
import type { ReadReadership } from "./club/reading/readingFigures.ts";
import type { SearchPanel } from "./club/searchPanel.ts";
import type { MarkCommentsRead, ReadWaiting } from "./club/waiting.ts";
import type { SavePageTexts, listPages } from "./club/pages/editPages.ts";
import type { PageEditing, Pages } from "./club/pages/ports.ts";
import type { Partner, addPartner, savePartner } from "./club/partners/partner.ts";
import type { ClubSetup, ReadSetup } from "./club/readSetup.ts";
import type { addProduct, Product, saveProduct } from "./club/shop/product.ts";
import type { EventRecord } from "./club/events/event.ts";
import type { ListEvents, ReadEvent, ReadSignUps, signUpStateOf } from "./club/events/readEvents.ts";
import type { EventDesk, WriteToComers } from "./club/events/comers.ts";
import type { PollDesk, Polls } from "./club/polls/polls.ts";
import type { addRepeatedEvent } from "./club/events/repeatedEvent.ts";
import type { saveEvent } from "./club/events/typed.ts";
import type { Predict, ReadOwnPredictions, ReadPredictions } from "./club/predictions/predict.ts";
import type { ReadMemberPoints, ReadPredictionTable } from "./club/predictions/table.ts";
import type { ReadStandings } from "./club/standings/readStandings.ts";
import type { Standings } from "./club/standings/standings.ts";
import type { addStandings, saveStandings } from "./club/standings/typed.ts";
import type {
  addHonour,
  addMembership,
  addPerson,
  addTeam,
  endMembership,
  saveHonour,
  saveMembership,
  savePerson,
  saveTeam,
} from "./club/teams/editTeams.ts";
import type { ListFollowedTeams } from "./club/teams/followedTeams.ts";
import type { TeamRepository } from "./club/teams/ports.ts";
import type { ReadPerson, ReadTeam, ReadTeams } from "./club/teams/readTeams.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "./club/teams/team.ts";
import type { ArticlesAboutMatch } from "./content/articles/aboutMatch.ts";
import type { ArticleId } from "./content/articles/article.ts";
import type { ListArticles } from "./content/articles/listArticles.ts";
import type { ReadArticle, RelatedArticles } from "./content/articles/readArticle.ts";
import type { ShowCards } from "./content/body/shownContent.ts";
import type { OpenServices } from "./content/body/openServices.ts";
import type { ReadCategories, addCategory, renameCategory } from "./content/categories/editCategories.ts";
import type { CategoryLists } from "./content/categories/ports.ts";
import type { renameTag, TagLists } from "./content/tagLists.ts";
import type { CreateItem, ProposeSlug } from "./content/editing/createItem.ts";
import type { ListContent } from "./content/editing/listContent.ts";
import type { ChangeHolding, Holding } from "./content/reactions/holding.ts";
import type { HideComment, ListModerated, RestoreComment } from "./content/reactions/moderate.ts";
import type { OpenItem } from "./content/editing/openItem.ts";
import type { RecallWindowDrafts, StoreWindowDraft } from "./content/editing/perWindowDrafts.ts";
import type { ContentRepository, ItemRecords } from "./content/editing/ports.ts";
import type { ReadBody } from "./content/editing/readBody.ts";
import type { PreviewContent, ReadDraft } from "./content/editing/readDraft.ts";
import type { ReadPasted } from "./content/editing/readPasted.ts";
import type { PublishEdit } from "./content/editing/publishEdit.ts";
import type { PublishItem, SaveItem } from "./content/editing/saveItem.ts";
import type { DraftLinks } from "./content/editing/draftLinks.ts";
import type { AddRemark, AnswerRemark, Remarks } from "./content/remarks/remark.ts";
import type { Writers } from "./content/editing/writers.ts";
import type { ReadSharedDraft } from "./content/editing/sharedDraft.ts";
import type { ChangeSlug } from "./content/editing/changeSlug.ts";
import type { HighlightItem } from "./content/editing/highlightItem.ts";
import type { ReadFeatured } from "./club/readFeatured.ts";
import type { ScheduleItem } from "./content/editing/scheduleItem.ts";
import type { ExportSite } from "./content/moving/exportSite.ts";
import type { Imports } from "./content/moving/ports.ts";
import type { ReadImport } from "./content/moving/readImport.ts";
import type { ImportItems } from "./content/moving/importItems.ts";
import type { TakeBackImport } from "./content/moving/takeBackImport.ts";
import type { CompareVersions } from "./content/versions/compareVersions.ts";
import type { ListVersions } from "./content/versions/listVersions.ts";
import type { RestoreVersion } from "./content/versions/restoreVersion.ts";
import type { DescribePicture } from "./content/pictures/describePicture.ts";
import type { PictureLibrary } from "./content/pictures/library.ts";
import type { ListPictures } from "./content/pictures/listPictures.ts";
import type { ReplacePicture } from "./content/pictures/replacePicture.ts";
import type { UploadImage } from "./content/editing/uploadImage.ts";
import type { UploadFile } from "./content/files/uploadFile.ts";
import type { AddComment } from "./content/reactions/addComment.ts";
import type { CountShare } from "./content/reactions/countShare.ts";
import type { Like, LikesOf } from "./content/reactions/like.ts";
import type { FindThread, ListComments, ListReplies } from "./content/reactions/listComments.ts";
import type { CommentId } from "./content/reactions/comment.ts";
import type { MentionableMembers } from "./content/reactions/mentionable.ts";
import type { EditComment, RemoveComment } from "./content/reactions/ownComment.ts";
import type { AnswerAppeal, AppealMeasure, Measures, OwnMeasures } from "./content/reports/measure.ts";
import type { ModerationLog } from "./content/reports/log.ts";
import type { ListReports, Reports, SendReport } from "./content/reports/report.ts";
import type { TakeMeasure } from "./content/reports/takeMeasure.ts";
import type { SharePage, SharePicture, Sharing } from "./content/reactions/sharePage.ts";
import type { DiscordPosts } from "./discord/discordPosts.ts";
import type { SendMessage } from "./messages/contact.ts";
import type { ChooseNotifications, ListNotificationChoices } from "./notifications/choices.ts";
import type { FollowId, ListFollowed, StopFollowing } from "./notifications/following.ts";
import type { CountUnread, ListNotifications, MarkRead } from "./notifications/inbox.ts";
import type { MarkPressed, ReadPushes, ReceivePushes, StopPushes } from "./notifications/push.ts";
import type { Newsletter, SubscribeToNewsletter } from "./messages/newsletter.ts";
import type { AnswerMessage, Inbox, ListMessages } from "./messages/inbox.ts";
import type { Letters, SaveLetter } from "./club/letter/letters.ts";
import type { ReadWeek } from "./club/letter/readWeek.ts";
import type { ListSentLetters, ReadSentLetter } from "./club/letter/sentLetters.ts";
import type { AddSubscribers, FindSubscribers, PlanSubscribers, Subscribers } from "./club/letter/subscribers.ts";
import type { CountMissedSearch } from "./search/missedSearch.ts";
import type { SearchSite } from "./search/searchSite.ts";
import type { Calm } from "./shared/calm.ts";
import type { KeptPages } from "./shared/keptPages.ts";
import type { Density } from "./shared/density.ts";
import type { Clock } from "./shared/clock.ts";
import type { Ask, Drafts } from "./shared/drafts.ts";
import type { Changes, Downloads } from "./shared/ports.ts";
import type { Slug } from "./shared/slug.ts";
import type { ListTips } from "./tips/listTips.ts";
import type { RateTip, RatingOfTip } from "./tips/rateTip.ts";
import type { ReadTip, ShowTipsSidebar } from "./tips/readTip.ts";
import type { ListSavedTips } from "./tips/savedTips.ts";
import type { TipId } from "./tips/tip.ts";
import type { ViewTip } from "./tips/viewTip.ts";

/** What a factory makes of its needs. */
type Made<Make extends (needs: never) => unknown> = ReturnType<Make>;

/** All use cases, by name: what a visitor, a member or the staff can do, and what a device does for them. */
export type UseCases = {
  // Accounts
  readonly whoAmI: WhoAmI;
  readonly signIn: SignIn;
  readonly offersDiscord: DiscordAccounts["isOffered"];
  readonly goToDiscord: DiscordAccounts["begin"];
  readonly linkDiscord: LinkDiscord;
  readonly finishDiscord: DiscordAccounts["finish"];
  readonly myDiscord: DiscordAccounts["mine"];
  readonly unlinkDiscord: DiscordAccounts["unlink"];
  readonly signOut: Session["signOut"];
  readonly signUp: SignUp;
  readonly sendConfirmationAgain: SendConfirmationAgain;
  readonly spendMailLink: MailLinks["spend"];
  readonly ownerOfSession: MailLinks["ownerOf"];
  readonly openSession: MailLinks["open"];
  readonly mailRecovery: MailRecovery;
  readonly resetPassword: ResetPassword;
  readonly reauthenticate: Reauthenticate;
  readonly changePassword: ChangePassword;
  readonly changeEmail: ChangeEmail;
  readonly saveProfile: SaveProfile;
  readonly preferUsername: PreferUsername;
  readonly changeAvatar: ChangeAvatar;
  readonly removeAvatar: RemoveAvatar;
  readonly myActivity: MyActivity;
  readonly exportMyData: ExportMyData;
  readonly deleteMyAccount: DeleteMyAccount;
  readonly readMember: ReadMember;
  readonly hideMyPage: HideMyPage;
  readonly blockMember: BlockMember;
  readonly listBlocked: ListBlocked;
  readonly readOwnBadges: ReadOwnBadges;

  // Applications
  readonly listPositions: ListPositions;
  readonly apply: Apply;
  readonly myApplications: MyApplications;
  readonly withdrawApplication: Withdraw;

  // Articles
  readonly listArticles: ListArticles;
  readonly readArticle: ReadArticle;
  readonly showCards: ShowCards;
  readonly articlesAboutMatch: ArticlesAboutMatch;
  readonly relatedArticles: RelatedArticles;
  readonly likeArticle: Like<ArticleId>;
  readonly likesOfArticle: LikesOf<ArticleId>;
  readonly countArticleShare: CountShare<ArticleId>;
  readonly listArticleComments: ListComments<ArticleId>;
  readonly commentArticle: AddComment<ArticleId>;
  readonly listArticleReplies: ListReplies<ArticleId>;
  readonly findArticleThread: FindThread<ArticleId>;
  readonly likeArticleComment: Like<CommentId>;
  readonly editArticleComment: EditComment;
  readonly removeArticleComment: RemoveComment;

  // Reports
  readonly sendReport: SendReport;
  readonly readMeasures: OwnMeasures["list"];
  readonly appealMeasure: AppealMeasure;

  // Messages
  readonly sendMessage: SendMessage;

  // The device
  readonly sharePage: SharePage;
  readonly sharePicture: SharePicture;
  readonly copyText: Sharing["copy"];
  readonly saveFile: Downloads["save"];
  readonly tellTime: Clock["tell"];
  readonly storeDraft: Drafts["write"];
  readonly forgetDrafts: Drafts["forgetAll"];
  readonly recallDraft: Drafts["read"];
  readonly storedDrafts: Drafts["names"];
  readonly ask: Ask;
  readonly listKeptPages: KeptPages["list"];
  readonly readCalm: Calm["read"];
  readonly chooseCalm: Calm["choose"];
  readonly readOpenServices: OpenServices["read"];
  readonly chooseOpenService: OpenServices["choose"];
  readonly readDensity: Density["read"];
  readonly chooseDensity: Density["choose"];

  // Notifications
  readonly listNotifications: ListNotifications;
  readonly countUnread: CountUnread;
  readonly markRead: MarkRead;
  readonly listNotificationChoices: ListNotificationChoices;
  readonly chooseNotifications: ChooseNotifications;
  readonly readPushes: ReadPushes;
  readonly receivePushes: ReceivePushes;
  readonly stopPushes: StopPushes;
  readonly markPressed: MarkPressed;
  readonly follow: Like<FollowId>;
  readonly followState: LikesOf<FollowId>;
  readonly listFollowed: ListFollowed;
  readonly stopFollowing: StopFollowing;

  // Live changes
  readonly followChanges: Changes["subscribe"];

  // Matches
  readonly listMatches: ListMatches;
  readonly readMatch: ReadMatch;
  readonly readAroundMatch: ReadAroundMatch;
  readonly readLatestResults: ReadLatestResults;
  readonly readNextMatches: ReadNextMatches;
  readonly listTeamMatches: ListTeamMatches;
  readonly readSeason: ReadSeason;
  readonly readSeasonShape: ReadSeasonShape;
  readonly readStandings: ReadStandings;
  readonly predict: Predict;
  readonly readOwnPredictions: ReadOwnPredictions;
  readonly readPredictions: ReadPredictions;
  readonly readPredictionTable: ReadPredictionTable;
  readonly readMemberPoints: ReadMemberPoints;

  // Events
  readonly listEvents: ListEvents;
  readonly readEvent: ReadEvent;
  readonly readSignUps: ReadSignUps;
  readonly signUpStateOf: Made<typeof signUpStateOf>;
  readonly signUpForEvent: Like<Slug>;
  readonly readPolls: Polls["list"];
  readonly answerPoll: Polls["answer"];
  readonly readScores: DeviceScores["read"];
  readonly chooseScores: ChooseScores;
  readonly revealScore: DeviceScores["reveal"];
  readonly syncScores: SyncScores;

  // Newsletter
  readonly subscribeToNewsletter: SubscribeToNewsletter;
  readonly confirmSubscription: Newsletter["confirm"];
  readonly unsubscribe: Newsletter["leave"];
  readonly listSentLetters: ListSentLetters;
  readonly readSentLetter: ReadSentLetter;

  // The site
  readonly readSite: Pages["site"];
  readonly readPageTexts: Pages["texts"];
  readonly countPageView: CountPageView;

  // Partners
  readonly listPartners: PublicList<Partner>["list"];

  // Search
  readonly searchSite: SearchSite;
  readonly countMissedSearch: CountMissedSearch;

  // Drafts shared by a link
  readonly readSharedDraft: ReadSharedDraft;

  // Shop
  readonly listProducts: PublicList<Product>["list"];

  // Teams
  readonly readTeams: ReadTeams;
  readonly readTeam: ReadTeam;
  readonly readPerson: ReadPerson;
  readonly listFollowedTeams: ListFollowedTeams;

  // Tips
  readonly readFeatured: ReadFeatured;
  readonly listTips: ListTips;
  readonly showTipsAround: ShowTipsSidebar;
  readonly readTip: ReadTip;
  readonly viewTip: ViewTip;
  readonly likeTip: Like<TipId>;
  readonly likesOfTip: LikesOf<TipId>;
  readonly countTipShare: CountShare<TipId>;
  readonly saveTip: Like<TipId>;
  readonly savesOfTip: LikesOf<TipId>;
  readonly listSavedTips: ListSavedTips;
  readonly rateTip: RateTip;
  readonly ratingOfTip: RatingOfTip;
  readonly listTipComments: ListComments<TipId>;
  readonly findMentionable: MentionableMembers["begunBy"];
  readonly commentTip: AddComment<TipId>;
  readonly listTipReplies: ListReplies<TipId>;
  readonly findTipThread: FindThread<TipId>;
  readonly likeTipComment: Like<CommentId>;
  readonly editTipComment: EditComment;
  readonly removeTipComment: RemoveComment;

  // For the staff: the panel
  readonly readOverview: ReadOverview;
  readonly readReadership: ReadReadership;
  readonly searchPanel: SearchPanel;
  readonly readWaiting: ReadWaiting;
  readonly markCommentsRead: MarkCommentsRead;
  readonly readSetup: ReadSetup;
  readonly putSetupAway: ClubSetup["putAway"];
  readonly findMembers: Team["find"];
  readonly setStaff: Team["setStaff"];
  readonly listReservedNames: Team["reserved"];
  readonly takeReservedName: Team["takeName"];

  // For the staff: applications and positions
  readonly listApplications: ListApplications;
  readonly readReviewHistory: ReadReviewHistory;
  readonly reviewApplication: ReviewApplication;
  readonly undoReview: UndoReview;
  readonly listStaffPositions: PositionRepository["all"];
  readonly addPosition: Made<typeof addPosition>;
  readonly savePosition: Made<typeof savePosition>;
  readonly publishPosition: Made<typeof publishRecord<Position>>;
  readonly placePosition: PositionRepository["place"];
  readonly removePosition: PositionRepository["remove"];
  readonly noteApplication: NoteApplication;

  // For the staff: categories
  readonly readCategories: ReadCategories;
  readonly addCategory: Made<typeof addCategory>;
  readonly renameCategory: Made<typeof renameCategory>;
  readonly placeCategory: CategoryLists["place"];
  readonly removeCategory: CategoryLists["remove"];
  readonly listTags: TagLists["used"];
  readonly renameTag: Made<typeof renameTag>;

  // For the staff: Discord
  readonly readDiscordChannel: DiscordPosts["channel"];
  readonly readDiscordPost: DiscordPosts["of"];
  readonly readMatchPosts: DiscordPosts["ofMatch"];
  readonly announceOnDiscord: DiscordPosts["set"];

  // For the staff: articles, tips and comments
  readonly listContent: ListContent;
  readonly openItem: OpenItem;
  readonly readDraft: ReadDraft;
  readonly createItem: CreateItem;
  readonly saveItem: SaveItem;
  readonly publishItem: PublishItem;
  readonly publishEdit: PublishEdit;
  readonly scheduleItem: ScheduleItem;
  readonly highlightItem: HighlightItem;
  readonly changeSlug: ChangeSlug;
  readonly listDraftLinks: DraftLinks["list"];
  readonly openDraftLink: DraftLinks["open"];
  readonly closeDraftLink: DraftLinks["close"];
  readonly tellWriter: Writers["tell"];
  readonly listAuthorChoices: ItemRecords["authorChoices"];
  readonly listTagChoices: ItemRecords["tagChoices"];
  readonly listRemarks: Remarks["list"];
  readonly addRemark: AddRemark;
  readonly answerRemark: AnswerRemark;
  readonly resolveRemark: Remarks["resolve"];
  readonly removeRemark: Remarks["remove"];
  readonly removeItem: ContentRepository["remove"];
  readonly listVersions: ListVersions;
  readonly compareVersions: CompareVersions;
  readonly restoreVersion: RestoreVersion;
  readonly readImport: ReadImport;
  readonly importItems: ImportItems;
  readonly listImports: Imports["list"];
  readonly takeBackImport: TakeBackImport;
  readonly exportSite: ExportSite;
  readonly proposeSlug: ProposeSlug;
  readonly uploadImage: UploadImage;
  readonly uploadFile: UploadFile;
  readonly listPictures: ListPictures;
  readonly readPictureUses: PictureLibrary["usesOf"];
  readonly describePicture: DescribePicture;
  readonly removePictures: PictureLibrary["remove"];
  readonly replacePicture: ReplacePicture;
  readonly storeWindowDraft: StoreWindowDraft;
  readonly recallWindowDrafts: RecallWindowDrafts;
  readonly readPasted: ReadPasted;
  readonly readBody: ReadBody;
  readonly previewContent: PreviewContent;
  readonly listModerated: ListModerated;
  readonly readHolding: Holding["read"];
  readonly changeHolding: ChangeHolding;
  readonly hideComment: HideComment;
  readonly restoreComment: RestoreComment;
  readonly listReports: ListReports;
  readonly settleReports: Reports["settle"];
  readonly listMeasures: Measures["list"];
  readonly takeMeasure: TakeMeasure;
  readonly liftMeasure: Measures["lift"];
  readonly answerAppeal: AnswerAppeal;
  readonly readModerationLog: ModerationLog["page"];

  // For the staff: matches and standings
  readonly listStaffMatches: ListStaffMatches;
  readonly countStaffMatches: CountStaffMatches;
  readonly listMatchChoices: ListMatchChoices;
  readonly listTeams: MatchRepository["teams"];
  readonly openMatch: MatchRepository["open"];
  readonly addMatch: AddMatch;
  readonly saveMatch: SaveMatch;
  readonly scoreMatch: ScoreMatch;
  readonly removeMatch: MatchRepository["remove"];
  readonly listAllMatches: Made<typeof listAllMatches>;
  readonly planMatchFile: PlanFile;
  readonly writeMatches: MatchImport["write"];
  readonly listStaffStandings: RecordRepository<Standings>["all"];
  readonly addStandings: Made<typeof addStandings>;
  readonly saveStandings: Made<typeof saveStandings>;
  readonly publishStandings: Made<typeof publishRecord<Standings>>;
  readonly placeStandings: RecordRepository<Standings>["place"];
  readonly removeStandings: RecordRepository<Standings>["remove"];

  // For the staff: messages
  readonly listMessages: ListMessages;
  readonly listColleagues: Inbox["colleagues"];
  readonly markMessage: Inbox["mark"];
  readonly handleMessage: Inbox["handle"];
  readonly answerMessage: AnswerMessage;
  readonly resendAnswer: Inbox["resend"];

  // For the staff: newsletter
  readonly listSubscribers: Subscribers["list"];
  readonly findSubscribers: FindSubscribers;
  readonly planSubscribers: PlanSubscribers;
  readonly addSubscribers: AddSubscribers;
  readonly eraseSubscriber: Subscribers["erase"];
  readonly listLetters: Letters["list"];
  readonly readLetter: Letters["read"];
  readonly countSubscribers: Letters["countSubscribers"];
  readonly saveLetter: SaveLetter;
  readonly sendLetter: Letters["send"];
  readonly cancelLetter: Letters["cancel"];
  readonly removeLetter: Letters["remove"];
  readonly archiveLetter: Letters["archive"];
  readonly tryLetter: Letters["try"];
  readonly readWeek: ReadWeek;

  // For the staff: texts
  readonly listPages: Made<typeof listPages>;
  readonly savePageTexts: SavePageTexts;
  readonly restorePageTexts: PageEditing["restore"];
  readonly switchFeature: PageEditing["switchFeature"];

  // For the staff: events
  readonly listStaffEvents: RecordRepository<EventRecord>["all"];
  readonly addEvent: Made<typeof addRepeatedEvent>;
  readonly saveEvent: Made<typeof saveEvent>;
  readonly publishEvent: Made<typeof publishRecord<EventRecord>>;
  readonly placeEvent: RecordRepository<EventRecord>["place"];
  readonly removeEvent: RecordRepository<EventRecord>["remove"];
  readonly listPolls: PollDesk["list"];
  readonly takeOffEvent: EventDesk["takeOff"];
  readonly writeToComers: WriteToComers;
  readonly openPoll: PollDesk["open"];
  readonly closePoll: PollDesk["close"];
  readonly listPlayers: PollDesk["players"];
  readonly linkPlayer: PollDesk["link"];

  // For the staff: partners
  readonly listStaffPartners: RecordRepository<Partner>["all"];
  readonly addPartner: Made<typeof addPartner>;
  readonly savePartner: Made<typeof savePartner>;
  readonly publishPartner: Made<typeof publishRecord<Partner>>;
  readonly placePartner: RecordRepository<Partner>["place"];
  readonly removePartner: RecordRepository<Partner>["remove"];

  // For the staff: shop
  readonly listStaffProducts: RecordRepository<Product>["all"];
  readonly addProduct: Made<typeof addProduct>;
  readonly saveProduct: Made<typeof saveProduct>;
  readonly publishProduct: Made<typeof publishRecord<Product>>;
  readonly placeProduct: RecordRepository<Product>["place"];
  readonly removeProduct: RecordRepository<Product>["remove"];

  // For the staff: teams and people
  readonly listStaffTeams: TeamRepository["all"];
  readonly addTeam: Made<typeof addTeam>;
  readonly saveTeam: Made<typeof saveTeam>;
  readonly publishTeam: Made<typeof publishRecord<TeamRecord>>;
  readonly placeTeam: TeamRepository["place"];
  readonly removeTeam: TeamRepository["remove"];
  readonly listStaffPeople: RecordRepository<PersonRecord>["all"];
  readonly addPerson: Made<typeof addPerson>;
  readonly savePerson: Made<typeof savePerson>;
  readonly publishPerson: Made<typeof publishRecord<PersonRecord>>;
  readonly placePerson: RecordRepository<PersonRecord>["place"];
  readonly removePerson: RecordRepository<PersonRecord>["remove"];
  readonly listStaffMemberships: RecordRepository<MembershipRecord>["all"];
  readonly addMembership: Made<typeof addMembership>;
  readonly saveMembership: Made<typeof saveMembership>;
  readonly endMembership: Made<typeof endMembership>;
  readonly publishMembership: Made<typeof publishRecord<MembershipRecord>>;
  readonly placeMembership: RecordRepository<MembershipRecord>["place"];
  readonly removeMembership: RecordRepository<MembershipRecord>["remove"];
  readonly listStaffHonours: RecordRepository<HonourRecord>["all"];
  readonly addHonour: Made<typeof addHonour>;
  readonly saveHonour: Made<typeof saveHonour>;
  readonly publishHonour: Made<typeof publishRecord<HonourRecord>>;
  readonly placeHonour: RecordRepository<HonourRecord>["place"];
  readonly removeHonour: RecordRepository<HonourRecord>["remove"];
};
