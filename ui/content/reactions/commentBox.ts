import { attach, combine, createEvent, createStore, sample } from "effector";
import type { CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import { mentionOf } from "../../../domain/content/reactions/mentions.ts";
import { quoted } from "../../../domain/content/reactions/quotes.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import { intentsFor } from "../../accounts/session/intent.ts";
import type { Intent } from "../../accounts/session/storedIntent.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { type Draft, storeDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { $visitorIsHere, visitorArrived } from "../../lib/page/visitor.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { everyComment } from "./commentPages.ts";
import type { CommentList } from "./commentList.ts";
import type { Subject } from "./subject.ts";
import { alreadyCommented, commented, commentFailure, held, toComment } from "./words.ts";

/** What a reply answers. */
export type Answered = {
  readonly comment: CommentId;
  /** The thread's first comment. */
  readonly parent: CommentId;
  /** The username to name in the text; null for a reply to the thread's first comment. */
  readonly name: string | null;
};

/** The comment box of a tip or an article. `commentAdded` of the list carries the stored comment. */
export const commentBoxOn = <Id extends string>(
  { kind, $id, $path, acts: { commentFx }, words }: Subject<Id>,
  { $comments, commentAdded }: Pick<CommentList<Id>, "$comments" | "commentAdded">,
) => {
  const boxToggled = createEvent();
  const replyPressed = createEvent<Answered>();
  const replyCancelled = createEvent();
  const quotePressed = createEvent<string>();
  const commentTyped = createEvent<string>();
  const commentSent = createEvent();
  /** Words that were published once and couldn't be again: they go below what the field has. */
  const wordsReturned = createEvent<string>();
  /** What the field sends. Its answer alone empties the field and the draft. */
  const sendFx = attach({ effect: commentFx });

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
  const $invitations = createStore(0, { serialize: "ignore" }).on(
    [commentMeant, replyPressed, quotePressed],
    (invitations) => invitations + 1,
  );

  const draftName = (id: Id) => `${kind}-comment:${id}`;

  const answeredName = (id: Id) => `${kind}-answered:${id}`;

  const boxChanged = createEvent<boolean>();
  const $boxIsOpen = createStore(false, { serialize: "ignore" })
    .on(boxChanged, (_, isOpen) => isOpen)
    .on([commentMeant, quotePressed, wordsReturned], () => true)
    .reset([$id, signOutPressed]);
  /** The comment that the text replies to. Null: the text is a comment on the item. */
  const $answered = createStore<Answered | null>(null, { serialize: "ignore" })
    .on(replyPressed, (_, answered) => answered)
    .reset([boxChanged, replyCancelled, $id, signOutPressed]);
  // Also of a reply that is restored: once it is sent, no empty field opens above the list.
  $boxIsOpen.on($answered, (isOpen, answered) => isOpen && answered === null);
  /** Whether the field is above the list: a reply to a comment that isn't loaded is written there too. */
  const $isBoxShown = combine($boxIsOpen, $answered, $comments, (isOpen, answered, shown) =>
    answered === null
      ? isOpen
      : shown.status !== "ready" || !shown.value.comments.some(({ id }) => id === answered.parent),
  );
  // Pressed during a reply, it makes the text a comment on the item.
  sample({
    clock: boxToggled,
    source: { isOpen: $boxIsOpen, answered: $answered },
    fn: ({ isOpen, answered }) => answered !== null || !isOpen,
    target: boxChanged,
  });
  const $text = createStore("", { serialize: "ignore" })
    .on(commentTyped, (_, text) => text)
    // A reply to a reply names its author: both are in one thread.
    .on(replyPressed, (text, { name }) => (text === "" && name !== null ? `${mentionOf(name)} ` : text))
    .reset([$id, signOutPressed]);
  /** The error text; empty without an error. */
  const $problem = createStore("", { serialize: "ignore" }).reset([commentTyped, commentFx, $id]);
  /** Whether a measure of the staff's is why. */
  const $isMuted = createStore(false, { serialize: "ignore" }).reset([commentTyped, commentFx, $id]);
  const $isSending = commentFx.pending;
  // The passage comes first, before what was typed.
  sample({
    clock: quotePressed,
    source: $text,
    fn: (text, passage) => quoted(passage) + text,
    target: commentTyped,
  });
  sample({
    clock: wordsReturned,
    source: $text,
    fn: (text, returned) => (text === "" ? returned : `${text}\n\n${returned}`),
    target: commentTyped,
  });
  const $canSend = $text.map((text) => !isBlank(text));

  // A second press during a request is ignored.
  sample({
    clock: commentSent,
    source: { id: $id, text: $text, answered: $answered, isSending: commentFx.pending },
    filter: ({ id, isSending }) => id !== null && !isSending,
    fn: ({ id, text, answered }): CommentWish<Id> => ({
      id: id as Id,
      text,
      ...(answered && { answered: answered.comment }),
    }),
    target: sendFx,
  });

  // Text typed during the request is the next comment: it stays.
  sample({
    clock: sendFx.done,
    source: { text: $text, id: $id },
    filter: ({ text, id }, { params }) => params.id === id && params.text === text,
    fn: () => "",
    target: [$text, replyCancelled],
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
    fn: (shown) => (shown.status === "ready" ? everyComment(shown.value).map(({ id }) => id) : []),
    target: $shownBefore,
  });
  sample({
    clock: commentFx.done,
    source: $shownBefore,
    fn: (before, { result }) => {
      if (before.includes(result.id)) return alreadyCommented;
      return result.heldFor ? held : commented;
    },
    target: toastShown,
  });

  // A toast tells a failure when another page is open. The text stays in the draft of its own page.
  const failed = sample({
    clock: sendFx.fail,
    source: $id,
    fn: (id, { params, error }) => ({
      isHere: id === params.id,
      isMuted: error.kind === "muted",
      problem: commentFailure(error, words.gone),
    }),
  });
  sample({ clock: failed, filter: ({ isHere }) => isHere, fn: ({ problem }) => problem, target: $problem });
  $isMuted.on(failed, (_, { isHere, isMuted }) => isHere && isMuted);
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
    clock: sendFx.done,
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

  // The answered comment is stored beside the text.
  sample({
    clock: $answered,
    source: $id,
    filter: (id) => id !== null,
    fn: (id, answered): Draft => ({
      name: answeredName(id as Id),
      text: answered === null ? "" : JSON.stringify(answered),
    }),
    target: storeDraftFx,
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
  sample({
    clock: draftFound,
    source: $id,
    filter: (id) => id !== null,
    fn: (id) => answeredName(id as Id),
    target: recallDraftFx,
  });
  sample({
    clock: recallDraftFx.done,
    source: { id: $id, answered: $answered },
    filter: ({ id, answered }, { params, result }) =>
      id !== null && params === answeredName(id) && answered === null && result !== "",
    fn: (_, { result }) => JSON.parse(result) as Answered,
    target: $answered,
  });

  return {
    $boxIsOpen,
    $isBoxShown,
    $answered,
    replyPressed,
    replyCancelled,
    quotePressed,
    $text,
    $problem,
    $isMuted,
    $isSending,
    $canSend,
    $intent,
    $invitations,
    boxToggled,
    commentTyped,
    commentSent,
    wordsReturned,
  };
};

export type CommentBoxModel<Id extends string> = ReturnType<typeof commentBoxOn<Id>>;
