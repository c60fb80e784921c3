import { describe, expect, it } from "vitest";
import { camille, type NewDevice, sarah, signedIn, noArticle, nobody, noTip } from "./ports.ts";
import { articles, type Subject, tips } from "./subjects.ts";
import type { FaultCalls } from "./files.ts";

let number = 0;
/** A unique text. */
const newWords = () => `Testé hier, ça tient. ${++number} ${crypto.randomUUID()}`;

/** What every implementation of `Comments` must do. */
const commentsOf = <Id extends string>(backend: string, newDevice: NewDevice, subject: Subject<Id>) =>
  describe(`[BE-4] comments on ${subject.name} on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const member = await signedIn(ports, camille);
      const { id, comments: before } = await subject.open(ports);
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
      expect((await comments.of(id, 1))[0]).toEqual(answer.ok && answer.value);
      expect((await subject.open(ports)).comments).toBe(before + 1);
    });

    it("[TP-8] gives them newest first, a page at a time", async () => {
      const { comments, member, id } = await begin();
      for (const text of [newWords(), newWords(), newWords()]) {
        await comments.add(id, member, text);
        await new Promise((resolve) => setTimeout(resolve, 2)); // Two comments of one millisecond have no order.
      }
      const all = await comments.of(id, 100);
      const times = all.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));

      const first = await comments.of(id, 2);
      const second = await comments.of(id, 2, first[1]?.createdAt);
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

    it("keeps marks, directions and emoji as they were written", async () => {
      const { comments, member, id } = await begin();
      const text = `<b>gras</b> '"\`; drop table tips; -- \u0645\u0631\u062d\u0628\u0627 \u{1f44b}\u{1f3fd} e\u0301 ${newWords()}`;
      const answer = await comments.add(id, member, text);
      expect(answer.ok && answer.value.text).toBe(text);
    });
  });

export const contract = (backend: string, newDevice: NewDevice): void => {
  commentsOf(backend, newDevice, tips);
  commentsOf(backend, newDevice, articles);
};

export const faultCalls: FaultCalls = {
  "tipComments.of": { call: ({ tipComments }) => tipComments.of(noTip, 20) },
  "tipComments.add": { call: ({ tipComments }) => tipComments.add(noTip, nobody, "Essai"), at401: "signed-out" },
  "articleComments.of": { call: ({ articleComments }) => articleComments.of(noArticle, 20) },
  "articleComments.add": {
    call: ({ articleComments }) => articleComments.add(noArticle, nobody, "Essai"),
    at401: "signed-out",
  },
  "tipComments.of, older ones": { call: ({ tipComments }) => tipComments.of(noTip, 20, "2026-01-01T00:00:00Z") },
};
