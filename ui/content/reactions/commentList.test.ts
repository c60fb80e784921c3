import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage, CommentsQuery } from "../../../domain/content/reactions/listComments.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { tip } from "../../../tests/tipReader.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { sessionChanged } from "../../accounts/session/session.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { tipActs } from "../../tips/acts.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $tip } from "../../tips/tip.ts";

const { $comments, $isLoadingOlder, commentAdded, olderWanted } = tipReactions;

/** A comment of that minute. */
const said = (minute: number, hiddenBecause: string | null = null) =>
  ({ id: String(minute), createdAt: `2026-11-20T10:${minute}:00Z`, hiddenBecause }) as unknown as Comment;

const camille = { id: "camille", role: null } as unknown as Account;

/** The server's page with three comments, opened by that reader. The test triggers the backend's answers. */
const begin = () => {
  const who = { present: null as Account | null };
  const asked: { readonly wanted: CommentsQuery<TipId>; readonly answer: (page: CommentPage) => void }[] = [];
  const scope = fork({
    values: [
      [$tip, ready(tip)],
      [$comments, ready({ comments: [said(50), said(40), said(30)], hasMore: true })],
    ],
    handlers: [
      [whoAmIFx, () => who.present],
      [
        tipActs.listCommentsFx,
        (wanted: CommentsQuery<TipId>) => new Promise((answer) => asked.push({ wanted, answer })),
      ],
    ],
  });
  const become = (account: Account | null) => {
    who.present = account;
    return allSettled(sessionChanged, { scope });
  };
  const shown = () => {
    const list = scope.getState($comments);
    return list.status === "ready" ? list.value.comments.map(({ id, hiddenBecause }) => hiddenBecause ?? id) : [];
  };
  /** Answers the pending requests in that order. */
  const answered = async (acts: readonly Promise<void>[], ...pages: readonly CommentPage[]) => {
    await expect.poll(() => asked.length).toBe(pages.length);
    pages.forEach((page, at) => asked[at]?.answer(page));
    await Promise.all(acts);
  };
  return { scope, asked, become, shown, answered };
};

it("requests nothing for a visitor on the server's page", async () => {
  const { asked, become } = begin();
  await become(null);
  expect(asked).toEqual([]);
});

it("shows members their hidden comments until they sign out, without a loading state", async () => {
  const { asked, become, shown, scope } = begin();
  const arriving = become(camille);
  await expect.poll(() => asked.length).toBe(1);
  expect([shown(), scope.getState($isLoadingOlder)]).toEqual([["50", "40", "30"], false]);
  asked[0]?.answer({ comments: [said(50), said(45, "Insulte")], hasMore: true });
  await arriving;
  expect(shown()).toEqual(["50", "Insulte", "40", "30"]);
  const leaving = become(null);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer({ comments: [said(50), said(40)], hasMore: true });
  await leaving;
  expect(shown()).toEqual(["50", "40", "30"]);
});

it("keeps comments that were added or loaded during the request", async () => {
  const { become, answered, scope, shown } = begin();
  const acts = [become(camille), allSettled(commentAdded, { scope, params: said(59) })];
  acts.push(allSettled(olderWanted, { scope }));
  await answered(acts, { comments: [said(50), said(40)], hasMore: true }, { comments: [said(20)], hasMore: false });
  expect(shown()).toEqual(["59", "50", "40", "30", "20"]);
});
