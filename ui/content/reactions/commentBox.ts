import { combine, createEvent, createStore, sample } from "effector";
import type { CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import { intentsFor } from "../../accounts/session/intent.ts";
import type { Intent } from "../../accounts/session/keptIntent.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { type Draft, keepDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { $readerIsHere, readerArrived } from "../../lib/page/reader.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import type { CommentList } from "./commentList.ts";
import type { Subject } from "./subject.ts";
import { alreadyCommented, commented, commentFailure, toComment } from "./words.ts";

/** Where a member writes about the thing on the screen. The list's `commentAdded` tells what came of it. */
export const commentBoxOn = <Id extends string>(
  { kind, $id, $path, acts: { commentFx }, words }: Subject<Id>,
  { $comments, commentAdded }: Pick<CommentList<Id>, "$comments" | "commentAdded">,
) => {
  const boxToggled = createEvent();
  const commentTyped = createEvent<string>();
  const commentSent = createEvent();

  const intentName = `${kind}-comment`;
  // What they typed before they had to sign in is there; whether it is published is for them to say, under the name they have now.
  const commentMeant = intentsFor(intentName, $id);
  /** What somebody who isn't signed in means to do here. */
  const $intent = combine($id, $path, (id, path): Intent => ({
    name: intentName,
    id: id ?? "",
    path,
    purpose: toComment,
  }));
  /** How often somebody has signed in to write here: each time, the field is gone to. */
  const $invitations = createStore(0, { serialize: "ignore" }).on(commentMeant, (invitations) => invitations + 1);

  const draftName = (id: Id) => `${kind}-comment:${id}`;

  const $boxIsOpen = createStore(false, { serialize: "ignore" })
    .on(boxToggled, (isOpen) => !isOpen)
    .on(commentMeant, () => true)
    .reset([$id, signOutPressed]);
  const $text = createStore("", { serialize: "ignore" })
    .on(commentTyped, (_, text) => text)
    .reset([$id, signOutPressed]);
  /** What is wrong with the comment, in words; empty when nothing is. */
  const $problem = createStore("", { serialize: "ignore" }).reset([commentTyped, commentFx, $id]);
  const $isSending = commentFx.pending;
  const $canSend = $text.map((text) => !isBlank(text));

  // A second press while the first is on its way says nothing new.
  sample({
    clock: commentSent,
    source: { id: $id, text: $text, isSending: commentFx.pending },
    filter: ({ id, isSending }) => id !== null && !isSending,
    fn: ({ id, text }): CommentWish<Id> => ({ id: id as Id, text }),
    target: commentFx,
  });

  // What somebody goes on typing while their comment is on its way is the next one: it stays.
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
  // The backend takes the same words within ten minutes for one comment, and answers with the one that is there.
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

  // Whoever went on to another page meanwhile hears of it there; their words wait with what they were meant for.
  const failed = sample({
    clock: commentFx.fail,
    source: $id,
    fn: (id, { params, error }) => ({ isHere: id === params.id, problem: commentFailure(error, words.gone) }),
  });
  sample({ clock: failed, filter: ({ isHere }) => isHere, fn: ({ problem }) => problem, target: $problem });
  sample({ clock: failed, filter: ({ isHere }) => !isHere, fn: () => words.notCommented, target: toastShown });

  // A closed tab loses nothing: what is typed is kept on the device, and is there again with the page.
  sample({
    clock: commentTyped,
    source: $id,
    filter: (id) => id !== null,
    fn: (id, text): Draft => ({ name: draftName(id as Id), text }),
    target: keepDraftFx,
  });
  sample({
    clock: commentFx.done,
    source: { id: $id, text: $text },
    fn: ({ id, text }, { params }): Draft => ({
      name: draftName(params.id),
      text: id === params.id && text !== params.text ? text : "",
    }),
    target: keepDraftFx,
  });
  sample({
    clock: [readerArrived, $id],
    source: { id: $id, isHere: $readerIsHere },
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
