import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import type { Thread } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage, CommentsQuery } from "../../../domain/content/reactions/listComments.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { tip } from "../../../tests/tipReader.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { sessionChanged } from "../../accounts/session/session.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { tipActs, readTipFx } from "../../tips/effects.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $tip, tipOpened } from "../../tips/tip.ts";
import { fakes } from "../../../tests/fakes.ts";

const { $comments, $count, $isLoadingOlder, commentAdded, deletePressed, olderWanted } = tipReactions;

/** A comment of that minute. */
const said = (minute: number, hiddenBecause: string | null = null) =>
  ({
    id: String(minute),
    createdAt: `2026-11-20T10:${minute}:00Z`,
    hiddenBecause,
    parent: null,
    replies: [],
    replyCount: 0,
  }) as unknown as Thread;

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
    handlers: fakes(
      [whoAmIFx, () => who.present],
      [tipActs.removeCommentFx, () => {}],
      [
        tipActs.listCommentsFx,
        (wanted: CommentsQuery<TipId>) => new Promise((answer) => asked.push({ wanted, answer })),
      ],
    ),
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

it("[TK-5] leaves out a comment that was deleted during the request", async () => {
  const { become, answered, scope, shown } = begin();
  const acts = [become(camille), allSettled(deletePressed, { scope, params: said(40) })];
  await answered(acts, { comments: [said(50), said(40), said(30)], hasMore: true });
  expect(shown()).toEqual(["50", "30"]);
});

/** A tab in which that reader opens a tip; `counts`: how many comments it has each time it is read. */
const open = async (reader: Account | null, ...counts: readonly number[]) => {
  const who = { present: reader };
  const asked: CommentsQuery<TipId>[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => who.present],
      [readTipFx, () => ({ ...tip, comments: counts[reads++] })],
      [
        tipActs.listCommentsFx,
        (wanted: CommentsQuery<TipId>): CommentPage => {
          asked.push(wanted);
          return { comments: [said(50)], hasMore: false };
        },
      ],
    ),
  });
  let reads = 0;
  await allSettled(sessionChanged, { scope });
  const openTip = () => allSettled(tipOpened, { scope, params: { params: { slug: tip.slug }, search: "" } });
  const become = (account: Account | null) => {
    who.present = account;
    return allSettled(sessionChanged, { scope });
  };
  await openTip();
  return { scope, asked, become, openTip };
};

it("[PF-36] requests nothing for a visitor who opens an item without comments", async () => {
  const { scope, asked } = await open(null, 0);
  expect(asked).toEqual([]);
  expect(scope.getState($comments)).toEqual(ready({ comments: [], hasMore: false }));
});

it("requests the comments of an item that has some, and those of a member, who may have hidden ones", async () => {
  expect((await open(null, 1)).asked).toEqual([{ id: tip.id }]);
  expect((await open(camille, 0)).asked).toEqual([{ id: tip.id }]);
});

it("requests the first comment when the item is opened again and has it", async () => {
  const { scope, asked, openTip } = await open(null, 0, 1);
  await openTip();
  expect(asked).toEqual([{ id: tip.id }]);
  expect(scope.getState($comments)).toEqual(ready({ comments: [said(50)], hasMore: false }));
});

it("[TP-8] counts the listed comments that all can read; with older ones, as the item says", () => {
  const counted = (hasMore: boolean) =>
    fork({
      values: [
        [$tip, ready({ ...tip, comments: 9 })],
        [$comments, ready({ comments: [said(50), said(45, "Insulte")], hasMore })],
      ],
    }).getState($count);
  expect([counted(false), counted(true)]).toEqual([1, 9]);
});

it("requests comments once when an item is opened again and has more of them", async () => {
  for (const tab of [await open(null, 1, 2), await open(camille, 0, 1)]) {
    await tab.openTip();
    expect(tab.asked).toHaveLength(2);
  }
});

it("shows a former member's comment on an item that was read before it, and requests it", async () => {
  const { scope, asked, become, openTip } = await open(camille, 0, 0);
  await allSettled(commentAdded, { scope, params: said(59) });
  await become(null);
  const before = asked.length;
  await openTip();
  expect(asked).toHaveLength(before + 1);
});
