import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type {
  HideWish,
  ModeratedComment,
  ModeratedList,
  RestoreWish,
  ModerationQuery,
} from "../../../../domain/content/reactions/moderate.ts";
import { $toasts, toastActed } from "../../../lib/feedback/toasts.ts";
import { commentsAddress, commentsSelectionOf } from "./address.ts";
import { hideCommentFx, listModeratedFx, restoreCommentFx } from "./effects.ts";
import { $counts, comments } from "./list.ts";
import {
  $isHidingMany,
  $open,
  $reasons,
  $sharedReason,
  commentOpened,
  hideManyOpened,
  hidePressed,
  reasonTyped,
  restorePressed,
  sharedReasonTyped,
} from "./moderation.ts";
import { fakes } from "../../../../tests/fakes.ts";

const commentFor = (id: string): ModeratedComment =>
  ({
    id,
    author: "camille",
    card: { username: "camille" },
    text: `Texte de ${id}`,
    createdAt: "2026-11-20T10:00:00Z",
    hiddenBecause: null,
    heldFor: null,
    on: { kind: "article", id: "a", slug: "a", title: "Un article" },
  }) as unknown as ModeratedComment;

type Answer = (wish: HideWish) => Promise<void> | void;

const begin = async (hide: Answer = () => {}, restore: () => Promise<void> | void = () => {}) => {
  const asked: ModerationQuery[] = [];
  const wishes: (HideWish | RestoreWish)[] = [];
  const hidden = new Map<string, string>();
  const page = (): ModeratedList => ({
    items: [commentFor("a"), commentFor("b")].map((one) => ({ ...one, hiddenBecause: hidden.get(one.id) ?? null })),
    total: 2,
    page: 1,
    pages: 1,
    counts: {
      article: { shown: 2 - hidden.size, hidden: hidden.size, held: 0 },
      tip: { shown: 4, hidden: 1, held: 0 },
    },
  });
  const scope = fork({
    handlers: fakes(
      [listModeratedFx, (wanted: ModerationQuery) => (asked.push(wanted), page())],
      [
        hideCommentFx,
        async (wish: HideWish) => {
          wishes.push(wish);
          await hide(wish);
          hidden.set(wish.id, wish.reason.trim());
        },
      ],
      [
        restoreCommentFx,
        async (wish: RestoreWish) => {
          wishes.push(wish);
          await restore();
          hidden.delete(wish.id);
        },
      ],
    ),
  });
  const look = (search: string) => allSettled(comments.wanted, { scope, params: commentsSelectionOf(search) });
  await look("");
  const shown = () => {
    const list = scope.getState(comments.$list);
    return list.status === "ready" ? list.value.items : [];
  };
  const hideAll = (...ids: string[]) =>
    Promise.all(
      ids.map((id) => allSettled(hidePressed, { scope, params: { comment: commentFor(id), reason: "Publicité" } })),
    );
  const act = async () => {
    const act = scope.getState($toasts)[0]?.act;
    if (!act) throw new Error("Nothing is offered");
    await allSettled(toastActed, { scope, params: act });
  };
  return {
    scope,
    look,
    asked,
    wishes,
    shown,
    hide: hideAll,
    act,
    said: () => scope.getState($toasts).map(({ title }) => title),
  };
};

it("[AD-54] requests the comments that the address selects", async () => {
  const { look, asked } = await begin();
  const address = commentsAddress({
    kind: "tip",
    state: "hidden",
    sorting: { by: "author", way: "descending" },
    page: 2,
  });
  await look(address.slice(address.indexOf("?")));
  await look("?type=tip&etat=x&tri=texte&page=-1");
  const first = { kind: "article", state: undefined, sorting: undefined, page: 1 };
  expect(asked).toEqual([
    first,
    { kind: "tip", state: "hidden", sorting: { by: "author", way: "descending" }, page: 2 },
    first,
  ]);
});

it("[AD-54] counts a hidden comment where it stands, and closes it", async () => {
  const { scope, hide } = await begin();
  await allSettled(commentOpened, { scope, params: commentFor("b").id });
  await hide("a");
  expect(scope.getState($open)?.id).toBe("b");
  expect(scope.getState($counts)?.article).toEqual({ shown: 1, hidden: 1, held: 0 });
  await hide("b");
  expect(scope.getState($open)).toBeNull();
  await allSettled(restorePressed, { scope, params: commentFor("a") });
  expect(scope.getState($counts)?.article).toEqual({ shown: 1, hidden: 1, held: 0 });
});

it("[MO-12] offers no undo for hiding what waited: it would be public without a decision", async () => {
  const { scope, wishes, act } = await begin();
  const hide = (...comments: readonly ModeratedComment[]) =>
    Promise.all(
      comments.map((comment) => allSettled(hidePressed, { scope, params: { comment, reason: "Publicité" } })),
    );
  await hide({ ...commentFor("a"), heldFor: "links" });
  expect(scope.getState($toasts)[0]?.act).toBeUndefined();
  await hide({ ...commentFor("a"), heldFor: "links" }, commentFor("b"));
  await act();
  expect(wishes.slice(3).map(({ id }) => id)).toEqual(["b"]);
});

it("hides with a reason and restores, in place", async () => {
  const { scope, wishes, shown, said } = await begin();
  await allSettled(hidePressed, { scope, params: { comment: commentFor("a"), reason: " Insulte " } });
  expect(shown().map(({ hiddenBecause }) => hiddenBecause)).toEqual(["Insulte", null]);
  expect(said()).toEqual(["Commentaire masqué"]);
  await allSettled(restorePressed, { scope, params: commentFor("a") });
  expect(shown().map(({ hiddenBecause }) => hiddenBecause)).toEqual([null, null]);
  expect(said()).toEqual(["Commentaire rétabli"]);
  expect(wishes).toEqual([
    { kind: "article", id: "a", reason: " Insulte " },
    { kind: "article", id: "a" },
  ]);
});

it("sends each request once, and several at a time", async () => {
  const answers: (() => void)[] = [];
  const { scope, wishes } = await begin(() => new Promise<void>((done) => answers.push(done)));
  const hide = (id: string) =>
    allSettled(hidePressed, { scope, params: { comment: commentFor(id), reason: "Insulte" } });
  const presses = [hide("a"), hide("a"), hide("b")];
  for (const answer of answers) answer();
  await Promise.all(presses);
  expect(wishes.map(({ id }) => id)).toEqual(["a", "b"]);
});

it("keeps an unsent reason when the view is opened again", async () => {
  const { scope, look } = await begin();
  await allSettled(reasonTyped, { scope, params: { id: "a", reason: "Insulte" } });
  await allSettled(comments.left, { scope });
  await look("");
  expect(scope.getState($reasons)).toEqual({ a: "Insulte" });
  await allSettled(hidePressed, { scope, params: { comment: commentFor("a"), reason: "Insulte" } });
  expect(scope.getState($reasons)).toEqual({ a: "" });
});

it("changes nothing after a failure, and tells so", async () => {
  const { scope, shown, said } = await begin(() => Promise.reject({ kind: "gone" }));
  await allSettled(hidePressed, { scope, params: { comment: commentFor("a"), reason: "Insulte" } });
  expect(shown()[0]?.hiddenBecause).toBeNull();
  expect(said()).toEqual(["Le commentaire n'a pas changé"]);
});

it("[AD-29] tells that another window has hidden a comment, and reads the list again", async () => {
  const { scope, hide, asked } = await begin(() => Promise.reject({ kind: "already-hidden" }));
  await hide("a");
  expect(scope.getState($toasts)[0]?.text).toBe("Il est déjà masqué, et garde sa première raison.");
  expect(asked).toHaveLength(2);
});

it("[AD-51] [AD-52] hides several for one reason with one toast, and takes it back", async () => {
  const { scope, wishes, shown, said } = await begin(() => Promise.resolve());
  const reason = "Publicité";
  await Promise.all(
    ["a", "b"].map((id) => allSettled(hidePressed, { scope, params: { comment: commentFor(id), reason } })),
  );
  expect([shown().map(({ hiddenBecause }) => hiddenBecause), said()]).toEqual([
    [reason, reason],
    ["2 commentaires masqués"],
  ]);
  const act = scope.getState($toasts)[0]?.act;
  if (act) await allSettled(toastActed, { scope, params: act });
  expect(shown().map(({ hiddenBecause }) => hiddenBecause)).toEqual([null, null]);
  expect(wishes.slice(2)).toEqual([
    { kind: "article", id: "a" },
    { kind: "article", id: "b" },
  ]);
});

it("[AD-52] takes back those that were hidden when others weren't, and tries a failed undo again", async () => {
  let isOffline = true;
  const fails = () => (isOffline ? Promise.reject({ kind: "unexpected" }) : Promise.resolve());
  const { scope, shown, hide, act } = await begin(
    (wish) => (wish.id === "b" ? Promise.reject({ kind: "gone" }) : Promise.resolve()),
    fails,
  );
  await hide("a", "b");
  expect(scope.getState($toasts)[0]?.text).toBe("C'est fait pour 1 sur 2. Ce commentaire n'existe plus.");
  await act();
  expect(shown()[0]?.hiddenBecause).toBe("Publicité");
  isOffline = false;
  await act();
  expect(shown()[0]?.hiddenBecause).toBeNull();
});

it("[AD-51] keeps the reason of several until all are hidden", async () => {
  let isOffline = true;
  const { scope, hide } = await begin(({ id }) =>
    isOffline && id === "b" ? Promise.reject({ kind: "unexpected" }) : Promise.resolve(),
  );
  const kept = () => [scope.getState($isHidingMany), scope.getState($sharedReason)];
  await allSettled(hideManyOpened, { scope });
  await allSettled(sharedReasonTyped, { scope, params: "Publicité" });
  await hide("a", "b");
  expect(kept()).toEqual([true, "Publicité"]);
  isOffline = false;
  await hide("b");
  expect(kept()).toEqual([false, ""]);
});
