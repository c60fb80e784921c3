import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import type { CommentId, Thread } from "../../../domain/content/reactions/comment.ts";
import type { CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { fakes } from "../../../tests/fakes.ts";
import { tip } from "../../../tests/tipReader.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { sessionChanged } from "../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx } from "../../lib/drafts.ts";
import { $toasts, toastActed } from "../../lib/feedback/toasts.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { visitorArrived, visitorReturned } from "../../lib/page/visitor.ts";
import { tipActs } from "../../tips/effects.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $tip } from "../../tips/tip.ts";
import { commentIn, commentLikeOf } from "./commentActs.ts";
import { fragmentOf } from "./fragment.ts";

const { $comments, $answered, $commentLikes, $edit, $editProblem, $linked } = tipReactions;

const camille = { id: "camille", role: null } as unknown as Account;
const comment = {
  id: "11111111-1111-4111-8111-111111111111",
  parent: null,
  author: "camille",
  text: "Bien vu.",
  createdAt: "2026-11-20T10:00:00Z",
  hiddenBecause: null,
  isDeleted: false,
  likes: 2,
  isLiked: false,
  replies: [],
  replyCount: 0,
} as unknown as Thread;

/** Camille on a tip's page with one comment of hers. The test says what the backend answers. */
const begin = async (who: Account | null = camille) => {
  const drafts = new Map<string, string>();
  const said: { readonly act: string; readonly params: unknown }[] = [];
  let refusal: unknown = null;
  const answer =
    (act: string, value: (params: never) => unknown = () => undefined) =>
    async (params: never) => {
      said.push({ act, params });
      if (refusal !== null) throw refusal;
      return value(params);
    };
  const scope = fork({
    values: [
      [$tip, ready(tip)],
      [$comments, ready({ comments: [comment], hasMore: false })],
    ],
    handlers: fakes(
      [whoAmIFx, () => who],
      [tipActs.listCommentsFx, () => ({ comments: [comment], hasMore: false })],
      [tipActs.findThreadFx, answer("find", () => ({ ...comment, id: "linked" }))],
      [tipActs.likeCommentFx, answer("like")],
      [
        tipActs.editCommentFx,
        answer("edit", ({ text }: { text: string }) => ({ text, isHeld: text.includes("arnaque") })),
      ],
      [tipActs.removeCommentFx, answer("remove")],
      [tipActs.commentFx, answer("comment", ({ text }: CommentWish<TipId>) => ({ ...comment, id: "again", text }))],
      [recallDraftFx, async (name: string) => drafts.get(name) ?? ""],
      [storeDraftFx, async ({ name, text }: { name: string; text: string }) => void drafts.set(name, text)],
    ),
  });
  await allSettled(sessionChanged, { scope });
  return {
    scope,
    said,
    drafts,
    refuse: (next: unknown) => (refusal = next),
    ids: () => {
      const shown = scope.getState($comments);
      return shown.status === "ready" ? shown.value.comments.map(({ id }) => id) : [];
    },
    toasts: () => scope.getState($toasts),
  };
};

it("[TK-3] shows a like at once, and takes it back when the backend refuses", async () => {
  const { scope, said, refuse, toasts } = await begin();
  await allSettled(tipReactions.commentLikePressed, { scope, params: comment });
  expect(said).toEqual([{ act: "like", params: { id: comment.id, liked: true } }]);
  expect(commentLikeOf(comment, scope.getState($commentLikes))).toEqual({ liked: true, likes: 3 });
  refuse({ kind: "gone" });
  await allSettled(tipReactions.commentLikePressed, { scope, params: comment });
  expect(commentLikeOf(comment, scope.getState($commentLikes))).toEqual({ liked: false, likes: 2 });
  expect(toasts().at(-1)?.text).toBe("Ce commentaire n'est plus là.");
});

it("[OF-3] keeps a like that was pressed without a network, and sends it once the visitor has one", async () => {
  const { scope, said, refuse, toasts } = await begin();
  refuse({ kind: "unexpected", isOffline: true });
  await allSettled(tipReactions.commentLikePressed, { scope, params: comment });
  expect(commentLikeOf(comment, scope.getState($commentLikes))).toEqual({ liked: true, likes: 3 });
  expect(toasts().map(({ title }) => title)).toEqual(["Vous êtes hors ligne"]);
  await allSettled(visitorReturned, { scope });
  refuse(null);
  await allSettled(visitorReturned, { scope });
  await allSettled(visitorReturned, { scope });
  const like = { act: "like", params: { id: comment.id, liked: true } };
  expect(said.filter(({ act }) => act === "like")).toEqual([like, like, like]);
  expect(commentLikeOf(comment, scope.getState($commentLikes))).toEqual({ liked: true, likes: 3 });
  expect(toasts()).toEqual([]);
});

it("[TK-3] asks a visitor to sign in before a like", async () => {
  const { scope, said, toasts } = await begin(null);
  await allSettled(tipReactions.commentLikePressed, { scope, params: comment });
  expect(said).toEqual([]);
  expect(toasts().at(-1)).toMatchObject({ tone: "ask", link: { signsIn: true } });
});

it("[TK-4] keeps a changed text on the device until it is stored, and says why it was refused", async () => {
  const { scope, drafts, refuse } = await begin();
  const draft = `comment-edit:${comment.id}`;
  await allSettled(tipReactions.editOpened, { scope, params: comment });
  await allSettled(tipReactions.editTyped, { scope, params: "Mieux vu." });
  expect(drafts.get(draft)).toBe("Mieux vu.");
  refuse({ kind: "too-late" });
  await allSettled(tipReactions.editSent, { scope });
  expect(scope.getState($editProblem)).toContain("quinze minutes");
  expect(scope.getState($edit)?.text).toBe("Mieux vu.");
  refuse(null);
  await allSettled(tipReactions.editSent, { scope });
  expect(scope.getState($edit)).toBeNull();
  expect(drafts.get(draft)).toBe("");
  expect(scope.getState($comments)).toMatchObject({ value: { comments: [{ text: "Mieux vu." }] } });
});

it("[TK-17] says that a comment is changed, and marks it", async () => {
  const { scope, toasts } = await begin();
  await allSettled(tipReactions.editOpened, { scope, params: comment });
  await allSettled(tipReactions.editTyped, { scope, params: "Mieux vu." });
  await allSettled(tipReactions.editSent, { scope });
  expect(toasts().at(-1)).toMatchObject({ tone: "good", title: "Commentaire modifié" });
  expect(scope.getState($comments)).toMatchObject({ value: { comments: [{ editedAt: expect.any(String) }] } });
});

it("[MO-10] says that changed words wait", async () => {
  const { scope, toasts } = await begin();
  await allSettled(tipReactions.editOpened, { scope, params: comment });
  await allSettled(tipReactions.editTyped, { scope, params: "Une arnaque." });
  await allSettled(tipReactions.editSent, { scope });
  expect(toasts().at(-1)?.title).toBe("Votre commentaire attend le staff");
  expect(scope.getState($comments)).toMatchObject({
    value: { comments: [{ text: "Une arnaque.", heldFor: "words" }] },
  });
});

it("[TK-5] deletes at once, brings the comment back when refused, and publishes it again on undo", async () => {
  const { scope, said, refuse, ids, toasts } = await begin();
  refuse({ kind: "unexpected", cause: "no network" });
  await allSettled(tipReactions.deletePressed, { scope, params: comment });
  expect(ids()).toEqual([comment.id]);
  refuse(null);
  await allSettled(tipReactions.deletePressed, { scope, params: comment });
  expect(ids()).toEqual([]);
  const undo = toasts().at(-1)?.act;
  if (!undo) throw new Error("No undo was offered");
  await allSettled(toastActed, { scope, params: undo });
  expect(said.at(-1)).toEqual({ act: "comment", params: { id: tip.id, text: "Bien vu." } });
  expect(ids()).toEqual(["again"]);
});

it("[TK-4] puts the words back into the field when they can't be published again, and keeps what is there", async () => {
  const { scope, drafts, refuse, toasts } = await begin();
  await allSettled(tipReactions.commentTyped, { scope, params: "Autre chose." });
  await allSettled(tipReactions.deletePressed, { scope, params: comment });
  const undo = toasts().at(-1)?.act;
  if (!undo) throw new Error("No undo was offered");
  refuse({ kind: "unexpected" });
  await allSettled(toastActed, { scope, params: undo });
  expect(scope.getState(tipReactions.$text)).toBe("Autre chose.\n\nBien vu.");
  expect(scope.getState(tipReactions.$isBoxShown)).toBe(true);
  expect(drafts.get(`tip-comment:${tip.id}`)).toBe("Autre chose.\n\nBien vu.");
});

it("[TK-6] asks for the thread of a link that isn't shown", async () => {
  const { scope, said, ids } = await begin();
  await allSettled(visitorArrived, { scope });
  await allSettled(tipReactions.commentLinked, { scope, params: "linked" as CommentId });
  expect(said).toEqual([{ act: "find", params: { id: tip.id, comment: "linked" } }]);
  expect(ids()).toEqual(["linked", comment.id]);
  expect(scope.getState($linked)).toBe("linked");
  expect(commentIn(`#${fragmentOf(comment.id)}`)).toBe(comment.id);
  expect(commentIn("#methode")).toBeNull();
});

it("[TK-6] asks for no thread of a linked comment that is deleted here", async () => {
  const { scope, said, ids } = await begin();
  await allSettled(visitorArrived, { scope });
  await allSettled(tipReactions.commentLinked, { scope, params: comment.id });
  await allSettled(tipReactions.deletePressed, { scope, params: comment });
  expect(said.filter(({ act }) => act === "find")).toEqual([]);
  expect(ids()).toEqual([]);
});

it("[TK-8] puts a passage before what was typed, and keeps both on the device", async () => {
  const { scope, drafts } = await begin();
  await allSettled(tipReactions.commentTyped, { scope, params: "Vrai." });
  await allSettled(tipReactions.quotePressed, { scope, params: "Croiser, pas doubler" });
  expect(scope.getState(tipReactions.$text)).toBe("> Croiser, pas doubler\n\nVrai.");
  expect(scope.getState(tipReactions.$isBoxShown)).toBe(true);
  expect(drafts.get(`tip-comment:${tip.id}`)).toBe("> Croiser, pas doubler\n\nVrai.");
});

it("[TK-1] names the member whose reply is answered, and forgets whom once it is sent", async () => {
  const { scope, said } = await begin();
  const params = { comment: "reply" as CommentId, parent: comment.id, name: "Jean Dupont" };
  await allSettled(tipReactions.replyPressed, { scope, params });
  expect(scope.getState(tipReactions.$text)).toBe("@JeanDupont ");
  await allSettled(tipReactions.commentTyped, { scope, params: "@JeanDupont Oui." });
  await allSettled(tipReactions.commentSent, { scope });
  expect(said).toEqual([{ act: "comment", params: { id: tip.id, text: "@JeanDupont Oui.", answered: "reply" } }]);
  expect(scope.getState($answered)).toBeNull();
});
