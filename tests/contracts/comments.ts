import { describe, expect, it, onTestFinished } from "vitest";
import { camille, type NewDevice, sarah, signedIn, noArticle, nobody, noTip } from "./ports.ts";
import { articles, type Subject, tips } from "./subjects.ts";
import { parseComment } from "../../domain/content/reactions/addComment.ts";
import { hostileStrings } from "../hostileStrings.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { CommentMark } from "../../domain/content/reactions/ports.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls } from "./files.ts";

const unknownComment = "00000000-0000-4000-8000-00000000c0de" as CommentId;
const afterNone: CommentMark = { id: unknownComment, createdAt: "2026-01-01T00:00:00Z", likes: 0 };

let number = 0;
/** A unique text. */
const newWords = () => `Testé hier, ça tient. ${++number} ${crypto.randomUUID()}`;

/** Two comments of one millisecond have no order. */
const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 2));

/** What every implementation of `Comments` must do. */
const commentsOf = <Id extends string>(
  backend: string,
  newDevice: NewDevice,
  { ageComment, forgetQuotas }: Backstage,
  subject: Subject<Id>,
) =>
  describe(`[BE-4] comments on ${subject.name} on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const member = await signedIn(ports, camille);
      const { id, comments: before } = await subject.open(ports);
      await nextMillisecond();
      return { ports, comments: subject.comments(ports), member: member.id, id, before };
    };

    it("[TP-8] keeps a comment, gives it back, counts it, and puts it first", async () => {
      const { ports, comments, member, id, before } = await begin();
      const text = newWords();
      const answer = await comments.add(id, member, text);
      expect(answer).toMatchObject({
        ok: true,
        value: { author: member, text, card: { username: "camille", avatar: null, isStaff: false } },
      });
      expect((await comments.of(id, 1))[0]).toMatchObject(answer.ok ? answer.value : {});
      expect((await subject.open(ports)).comments).toBe(before + 1);
    });

    it("[TP-8] gives them newest first, a page at a time", async () => {
      const { comments, member, id } = await begin();
      for (const text of [newWords(), newWords(), newWords()]) {
        await comments.add(id, member, text);
        await nextMillisecond();
      }
      const all = await comments.of(id, 100);
      const times = all.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));

      const first = await comments.of(id, 2);
      const second = await comments.of(id, 2, first[1]);
      expect([...first, ...second]).toEqual(all.slice(0, 4));
    });

    it("[TP-16] takes the same words again for the same comment, so that a retry doubles nothing", async () => {
      const { ports, comments, member, id, before } = await begin();
      const text = newWords();
      const [one, other] = await Promise.all([comments.add(id, member, text), comments.add(id, member, text)]);
      expect(one.ok && one.value.id).toBe(other.ok && other.value.id);
      expect((await subject.open(ports)).comments).toBe(before + 1);
    });

    it("lets two members say the same", async () => {
      const { comments, member, id } = await begin();
      const text = newWords();
      const elsewhere = await newDevice();
      const other = await signedIn(elsewhere, sarah);
      await comments.add(id, member, text);
      expect(await subject.comments(elsewhere).add(id, other.id, text)).toMatchObject({
        ok: true,
        value: { card: { isStaff: true } },
      });
    });

    it("[BE-3] refuses a visitor", async () => {
      const { ports, comments, member, id, before } = await begin();
      await ports.session.signOut();
      expect(await comments.add(id, member, newWords())).toEqual({
        ok: false,
        refusal: { kind: "signed-out" },
      });
      expect((await subject.open(ports)).comments).toBe(before);
    });

    it("[BE-3] refuses a comment in another member's name", async () => {
      const { ports, comments, id, before } = await begin();
      const other = await signedIn(await newDevice(), sarah);
      expect((await comments.add(id, other.id, newWords())).ok).toBe(false);
      expect((await subject.open(ports)).comments).toBe(before);
    });

    it("says that what isn't there is gone", async () => {
      const { comments, member } = await begin();
      expect(await comments.add(subject.none, member, newWords())).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    const said = (answer: Awaited<ReturnType<ReturnType<typeof subject.comments>["add"]>>) => {
      if (!answer.ok) throw new Error(answer.refusal.kind);
      return answer.value;
    };

    it("[TK-1] puts replies of one level under their comment, oldest first, and counts them", async () => {
      const { ports, comments, member, id, before } = await begin();
      const root = said(await comments.add(id, member, newWords()));
      const elsewhere = await newDevice();
      const other = await signedIn(elsewhere, sarah);
      const first = said(await subject.comments(elsewhere).add(id, other.id, newWords(), root.id));
      await nextMillisecond();
      const second = said(await comments.add(id, member, newWords(), first.id));
      expect([root.parent, first.parent, second.parent]).toEqual([null, root.id, root.id]);
      const [thread] = await comments.of(id, 1);
      expect(thread).toMatchObject({ id: root.id, replyCount: 2, replies: [{ id: first.id }, { id: second.id }] });
      expect((await subject.open(ports)).comments).toBe(before + 3);
      expect(await comments.repliesTo(id, root.id, 1)).toEqual([thread?.replies[0]]);
      expect(await comments.repliesTo(id, root.id, 5, thread?.replies[0])).toEqual([thread?.replies[1]]);
      expect((await comments.threadOf(id, second.id))?.id).toBe(root.id);
      expect(await comments.threadOf(subject.none, second.id)).toBeNull();
    });

    it("[TK-1] takes the same words to another comment for another reply", async () => {
      const { comments, member, id } = await begin();
      const [one, other] = [
        said(await comments.add(id, member, newWords())),
        said(await comments.add(id, member, newWords())),
      ];
      const text = newWords();
      const replies = [
        said(await comments.add(id, member, text, one.id)),
        said(await comments.add(id, member, text, other.id)),
        said(await comments.add(id, member, text, other.id)),
      ];
      expect(new Set(replies.map((reply) => reply.id)).size).toBe(2);
    });

    it("[TK-2] refuses a reply to a deleted, hidden or unknown comment, and to one on another page", async () => {
      const { comments, member, id } = await begin();
      const gone = { ok: false, refusal: { kind: "answered-gone" } };
      const deleted = said(await comments.add(id, member, newWords()));
      await comments.remove(deleted.id);
      expect(await comments.add(id, member, newWords(), deleted.id)).toEqual(gone);
      expect(await comments.add(id, member, newWords(), unknownComment)).toEqual(gone);
      const hidden = said(await comments.add(id, member, newWords()));
      const reply = said(await comments.add(id, member, newWords(), hidden.id));
      const staff = await newDevice();
      await signedIn(staff, sarah);
      await staff.moderation.hide(subject.kind, hidden.id, "Essai");
      expect(await comments.add(id, member, newWords(), hidden.id)).toEqual(gone);
      expect(await comments.add(id, member, newWords(), reply.id)).toEqual(gone);
      const elsewhere = await subject.openOther((await begin()).ports);
      const visible = said(await comments.add(id, member, newWords()));
      expect(await comments.add(elsewhere, member, newWords(), visible.id)).toEqual(gone);
    });

    it("[TK-2] [MO-4] a hidden comment takes its replies with it, and brings them back", async () => {
      const { ports, comments, member, id, before } = await begin();
      const root = said(await comments.add(id, member, newWords()));
      await comments.add(id, member, newWords(), root.id);
      const staff = await newDevice();
      await signedIn(staff, sarah);
      await staff.moderation.hide(subject.kind, root.id, "Essai");
      expect((await subject.open(ports)).comments).toBe(before);
      const visitor = await newDevice();
      expect((await subject.comments(visitor).of(id, 50)).some((one) => one.id === root.id)).toBe(false);
      expect(await subject.comments(visitor).repliesTo(id, root.id, 20)).toEqual([]);
      expect(await subject.comments(staff).repliesTo(id, root.id, 20)).toHaveLength(1);
      await staff.moderation.hide(subject.kind, root.id, null);
      expect((await subject.open(ports)).comments).toBe(before + 2);
    });

    it("[TK-3] likes a comment once, takes it off, and sorts by the most liked", async () => {
      const { ports, comments, member, id } = await begin();
      const liked = said(await comments.add(id, member, newWords()));
      await comments.add(id, member, newWords());
      const likes = subject.commentLikes(ports);
      expect(await likes.set(liked.id, member, true)).toEqual({ ok: true, value: undefined });
      expect(await likes.set(liked.id, member, true)).toEqual({ ok: true, value: undefined });
      const [first] = await comments.of(id, 1, undefined, "liked");
      expect(first).toMatchObject({ id: liked.id, likes: 1, isLiked: true });
      expect((await subject.comments(await newDevice()).of(id, 1, undefined, "liked"))[0]).toMatchObject({
        likes: 1,
        isLiked: false,
      });
      const rest = await comments.of(id, 50, first, "liked");
      expect(rest.some((one) => one.id === liked.id)).toBe(false);
      await likes.set(liked.id, member, false);
      expect((await comments.threadOf(id, liked.id))?.likes).toBe(0);
      expect(await likes.set(unknownComment, member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    it("[TK-4] changes one's own comment and marks it; refuses a comment of another member", async () => {
      const { comments, member, id } = await begin();
      const own = said(await comments.add(id, member, newWords()));
      const text = newWords();
      expect(await comments.edit(own.id, text)).toEqual({ ok: true, value: { isHeld: false } });
      expect(await comments.threadOf(id, own.id)).toMatchObject({ text, editedAt: expect.any(String) });
      const elsewhere = await newDevice();
      await signedIn(elsewhere, sarah);
      const refused = { ok: false, refusal: { kind: "gone" } };
      expect(await subject.comments(elsewhere).edit(own.id, "Autre")).toEqual(refused);
      await subject.comments(elsewhere).remove(own.id);
      expect((await comments.threadOf(id, own.id))?.text).toBe(text);
    });

    it("[TK-4] changes a comment in its fifteenth minute, and not after, by the server's clock", async () => {
      const { comments, member, id } = await begin();
      const { id: own } = said(await comments.add(id, member, newWords()));
      await ageComment(subject.kind, own, 14 * 60 + 1);
      const text = newWords();
      expect(await comments.edit(own, text)).toEqual({ ok: true, value: { isHeld: false } });
      await ageComment(subject.kind, own, 60);
      expect(await comments.edit(own, newWords())).toEqual({ ok: false, refusal: { kind: "too-late" } });
      expect(await comments.threadOf(id, own)).toMatchObject({ text });
    });

    it("[TK-5] deletes one's own comment; one with replies stays without name and text until the last goes", async () => {
      const { ports, comments, member, id, before } = await begin();
      const root = said(await comments.add(id, member, newWords()));
      const reply = said(await comments.add(id, member, newWords(), root.id));
      await subject.commentLikes(ports).set(root.id, member, true);
      expect(await comments.remove(root.id)).toEqual({ ok: true, value: undefined });
      const [thread] = await comments.of(id, 1);
      expect(thread).toMatchObject({ id: root.id, author: null, isDeleted: true, likes: 0, replyCount: 1 });
      expect(thread?.text).not.toContain("Testé");
      expect((await subject.open(ports)).comments).toBe(before + 1);
      await comments.remove(reply.id);
      await comments.remove(reply.id);
      expect(await comments.threadOf(id, root.id)).toBeNull();
      expect((await subject.open(ports)).comments).toBe(before);
    });

    it("keeps marks, directions and emoji as they were written", async () => {
      const { comments, member, id } = await begin();
      const text = `<b>gras</b> '"\`; drop table tips; -- \u0645\u0631\u062d\u0628\u0627 \u{1f44b}\u{1f3fd} e\u0301 ${newWords()}`;
      const answer = await comments.add(id, member, text);
      expect(answer.ok && answer.value.text).toBe(text);
    });

    it("keeps hostile texts as they were written, once each", async () => {
      const { comments, member, id } = await begin();
      for (const [at, typed] of hostileStrings.entries()) {
        if (at % 8 === 0) await forgetQuotas();
        const parsed = parseComment(`${typed} ${newWords()}`);
        const text = parsed.ok ? parsed.value : "";
        const [one, again] = [await comments.add(id, member, text), await comments.add(id, member, text)];
        const kept = said(one);
        await comments.remove(kept.id);
        expect(kept.text).toBe(text);
        expect(again).toEqual(one);
      }
    });
  });

const mentionableOn = (backend: string, newDevice: NewDevice) =>
  describe(`[TK-7] members whom comments can name, on ${backend}`, () => {
    it("offers members whose username begins so, without accents and capitals, to members alone", async () => {
      const ports = await newDevice();
      expect(await ports.mentionable.begunBy("cam")).toEqual([]);
      await signedIn(ports, sarah);
      expect(await ports.mentionable.begunBy("CÂM")).toMatchObject([{ username: "camille", isStaff: false }]);
      expect(await ports.mentionable.begunBy("%")).toEqual([]);
      expect(await ports.mentionable.begunBy("")).toEqual([]);
      expect((await ports.mentionable.begunBy("e")).length).toBeLessThanOrEqual(6);
      const camilles = await newDevice();
      const { id } = await signedIn(camilles, camille);
      onTestFinished(async () => void (await camilles.memberPages.hide(id, false)));
      await camilles.memberPages.hide(id, true);
      expect((await ports.mentionable.begunBy("cam")).map(({ username }) => username)).not.toContain("camille");
    });
  });

export const contract = (backend: string, newDevice: NewDevice, backstage: Backstage): void => {
  commentsOf(backend, newDevice, backstage, tips);
  commentsOf(backend, newDevice, backstage, articles);
  mentionableOn(backend, newDevice);
};

export const rowsOfMember = ["tip", "article"].map(
  (kind) => `insert into ${kind}_comment_likes (comment_id, user_id) select id, $1 from ${kind}_comments limit 1`,
);

export const faultCalls: FaultCalls = {
  "mentionable.begunBy": { call: ({ mentionable }) => mentionable.begunBy("camille"), at401: { gives: [] } },
  "tipComments.threadOf": { call: ({ tipComments }) => tipComments.threadOf(noTip, unknownComment) },
  "articleComments.threadOf": { call: ({ articleComments }) => articleComments.threadOf(noArticle, unknownComment) },
  "tipComments.repliesTo": { call: ({ tipComments }) => tipComments.repliesTo(noTip, unknownComment, 20, afterNone) },
  "articleComments.repliesTo": {
    call: ({ articleComments }) => articleComments.repliesTo(noArticle, unknownComment, 20),
  },
  "tipComments.edit": { call: ({ tipComments }) => tipComments.edit(unknownComment, "Essai"), at401: "signed-out" },
  "articleComments.edit": {
    call: ({ articleComments }) => articleComments.edit(unknownComment, "Essai"),
    at401: "signed-out",
  },
  "tipComments.remove": {
    call: ({ tipComments }) => tipComments.remove(unknownComment),
    at401: "signed-out",
    readsNothing: true,
  },
  "articleComments.remove": {
    call: ({ articleComments }) => articleComments.remove(unknownComment),
    at401: "signed-out",
    readsNothing: true,
  },
  "tipCommentLikes.set": {
    call: ({ tipCommentLikes }) => tipCommentLikes.set(unknownComment, nobody, true),
    at401: "signed-out",
  },
  "articleCommentLikes.set": {
    call: ({ articleCommentLikes }) => articleCommentLikes.set(unknownComment, nobody, true),
    at401: "signed-out",
  },
  "tipComments.of": { call: ({ tipComments }) => tipComments.of(noTip, 20) },
  "tipComments.add": { call: ({ tipComments }) => tipComments.add(noTip, nobody, "Essai"), at401: "signed-out" },
  "articleComments.of": { call: ({ articleComments }) => articleComments.of(noArticle, 20) },
  "articleComments.add": {
    call: ({ articleComments }) => articleComments.add(noArticle, nobody, "Essai"),
    at401: "signed-out",
  },
  "tipComments.of, older ones": { call: ({ tipComments }) => tipComments.of(noTip, 20, afterNone) },
};
