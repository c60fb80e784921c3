import type { ServiceIdentifier } from "inversify";
import type { Profiles, Roles, Session } from "../domain/accounts/ports.ts";
import type { SignIn } from "../domain/accounts/signIn.ts";
import type { WhoAmI } from "../domain/accounts/whoAmI.ts";
import type { Drafts } from "../domain/drafts.ts";
import type { SharePage, Sharing } from "../domain/sharing/sharePage.ts";
import type { CommentTip } from "../domain/tips/commentTip.ts";
import type { ReadContent } from "../domain/tips/content.ts";
import type { ReadLikesOfTip } from "../domain/tips/likesOfTip.ts";
import type { LikeTip } from "../domain/tips/likeTip.ts";
import type { ListComments } from "../domain/tips/listComments.ts";
import type { ListTips } from "../domain/tips/listTips.ts";
import type { TipComments, TipLikes, Tips, TipViews } from "../domain/tips/ports.ts";
import type { ReadTip } from "../domain/tips/readTip.ts";
import type { ShowTipsAround } from "../domain/tips/tipsAround.ts";
import type { ViewTip, Visitor } from "../domain/tips/viewTip.ts";

// Types and symbols only: the wiring is in the first download, the container is not.
const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

// Ports
export const SessionToken = token<Session>("Session");
export const ProfilesToken = token<Profiles>("Profiles");
export const RolesToken = token<Roles>("Roles");
export const TipsToken = token<Tips>("Tips");
export const TipLikesToken = token<TipLikes>("TipLikes");
export const TipCommentsToken = token<TipComments>("TipComments");
export const TipViewsToken = token<TipViews>("TipViews");
export const ReadContentToken = token<ReadContent>("ReadContent");
export const VisitorToken = token<Visitor>("Visitor");
export const SharingToken = token<Sharing>("Sharing");
export const DraftsToken = token<Drafts>("Drafts");

// Use cases
export const WhoAmIToken = token<WhoAmI>("WhoAmI");
export const SignInToken = token<SignIn>("SignIn");
export const SignOutToken = token<Session["signOut"]>("SignOut");
export const ListTipsToken = token<ListTips>("ListTips");
export const ShowTipsAroundToken = token<ShowTipsAround>("ShowTipsAround");
export const ReadTipToken = token<ReadTip>("ReadTip");
export const ViewTipToken = token<ViewTip>("ViewTip");
export const LikeTipToken = token<LikeTip>("LikeTip");
export const LikesOfTipToken = token<ReadLikesOfTip>("LikesOfTip");
export const ListCommentsToken = token<ListComments>("ListComments");
export const CommentTipToken = token<CommentTip>("CommentTip");
export const SharePageToken = token<SharePage>("SharePage");
export const KeepDraftToken = token<Drafts["write"]>("KeepDraft");
export const ForgetDraftsToken = token<Drafts["forgetAll"]>("ForgetDrafts");
export const RecallDraftToken = token<Drafts["read"]>("RecallDraft");
