import { combine, createEvent, createStore, sample } from "effector";
import type { CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import { intentsFor } from "../../accounts/session/intent.ts";
import type { Intent } from "../../accounts/session/storedIntent.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { type Draft, storeDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { $visitorIsHere, visitorArrived } from "../../lib/page/visitor.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import type { CommentList } from "./commentList.ts";
import type { Subject } from "./subject.ts";
import { alreadyCommented, commented, commentFailure, toComment } from "./words.ts";

/** The comment box of a tip or an article. `commentAdded` of the list carries the stored comment. */
export const commentBoxOn = <Id extends string>(
  { kind, $id, $path, acts: { commentFx }, words }: Subject<Id>,
  { $comments, commentAdded }: Pick<CommentList<Id>, "$comments" | "commentAdded">,
) => {
  const boxToggled = createEvent();
  const commentTyped = createEvent<string>();
  const commentSent = createEvent();

  const intentName = `${kind}-comment`;
  // After a sign-in the typed text is restored but not sent: the member publishes it under the present name.
  const commentMeant = intentsFor(intentName, $id);
  /** The intent that the sign-in link carries. */
  const $intent = combine($id, $path, (id, path): Intent => ({
    name: intentName,
    id: id ?? "",
    path,
    purpose: toComment,
  }));
  /** The number of sign-ins to comment. Each moves the focus to the field. */
  const $invitations = createStore(0, { serialize: "ignore" }).on(commentMeant, (invitations) => invitations + 1);

  const draftName = (id: Id) => `${kind}-comment:${id}`;

  const $boxIsOpen = createStore(false, { serialize: "ignore" })
    .on(boxToggled, (isOpen) => !isOpen)
    .on(commentMeant, () => true)
    .reset([$id, signOutPressed]);
  const $text = createStore("", { serialize: "ignore" })
    .on(commentTyped, (_, text) => text)
    .reset([$id, signOutPressed]);
  /** The error text; empty without an error. */
  const $problem = createStore("", { serialize: "ignore" }).reset([commentTyped, commentFx, $id]);
  const $isSending = commentFx.pending;
  const $canSend = $text.map((text) => !isBlank(text));

  // A second press during a request is ignored.
  sample({
    clock: commentSent,
    source: { id: $id, text: $text, isSending: commentFx.pending },
    filter: ({ id, isSending }) => id !== null && !isSending,
    fn: ({ id, text }): CommentWish<Id> => ({ id: id as Id, text }),
    target: commentFx,
  });

  // Text typed during the request is the next comment: it stays.
  sample({
    clock: commentFx.done,
    source: { text: $text, id: $id },
    filter: ({ text, id }, { params }) => params.id === id && params.text === text,
    fn: () => "",
    target: $text,
  });
  sample({
    clock: commentFx.done,
    source: $id,
    filter: (id, { params }) => params.id === id,
    fn: (_, { result }) => result,
    target: commentAdded,
  });
  // The backend answers the same text within ten minutes with the existing comment.
  const $shownBefore = createStore<readonly CommentId[]>([], { serialize: "ignore" });
  sample({
    clock: commentFx,
    source: $comments,
    fn: (shown) => (shown.status === "ready" ? shown.value.comments.map(({ id }) => id) : []),
    target: $shownBefore,
  });
  sample({
    clock: commentFx.done,
    source: $shownBefore,
    fn: (before, { result }) => (before.includes(result.id) ? alreadyCommented : commented),
    target: toastShown,
  });

  // A toast tells a failure when another page is open. The text stays in the draft of its own page.
  const failed = sample({
    clock: commentFx.fail,
    source: $id,
    fn: (id, { params, error }) => ({ isHere: id === params.id, problem: commentFailure(error, words.gone) }),
  });
  sample({ clock: failed, filter: ({ isHere }) => isHere, fn: ({ problem }) => problem, target: $problem });
  sample({ clock: failed, filter: ({ isHere }) => !isHere, fn: () => words.notCommented, target: toastShown });

  // The text is stored on the device and restored with the page.
  sample({
    clock: commentTyped,
    source: $id,
    filter: (id) => id !== null,
    fn: (id, text): Draft => ({ name: draftName(id as Id), text }),
    target: storeDraftFx,
  });
  sample({
    clock: commentFx.done,
    source: { id: $id, text: $text },
    fn: ({ id, text }, { params }): Draft => ({
      name: draftName(params.id),
      text: id === params.id && text !== params.text ? text : "",
    }),
    target: storeDraftFx,
  });
  sample({
    clock: [visitorArrived, $id],
    source: { id: $id, isHere: $visitorIsHere },
    filter: ({ id, isHere }) => id !== null && isHere,
    fn: ({ id }) => draftName(id as Id),
    target: recallDraftFx,
  });

  const draftFound = sample({
    clock: recallDraftFx.done,
    source: { id: $id, text: $text },
    filter: ({ id, text }, { params, result }) =>
      id !== null && params === draftName(id) && result !== "" && text === "",
    fn: (_, { result }) => result,
  });
  sample({ clock: draftFound, target: $text });
  $boxIsOpen.on(draftFound, () => true);

  return {
    $boxIsOpen,
    $text,
    $problem,
    $isSending,
    $canSend,
    $intent,
    $invitations,
    boxToggled,
    commentTyped,
    commentSent,
  };
};
