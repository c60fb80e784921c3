import type { Effect, fork } from "effector";
import type { ServiceIdentifier } from "inversify";
import { isPaused, isUnanswered, pauseIn } from "../adapters/unanswered.ts";
import type { Refusal, Result } from "../domain/shared/result.ts";
import {
  mailRecoveryFx,
  openSessionFx,
  ownerOfSessionFx,
  resetPasswordFx,
  sendConfirmationAgainFx,
  signInFx,
  signOutFx,
  signUpFx,
  spendMailLinkFx,
  whoAmIFx,
} from "../ui/accounts/effects.ts";
import {
  createItemFx,
  keepApartFx,
  listContentFx,
  openItemFx,
  readDraftFx,
  previewContentFx,
  proposeSlugFx,
  publishItemFx,
  readPastedFx,
  recallApartFx,
  removeItemFx,
  saveItemFx,
  uploadImageFx,
} from "../ui/content/admin/effects.ts";
import { hideCommentFx, listModeratedFx, restoreCommentFx } from "../ui/content/reactions/admin/effects.ts";
import {
  dossierFx,
  findMembersFx,
  listApplicationsFx,
  noteFx,
  overviewFx,
  reviewFx,
  setStaffFx,
  undoReviewFx,
} from "../ui/admin/effects.ts";
import { sendMessageFx } from "../ui/messages/contact/effects.ts";
import { confirmLetterFx, leaveLetterFx, subscribeFx } from "../ui/messages/newsletter/effects.ts";
import { askFx, forgetDraftsFx, keepDraftFx, keptDraftsFx, recallDraftFx } from "../ui/lib/drafts.ts";
import type { Unexpected } from "../ui/lib/feedback/failure.ts";
import { tellTimeFx } from "../ui/lib/page/moment.ts";
import {
  changeAvatarFx,
  changeEmailFx,
  changePasswordFx,
  deleteMyAccountFx,
  reauthenticateFx,
  exportMyDataFx,
  myStatisticsFx,
  removeAvatarFx,
  saveFileFx,
  saveProfileFx,
} from "../ui/accounts/profile/effects.ts";
import { articleActs, listArticlesFx, readArticleFx, relatedArticlesFx } from "../ui/content/articles/effects.ts";
import { applyFx, myApplicationsFx, withdrawFx } from "../ui/applications/effects.ts";
import { shareFx } from "../ui/content/reactions/effects.ts";
import {
  listTipsFx,
  rateTipFx,
  ratingOfTipFx,
  readTipFx,
  showTipsAroundFx,
  tipActs,
  viewTipFx,
} from "../ui/tips/effects.ts";
import * as t from "./tokens.ts";

type UseCase<Params, Answer> = (params: Params) => Promise<Answer>;
const valueOf = <Value, Reason extends Refusal>(result: Result<Value, Reason>): Value => {
  if (!result.ok) throw result.refusal;
  return result.value;
};

/** As `fork` takes it: the types of the two sides are checked by the functions that pair them. */
type Pair = Extract<NonNullable<NonNullable<Parameters<typeof fork>[1]>["handlers"]>, readonly unknown[]>[number];

/** Finds the service of a token, perhaps only after the container was loaded. */
export type Find = <Service>(token: ServiceIdentifier<Service>) => Promise<Service>;

/** Hands over the answer to a question that was asked ahead, or the promise of it. */
export type Ahead = (token: ServiceIdentifier<unknown>, params: unknown) => { readonly answer: unknown } | undefined;

type Answer = Pick<Unexpected, "answer" | "seconds">;

const answerOf = (cause: unknown, unanswered: Answer): Answer => {
  if (isUnanswered(cause)) return unanswered;
  if (!isPaused(cause)) return { answer: "bad" };
  const seconds = cause instanceof Error ? pauseIn(cause.message) : undefined;
  return { answer: "later", ...(seconds !== undefined && { seconds }) };
};

const nothingAhead: Ahead = () => undefined;

/**
 * Pairs each of the UI's effects with the use case that answers it, for `fork({ handlers })`.
 * A handler awaits its use case, so an effect that runs before the container has arrived waits for it. One whose answer
 * is there `ahead` is done at once. `unanswered`: what a reader is told of a backend that gives no answer; of theirs, nothing is known.
 */
export const handlersFrom = (find: Find, ahead = nothingAhead, unanswered: Answer = {}) => {
  /** The one place where what was thrown becomes a value. */
  const guarded = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await answer();
    } catch (cause) {
      throw { kind: "unexpected", cause, ...answerOf(cause, unanswered) } satisfies Unexpected;
    }
  };
  /** A container that doesn't arrive counts as thrown. */
  const found: Find = async (token) => {
    try {
      return await find(token);
    } catch (cause) {
      throw { kind: "unexpected", cause } satisfies Unexpected;
    }
  };

  const ask = <Params, Answer>(token: ServiceIdentifier<UseCase<Params, Answer>>, params: Params) => {
    const known = ahead(token, params);
    if (!known) return found(token).then((useCase) => guarded(() => useCase(params)));
    return known.answer instanceof Promise ? guarded(() => known.answer as Promise<Answer>) : (known.answer as Answer);
  };

  /** For a use case that refuses nothing. */
  const wire = <Params, Value>(
    effect: Effect<Params, Value, Unexpected>,
    token: ServiceIdentifier<UseCase<Params, Value>>,
  ): Pair => [effect, (params: Params) => ask(token, params)];

  /** For a use case that can refuse: its refusal becomes the effect's failure. */
  const wireRefusing = <Params, Value, Reason extends Refusal>(
    effect: Effect<Params, Value, Reason | Unexpected>,
    token: ServiceIdentifier<UseCase<Params, Result<Value, Reason>>>,
  ): Pair => {
    const handler = (params: Params) => {
      const answer = ask(token, params);
      return answer instanceof Promise ? answer.then(valueOf) : valueOf(answer);
    };
    return [effect, handler];
  };

  return [
    wire(whoAmIFx, t.WhoAmIToken),
    wire(signOutFx, t.SignOutToken),
    wireRefusing(signInFx, t.SignInToken),
    wireRefusing(signUpFx, t.SignUpToken),
    wireRefusing(sendConfirmationAgainFx, t.SendConfirmationAgainToken),
    wireRefusing(spendMailLinkFx, t.SpendMailLinkToken),
    wireRefusing(ownerOfSessionFx, t.OwnerOfSessionToken),
    wireRefusing(openSessionFx, t.OpenSessionToken),
    wireRefusing(mailRecoveryFx, t.MailRecoveryToken),
    wireRefusing(resetPasswordFx, t.ResetPasswordToken),
    wireRefusing(saveProfileFx, t.SaveProfileToken),
    wireRefusing(changeAvatarFx, t.ChangeAvatarToken),
    wireRefusing(removeAvatarFx, t.RemoveAvatarToken),
    wireRefusing(reauthenticateFx, t.ReauthenticateToken),
    wireRefusing(changePasswordFx, t.ChangePasswordToken),
    wireRefusing(changeEmailFx, t.ChangeEmailToken),
    wireRefusing(myStatisticsFx, t.MyStatisticsToken),
    wireRefusing(exportMyDataFx, t.ExportMyDataToken),
    wire(saveFileFx, t.SaveFileToken),
    wireRefusing(deleteMyAccountFx, t.DeleteMyAccountToken),
    wire(listTipsFx, t.ListTipsToken),
    wire(showTipsAroundFx, t.ShowTipsAroundToken),
    wireRefusing(readTipFx, t.ReadTipToken),
    wire(viewTipFx, t.ViewTipToken),
    wireRefusing(rateTipFx, t.RateTipToken),
    wire(ratingOfTipFx, t.RatingOfTipToken),
    wireRefusing(tipActs.likeFx, t.LikeTipToken),
    wire(tipActs.likesOfFx, t.LikesOfTipToken),
    wire(tipActs.listCommentsFx, t.ListTipCommentsToken),
    wireRefusing(tipActs.commentFx, t.CommentTipToken),
    wire(listArticlesFx, t.ListArticlesToken),
    wireRefusing(readArticleFx, t.ReadArticleToken),
    wire(relatedArticlesFx, t.RelatedArticlesToken),
    wireRefusing(articleActs.likeFx, t.LikeArticleToken),
    wire(articleActs.likesOfFx, t.LikesOfArticleToken),
    wire(articleActs.listCommentsFx, t.ListArticleCommentsToken),
    wireRefusing(articleActs.commentFx, t.CommentArticleToken),
    wireRefusing(shareFx, t.SharePageToken),
    wire(tellTimeFx, t.TellTimeToken),
    wireRefusing(applyFx, t.ApplyToken),
    wireRefusing(myApplicationsFx, t.MyApplicationsToken),
    wireRefusing(withdrawFx, t.WithdrawApplicationToken),
    wireRefusing(overviewFx, t.ReadOverviewToken),
    wireRefusing(listApplicationsFx, t.ListApplicationsToken),
    wire(dossierFx, t.ReadDossierToken),
    wireRefusing(reviewFx, t.ReviewApplicationToken),
    wireRefusing(undoReviewFx, t.UndoReviewToken),
    wireRefusing(noteFx, t.NoteApplicationToken),
    wireRefusing(findMembersFx, t.FindMembersToken),
    wireRefusing(setStaffFx, t.SetStaffToken),
    wireRefusing(listContentFx, t.ListContentToken),
    wireRefusing(openItemFx, t.OpenItemToken),
    wireRefusing(readDraftFx, t.ReadDraftToken),
    wireRefusing(createItemFx, t.CreateItemToken),
    wireRefusing(saveItemFx, t.SaveItemToken),
    wireRefusing(publishItemFx, t.PublishItemToken),
    wireRefusing(removeItemFx, t.RemoveItemToken),
    wire(proposeSlugFx, t.ProposeSlugToken),
    wireRefusing(uploadImageFx, t.UploadImageToken),
    wire(previewContentFx, t.PreviewContentToken),
    wire(readPastedFx, t.ReadPastedToken),
    wire(keepApartFx, t.KeepApartToken),
    wire(recallApartFx, t.RecallApartToken),
    wire(listModeratedFx, t.ListModeratedToken),
    wireRefusing(hideCommentFx, t.HideCommentToken),
    wireRefusing(restoreCommentFx, t.RestoreCommentToken),
    wireRefusing(sendMessageFx, t.SendMessageToken),
    wireRefusing(subscribeFx, t.SubscribeLetterToken),
    wireRefusing(confirmLetterFx, t.ConfirmLetterToken),
    wireRefusing(leaveLetterFx, t.LeaveLetterToken),
    wire(keepDraftFx, t.KeepDraftToken),
    wire(recallDraftFx, t.RecallDraftToken),
    wire(forgetDraftsFx, t.ForgetDraftsToken),
    wire(keptDraftsFx, t.KeptDraftsToken),
    wire(askFx, t.AskToken),
  ];
};
