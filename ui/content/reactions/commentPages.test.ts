import { describe, expect, it } from "vitest";
import type { Comment, CommentId, Thread } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage } from "../../../domain/content/reactions/listComments.ts";
import {
  everyComment,
  renewed,
  withAdded,
  withChanged,
  withoutComment,
  withReplies,
  withThread,
} from "./commentPages.ts";

const said = (id: string, parent: string | null = null) =>
  ({ id, parent, author: "camille", text: id, createdAt: id, isDeleted: false }) as unknown as Comment;
const thread = (id: string, ...replies: readonly string[]): Thread => ({
  ...said(id),
  replies: replies.map((reply) => said(reply, id)),
  replyCount: replies.length,
});
const page = (...comments: readonly Thread[]): CommentPage => ({ comments, hasMore: false });
const ids = (shown: CommentPage) => everyComment(shown).map(({ id }) => id);

describe("the shown comments", () => {
  it("[TK-1] take a new comment first, and a reply after the others of its thread, once", () => {
    const shown = withAdded(withAdded(page(thread("a", "a1")), said("b")), said("a2", "a"));
    expect(ids(shown)).toEqual(["b", "a", "a1", "a2"]);
    expect(withAdded(shown, said("a2", "a"))).toBe(shown);
    expect(shown.comments[1]?.replyCount).toBe(2);
  });

  it("[TK-1] take the next replies without duplicates", () => {
    const shown = withReplies(page({ ...thread("a", "a1"), replyCount: 3 }), "a" as CommentId, [
      said("a1", "a"),
      said("a2", "a"),
    ]);
    expect(ids(shown)).toEqual(["a", "a1", "a2"]);
  });

  it("[TK-1] keep one's own new reply after the others when these are loaded", () => {
    const shown = withReplies(page(thread("a", "a1", "a9")), "a" as CommentId, [said("a2", "a")]);
    expect(ids(shown)).toEqual(["a", "a1", "a2", "a9"]);
  });

  it("[TK-5] keep the place of a deleted comment while it has replies", () => {
    const shown = withoutComment(page(thread("a", "a1"), thread("b")), said("a"));
    expect(shown.comments[0]).toMatchObject({ isDeleted: true, author: null });
    expect(ids(withoutComment(shown, said("b")))).toEqual(["a", "a1"]);
    expect(ids(withoutComment(shown, said("a1", "a")))).toEqual(["b"]);
  });

  it("[TK-4] change a reply in its place", () => {
    const shown = withChanged(page(thread("a", "a1")), "a1" as CommentId, { text: "mieux" });
    expect(shown.comments[0]?.replies[0]?.text).toBe("mieux");
  });

  it("[TK-6] show the thread of a link in its place, or first", () => {
    expect(ids(withThread(page(thread("b"), thread("a", "a1")), thread("a", "a1", "a2")))).toEqual([
      "b",
      "a",
      "a1",
      "a2",
    ]);
    expect(ids(withThread(page(thread("b")), thread("old", "o1")))).toEqual(["old", "o1", "b"]);
  });

  it("[TK-6] keep a linked old thread first when the first page is loaded again, so that the next page follows the last one", () => {
    const newest = { ...page(thread("f"), thread("e")), hasMore: true };
    const shown = withAdded(
      withThread({ ...newest, comments: [...newest.comments, thread("d")] }, thread("a")),
      said("g"),
    );
    expect(ids(shown)).toEqual(["g", "a", "f", "e", "d"]);
    expect(ids(renewed(shown, newest, [said("g")]))).toEqual(["g", "a", "f", "e", "d"]);
    const until = { ...page(thread("b"), thread("a")), hasMore: false };
    expect(ids(renewed(withThread(page(thread("b")), thread("a")), until, []))).toEqual(["b", "a"]);
    expect(ids(renewed(withThread(page(thread("b")), thread("0")), until, []))).toEqual(["b", "a"]);
  });
});
