import type { Session } from "../domain/accounts/ports.ts";
import type { SignIn } from "../domain/accounts/signIn.ts";
import type { WhoAmI } from "../domain/accounts/whoAmI.ts";
import type { Drafts } from "../domain/drafts.ts";
import type { SharePage } from "../domain/sharing/sharePage.ts";
import type { CommentTip } from "../domain/tips/commentTip.ts";
import type { ReadLikesOfTip } from "../domain/tips/likesOfTip.ts";
import type { LikeTip } from "../domain/tips/likeTip.ts";
import type { ListComments } from "../domain/tips/listComments.ts";
import type { ListTips } from "../domain/tips/listTips.ts";
import type { ReadTip } from "../domain/tips/readTip.ts";
import type { ShowTipsAround } from "../domain/tips/tipsAround.ts";
import type { ViewTip } from "../domain/tips/viewTip.ts";
import { token } from "./token.ts";

// Use cases only: `src/headless.ts` offers each of them, by the name that stands before "Token". Ports have a file of
// their own.

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
