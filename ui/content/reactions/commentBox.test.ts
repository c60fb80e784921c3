import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { tip } from "../../../tests/tipReader.ts";
import type { CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { tipActs, viewTipFx } from "../../tips/effects.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $tip } from "../../tips/tip.ts";
import { storeDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { fakes } from "../../../tests/fakes.ts";

const { $boxIsOpen, $isMuted, $problem, $text, $added, commentSent, commentTyped } = tipReactions;

const other = { ...tip, id: "callouts" as TipId };
const comment = (text: string) =>
  ({ id: "new", text, parent: null, hiddenBecause: null, heldFor: null }) as unknown as Comment;

/** A reader on a tip's page. The test triggers the backend's answers. */
const begin = () => {
  const drafts = new Map<string, string>();
  const sent: CommentWish<TipId>[] = [];
  let answer = { keep: () => {}, refuse: (_: object = {}) => {} };
  const scope = fork({
    values: [[$tip, ready(tip)]],
    handlers: fakes(
      [whoAmIFx, async () => null],
      [viewTipFx, async () => {}],
      [tipActs.listCommentsFx, async () => ({ comments: [], hasMore: false })],
      [recallDraftFx, async (name: string) => drafts.get(name) ?? ""],
      [storeDraftFx, async ({ name, text }: { name: string; text: string }) => void drafts.set(name, text)],
      [
        tipActs.commentFx,
        (wish: CommentWish<TipId>) =>
          new Promise((keep, refuse) => {
            sent.push(wish);
            answer = {
              keep: () => keep(comment(wish.text)),
              refuse: (why = { kind: "unexpected", cause: "no network" }) => refuse(why),
            };
          }),
      ],
    ),
  });
  return {
    scope,
    sent,
    draftOf: (id: TipId) => drafts.get(`tip-comment:${id}`) ?? "",
    type: (text: string) => allSettled(commentTyped, { scope, params: text }),
    send: () => allSettled(commentSent, { scope }),
    goTo: (next: typeof tip) => void allSettled($tip, { scope, params: ready(next) }),
    answer: () => answer,
    toasts: () => scope.getState($toasts).map(({ title }) => title),
  };
};

it("[TP-8] clears the box and its draft once the comment is stored", async () => {
  const one = begin();
  await one.type("Bien vu.");
  expect(one.draftOf(tip.id)).toBe("Bien vu.");
  const sending = one.send();
  one.answer().keep();
  await sending;
  expect(one.scope.getState($text)).toBe("");
  expect(one.draftOf(tip.id)).toBe("");
  expect(one.scope.getState($added)).toBe(1);
  expect(one.toasts()).toEqual(["Commentaire ajouté !"]);
});

it("[TP-16] tells when the same comment is already there", async () => {
  const one = begin();
  await allSettled(tipReactions.commentsRetried, { scope: one.scope });
  for (const text of ["Bien vu.", "Bien vu."]) {
    await one.type(text);
    const sending = one.send();
    one.answer().keep();
    await sending;
  }
  expect(one.scope.getState($added)).toBe(1);
  expect(one.toasts()).toEqual(["Commentaire ajouté !", "Votre commentaire est déjà là"]);
});

it("keeps text typed during the request", async () => {
  const one = begin();
  await one.type("Bien vu.");
  const sending = one.send();
  void one.type("Bien vu. Encore une chose");
  one.answer().keep();
  await sending;
  expect(one.scope.getState($text)).toBe("Bien vu. Encore une chose");
  expect(one.draftOf(tip.id)).toBe("Bien vu. Encore une chose");
});

it("[TP-8] keeps the text of a failed comment, and shows the error beside it", async () => {
  const one = begin();
  await one.type("Bien vu.");
  const sending = one.send();
  one.answer().refuse();
  await sending;
  expect(one.scope.getState($text)).toBe("Bien vu.");
  expect(one.scope.getState($problem)).toMatch(/^Erreur lors de l'ajout du commentaire\. Votre texte est gardé/);
});

it("shows a toast on the next tip when the comment on the last one failed, and keeps its draft", async () => {
  const one = begin();
  await one.type("Bien vu.");
  const sending = one.send();
  one.goTo(other);
  void one.type("Autre chose");
  one.answer().refuse();
  await sending;
  expect(one.scope.getState($problem)).toBe("");
  expect(one.toasts()).toEqual(["Erreur lors de l'ajout du commentaire"]);
  expect(one.draftOf(tip.id)).toBe("Bien vu.");
  expect(one.scope.getState($text)).toBe("Autre chose");
});

it("deletes only the draft of a comment that was stored after another page was opened", async () => {
  const one = begin();
  await one.type("Bien vu.");
  const sending = one.send();
  one.goTo(other);
  void one.type("Autre chose");
  one.answer().keep();
  await sending;
  expect(one.draftOf(tip.id)).toBe("");
  expect(one.draftOf(other.id)).toBe("Autre chose");
  expect(one.scope.getState($added)).toBe(0);
});

it("sends nothing twice during a request", async () => {
  const one = begin();
  await one.type("Bien vu.");
  const sending = one.send();
  void one.send();
  one.answer().keep();
  await sending;
  expect(one.sent).toHaveLength(1);
});

it("[TP-11] restores a draft and opens the box", async () => {
  const one = begin();
  await one.type("Pas fini");
  await allSettled(commentTyped, { scope: one.scope, params: "Pas fini" });
  one.goTo(other);
  await allSettled(visitorArrived, { scope: one.scope });
  one.goTo(tip);
  await allSettled(visitorArrived, { scope: one.scope });
  expect(one.scope.getState($text)).toBe("Pas fini");
  expect(one.scope.getState($boxIsOpen)).toBe(true);
});

it("[MO-15] leads a muted member to the measure, until they type again", async () => {
  const one = begin();
  await one.type("Bien vu.");
  const sending = one.send();
  one.answer().refuse({ kind: "muted", until: null, reason: "Des insultes" });
  await sending;
  expect(one.scope.getState($isMuted)).toBe(true);
  expect(one.scope.getState($problem)).toContain("Des insultes");
  await one.type("Bien vu !");
  expect(one.scope.getState($isMuted)).toBe(false);
});
