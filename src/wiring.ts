import type { Effect } from "effector";
import type { ServiceIdentifier } from "inversify";
import type { Refusal, Result } from "../domain/result.ts";
import { signInFx, signOutFx, whoAmIFx } from "../ui/accounts/effects.ts";
import { sendMessageFx } from "../ui/contact/effects.ts";
import { confirmLetterFx, leaveLetterFx, subscribeFx } from "../ui/newsletter/effects.ts";
import { forgetDraftsFx, keepDraftFx, recallDraftFx } from "../ui/page/drafts.ts";
import type { Unexpected } from "../ui/page/failure.ts";
import { tellTimeFx } from "../ui/page/moment.ts";
import { articleActs, listArticlesFx, readArticleFx, relatedArticlesFx } from "../ui/news/effects.ts";
import { shareFx } from "../ui/reactions/effects.ts";
import { listTipsFx, readTipFx, showTipsAroundFx, tipActs, viewTipFx } from "../ui/tips/effects.ts";
import * as t from "./tokens.ts";

type UseCase<Params, Answer> = (params: Params) => Promise<Answer>;
const valueOf = <Value, Reason extends Refusal>(result: Result<Value, Reason>): Value => {
  if (!result.ok) throw result.refusal;
  return result.value;
};

/** As `fork` takes it: the types of the two sides are checked by the functions that pair them. */
type Pair = [effect: Effect<any, any, any>, handler: (params: any) => unknown];

/** Finds the service of a token, perhaps only after the container was loaded. */
export type Find = <Service>(token: ServiceIdentifier<Service>) => Promise<Service>;

/** Hands over the answer to a question that was asked ahead, or the promise of it. */
export type Ahead = (token: ServiceIdentifier<unknown>, params: unknown) => { readonly answer: unknown } | undefined;

const nothingAhead: Ahead = () => undefined;

/**
 * Pairs each of the UI's effects with the use case that answers it, for `fork({ handlers })`.
 * A handler awaits its use case, so an effect that runs before the container has arrived waits for it. One whose answer
 * is there `ahead` is done at once.
 */
export const handlersFrom = (find: Find, ahead = nothingAhead) => {
  /** The one place where what was thrown becomes a value. A container that doesn't arrive counts as thrown. */
  const guarded = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await answer();
    } catch (cause) {
      throw { kind: "unexpected", cause } satisfies Unexpected;
    }
  };

  const ask = <Params, Answer>(token: ServiceIdentifier<UseCase<Params, Answer>>, params: Params) => {
    const known = ahead(token, params);
    if (!known) return guarded(async () => (await find(token))(params));
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
    wire(listTipsFx, t.ListTipsToken),
    wire(showTipsAroundFx, t.ShowTipsAroundToken),
    wireRefusing(readTipFx, t.ReadTipToken),
    wire(viewTipFx, t.ViewTipToken),
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
    wireRefusing(sendMessageFx, t.SendMessageToken),
    wireRefusing(subscribeFx, t.SubscribeLetterToken),
    wireRefusing(confirmLetterFx, t.ConfirmLetterToken),
    wireRefusing(leaveLetterFx, t.LeaveLetterToken),
    wire(keepDraftFx, t.KeepDraftToken),
    wire(recallDraftFx, t.RecallDraftToken),
    wire(forgetDraftsFx, t.ForgetDraftsToken),
  ];
};
