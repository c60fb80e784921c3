import type { Effect } from "effector";
import type { ServiceIdentifier } from "inversify";
import type { Refusal, Result } from "../domain/result.ts";
import { signInFx, signOutFx, whoAmIFx } from "../ui/accounts/effects.ts";
import { forgetDraftsFx, keepDraftFx, recallDraftFx } from "../ui/page/drafts.ts";
import type { Unexpected } from "../ui/page/failure.ts";
import {
  commentFx,
  likeFx,
  likesOfTipFx,
  listCommentsFx,
  listTipsFx,
  readTipFx,
  shareFx,
  showTipsAroundFx,
  viewTipFx,
} from "../ui/tips/effects.ts";
import * as t from "./tokens.ts";

type UseCase<Params, Answer> = (params: Params) => Promise<Answer>;
/** As `fork` takes it: the types of the two sides are checked by the functions that pair them. */
type Pair = [effect: Effect<any, any, any>, handler: (params: any) => unknown];

/** Finds the service of a token, perhaps only after the container was loaded. */
export type Find = <Service>(token: ServiceIdentifier<Service>) => Promise<Service>;

/**
 * Pairs each of the UI's effects with the use case that answers it, for `fork({ handlers })`.
 * A handler awaits its use case, so an effect that runs before the container has arrived waits for it.
 */
export const handlersFrom = (find: Find) => {
  /** The one place where what was thrown becomes a value. A container that doesn't arrive counts as thrown. */
  const ask = async <Params, Answer>(token: ServiceIdentifier<UseCase<Params, Answer>>, params: Params) => {
    try {
      const useCase = await find(token);
      return await useCase(params);
    } catch (cause) {
      throw { kind: "unexpected", cause } satisfies Unexpected;
    }
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
    const handler = async (params: Params) => {
      const result = await ask(token, params);
      if (!result.ok) throw result.refusal;
      return result.value;
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
    wireRefusing(likeFx, t.LikeTipToken),
    wire(likesOfTipFx, t.LikesOfTipToken),
    wire(listCommentsFx, t.ListCommentsToken),
    wireRefusing(commentFx, t.CommentTipToken),
    wireRefusing(shareFx, t.SharePageToken),
    wire(keepDraftFx, t.KeepDraftToken),
    wire(recallDraftFx, t.RecallDraftToken),
    wire(forgetDraftsFx, t.ForgetDraftsToken),
  ];
};
